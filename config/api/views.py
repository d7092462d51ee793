"""The index of the API, its schema, and the page that explains both."""

from typing import Any

from django.utils.translation import gettext_lazy as _
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import extend_schema
from rest_framework import serializers
from rest_framework.renderers import JSONRenderer, TemplateHTMLRenderer
from rest_framework.request import Request
from rest_framework.response import Response

from config.api.reference import reference
from config.api.schema import schema
from leagues.api.addresses import Address, api_path
from leagues.api.describing import documented
from leagues.api.reading import ReadView


class IndexSerializer(serializers.Serializer[Any]):
    """Where everything begins."""

    leagues = Address(lambda _: api_path("leagues"), help_text=_("The leagues."))
    rulesets = Address(lambda _: api_path("rulesets"), help_text=_("The rule books."))
    schema = Address(lambda _: api_path("schema"), help_text=_("What there is."))


class IndexView(ReadView):
    """Where everything begins."""

    @documented("read_index", _("Index"), IndexSerializer, tag="Index")
    def get(self, request: Request) -> Response:
        """Where everything begins."""
        return self.shown(IndexSerializer, {})


class SchemaView(ReadView):
    """The OpenAPI schema."""

    @documented("read_schema", _("Schema"), OpenApiTypes.OBJECT, tag="Index")
    def get(self, request: Request) -> Response:
        """This description for programs: OpenAPI 3.1, as JSON."""
        return Response(schema())


class ReferenceView(ReadView):
    """The API for people in a browser, its versions for everybody else."""

    renderer_classes = (JSONRenderer, TemplateHTMLRenderer)

    @extend_schema(exclude=True)
    def get(self, request: Request) -> Response:
        """Explain the API, or say where it is."""
        here = request.build_absolute_uri(api_path())
        if request.accepted_renderer.format == "html":
            context = {"reference": reference(), "base": here}
            return Response(context, template_name="api/reference.html")
        return Response({"v1": here})

    def handle_exception(self, exc: Exception) -> Response:
        """Answer errors as JSON, as everywhere in the API."""
        self.request.accepted_renderer = JSONRenderer()
        self.request.accepted_media_type = JSONRenderer.media_type
        return super().handle_exception(exc)
