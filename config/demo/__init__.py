"""The demo: a league of invented teams whose seasons real workers play.

* `cast` says who and what there is;
* `dates` lays its seasons out so that the latest one has just ended;
* `opening` makes the league and `seasons` brings it along, one step at a time;
* `cup` makes a small league of the coach's own, which he has yet to begin;
* `story` tells the person at the terminal how far it is;
* `folder` keeps all of it apart from a site that somebody means.

Whatever is made is made by services, as a commissioner at a page would have made it,
and what has been done is read off the database: a start that was cut short anywhere is
completed by the next one, and nothing is made twice.
"""
