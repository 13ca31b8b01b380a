"""/api/me: who I am."""

from __future__ import annotations

from litestar import Response, Router, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from kassen.server import messages as m
from kassen.server.guard import COOKIE, address_of, cookie, house_of, secret_of, somebody
from kassen.server.routes.parameters import REFUSALS, DeviceId, HttpRequest, TableId

GONE = Cookie(key=COOKIE, value="", max_age=0, httponly=True, samesite="lax")


@post("/", status_code=200, responses=REFUSALS)
async def make_me(request: HttpRequest, data: JSONBody[m.NewPerson]) -> Response[m.Me]:
    """Who am I? Somebody new, if nobody yet. Call this first."""
    house = house_of(request)
    known = await house.people.find(secret_of(request))
    if known is not None:
        return Response(m.Me(person=known.id, name=known.name))
    house.gate.person(address_of(request))
    person, secret = await house.people.make(data.name, data.lang)
    if data.token:
        return Response(m.Me(person=person.id, name=person.name, token=secret))
    return Response(m.Me(person=person.id, name=person.name), cookies=[cookie(secret, house.settings)])


@get("/", responses=REFUSALS)
async def show_me(request: HttpRequest) -> m.Me:
    """Who I am, or 401."""
    person = await somebody(request)
    return m.Me(person=person.id, name=person.name)


@patch("/", responses=REFUSALS)
async def rename_me(request: HttpRequest, data: JSONBody[m.Rename]) -> m.Me:
    """Another nickname, for seats taken from now on."""
    person = await house_of(request).people.rename(await somebody(request), data.name)
    return m.Me(person=person.id, name=person.name)


@delete("/", status_code=204, responses=REFUSALS, response_cookies=[GONE])
async def forget_me(request: HttpRequest) -> None:
    """Forget me: my name and every key to this identity; my pages are closed. What was played stays."""
    await house_of(request).forget_person(await somebody(request))


@post("/link", status_code=201, responses=REFUSALS)
async def make_link(request: HttpRequest) -> m.LinkCode:
    """A code that makes another device me: good once, for ten minutes."""
    code, expires = await house_of(request).people.make_code(await somebody(request))
    # After the #, so that no proxy and no log ever sees it.
    return m.LinkCode(code, f"/me#code={code}", expires)


@post("/claim", status_code=200, responses=REFUSALS)
async def claim_link(request: HttpRequest, data: JSONBody[m.Claim]) -> Response[m.Me]:
    """Be the person of that code on this device."""
    house = house_of(request)
    house.gate.claim(address_of(request))
    person, secret = await house.people.claim(data.code)
    return Response(m.Me(person=person.id, name=person.name), cookies=[cookie(secret, house.settings)])


@delete("/tables/{table:str}", status_code=204, responses=REFUSALS)
async def drop_table(request: HttpRequest, table: TableId) -> None:
    """This table off my list. A game that nobody else plays ends with that; else leave it first."""
    await house_of(request).drop(await somebody(request), table)


@delete("/tables", status_code=204, responses=REFUSALS)
async def drop_finished(request: HttpRequest) -> None:
    """All tables that are over off my list."""
    await house_of(request).drop_finished(await somebody(request))


@get("/devices/key", responses=REFUSALS)
async def show_push_key(request: HttpRequest) -> m.PushKey:
    """The key a browser subscribes with."""
    return m.PushKey(await house_of(request).push.public_key())


@post("/devices", status_code=201, responses=REFUSALS)
async def add_device(request: HttpRequest, data: JSONBody[m.Device]) -> m.Registered:
    """Tell this device when it is my turn and I am away. Registering it again changes its settings."""
    house, person = house_of(request), await somebody(request)
    house.gate.action(person.id)
    return m.Registered(await house.push.register(person, data))


@delete("/devices/{device:str}", status_code=204, responses=REFUSALS)
async def drop_device(request: HttpRequest, device: DeviceId) -> None:
    """Tell this device nothing more."""
    await house_of(request).push.drop(await somebody(request), device)


HANDLERS = [
    show_push_key,
    add_device,
    drop_device,
    make_me,
    show_me,
    rename_me,
    forget_me,
    make_link,
    claim_link,
    drop_table,
    drop_finished,
]
ROUTER = Router("/api/me", route_handlers=HANDLERS, tags=["people"])
