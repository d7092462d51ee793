"""What pages, the API and services read of games; nothing here writes."""

from games.selectors.courses import Figures, PlayLine
from games.selectors.desk import RunNews, runs_to_look_at, unchecked_seasons
from games.selectors.games import (
    Box,
    BoxRow,
    GamePage,
    LineScore,
    Making,
    game_page,
    games_of,
    is_published,
    official_game,
    published_digest,
    published_record,
)
from games.selectors.lines import fold_season, season_differences
from games.selectors.profiles import (
    ProfileGame,
    games_by_profile,
    records_by_profile,
)
from games.selectors.receipts import SeasonReceipt, season_receipt
from games.selectors.results import latest_results
from games.selectors.runs import (
    OpenDay,
    RunPage,
    fixtures_to_check,
    latest_run,
    open_days,
    open_starts,
    run_by_number,
    run_page,
    runs_of,
)
from games.selectors.statistics import (
    GameLog,
    LeaderBoard,
    Leaders,
    LoggedGame,
    StatRow,
    StatTable,
    game_log,
    season_leaders,
    season_statistics,
)

__all__ = [
    "Box",
    "BoxRow",
    "Figures",
    "GameLog",
    "GamePage",
    "LeaderBoard",
    "Leaders",
    "LineScore",
    "LoggedGame",
    "Making",
    "OpenDay",
    "PlayLine",
    "ProfileGame",
    "RunNews",
    "RunPage",
    "SeasonReceipt",
    "StatRow",
    "StatTable",
    "fixtures_to_check",
    "fold_season",
    "game_log",
    "game_page",
    "games_by_profile",
    "games_of",
    "is_published",
    "latest_results",
    "latest_run",
    "official_game",
    "open_days",
    "open_starts",
    "published_digest",
    "published_record",
    "records_by_profile",
    "run_by_number",
    "run_page",
    "runs_of",
    "runs_to_look_at",
    "season_differences",
    "season_leaders",
    "season_receipt",
    "season_statistics",
    "unchecked_seasons",
]
