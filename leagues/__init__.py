"""Who plays whom, and who leads: leagues, seasons, schedules and standings."""
