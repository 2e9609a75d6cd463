import { aBoard, aBoardChange, aBoardOrder } from '@/tests/support/a-board'
import { type Command, createPanelStore } from './panel-store'

const encoder = new TextEncoder()
const at = (seconds: number) => new Date(Date.parse('2026-11-27T18:05:00+01:00') + seconds * 1000).toISOString()

type Call = { url: string; method: string; headers: Record<string, string>; body: Record<string, unknown> }
type Answer = { status: number; body?: unknown; headers?: Record<string, string> } | 'lost'

/** A server whose streams and answers the test controls. */
function fakeServer() {
  const calls: Call[] = []
  const streams: {
    headers: Record<string, string>
    url: string
    end(): void
    break(): void
    say(text: string): void
  }[] = []
  const answers: Answer[] = []
  let streamStatus = 200
  let isThere = true

  const answer = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const headers = init.headers as Record<string, string>
    if (!isThere) throw new TypeError('fetch failed')
    if (!url.includes('/events')) {
      calls.push({ url, method: init.method ?? 'GET', headers, body: JSON.parse(String(init.body ?? 'null')) })
      const next = answers.shift() ?? { status: 200, body: {} }
      if (next === 'lost') throw new TypeError('fetch failed')
      return new Response(JSON.stringify(next.body ?? {}), { status: next.status, headers: next.headers })
    }
    if (streamStatus !== 200) return new Response('{}', { status: streamStatus })
    let controller!: ReadableStreamDefaultController<Uint8Array>
    const body = new ReadableStream<Uint8Array>({
      start(one) {
        controller = one
      },
    })
    init.signal?.addEventListener('abort', () => {
      try {
        controller.error(new DOMException('aborted', 'AbortError'))
      } catch {} // it had ended
    })
    streams.push({
      url,
      headers,
      end: () => controller.close(),
      break: () => controller.error(new TypeError('network')),
      say: (text) => controller.enqueue(encoder.encode(text)),
    })
    return new Response(body, { status: 200 })
  }
  return {
    calls,
    streams,
    fetch: answer as typeof fetch,
    answers: (...next: Answer[]) => answers.push(...next),
    refuseStreams: (status: number) => {
      streamStatus = status
    },
    go: (there: boolean) => {
      isThere = there
      if (!there) streams.at(-1)?.break()
    },
  }
}

const event = (name: string, body: { revision: number }) =>
  `event: ${name}\ndata: ${JSON.stringify(body)}\nid: ${body.revision}\nretry: 2000\n\n`

const step = (name: string, changes: Partial<Command> = {}): Command => ({
  subject: 'order A',
  name,
  method: 'POST',
  path: 'orders/A/steps',
  body: ({ orders }) => ({ step: name, version: orders.find(({ id }) => id === 'A')?.version }),
  ...changes,
})

const order = (changes = {}) => aBoardOrder({ id: 'A', ...changes })
let stop = () => {}

function open(board = aBoard({ orders: [order()] })) {
  const server = fakeServer()
  const store = createPanelStore({ url: '/panel/api/5', board, fetch: server.fetch })
  stop = store.start()
  return { server, store }
}
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-27T18:05:00+01:00') }))
afterEach(() => {
  stop()
  jest.useRealTimers()
})

