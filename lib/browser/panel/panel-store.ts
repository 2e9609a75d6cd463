import { openEventStream, type StreamListener } from '@/lib/browser/api/event-stream'
import { randomKey } from '@/lib/browser/api/random-key'
import type { Board, BoardOrder, BoardReservation } from '@/lib/domain/panel/board/board-schema'
import { withChange, withOrder, withReservation, withSnapshot } from './apply-board'
import { announceStore } from './running-stores'
import { type CommandOutcome, type CommandRequest, sendCommand } from './send-command'

/** Reason why a stream ends for good: the session has ended, or the person has no role at this restaurant. */
type StreamEnd = 'signed_out' | 'not_found'
const END_BY_STATUS: Record<number, StreamEnd> = { 401: 'signed_out', 403: 'not_found', 404: 'not_found' }

/** `sinceMs`, on the server's clock: the age of the shown board. */
export type Connection =
  | { kind: 'connecting' }
  | { kind: 'live' }
  | { kind: 'lost'; sinceMs: number }
  | { kind: 'ended'; reason: StreamEnd }

/** A command under way. `queued`: it waits for the connection. */
export interface Pending {
  name: string
  phase: 'sending' | 'retrying' | 'queued'
}

/** Reason why a command failed. `offline`: it was not sent. */
export interface Failure {
  name: string
  outcome: Exclude<CommandOutcome, { kind: 'done' }> | { kind: 'offline' }
}

export type SendOutcome = CommandOutcome | { kind: 'offline' } | { kind: 'queued' } | { kind: 'busy' }

export interface Command extends Pick<CommandRequest, 'method' | 'path'> {
  /** Subject of the command; there is one command at a time for each. */
  subject: string
  /** Name of the command, for the screen. */
  name: string
  /** Body made from the board when the command is sent; `null` = nothing is left to do. */
  body(board: Board): object | null
  /** May it wait for the connection? Only steps that are still true later: ready, seated, made. */
  isSafe?: boolean
  /** The board after the command, where the answer does not contain it. */
  done?(board: Board): Board
}

export interface PanelState {
  board: Board
  connection: Connection
  /** Pending commands by subject. */
  pending: Readonly<Record<string, Pending>>
  /** Failures by subject, until dismissed or until another command is sent. */
  failures: Readonly<Record<string, Failure>>
  /** Number of commands that wait for the connection. */
  queuedCount: number
}

export interface PanelStore {
  getState(): PanelState
  subscribe(listener: () => void): () => void
  /** Follows the board until the returned function is called. */
  start(): () => void
  /** The server's present time in ms. */
  nowMs(): number
  send(command: Command): Promise<SendOutcome>
  dismiss(subject: string): void
  /** The board of another day; the stream covers the present one. Rejects without an answer. */
  readDay(date: string): Promise<Board>
}

interface PanelStoreOptions {
  /** `/panel/api/{restaurant}` */
  url: string
  /** Board of the page as rendered. */
  board: Board
  fetch?: typeof fetch
  localNowMs?: () => number
}

type Waiting = { command: Command; key: string; sentBody: string | null }

