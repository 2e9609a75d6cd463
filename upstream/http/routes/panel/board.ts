import { createRoute, z } from '@hono/zod-openapi'
import { type SSEStreamingApi, streamSSE } from 'hono/streaming'
import { createCache } from '@/lib/backend/cache'
import { boardChange } from '@/lib/domain/panel/board/board-change'
import { type Board, boardSchema } from '@/lib/domain/panel/board/board-schema'
import { serviceDayOf } from '@/lib/domain/panel/board/service-day'
import { localDateSchema } from '@/lib/domain/wire'
import type { PanelCaller } from '@/upstream/panel/accounts/panel-caller'
import { findSession } from '@/upstream/panel/accounts/sessions'
import { boardFor, loadBoard } from '@/upstream/panel/board/load-board'
import type { Deps, Upstream } from '../../deps'
import { callerOf, panelCallerOf } from '../../panel-wall'
import { Problem, problem } from '../../problem'
import { bearerOf } from '../../staff-scope'
import { createOpenCounter, createSignal, HEARTBEAT_MS, MAX_STREAM_MS, RETRY_MS } from '../../streams'
import { json, refusals } from '../responses'
import { restaurantParam, wallRefusals } from './responses'

/** Of one process, of a restaurant, and of one session, whose forgotten tabs count. */
const MAX_STREAMS = 1000
const STREAMS_OF_RESTAURANT = 30
const STREAMS_OF_SESSION = 8
/** What depends on the time alone, as the day of the evening, is read anew so often. */
const RELOAD_MS = 60_000

const read = createRoute({
  method: 'get',
  path: '/panel/{restaurant}/board',
  summary: 'Orders in work, reservations of a day, who waits, and the revision that they are of',
  request: { params: restaurantParam, query: z.object({ date: localDateSchema.optional() }) },
  responses: { 200: json(boardSchema, 'As it stands'), ...wallRefusals, ...refusals },
})
const events = createRoute({
  method: 'get',
  path: '/panel/{restaurant}/events',
  summary: 'The board as an event `snapshot`, then `change` with each revision; with Last-Event-ID only what is newer',
  request: {
    params: restaurantParam,
    query: z.object({ date: localDateSchema.optional() }),
    headers: z.object({ 'last-event-id': z.string().max(40).optional() }),
  },
  responses: {
    200: {
      description: 'Events `snapshot` and `change`; their id is the revision',
      content: { 'text/event-stream': { schema: z.string() } },
    },
    ...wallRefusals,
    ...refusals,
  },
})

/** Contract C22. */
export function boardRoutes(app: Upstream, deps: Deps): void {
  const { db, now, boardFeed } = deps
  const open = createOpenCounter()
  const loadShared = shareLoads((restaurantId) =>
    loadBoard(db, restaurantId, { date: serviceDayOf(now()), now: now() }),
  )

  app.openapi(read, async (c) => {
    const { restaurantId, role } = panelCallerOf(c)
    const { date = serviceDayOf(now()) } = c.req.valid('query')
    return c.json(boardFor(role, await loadBoard(db, restaurantId, { date, now: now() })), 200)
  })

  app.openapi(events, async (c) => {
    const caller = panelCallerOf(c)
    const seen = c.req.valid('header')['last-event-id']
    if (boardFeed.subscriberCount() >= MAX_STREAMS) throw problem(503, 'unavailable', { retryAfterSeconds: 10 })
    const limits: [key: string, limit: number][] = [
      [`restaurant ${caller.restaurantId}`, STREAMS_OF_RESTAURANT],
      [`session ${caller.actor.sessionId}`, STREAMS_OF_SESSION],
    ]
    if (limits.some(([key, limit]) => open.of(key) >= limit))
      throw problem(429, 'too_many_requests', { retryAfterSeconds: 30 })
    // Nobody reads the body of a HEAD request, so the stream would never end.
    if (c.req.method === 'HEAD') return c.body(null, 200, { 'content-type': 'text/event-stream' }) as never
    const releases = limits.map(([key]) => open.add(key))
    const token = bearerOf(c.req.header('authorization') ?? '') ?? ''
    const tenant = c.get('tenant')
    const { date } = c.req.valid('query')
    const watch = { caller, seen: seen === undefined ? null : Number(seen), date, now, load: loadShared }
    const stillMay = () => callerNow(deps, { token, tenant, caller })
    const response = streamSSE(c, (stream) =>
      streamBoard(stream, deps, watch, stillMay).finally(() => {
        for (const release of releases) release()
      }),
    )
    response.headers.set('cache-control', 'no-store')
    response.headers.set('x-accel-buffering', 'no')
    return response as never
  })
}

