"""What the pages of leagues show, made ready for their templates."""
