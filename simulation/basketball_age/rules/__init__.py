"""The rules, topic by topic: functions that move a position by one answer or step.

Each topic has functions that ``run`` a frame until it asks something or is done, and
functions that take an answer. ``game`` calls them by the kind of frame and decision;
they call each other only along ``flow`` ← ``fouls`` ← the topics of live play.
"""
