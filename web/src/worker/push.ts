// Shows what the server pushes, and opens the table that it is about.

/** What a service worker has; TypeScript's own description of it does not go together with that of a page. */
interface Scope {
  registration: ServiceWorkerRegistration;
  location: Location;
  clients: {
    matchAll: (wanted: { type: "window"; includeUncontrolled: true }) => Promise<{ url: string; focus: () => Promise<unknown> }[]>;
    openWindow: (path: string) => Promise<unknown>;
  };
  addEventListener(type: "push", hear: (event: Pushed) => void): void;
  addEventListener(type: "notificationclick", hear: (event: Clicked) => void): void;
}

interface Pushed {
  data: { json: () => unknown } | null;
  waitUntil: (work: Promise<unknown>) => void;
}

interface Clicked {
  notification: Notification;
  waitUntil: (work: Promise<unknown>) => void;
}

interface News {
  title: string;
  text: string;
  url: string;
  tag: string;
}

const worker = self as unknown as Scope;

worker.addEventListener("push", (event) => {
  const news = event.data?.json() as News | undefined;
  if (news) event.waitUntil(show(news));
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openTable((event.notification.data as { path: string }).path));
});

/** A later one about the same table takes the place of the earlier one. */
function show({ title, text, url, tag }: News): Promise<void> {
  const { pathname } = new URL(url, worker.location.origin);
  return worker.registration.showNotification(title, { body: text, tag, data: { path: pathname } });
}

async function openTable(path: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find((page) => new URL(page.url).pathname === path);
  await (open ? open.focus() : worker.clients.openWindow(path));
}

export {};
