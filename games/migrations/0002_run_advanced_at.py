from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("games", "0001_initial"),
    ]

    operations = [
        migrations.AddField(
            model_name="simulationrun",
            name="advanced_at",
            field=models.DateTimeField(
                blank=True, null=True, verbose_name="last got on at"
            ),
        ),
    ]