describe('C29 the board that a screen holds', () => {
  it('continues from the revision of the page, with its day', async () => {
    const { server, store } = open()
    await pass(0)
    expect(server.streams[0]!.headers['last-event-id']).toBe('7')
    expect(server.streams[0]!.url).toBe('/panel/api/5/events?date=2026-11-27')
    expect(store.getState().connection).toEqual({ kind: 'live' })
  })

  it('adds new orders in the order of the kitchen and removes ended ones; the others keep their identity', async () => {
    const { server, store } = open()
    await pass(0)
    const first = store.getState().board.orders[0]
    const early = aBoardOrder({ id: 'B', eta: { from: at(60), to: at(120) } })
    const text = event('change', aBoardChange({ revision: 8, orders: [early] }))
    // Chunks are split anywhere, as in a network.
    server.streams[0]!.say(text.slice(0, 50))
    server.streams[0]!.say(text.slice(50))
    await pass(0)
    expect(store.getState().board.orders.map(({ id }) => id)).toEqual(['B', 'A'])
    expect(store.getState().board.orders[1]).toBe(first)
    const removed = { orders: ['A'], reservations: [], waitlist: [] }
    server.streams[0]!.say(event('change', aBoardChange({ revision: 9, removed })))
    await pass(0)
    expect(store.getState().board.orders.map(({ id }) => id)).toEqual(['B'])
    expect(store.getState().board.revision).toBe(9)
  })

  it('a snapshot replaces all; equal entries keep their identity', async () => {
    const { server, store } = open(aBoard({ orders: [order(), aBoardOrder({ id: 'B' })] }))
    await pass(0)
    const first = store.getState().board.orders[0]
    server.streams[0]!.say(event('snapshot', aBoard({ revision: 12, orders: [order()] })))
    await pass(0)
    expect(store.getState().board.orders).toHaveLength(1)
    expect(store.getState().board.orders[0]).toBe(first)
  })

  it('an older version that arrives late does not overwrite a newer answer', async () => {
    const { server, store } = open()
    await pass(0)
    server.answers({ status: 200, body: order({ version: 2, planned: { step: 'accept' } }) })
    await store.send(step('accept'))
    server.streams[0]!.say(
      event('change', aBoardChange({ revision: 8, orders: [order({ version: 1, notes: 'old' })] })),
    )
    await pass(0)
    expect(store.getState().board.orders[0]).toMatchObject({ version: 2, planned: { step: 'accept' } })
  })

  it('uses the server’s clock; a delayed message does not set it back', async () => {
    const { server, store } = open(aBoard({ at: at(-30) }))
    expect(new Date(store.nowMs()).toISOString()).toBe(at(-30))
    await pass(0)
    server.streams[0]!.say(event('change', aBoardChange({ at: at(95), revision: 8 })))
    server.streams[0]!.say(event('change', aBoardChange({ at: at(80), revision: 9 })))
    await pass(0)
    expect(new Date(store.nowMs()).toISOString()).toBe(at(95))
  })
})

describe('C29 a connection that breaks off', () => {
  it('shows since when the connection is lost, keeps the last view, and continues from its revision', async () => {
    const { server, store } = open()
    await pass(0)
    await pass(20_000)
    server.streams[0]!.say(event('change', aBoardChange({ revision: 8, at: at(20), orders: [] })))
    await pass(10_000)
    server.go(false)
    await pass(0)
    expect(store.getState().connection).toEqual({ kind: 'lost', sinceMs: Date.parse(at(20)) })
    expect(store.getState().board.orders).toHaveLength(1)
    await pass(30_000)
    server.go(true)
    await pass(20_000)
    expect(server.streams).toHaveLength(2)
    expect(server.streams[1]!.headers['last-event-id']).toBe('8')
    expect(store.getState().connection).toEqual({ kind: 'live' })
  })

  it('a stream that the server ends after its time is reopened without a message', async () => {
    const { server, store } = open()
    await pass(5000)
    const kinds: string[] = []
    store.subscribe(() => kinds.push(store.getState().connection.kind))
    server.streams[0]!.end()
    await pass(100)
    expect(server.streams).toHaveLength(2)
    expect(kinds).not.toContain('lost')
  })

  it('a line that is dead without a word counts as lost after 40 s; a heartbeat keeps it', async () => {
    const { server, store } = open()
    await pass(0)
    await pass(35_000)
    server.streams[0]!.say(': \n\n')
    await pass(35_000)
    expect(store.getState().connection.kind).toBe('live')
    server.refuseStreams(503)
    await pass(6000)
    expect(store.getState().connection).toEqual({ kind: 'lost', sinceMs: Date.parse(at(35)) })
  })

  it.each([
    [401, 'signed_out'],
    [404, 'not_found'],
  ])('%s ends it for good', async (status, reason) => {
    const { server, store } = open()
    await pass(5000)
    server.refuseStreams(status)
    server.streams[0]!.end()
    await pass(120_000)
    expect(store.getState().connection).toEqual({ kind: 'ended', reason })
    expect(server.streams).toHaveLength(1)
  })
})

