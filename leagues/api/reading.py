"""What all views of the API share: they read, they page, and answers are current."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar

from django.db.models import QuerySet
from django.utils.cache import get_conditional_response, set_response_etag
from rest_framework import serializers
from rest_framework.exceptions import MethodNotAllowed
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.utils.urls import replace_query_param
from rest_framework.views import APIView

from leagues.api.asking import PAGE_SIZE, Asked, PageAsked
from leagues.api.cursors import page_of
from leagues.api.throttles import MemberThrottle, VisitorThrottle

_READING = ("GET", "HEAD")


class ReadView(APIView):
    """A resource that can be read and nothing else.

    `asks` says what may be asked for; a subclass finds it in `asked`.
    """

    http_method_names = ["get", "head", "options"]
    throttle_classes = (VisitorThrottle, MemberThrottle)
    asks: ClassVar[type[Asked]] = Asked
    asked: dict[str, Any]

    def initial(self, request: Request, *args: Any, **kwargs: Any) -> None:
        """Refuse what is no reading before anybody is asked who he is."""
        method = str(request.method)
        if method.lower() not in self.http_method_names:
            raise MethodNotAllowed(method)
        super().initial(request, *args, **kwargs)
        if method in _READING:
            self.asked = self.asks.read(request.query_params)

    def shown(self, serializer: type[serializers.Serializer[Any]], of: Any) -> Response:
        """Return the answer that shows one thing."""
        return Response(serializer(of, context={"request": self.request}).data)

    def finalize_response(
        self, request: Request, response: Response, *args: Any, **kwargs: Any
    ) -> Response:
        """Have every answer asked for anew, and a known one not sent again.

        What a member sees may be of a private league: no shared cache keeps it. An
        answer that a page of the site has made is left as it is.
        """
        response = super().finalize_response(request, response, *args, **kwargs)
        is_answer = response.status_code == 200 and request.method in _READING
        if "Cache-Control" in response:
            return response
        is_public = is_answer and not request.user.is_authenticated
        response["Cache-Control"] = "no-cache" if is_public else "private, no-cache"
        if is_answer:
            response.add_post_render_callback(self._if_changed)
        return response

    def _if_changed(self, response: Any) -> Any:
        """Return 304 for whoever has this very answer already."""
        set_response_etag(response)
        return get_conditional_response(
            self.request, etag=response["ETag"], response=response
        )


class ListView(ReadView, ABC):
    """A list by pages.

    `order` names columns that are unique together. `listed` says which rows there
    are, `items` makes of the rows of one page what `item` shows, in constantly many
    queries.
    """

    asks = PageAsked
    item: ClassVar[type[serializers.Serializer[Any]]]
    order: ClassVar[tuple[str, ...]]

    @abstractmethod
    def listed(self) -> QuerySet[Any]:
        """Return all rows that are asked for."""

    def items(self, rows: list[Any]) -> Sequence[Any]:
        """Return what to show of some rows, in their order."""
        return rows

    def page(self) -> Response:
        """Return the page that is asked for."""
        page = page_of(
            self.listed(),
            self.order,
            self.asked.get("cursor"),
            self.asked.get("page_size", PAGE_SIZE),
        )
        context = {"request": self.request}
        items = self.item(self.items(page.rows), many=True, context=context)
        return Response(
            {
                "next": self._address(page.following),
                "previous": self._address(page.previous),
                "results": items.data,
            }
        )

    def _address(self, cursor: str | None) -> str | None:
        """Return the address of another page of the same list."""
        if cursor is None:
            return None
        here = self.request.build_absolute_uri()
        return replace_query_param(here, "cursor", cursor)
