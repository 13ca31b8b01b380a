// Notices when no page is open: what the server sends is shown, and a click leads to the table that waits. It does nothing else.
addEventListener('push', (event) => {
  const { title = 'Kassen', body = '' } = event.data?.json() ?? {};
  event.waitUntil(registration.showNotification(title, { body, icon: '/icon-turn.svg', tag: 'turn' }));
});

// A notice does not name the table (its address is an invitation): who I am here says which one waits.
const waiting = async () => {
  const lobby = await (await fetch('/api/lobby')).json();
  const card = lobby.mine.find((each) => each.my_turn);
  return card ? `/t/${card.id}` : '/';
};

addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(
    waiting()
      .catch(() => '/')
      .then((path) => clients.openWindow(path)),
  );
});
