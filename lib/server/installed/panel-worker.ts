/**
 * The text of `/panel/sw.js`, which shows the alarm on a locked screen. It handles no fetch: pages of the panel come from
 * the network alone, and the worker of the diners' pages is left alone. Contract C26.
 */
export const PANEL_WORKER = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('push', (event) => event.waitUntil(show(event)))
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data))
})

async function show(event) {
  const { title, body, tag, url } = event.data.json()
  // The same tag: what was not looked at is replaced, and sounds again.
  await self.registration.showNotification(title, { body, tag, renotify: true, requireInteraction: true, data: url })
}

async function open(path) {
  const url = new URL(path, self.location.origin)
  if (url.origin !== self.location.origin || !url.pathname.startsWith('/panel/')) return
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const near = windows.find((one) => new URL(one.url).pathname === url.pathname)
  if (near) return near.focus()
  return self.clients.openWindow(url.href)
}
`
