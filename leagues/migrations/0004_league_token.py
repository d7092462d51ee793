from django.db import migrations, models
from django.db.models import Q


class Migration(migrations.Migration):
    dependencies = [
        ("leagues", "0003_entry_withdrawal_reason"),
    ]

    operations = [
        migrations.AddField(
            model_name="league",
            name="token",
            field=models.CharField(
                blank=True, default="", editable=False, max_length=64
            ),
        ),
        migrations.AddConstraint(
            model_name="league",
            constraint=models.UniqueConstraint(
                condition=~Q(token=""),
                fields=["token"],
                name="leagues_league_token_once",
            ),
        ),
    ]
