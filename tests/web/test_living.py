"""A living table: who is invited, who talks, who watches, and what is under way."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.nightly import at_night
from tests.web.conftest import PHONE, Visitor
from tests.web.playing import open_table, until
from tests.web.test_together import gather, leaf

Visit = Callable[..., Visitor]


def test_a_guest_is_invited_by_name_and_sits_down_under_the_name_they_give(visit: Visit) -> None:
    visitor = visit(viewport=PHONE)
    visitor.forgive("400")  # a name of which nothing can be seen
    host, guest = visit().page, visitor.page
    two_days = {"kind": "days", "seconds": 172_800}
    path = open_table(host, "nobunaga", 3, ["me", "open", "samurai"], options={"cut_off": True}, clock=two_days)
    host.wait_for_selector("main")
    guest.goto(path)
    expect(guest.get_by_role("heading", level=1)).to_contain_text("invites you to a game of Nobunaga")
    expect(guest.get_by_text("2 days per move")).to_be_visible()
    expect(guest.get_by_text("all ranks below him score nothing")).to_be_visible()
    expect(guest.get_by_text("opened the table, present")).to_be_visible()
    expect(guest.get_by_role("link", name="Rules")).to_be_visible()
    name = guest.get_by_role("textbox", name="What should the others call you?")
    name.fill("\u200d")
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.get_by_role("alert")).to_be_visible()
    name.fill("Aki")
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.get_by_role("button", name="Leave seat")).to_be_visible()
    expect(host.get_by_text("Aki", exact=True)).to_be_visible()


def test_who_only_wants_to_watch_is_not_asked_again(visit: Visit) -> None:
    host, guest = visit().page, visit().page
    path = open_table(host, "nobunaga", 2, ["me", "open"])
    guest.goto(path)
    guest.get_by_role("button", name="Just watch").click()
    expect(guest.get_by_role("heading", name="Waiting for players")).to_be_visible()


def test_a_link_to_this_machine_says_so(visit: Visit) -> None:
    page = visit().page
    open_table(page, "nobunaga", 2, ["me", "open"])
    expect(page.get_by_role("note")).to_contain_text("works on this computer only")


def say(page: Page, text: str) -> None:
    leaf(page, "Chat")
    page.get_by_role("textbox", name="Say something").fill(text)
    page.keyboard.press("Enter")


def test_unread_lines_are_counted_until_they_are_read(visit: Visit) -> None:
    host, friend = gather([visit(), visit(viewport=PHONE)])
    dock = friend.get_by_role("navigation", name="Panels").get_by_role("button", name="Chat")
    say(host, "well met")
    expect(dock).to_contain_text("1 new message")
    say(host, "your turn?")
    expect(dock).to_contain_text("2 new messages")
    friend.reload()
    expect(dock).to_have_text("Chat")  # what was said before this browser first kept count is taken as read
    say(host, "hello?")
    expect(dock).to_contain_text("1 new message")
    dock.click()
    expect(friend.get_by_role("tabpanel")).to_contain_text("hello?")
    expect(dock).to_have_text("Chat")
    expect(host.get_by_role("tab", name="Chat")).to_have_text("Chat")  # one's own lines are read


# A reaction, where it stands and the plate of who made it: looked at in one moment, because it goes again.
RISEN = """() => {
  const bubble = document.querySelector('[data-reaction]');
  const plate = bubble && document.querySelector(`[data-plate="${bubble.dataset.reaction}"]`);
  return plate && [bubble.textContent, plate.getBoundingClientRect().toJSON(), bubble.getBoundingClientRect().toJSON()];
}"""


def test_a_reaction_rises_at_the_plate_of_who_made_it_and_goes(visit: Visit) -> None:
    host, friend = gather([visit(), visit()])
    leaf(friend, "Chat")
    friend.get_by_role("button", name="bows").click()
    said, plate, box = host.wait_for_function(RISEN).json_value()
    assert "bows" in said
    assert abs(plate["x"] + plate["width"] / 2 - box["x"] - box["width"] / 2) < 120
    assert min(abs(box["bottom"] - plate["top"]), abs(plate["bottom"] - box["top"])) < 20
    expect(host.locator("[data-reaction]")).to_have_count(0)


def test_who_watches_is_named(visit: Visit) -> None:
    host, friend = gather([visit(), visit()])
    guest = visit().page
    guest.goto("/settings")
    guest.get_by_role("textbox", name="Your name at the table").fill("Mei")
    guest.get_by_role("button", name="Save").click()
    expect(guest.get_by_role("main").get_by_role("status")).to_have_text("Saved.")
    guest.goto(host.url)
    expect(guest.get_by_text("You are watching.")).to_be_visible()
    for page in (host, friend):
        expect(page.get_by_role("banner").get_by_text("Watching: Mei")).to_be_attached()
    guest.goto("/")
    expect(host.get_by_role("banner").get_by_text("Watching")).to_have_count(0)


def test_a_slow_line_says_what_is_being_sent(visit: Visit) -> None:
    visitor = visit()
    held: list[Callable[[], None]] = []

    def slow(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(lambda text: held.append(lambda: server.send(text)) if '"decide"' in str(text) else server.send(text))

    visitor.page.route_web_socket("**/socket*", slow)
    page = visitor.page
    open_table(page, "nobunaga", 2)
    move = page.locator("[data-move]").first
    said = move.locator(".says").inner_text().split("\n")[0]
    move.click()
    expect(page.locator(".prompt")).to_contain_text(f"Sending: {said}")
    held.pop()()
    expect(page.get_by_text("Sending:")).to_have_count(0)


# ── notices with no page open: a browser's own push service is far away, so what it hands out is stood in for ──

SUBSCRIBED = """
  const p256dh = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';
  const given_by_browser = { endpoint: 'https://push.example.org/aki', keys: { p256dh, auth: 'BTBZMqHH6r4Tts7J_aSIgg' } };
  const subscription = { unsubscribe: async () => (given = null), toJSON: () => given_by_browser };
  let given = null;
  PushManager.prototype.subscribe = async () => (given = subscription);
  PushManager.prototype.getSubscription = async () => given;
