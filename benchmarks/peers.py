"""Random playouts of the ``chess`` package, the yardstick of the engines' speed."""

import random
import time

import chess

from simulation.commands.benching import Speed


def play_chess(seed: int) -> int:
    """Play one game of random legal moves and return how many there were."""
    choose = random.Random(seed).choice
    board = chess.Board()
    while not board.is_game_over():
        board.push(choose(list(board.legal_moves)))
    return len(board.move_stack)


def measure_chess(seconds: float, speed: Speed) -> None:
    """Play games for a while and note how fast it went.

    Every repetition plays the same games.

    :param seconds: CPU time after which no game is begun.
    """
    games = decisions = 0
    spent = 0.0
    began = time.process_time()
    while games == 0 or spent < seconds:
        games += 1
        decisions += play_chess(games)
        spent = time.process_time() - began
    speed.games.append(games / spent)
    speed.decisions.append(decisions / spent)
