import { createCache } from '@/lib/backend/cache'
import { boardCalls } from '@/lib/domain/panel/board/board-calls'
import { boardChange } from '@/lib/domain/panel/board/board-change'
import type { Board } from '@/lib/domain/panel/board/board-schema'
import { serviceDayOf } from '@/lib/domain/panel/board/service-day'
import { LIMITS } from '@/lib/domain/rate-limit/limits'
import { serve } from '@/upstream/http/serve'
import type { PanelCaller } from '@/upstream/panel/accounts/panel-caller'
import type { FoundSession } from '@/upstream/panel/accounts/sessions'
import { NOTE_EVERY_MS, recordOpenBoard } from '@/upstream/panel/alarms/open-boards'
import { boardFor, loadBoard } from '@/upstream/panel/board/load-board'
import type { Deps, Upstream } from '../../deps'
import { callerOf } from '../../panel-wall'
import { RefusalError } from '../../problem'
import { eventStreams, type Step } from '../../streams'

/**
 * Interval at which the board is reloaded without a change, since parts such as the evening's day depend on the time.
 */
const RELOAD_MS = 60_000

/** Contract C22. */
export function boardRoutes(app: Upstream, deps: Deps): void {
  const { db, now, boardFeed } = deps
  const stream = eventStreams(boardFeed, { most: LIMITS.boardStreams.max, retryAfter: { full: 10, limit: 30 } })
  const loadShared = shareLoads((restaurantId) =>
    loadBoard(db, restaurantId, { date: serviceDayOf(now()), now: now() }),
  )
  const note = ({ restaurantId, role }: PanelCaller) => recordOpenBoard(db, restaurantId, role, now())

  serve(app, boardCalls.read, async ({ query: { date = serviceDayOf(now()) }, caller: { restaurantId, role } }) =>
    boardFor(role, await loadBoard(db, restaurantId, { date, now: now() })),
  )

  serve(app, boardCalls.events, ({ c, query: { date }, headers, caller }) => {
    const seen = headers['last-event-id']
    const limits = [
      { key: `restaurant ${caller.restaurantId}`, limit: LIMITS.boardStreamsOfRestaurant.max },
      { key: `session ${caller.actor.sessionId}`, limit: LIMITS.boardStreamsOfSession.max },
    ]
    const watch = { caller, seen: seen === undefined ? null : Number(seen), date, now, load: loadShared, note }
    const sessionNow = c.get('sessionNow')
    const stillMay = async () => callerNow((await sessionNow?.()) ?? null, caller)
    return stream(c, { key: String(caller.restaurantId), limits }, followBoard(watch, stillMay))
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
  /** Writes down that this screen is open. Contract C26. */
  note(caller: PanelCaller): Promise<void>
}

/**
 * Sends a screen with the present revision only later changes, any other screen the whole board, so that nothing is
 * missed. It ends with the session. Contract C22.
 */
function followBoard(
  { caller, seen, date, now, load, note }: Watch,
  stillMay: () => Promise<PanelCaller | null>,
): Step {
  let shown: Board | null = null
  let shownRole = caller.role
  let loadedAtMs = 0
  let notedAtMs = 0

  async function recordOpen(present: PanelCaller): Promise<void> {
    if (now().getTime() - notedAtMs < NOTE_EVERY_MS) return
    await note(present)
    notedAtMs = now().getTime()
  }

  async function look({ role }: PanelCaller, revision: number): Promise<Board> {
    const board = boardFor(role, await load(caller.restaurantId, revision))
    loadedAtMs = now().getTime()
    shownRole = role
    return board
  }

  return async (isDue, revision) => {
    if (!shown) {
      await recordOpen(caller)
      shown = await look(caller, 0)
      // The board of another day differs even without a change.
      const isCurrent = seen === shown.revision && (date === undefined || date === shown.date)
      return { event: isCurrent ? null : snapshotOf(shown) }
    }
    // Checked before each event: a person who signed out or lost the role gets no more events.
    const present = await stillMay()
    if (present === null) return { event: null, isOver: true }
    await recordOpen(present)
    if (!isDue && now().getTime() - loadedAtMs <= RELOAD_MS) return { event: null }
    const [last, lastRole] = [shown, shownRole]
    shown = await look(present, revision)
    if (lastRole !== present.role) return { event: snapshotOf(shown) }
    const change = boardChange(last, shown)
    return { event: change && { name: 'change', id: shown.revision, body: change } }
  }
}

const snapshotOf = (board: Board) => ({ name: 'snapshot', id: board.revision, body: board })

/** The caller as the session stands now; `null` if it no longer opens the board. */
function callerNow(session: FoundSession | null, caller: PanelCaller): PanelCaller | null {
  if (!session) return null
  try {
    return callerOf(session, caller.restaurantId, 'see_board')
  } catch (error) {
    if (error instanceof RefusalError) return null
    throw error
  }
}

/**
 * Screens of a restaurant that load at once share one load, unless it is older than the revision that they were
 * notified of.
 */
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
    // A load that starts now includes that revision.
    return board && (isOwn || board.revision >= from) ? board : get()
  }
}