describe('C29 commands', () => {
  it('a command is pending at once, and then shows the server’s answer', async () => {
    const { server, store } = open()
    await pass(0)
    server.answers({ status: 200, body: order({ version: 2, notes: 'answered' }) })
    const sent = store.send(step('accept'))
    expect(store.getState().pending['order A']).toEqual({ name: 'accept', phase: 'sending' })
    expect(await store.send(step('decline'))).toEqual({ kind: 'busy' })
    expect((await sent).kind).toBe('done')
    expect(store.getState().pending).toEqual({})
    expect(store.getState().board.orders[0]!.notes).toBe('answered')
  })

  it('a command is sent again with the same key and body while its outcome is unknown', async () => {
    const { server, store } = open()
    await pass(0)
    server.answers(
      'lost',
      { status: 503 },
      { status: 409, body: { error: { code: 'in_progress' } } },
      { status: 200, body: order({ version: 2 }) },
    )
    const sent = store.send(step('accept'))
    await pass(500)
    expect(store.getState().pending['order A']!.phase).toBe('retrying')
    await pass(20_000)
    expect((await sent).kind).toBe('done')
    expect(server.calls).toHaveLength(4)
    expect(
      new Set(server.calls.map(({ headers, body }) => headers['idempotency-key'] + JSON.stringify(body))).size,
    ).toBe(1)
  })

  it('reports a command that gets no answer at all', async () => {
    const { server, store } = open()
    await pass(0)
    server.answers('lost', 'lost', 'lost', 'lost', 'lost')
    const sent = store.send(step('accept'))
    await pass(30_000)
    expect(await sent).toEqual({ kind: 'unknown' })
    expect(store.getState().failures['order A']).toEqual({ name: 'accept', outcome: { kind: 'unknown' } })
  })

  it('a session that is over ends the screen', async () => {
    const { server, store } = open()
    await pass(0)
    server.answers({ status: 401, body: { error: { code: 'unauthorized' } } })
    await store.send(step('accept'))
    expect(store.getState().connection).toEqual({ kind: 'ended', reason: 'signed_out' })
  })
})

describe('C29 without a connection', () => {
  const ready = (id: string) =>
    step('ready', {
      subject: `order ${id}`,
      path: `orders/${id}/steps`,
      isSafe: true,
      body: ({ orders }) => {
        const found = orders.find((one) => one.id === id)
        return found?.steps.includes('ready') ? { step: 'ready', version: found.version } : null
      },
    })
  const cooking = (id: string, version = 1) => aBoardOrder({ id, version, status: 'confirmed', steps: ['ready'] })

  it('safe commands are queued offline and sent in order, with the version known then', async () => {
    const { server, store } = open(aBoard({ orders: [cooking('A'), cooking('B')] }))
    await pass(0)
    server.go(false)
    await pass(0)
    expect(await store.send(ready('B'))).toEqual({ kind: 'queued' })
    expect(await store.send(ready('A'))).toEqual({ kind: 'queued' })
    expect(store.getState()).toMatchObject({ queuedCount: 2, pending: { 'order B': { phase: 'queued' } } })
    const current = cooking('B', 4)
    server.answers(
      { status: 409, body: { error: { code: 'changed_meanwhile' }, current } },
      { status: 200, body: { ...current, version: 5, steps: [] } },
      { status: 200, body: { ...cooking('A', 2), steps: [] } },
    )
    server.go(true)
    await pass(20_000)
    expect(server.calls.map(({ url, body }) => [url.split('/').at(-2), body.version])).toEqual([
      ['B', 1],
      ['B', 4],
      ['A', 1],
    ])
    expect(server.calls[0]!.headers['idempotency-key']).not.toBe(server.calls[1]!.headers['idempotency-key'])
    expect(store.getState()).toMatchObject({ queuedCount: 0, pending: {}, failures: {} })
  })

  it('a command that another device has done meanwhile is not done again', async () => {
    const { server, store } = open(aBoard({ orders: [cooking('A')] }))
    await pass(0)
    server.go(false)
    await pass(0)
    await store.send(ready('A'))
    const current = { ...cooking('A', 9), status: 'sent', steps: ['hand_over'] }
    server.answers({ status: 409, body: { error: { code: 'changed_meanwhile' }, current } })
    server.go(true)
    await pass(20_000)
    expect(server.calls).toHaveLength(1)
    expect(store.getState()).toMatchObject({ queuedCount: 0, pending: {}, failures: {} })
  })

  it('an unanswered command stays first in the queue', async () => {
    const { server, store } = open(aBoard({ orders: [cooking('A'), cooking('B')] }))
    await pass(0)
    server.go(false)
    await pass(0)
    await store.send(ready('A'))
    await store.send(ready('B'))
    server.answers('lost', { status: 200, body: { ...cooking('A', 2), steps: [] } })
    server.go(true)
    await pass(16_000)
    server.streams.at(-1)!.break()
    await pass(20_000)
    const [first, again, last] = server.calls
    expect(server.calls.map(({ url }) => url.split('/').at(-2))).toEqual(['A', 'A', 'B'])
    expect(again!.headers['idempotency-key']).toBe(first!.headers['idempotency-key'])
    expect(last!.headers['idempotency-key']).not.toBe(first!.headers['idempotency-key'])
  })
})