interface Watch {
  caller: PanelCaller
  /** The revision that the screen has; `null` = none. */
  seen: number | null
  /** The day that the screen shows. */
  date: string | undefined
  now(): Date
  load(restaurantId: number, from: number): Promise<Board>
}

/**
 * Runs until the screen goes, the session ends, the upstream stops, or the maximum time is over. A screen that has the
 * present revision is told only what comes after it; any other gets the whole board, so that no gap stays. Contract C22.
 */
async function streamBoard(
  stream: SSEStreamingApi,
  { boardFeed }: Deps,
  { caller: { restaurantId, role }, seen, date, now, load }: Watch,
  stillMay: () => Promise<PanelCaller | null>,
): Promise<void> {
  const signal = createSignal()
  let wanted = 0
  let missed = false as boolean
  const end = () => {
    stream.abort()
    signal.raise()
  }
  const onRevision = (revision: number) => {
    wanted = revision
    signal.raise()
  }
  const stops = [boardFeed.subscribe(String(restaurantId), onRevision), boardFeed.onClose(end)]
  const over = setTimeout(end, MAX_STREAM_MS)
  stream.onAbort(signal.raise)
  // Writing to a stream that was aborted while the board was read would never end.
  const send = async (event: string, id: number, body: unknown) => {
    if (stream.aborted) return
    await stream.writeSSE({ event, id: String(id), retry: RETRY_MS, data: JSON.stringify(body) })
  }
  const beat = async () => {
    if (!stream.aborted) await stream.write(': \n\n')
  }
  try {
    let shown = boardFor(role, await load(restaurantId, 0))
    // The board of another day differs without any change.
    const isCurrent = seen === shown.revision && (date === undefined || date === shown.date)
    // The headers leave with the first bytes: a screen that has all waits for them too.
    await (isCurrent ? beat() : send('snapshot', shown.revision, shown))
    let shownRole = role
    let loadedAtMs = now().getTime()
    while (!stream.aborted) {
      const hasChanged = await signal.wait(HEARTBEAT_MS)
      if (stream.aborted) break
      // Asked before each event: who is signed out or loses a role hears no more.
      const caller = await stillMay().catch(() => undefined)
      if (caller === null) break
      const isDue: boolean = hasChanged || missed || now().getTime() - loadedAtMs > RELOAD_MS
      const board: Board | null = caller && isDue ? await load(restaurantId, wanted).catch(() => null) : null
      missed = isDue && board === null
      // A short outage does not end the stream: the next heartbeat reads what was missed.
      if (!caller || !board) {
        await beat()
        continue
      }
      const next = boardFor(caller.role, board)
      const change = caller.role === shownRole ? boardChange(shown, next) : null
      if (caller.role !== shownRole) await send('snapshot', next.revision, next)
      else if (change) await send('change', next.revision, change)
      else await beat()
      loadedAtMs = now().getTime()
      shown = next
      shownRole = caller.role
    }
  } finally {
    clearTimeout(over)
    for (const stop of stops) stop()
  }
}

/** The caller as the session stands now; `null` if it no longer opens the board. */
async function callerNow(
  { db, now }: Deps,
  { token, tenant, caller }: { token: string; tenant: string; caller: PanelCaller },
): Promise<PanelCaller | null> {
  const session = await findSession(db, token, tenant, now())
  if (!session) return null
  try {
    return callerOf(session, caller.restaurantId, 'see_board')
  } catch (error) {
    if (error instanceof Problem) return null
    throw error
  }
}

/** All screens of a restaurant that ask at once share one reading, unless it is older than the revision they heard of. */
function shareLoads(load: (restaurantId: number) => Promise<Board>) {
  const underWay = createCache<Board>({ entries: 1, freshMs: 0 })
  return async (restaurantId: number, from: number): Promise<Board> => {
    let isOwn = false
    const get = () =>
      underWay.get(restaurantId, () => {
        isOwn = true
        return load(restaurantId)
      })
    const board = await get().catch((error: unknown) => {
      if (isOwn) throw error
      return null
    })
    // What is begun from now on knows that revision.
    return board && (isOwn || board.revision >= from) ? board : get()
  }
}
