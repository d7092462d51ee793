from django.db import migrations


class Migration(migrations.Migration):
    dependencies = [
        ("leagues", "0005_players_and_rosters"),
    ]

    operations = [
        migrations.AlterModelOptions(
            name="coachprofile",
            options={
                "ordering": ["team_id", "-version"],
                "verbose_name": "version of instructions",
                "verbose_name_plural": "instructions",
            },
        ),
    ]
