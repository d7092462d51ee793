from games.pages.shots import ZoneLine, shots_of
from simulation.shotchart import ChartZone, ShotChart
from simulation.words import Words

RIM = ChartZone("rim", Words("the rim"), 2)
CORNER = ChartZone("corner", Words("the corner"), 3)
POST = ChartZone("post", Words("the post"), 2)


class Chart(ShotChart):
    """A court of three zones that is drawn as what it was given."""

    @property
    def zones(self):
        return (RIM, CORNER, POST)

    def attempts(self, events):
        return ()

    def draw(self, counts):
        return f"<svg>{dict(counts)}</svg>"


def test_shots_of_many_lines_are_summed_by_zone():
    shots = shots_of(Chart(), [{"rim": [1, 2], "corner": [0, 3]}, {"rim": [3, 4]}])

    assert [group.lines for group in shots.groups] == [
        (ZoneLine(RIM, 4, 6),),
        (ZoneLine(CORNER, 0, 3),),
    ]
    assert [group.points for group in shots.groups] == [2, 3]
    assert shots.drawing == "<svg>{'rim': (4, 6), 'corner': (0, 3)}</svg>"


def test_zones_without_shots_are_left_out_and_total_is_of_the_others():
    shots = shots_of(Chart(), [{"rim": [1, 2], "post": [1, 1], "corner": [0, 0]}])

    (group,) = shots.groups
    assert [line.zone for line in group.lines] == [RIM, POST]
    assert (group.total.made, group.total.tried) == (2, 3)


def test_share_of_no_shots_does_not_exist():
    assert ZoneLine(RIM, 1, 4).share == 0.25
    assert ZoneLine(RIM, 0, 0).share is None


def test_there_is_no_chart_without_shots_or_without_a_court():
    assert shots_of(Chart(), [{}, {"rim": [0, 0]}]) is None
    assert shots_of(Chart(), []) is None
    assert shots_of(None, [{"rim": [1, 2]}]) is None
