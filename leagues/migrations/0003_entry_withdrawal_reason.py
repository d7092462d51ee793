from django.db import migrations, models

import leagues.text


class Migration(migrations.Migration):
    dependencies = [
        ("leagues", "0002_season_zone_in_force"),
    ]

    operations = [
        migrations.AddField(
            model_name="entry",
            name="withdrawal_reason",
            field=models.CharField(
                blank=True,
                default="",
                max_length=200,
                validators=[leagues.text.validate_line],
                verbose_name="reason of the withdrawal",
            ),
        ),
    ]
