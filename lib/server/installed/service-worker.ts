/** Prefix of our caches; the rest is the version. */
const OFFLINE_CACHE = 'offline-'

/** Cache of tickets, which outlives versions; `forgetTickets` deletes it when the diner or the list is forgotten. */
const TICKET_CACHE = 'tickets'

/**
 * The text of `/sw.js`. It caches the offline page (`files[0]`) and its files, and the page of a coming visit, so that
 * it opens without a network: until the day in the page's `data-keep`, without its scripts and `data-once` parts, and
 * with its `data-offline` line. No other page, no API answer. Another `version` uses its own cache and deletes earlier
 * ones.
 */
export function serviceWorker(version: string, files: readonly string[]): string {
  return `const CACHE = ${JSON.stringify(OFFLINE_CACHE + version)}
const FILES = ${JSON.stringify(files)}
const TICKETS = ${JSON.stringify(TICKET_CACHE)}
const TICKET = /^\\/(?:rezerwacja|thank-you)\\/([A-Za-z0-9]{12,40})$/
// Requests that the policy below refuses, which a browser would report, and what is said once.
const LEFT_OUT = [
  /<script\\b[\\s\\S]*?<\\/script>/g,
  /<link\\b[^>]*(?:as="script"|rel="(?:modulepreload|manifest)")[^>]*>/g,
  /<(p|section)\\b[^>]*data-once=""[^>]*>[\\s\\S]*?<\\/\\1>/g,
]
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self'",
}

self.addEventListener('install', (event) => event.waitUntil(fillCache()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  if (method !== 'GET') return
  if (mode === 'navigate') return event.respondWith(page(event))
  const { origin, pathname, search } = new URL(url)
  if (origin === location.origin && !search && FILES.includes(pathname)) event.respondWith(file(event.request))
})

async function fillCache() {
  const cache = await caches.open(CACHE)
  await cache.addAll(FILES.map((file) => new Request(file, { cache: 'reload' })))
  await self.skipWaiting()
}

async function takeOver() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== CACHE && name !== TICKETS).map((name) => caches.delete(name)))
  if (self.registration.navigationPreload) await self.registration.navigationPreload.enable()
  await self.clients.claim()
}

async function page(event) {
  const [, code] = TICKET.exec(new URL(event.request.url).pathname) || []
  try {
    const response = (await event.preloadResponse) || (await fetch(event.request))
    if (code) event.waitUntil(storeTicket(code, response.clone()))
    return response
  } catch {
    return (code && (await ticket(code))) || (await caches.match(FILES[0])) || Response.error()
  }
}

async function storeTicket(code, response) {
  const html = response.status === 200 ? await response.text() : ''
  const tickets = await caches.open(TICKETS)
  if (isCurrent(html)) await tickets.put('/rezerwacja/' + code, new Response(withoutScripts(html), { headers: HEADERS }))
  else if (response.status < 500) await tickets.delete('/rezerwacja/' + code)
}

async function ticket(code) {
  const tickets = await caches.open(TICKETS)
  const response = await tickets.match('/rezerwacja/' + code)
  if (!response || isCurrent(await response.clone().text())) return response
  await tickets.delete('/rezerwacja/' + code)
}

function withoutScripts(html) {
  const text = LEFT_OUT.reduce((text, part) => text.replace(part, ''), html)
  return text.replace('data-offline="" hidden=""', '')
}

function isCurrent(html) {
  const [, until] = /data-keep="([^"]+)"/.exec(html) || []
  return Boolean(until) && Date.now() < Date.parse(until)
}

async function file(request) {
  return (await caches.match(request.url)) || fetch(request)
}
`
}