/** One store for the screens of a restaurant. Contract C29, docs/design/panel.md. */
export function createPanelStore({
  url,
  board,
  fetch: fetchOwn = (...args) => fetch(...args),
  localNowMs = () => Date.now(),
}: PanelStoreOptions): PanelStore {
  const clock = createServerClock(localNowMs)
  const listeners = new Set<() => void>()
  let state: PanelState = { board, connection: { kind: 'connecting' }, pending: {}, failures: {}, queuedCount: 0 }
  let queue: Waiting[] = []
  let isFlushing = false
  let lastMessageAtMs = 0
  clock.sync(board.at)
  lastMessageAtMs = clock.nowMs()

  function set(changes: Partial<PanelState>) {
    state = { ...state, ...changes }
    for (const listener of listeners) listener()
  }
  const setPending = (subject: string, pending: Pending | null) =>
    set({ pending: withEntry(state.pending, subject, pending) })
  const setFailure = (subject: string, failure: Failure | null) =>
    set({ failures: withEntry(state.failures, subject, failure) })

  function setQueue(next: Waiting[]) {
    queue = next
    set({ queuedCount: next.length })
  }

  function show(next: Board) {
    clock.sync(next.at)
    lastMessageAtMs = clock.nowMs()
    set({ board: next })
  }

  function onLost() {
    if (state.connection.kind === 'ended') return
    if (state.connection.kind !== 'lost') set({ connection: { kind: 'lost', sinceMs: lastMessageAtMs } })
    // Events may be delayed where calls pass.
    if (isOnline()) void flush()
  }

  function end(reason: StreamEnd) {
    set({ connection: { kind: 'ended', reason } })
  }

  const listener: StreamListener = {
    // The stream continues from the screen's revision.
    request: () => ({ url: `${url}/events?date=${state.board.date}`, lastEventId: state.board.revision }),
    onOpen() {
      lastMessageAtMs = clock.nowMs()
      if (state.connection.kind !== 'live') set({ connection: { kind: 'live' } })
      void flush()
    },
    onEvent({ event, data }) {
      if (event === 'snapshot') show(withSnapshot(state.board, JSON.parse(data)))
      if (event === 'change') show(withChange(state.board, JSON.parse(data)))
    },
    onActivity() {
      lastMessageAtMs = clock.nowMs()
    },
    onLost,
    isEnd(status) {
      const reason = END_BY_STATUS[status]
      if (reason) end(reason)
      return reason !== undefined
    },
  }

  function start(): () => void {
    const stop = openEventStream(listener, fetchOwn)
    const forget = announceStore(url, store)
    return () => {
      forget()
      stop()
    }
  }

  async function send(command: Command): Promise<SendOutcome> {
    const { subject, name, isSafe = false } = command
    if (state.pending[subject]) return { kind: 'busy' }
    const isLost = state.connection.kind === 'lost' || !isOnline()
    set({
      pending: withEntry(state.pending, subject, { name, phase: isSafe && isLost ? 'queued' : 'sending' }),
      failures: withEntry(state.failures, subject, null),
    })
    if (isSafe && (isLost || queue.length > 0)) {
      enqueue({ command, key: randomKey(), sentBody: null })
      return { kind: 'queued' }
    }
    if (!isOnline()) return finish(command, { kind: 'offline' })
    const body = command.body(state.board)
    if (!body) return finish(command, { kind: 'done', value: null })
    // The pending state is painted before the work begins: a slow tablet answers a press at once.
    await nextPaint()
    const key = randomKey()
    const onRetry = () => setPending(subject, { name, phase: 'retrying' })
    const outcome = await sendCommand(
      `${url}/${command.path}`,
      { ...command, body },
      { key, fetchJson: fetchOwn, onRetry },
    )
    if (outcome.kind === 'unknown' && isSafe) {
      enqueue({ command, key, sentBody: JSON.stringify(body) })
      return { kind: 'queued' }
    }
    return finish(command, outcome)
  }

  function finish<T extends SendOutcome>({ subject, name, path, done }: Command, outcome: T): T {
    const isFailed = outcome.kind === 'refused' || outcome.kind === 'unknown' || outcome.kind === 'offline'
    if (outcome.kind === 'refused' && outcome.status === 401) end('signed_out')
    const board = outcome.kind === 'done' && done ? done(state.board) : state.board
    set({
      board: withAnswer(board, path, answerOf(outcome)),
      pending: withEntry(state.pending, subject, null),
      failures: withEntry(state.failures, subject, isFailed ? { name, outcome: outcome as Failure['outcome'] } : null),
    })
    return outcome
  }

  function enqueue(waiting: Waiting) {
    const { subject, name } = waiting.command
    setPending(subject, { name, phase: 'queued' })
    setQueue([...queue, waiting])
    if (state.connection.kind === 'live') void flush()
  }

  /** Commands are sent in their order; an unanswered one waits with all later ones for the next connection. */
  async function flush(): Promise<void> {
    if (isFlushing) return
    isFlushing = true
    try {
      for (let first = queue[0]; first; first = queue[0]) {
        const outcome = await flushOne(first)
        if (outcome.kind === 'unknown') return
        setQueue(queue.slice(1))
        finish(first.command, outcome)
      }
    } finally {
      isFlushing = false
    }
  }

  // The command is made from the present board: one pressed offline names a version that may be old.
  async function flushOne(waiting: Waiting): Promise<CommandOutcome> {
    const { command } = waiting
    for (;;) {
      const body = command.body(state.board)
      if (!body) return { kind: 'done', value: null }
      const text = JSON.stringify(body)
      if (waiting.sentBody !== null && waiting.sentBody !== text) waiting.key = randomKey()
      waiting.sentBody = text
      const sending = { key: waiting.key, fetchJson: fetchOwn, onRetry: () => {}, isOnce: true }
      const outcome = await sendCommand(`${url}/${command.path}`, { ...command, body }, sending)
      if (outcome.kind !== 'refused' || outcome.code !== 'changed_meanwhile') return outcome
      set({ board: withAnswer(state.board, command.path, outcome.current) })
      const next = command.body(state.board)
      if (next && JSON.stringify(next) === text) return outcome
    }
  }

  async function readDay(date: string): Promise<Board> {
    const response = await fetchOwn(`${url}/board?date=${date}`, { cache: 'no-store' })
    if (!response.ok) throw new Error(`board answered ${response.status}`)
    return response.json()
  }

  const store: PanelStore = {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start,
    nowMs: clock.nowMs,
    send,
    dismiss: (subject) => setFailure(subject, null),
    readDay,
  }
  return store
}