"""


@at_night
def test_a_device_asks_for_notices_shows_them_and_has_quiet_hours(whole_browser: Browser, base_url: str) -> None:
    visitor = Visitor(whole_browser, base_url, permissions=["notifications"], service_workers="allow")
    page = visitor.page
    page.add_init_script(SUBSCRIBED)
    page.goto("/settings")
    with page.expect_request("**/api/me/devices") as asked:
        page.get_by_label("Notify this device when it is my turn").check()
    assert asked.value.post_data_json["quiet"] == {"start": 22, "end": 8}
    assert asked.value.response().status == 201  # type: ignore[union-attr]
    with page.expect_request("**/api/me/devices") as changed:
        page.get_by_role("combobox", name="to", exact=True).select_option("7:00")
    assert changed.value.post_data_json["quiet"] == {"start": 22, "end": 7}
    inspector = visitor.context.new_cdp_session(page)
    known: list[str] = []
    inspector.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: known.extend(each["registrationId"] for each in told["registrations"]),
    )
    inspector.send("ServiceWorker.enable")
    until(page, "async () => (await navigator.serviceWorker.ready).active.state === 'activated'")
    notice = '{"title": "Kassen", "body": "Your turn: Nobunaga"}'
    origin = page.evaluate("location.origin")
    inspector.send("ServiceWorker.deliverPushMessage", {"origin": origin, "registrationId": known[0], "data": notice})
    shown = """async () => {
      const worker = await navigator.serviceWorker.ready;
      for (;;) {
        const [notice] = await worker.getNotifications();
        if (notice) return notice.body;
        await new Promise(requestAnimationFrame);
      }
    }"""
    assert page.evaluate(shown) == "Your turn: Nobunaga"
    with page.expect_request(lambda request: request.method == "DELETE"):
        page.get_by_label("Notify this device when it is my turn").uncheck()
    visitor.leave()
