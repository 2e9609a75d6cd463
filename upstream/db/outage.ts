import { sqlStateOf } from './database'

/** The database did not start this, because the queue is full or the caller has disconnected. */
export class NotBegun extends Error {}

/** Overloaded or stopped: too many connections, cancelled, a lock or a silent transaction that took too long, shut down, starting. */
const OUTAGE_STATES = ['53300', '57014', '55P03', '57P01', '57P02', '57P03', '57P05', '25P03']
const CONNECTION_EXCEPTION = '08'
const NETWORK_CODES = [
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT'],
  ...['EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
]
/** Errors of `pg` have no code after a lost connection or a time-out. */
const CONNECTION_LOST =
  /Connection terminated|connection error and is not queryable|Client was closed|Query read timeout|timeout exceeded when trying to connect|timeout expired/

/**
 * Was the database unreachable or overloaded? Then the same call may be sent again; nothing of it was stored, unless
 * the answer to its COMMIT was lost, which the idempotency key finds. See docs/design/processes.md.
 */
export function isDatabaseOutage(error: unknown): boolean {
  const sqlState = sqlStateOf(error)
  if (sqlState && (OUTAGE_STATES.includes(sqlState) || sqlState.startsWith(CONNECTION_EXCEPTION))) return true
  return chainOf(error).some(
    (one) =>
      one instanceof NotBegun ||
      isNetworkError(one) ||
      CONNECTION_LOST.test((one as { message?: string }).message ?? ''),
  )
}

/** A missing socket on this machine means a stopped PostgreSQL; a missing file does not. */
function isNetworkError({ code, syscall }: { code?: unknown; syscall?: unknown }): boolean {
  return NETWORK_CODES.includes(String(code)) || (code === 'ENOENT' && syscall === 'connect')
}

/** The error, its causes, and the errors within an AggregateError. */
function chainOf(error: unknown): object[] {
  const chain: object[] = []
  for (let at = error; typeof at === 'object' && at !== null; at = (at as { cause?: unknown }).cause) {
    chain.push(at)
    if (at instanceof AggregateError) chain.push(...at.errors.flatMap(chainOf))
  }
  return chain
}
