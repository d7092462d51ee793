from django.db import migrations, models
from django.db.models import OuterRef, Q, Subquery


def keep_the_zone(apps, schema_editor):
    """Let each season that has started stay in the zone that its league has now."""
    seasons = apps.get_model("leagues", "Season").objects.using(
        schema_editor.connection.alias
    )
    leagues = apps.get_model("leagues", "League").objects.using(
        schema_editor.connection.alias
    )
    own = leagues.filter(pk=OuterRef("league")).values("time_zone")[:1]
    seasons.filter(state__in=["running", "closed"]).update(time_zone=Subquery(own))


class Migration(migrations.Migration):
    dependencies = [
        ("leagues", "0001_initial"),
    ]

    operations = [
        migrations.AddField(
            model_name="season",
            name="time_zone",
            field=models.CharField(
                blank=True,
                default="",
                max_length=60,
                verbose_name="time zone in force",
            ),
        ),
        migrations.RunPython(keep_the_zone, migrations.RunPython.noop),
        migrations.AddConstraint(
            model_name="season",
            constraint=models.CheckConstraint(
                condition=Q(state__in=["draft", "scheduled"], time_zone="")
                | (Q(state__in=["running", "closed"]) & ~Q(time_zone="")),
                name="leagues_season_zone_at_start",
            ),
        ),
    ]