function withEntry<T>(entries: Readonly<Record<string, T>>, key: string, value: T | null): Readonly<Record<string, T>> {
  if (value === null && !(key in entries)) return entries
  const { [key]: _, ...rest } = entries
  return value === null ? rest : { ...rest, [key]: value }
}

function answerOf(outcome: SendOutcome): unknown {
  if (outcome.kind === 'done') return outcome.value
  return outcome.kind === 'refused' ? outcome.current : null
}

/** The board with an answer's data; the stream sends the same a moment later. */
function withAnswer(board: Board, path: string, answer: unknown): Board {
  const value = Object(answer) as Record<string, unknown>
  if ('steps' in value && 'version' in value) return withOrder(board, value as unknown as BoardOrder)
  if ('reserved_on' in value && 'version' in value) return withReservation(board, value as unknown as BoardReservation)
  if ('orders_paused' in value) return { ...board, orders_paused: value.orders_paused as Board['orders_paused'] }
  if ('kitchen_limit' in value) return { ...board, kitchen_limit: value.kitchen_limit as Board['kitchen_limit'] }
  if ('alarms' in value) return { ...board, alarms: value.alarms as Board['alarms'] }
  if (path === 'sold-out' && 'items' in value) return { ...board, sold_out: value.items as Board['sold_out'] }
  return board
}

const isOnline = () => typeof navigator === 'undefined' || navigator.onLine !== false

const HIDDEN_FRAME_MS = 100

/** Resolves when changes are painted; soon, where nothing is painted. */
function nextPaint(): Promise<void> {
  if (typeof requestAnimationFrame === 'undefined') return Promise.resolve()
  return new Promise((resolve) => {
    // A tab in the background gets no frames.
    const late = setTimeout(resolve, HIDDEN_FRAME_MS)
    requestAnimationFrame(() => {
      clearTimeout(late)
      setTimeout(resolve)
    })
  })
}

const SAMPLES = 12

interface ServerClock {
  /** Adds a server timestamp, whose transit time is unknown. */
  sync(at: string): void
  /** The server's present time in ms. */
  nowMs(): number
}

/**
 * The server's clock, which deadlines are counted by, not the tablet's. The sample with the shortest transit is the
 * most exact: of the last samples, the greatest difference counts. Contract C22.
 */
function createServerClock(localNowMs: () => number): ServerClock {
  let offsets: number[] = []
  return {
    sync(at) {
      const offsetMs = Date.parse(at) - localNowMs()
      if (Number.isFinite(offsetMs)) offsets = [...offsets.slice(1 - SAMPLES), offsetMs]
    },
    nowMs: () => localNowMs() + (offsets.length > 0 ? Math.max(...offsets) : 0),
  }
}
