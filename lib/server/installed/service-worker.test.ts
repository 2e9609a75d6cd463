import { serviceWorker } from './service-worker'

const FILES = ['/offline', '/offline.css', '/marks/lubje.svg']
const ORIGIN = 'https://lubje.pl'

class FakeResponse {
  static error = () => 'network error'
  status = 200
  constructor(readonly html = '') {}
  clone = () => this
  text = async () => this.html
}

/** Environment of a worker: runs its text, and holds its caches. */
function run(version: string, kept = new Map<string, Map<string, string | FakeResponse>>()) {
  const received: Record<string, (event: object) => void> = {}
  const fetched: string[] = []
  const network = { isThere: true, pages: new Map<string, string>() }
  type Kept = string | FakeResponse
  const cacheNamed = (name: string) => {
    const cache = kept.get(name) ?? new Map<string, Kept>()
    kept.set(name, cache)
    return cache
  }
  const scope = {
    self: {
      addEventListener: (type: string, listen: (event: object) => void) => {
        received[type] = listen
      },
      skipWaiting: async () => {},
      registration: { navigationPreload: { enable: jest.fn() } },
      clients: { claim: jest.fn() },
    },
    location: { origin: ORIGIN },
    Request: function Request(this: object, url: string, init: object) {
      Object.assign(this, { url: ORIGIN + url, ...init })
    },
    Response: FakeResponse,
    caches: {
      open: async (name: string) => ({
        addAll: async (requests: { url: string; cache: string }[]) => {
          for (const { url, cache } of requests) cacheNamed(name).set(url, `kept ${url} ${cache}`)
        },
        put: async (path: string, page: Kept) => void cacheNamed(name).set(ORIGIN + path, page),
        delete: async (path: string) => cacheNamed(name).delete(ORIGIN + path),
        match: async (path: string) => cacheNamed(name).get(ORIGIN + path),
      }),
      keys: async () => [...kept.keys()],
      delete: async (name: string) => kept.delete(name),
      match: async (wanted: string) =>
        [...kept.values()].map((cache) => cache.get(new URL(wanted, ORIGIN).href)).find(Boolean),
    },
    fetch: async (request: { url: string }) => {
      if (!network.isThere) throw new TypeError('Failed to fetch')
      fetched.push(request.url)
      const { pathname } = new URL(request.url)
      return network.pages.has(pathname) ? new FakeResponse(network.pages.get(pathname)) : `live ${request.url}`
    },
  }
  new Function(...Object.keys(scope), serviceWorker(version, FILES))(...Object.values(scope))
  const wait = async (type: string) => {
    let work: Promise<unknown> | undefined
    received[type]?.({ waitUntil: (promise: Promise<unknown>) => (work = promise) })
    await work
  }
  const ask = async (path: string, init: object = {}) => {
    let answer: unknown = 'passed by'
    const request = { url: ORIGIN + path, method: 'GET', mode: 'cors', ...init }
    const kept: Promise<unknown>[] = []
    received.fetch?.({
      request,
      waitUntil: (work: Promise<unknown>) => kept.push(work),
      preloadResponse: Promise.resolve(undefined),
      respondWith: (given: unknown) => (answer = given),
    })
    await answer
    await Promise.all(kept)
    return answer
  }
  return { kept, network, fetched, ask, install: () => wait('install'), activate: () => wait('activate') }
}
const page = { mode: 'navigate' }

it('caches the offline page and its files, fresh from the network, and nothing else', async () => {
  const worker = run('one')
  await worker.install()
  await worker.activate()
  await worker.ask('/zamowienie/ABCDEFGHJKLMNPQRSTUV', page)
  await worker.ask('/api/orders')
  expect([...worker.kept.keys()]).toEqual(['offline-one'])
  expect([...(worker.kept.get('offline-one') ?? [])]).toEqual(
    FILES.map((file) => [ORIGIN + file, `kept ${ORIGIN}${file} reload`]),
  )
})

it('L091 loads any page from the network, and shows the offline page without one', async () => {
  const worker = run('one')
  await worker.install()
  expect(await worker.ask('/rezerwuj/lublin', page)).toBe(`live ${ORIGIN}/rezerwuj/lublin`)
  worker.network.isThere = false
  expect(await worker.ask('/zamowienie/abc', page)).toBe(`kept ${ORIGIN}/offline reload`)
  expect(await worker.ask('/offline.css')).toBe(`kept ${ORIGIN}/offline.css reload`)
})

it.each([
  ['a call', '/api/orders', {}],
  ['a form that is posted', '/api/reservations', { mode: 'navigate', method: 'POST' }],
  ['a picture', '/pictures/a.avif', {}],
  ['a cached file with a query', '/offline.css?x=1', {}],
])('leaves %s to the browser', async (_, path, init) => {
  const worker = run('one')
  await worker.install()
  expect(await worker.ask(path, init)).toBe('passed by')
})

it('a new version deletes earlier caches', async () => {
  const old = run('one')
  await old.install()
  const next = run('two', old.kept)
  await next.install()
  expect([...next.kept.keys()]).toEqual(['offline-one', 'offline-two'])
  await next.activate()
  expect([...next.kept.keys()]).toEqual(['offline-two'])
})

it('if even the offline page is missing, the browser shows its own', async () => {
  const worker = run('one')
  worker.network.isThere = false
  expect(await worker.ask('/', page)).toBe('network error')
})

describe('C2 the ticket of a visit opens without a network', () => {
  const [thanks, own] = ['/thank-you/ABCDEFGHJKLM', '/rezerwacja/ABCDEFGHJKLM']
  const ticket = (until: string) => `<section data-keep="${until}">18:30</section>`
  const textOf = async (answer: unknown) => ((await answer) as FakeResponse).html

  it.each([
    ['the page after it was made', thanks, ticket('2099-01-01T20:00:00+01:00'), true],
    ['its own page', own, ticket('2099-01-01T20:00:00+01:00'), true],
    ['not one whose visit is over', own, ticket('2020-01-01T20:00:00+01:00'), false],
    ['not one that was called off', own, '<section>18:30</section>', false],
    ['not its change', `${own}/zmien`, ticket('2099-01-01T20:00:00+01:00'), false],
  ])('%s', async (_, seen, html, isKept) => {
    const worker = run('one')
    await worker.install()
    worker.network.pages.set(seen, html)
    await worker.ask(seen, page)
    const next = run('two', worker.kept)
    await next.install()
    await next.activate()
    next.network.isThere = false
    const answer = await next.ask(own, page)
    expect(isKept ? await textOf(answer) : answer).toBe(isKept ? html : `kept ${ORIGIN}/offline reload`)
  })

  it('shows that there is no network and no outdated change, and requests nothing that its policy refuses', async () => {
    const worker = run('one')
    await worker.install()
    const [said, changed] = [
      '<p class="a" data-offline="" hidden="">bez sieci</p>',
      '<section data-once=""><p>nie</p></section><p data-once="">a → b</p>',
    ]
    const scripts =
      '<link rel="preload" as="script" href="/a.js"/><script nonce="x">1 < 2</script><script src="/a.js"></script>'
    const head = `<link rel="manifest" href="/m"/><link rel="stylesheet" href="/a.css"/>${scripts}`
    worker.network.pages.set(own, head + said + changed + ticket('2099-01-01T20:00:00+01:00'))
    await worker.ask(`${own}?odpowiedz=1`, page)
    worker.network.isThere = false
    expect(await textOf(worker.ask(own, page))).toBe(
      `<link rel="stylesheet" href="/a.css"/><p class="a" >bez sieci</p>${ticket('2099-01-01T20:00:00+01:00')}`,
    )
  })
})
