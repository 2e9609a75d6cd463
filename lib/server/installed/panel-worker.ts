import { panelWords } from '@/lib/domain/panel/panel-words'

const { title, body } = panelWords.alarm.push.unread

/** Shown for an unreadable push: a browser revokes the permission after a push without a notification. */
const FALLBACK = { title, body, tag: 'alarm', url: '/panel' }

/**
 * The text of `/panel/sw.js`, which shows the alarm on a locked screen. It handles no fetch: pages of the panel come
 * from the network alone, and the diners' worker is not affected. Contract C26.
 */
export const PANEL_WORKER = `const FALLBACK = ${JSON.stringify(FALLBACK)}
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('push', (event) => event.waitUntil(show(event)))
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data))
})

async function show(event) {
  const { title, body, tag, url } = read(event.data)
  // The same tag: what was not looked at is replaced, and sounds again.
  await self.registration.showNotification(title, { body, tag, renotify: true, requireInteraction: true, data: url })
}

function read(data) {
  try {
    const message = data.json()
    const isWhole = ['title', 'body', 'tag', 'url'].every((name) => message[name] && typeof message[name] === 'string')
    return isWhole ? message : FALLBACK
  } catch {
    return FALLBACK
  }
}

async function open(path) {
  const url = new URL(path, self.location.origin)
  const isOurs = url.origin === self.location.origin && (url.pathname + '/').startsWith('/panel/')
  if (!isOurs) return
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const near = windows.find((one) => new URL(one.url).pathname === url.pathname)
  if (near) return near.focus()
  return self.clients.openWindow(url.href)
}
`
