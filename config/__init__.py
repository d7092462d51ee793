"""The Django project: settings, accounts, the frame of the pages, the processes."""
