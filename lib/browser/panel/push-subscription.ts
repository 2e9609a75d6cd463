/** `none`: this browser has no web push; `denied`: its owner has refused notifications. */
export type PushState = 'none' | 'off' | 'on' | 'denied'

const WORKER = '/panel/sw.js'
/** A worker of its own: the diners' worker is not affected. */
const SCOPE = '/panel/'

/** Does this browser get alarms by push? */
export async function readPushState(): Promise<PushState> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'none'
  if (Notification.permission === 'denied') return 'denied'
  const registration = await ownRegistration()
  return (await registration?.pushManager.getSubscription()) ? 'on' : 'off'
}

/** Subscribes this browser; call it in the handler of a press. Rejects where the server or the push service does not answer. */
export async function switchPushOn(url: string): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  const registration = await navigator.serviceWorker.register(WORKER, { scope: SCOPE })
  await activated(registration)
  const { public_key } = await okOf(await fetch(`${url}/push`, { cache: 'no-store' })).json()
  const earlier = await registration.pushManager.getSubscription()
  // Made with another key: no push could be sent to it.
  if (earlier && keyOf(earlier) !== public_key) await earlier.unsubscribe()
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: public_key,
  })
  const { endpoint, keys } = subscription.toJSON()
  okOf(await put(url, { endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth } }))
  return 'on'
}

/** Ends it, first at the server: a subscription in the browser alone gets no pushes. */
export async function switchPushOff(url: string): Promise<PushState> {
  const subscription = await (await ownRegistration())?.pushManager.getSubscription()
  if (subscription) {
    okOf(await put(url, { endpoint: subscription.endpoint, keys: null }))
    await subscription.unsubscribe()
  }
  return 'off'
}

async function ownRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const found = await navigator.serviceWorker.getRegistration(SCOPE)
  // Below /panel the browser may return the worker of the whole host.
  return found && new URL(found.scope).pathname === SCOPE ? found : undefined
}

// A subscription needs a worker that is active, and `ready` may never come where the page is not in its scope.
function activated({ active, installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const coming = installing ?? waiting
  if (active || !coming) return Promise.resolve()
  return new Promise((resolve) => {
    coming.addEventListener('statechange', () => coming.state === 'activated' && resolve())
  })
}

function keyOf({ options: { applicationServerKey: key } }: PushSubscription): string {
  const bytes = String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0)))
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function put(url: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json', accept: 'application/json' }
  return fetch(`${url}/push`, { method: 'PUT', headers, body: JSON.stringify(body) })
}

function okOf(response: Response): Response {
  if (!response.ok) throw new Error(`push answered ${response.status}`)
  return response
}
