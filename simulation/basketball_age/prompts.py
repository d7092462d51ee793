"""The question of each kind of decision."""

from typing import Final

from simulation.basketball_age.tables import PLAYERS
from simulation.words import Name, Words, gettext_noop, words

_ = gettext_noop

PROMPTS: Final[dict[str, Words]] = {
    "lineup": Words(_("Who starts?")),
    "jumper": Words(_("Who jumps here?")),
    "jump_place": Words(_("Place a player outside the circle.")),
    "tip": Words(_("Whom do you tip the ball to?")),
    "activate": Words(_("Whom do you activate?")),
    "step": Words(_("What does he do?")),
    "reaction": Words(_("He is leaving: do you react?")),
    "blind_screen": Words(_("Does a team-mate screen the defender who goes along?")),
    "help_pass": Words(_("Do you pass instead of shooting?")),
    "press": Words(_("Do you press over the whole court?")),
    "second_man": Words(_("Who is unbalanced beside him?")),
    "thief": Words(_("Who picks off the pass?")),
    "defend": Words(_("Whom do you activate?")),
    "action": Words(_("What does the defender do here?")),
    "contest": Words(_("How do you contest the shot?")),
    "contest_move": Words(_("Do you move a defender before the shot?")),
    "challenge": Words(_("Does he try to block?")),
    "rebound_step": Words(_("Who steps in for the rebound?")),
    "contestant": Words(_("Who goes for the rebound?")),
    "ball_roll": Words(_("Where does the ball come down?")),
    "grab_roll": Words(_("How high does he get?")),
    "better_roll": Words(_("What do the two dice of the man on the spot show?")),
    "replace": Words(_("Who replaces the man who fouled out?")),
    "timeout": Words(_("Do you take your timeout?")),
    "benefit": Words(_("What do you work on in the timeout?")),
    "substitute": Words(_("Do you substitute?")),
    "shooter": Words(_("Who shoots the free throws?")),
    "lane": Words(_("Who stands beside the paint?")),
    "pair": Words(_("Where do you put two men?")),
    "throw_place": Words(_("Place a player for the free throw.")),
    "quick_throw_in": Words(_("Do you throw in at once?")),
    "inbounder": Words(_("Who throws the ball in?")),
    "spot": Words(_("Where is it thrown in?")),
    "place": Words(_("Where do you place him?")),
    "jump_roll": Words(_("What do the two dice of the jump ball show?")),
    "move_with_roll": Words(_("Does the defender stay with him?")),
    "steal_roll": Words(_("Does he steal the ball?")),
    "lockdown_roll": Words(_("Whose foul is it?")),
    "screen_roll": Words(_("Does the screen hold?")),
    "pick_roll": Words(_("Does the pick hold?")),
    "blind_screen_roll": Words(_("Does the blind screen hold?")),
    "press_roll": Words(_("Who fouls the passer?")),
    "pass_roll": Words(_("Does the pass arrive?")),
    "stray_roll": Words(_("Where does the pass go?")),
    "foul_roll": Words(_("How is the intentional foul called?")),
    "block_roll": Words(_("Does he block the shot?")),
    "shot_roll": Words(_("Does the shot go in?")),
    "throw_roll": Words(_("Does the free throw go in?")),
    "rebound_roll": Words(_("What do the two dice of the rebound show?")),
    "clock_minutes": Words(_("How many minutes does the clock show?")),
    "clock_seconds": Words(_("How many seconds does the clock show?")),
}
#: Of decisions about a man who is not to be seen on the court otherwise.
ABOUT: Final[dict[str, str]] = {
    "help": _("Do you play your help for {player}?"),
    "seat": _("Which spot does {player} take in the paint?"),
}


def prompt_about(kind: str, player: int) -> Words:
    """Return the question of a kind of decision about a player."""
    return words(ABOUT[kind], player=Name(PLAYERS[player]))
