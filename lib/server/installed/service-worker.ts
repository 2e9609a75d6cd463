/** Prefix of our caches; the rest is the version. */
export const OFFLINE_CACHE = 'offline-'

/**
 * The text of `/sw.js`. It caches the offline page (`files[0]`) and its files, and nothing else: no other page, no API
 * answer, no personal data. Another `version` uses its own cache and deletes earlier ones.
 */
export function serviceWorker(version: string, files: readonly string[]): string {
  return `const CACHE = ${JSON.stringify(OFFLINE_CACHE + version)}
const FILES = ${JSON.stringify(files)}

self.addEventListener('install', (event) => event.waitUntil(keep()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  if (method !== 'GET') return
  if (mode === 'navigate') return event.respondWith(page(event))
  const { origin, pathname, search } = new URL(url)
  if (origin === location.origin && !search && FILES.includes(pathname)) event.respondWith(file(event.request))
})

async function keep() {
  const cache = await caches.open(CACHE)
  await cache.addAll(FILES.map((file) => new Request(file, { cache: 'reload' })))
  await self.skipWaiting()
}

async function takeOver() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)))
  if (self.registration.navigationPreload) await self.registration.navigationPreload.enable()
  await self.clients.claim()
}

async function page(event) {
  try {
    return (await event.preloadResponse) || (await fetch(event.request))
  } catch {
    return (await caches.match(FILES[0])) || Response.error()
  }
}

async function file(request) {
  return (await caches.match(request.url)) || fetch(request)
}
`
}
