import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("games", "0003_results_by_hand"),
    ]

    operations = [
        migrations.CreateModel(
            name="Exhibition",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True,
                        primary_key=True,
                        serialize=False,
                        verbose_name="ID",
                    ),
                ),
                (
                    "key",
                    models.CharField(max_length=43, unique=True, verbose_name="key"),
                ),
                (
                    "request",
                    models.CharField(
                        editable=False,
                        max_length=64,
                        unique=True,
                        verbose_name="request",
                    ),
                ),
                ("home", models.JSONField(verbose_name="home")),
                ("away", models.JSONField(verbose_name="away")),
                ("steps", models.JSONField(verbose_name="steps")),
                (
                    "game",
                    models.OneToOneField(
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="exhibition",
                        to="games.game",
                    ),
                ),
            ],
            options={
                "verbose_name": "exhibition",
                "verbose_name_plural": "exhibitions",
                "ordering": ["-pk"],
            },
        ),
    ]
