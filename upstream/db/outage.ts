import { sqlStateOf } from './database'

/** The database did not begin this, because too much waits already or the caller is gone. */
export class NotBegun extends Error {}

/** Overloaded or stopped: too many connections, cancelled, a lock or a silent transaction that took too long, shut down, starting. */
const OUTAGE_STATES = ['53300', '57014', '55P03', '57P01', '57P02', '57P03', '57P05', '25P03']
const CONNECTION_EXCEPTION = '08'
const NETWORK_CODES = [
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT'],
  ...['EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
]
/** Errors of `pg` have no code where the connection ended or a time-out ran out. */
const CONNECTION_LOST =
  /Connection terminated|connection error and is not queryable|Client was closed|Query read timeout|timeout exceeded when trying to connect|timeout expired/

/**
 * Was the database away, or too busy? Then the same call may be sent again; nothing of it was kept, unless the answer to its
 * COMMIT was lost, which the idempotency key finds. Decision 0062.
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

/** A socket of this machine that is not there means a PostgreSQL that has stopped; a file that is not there means nothing. */
function isNetworkError({ code, syscall }: { code?: unknown; syscall?: unknown }): boolean {
  return NETWORK_CODES.includes(String(code)) || (code === 'ENOENT' && syscall === 'connect')
}

/** The error, its causes, and what an error of several addresses holds. */
function chainOf(error: unknown): object[] {
  const chain: object[] = []
  for (let at = error; typeof at === 'object' && at !== null; at = (at as { cause?: unknown }).cause) {
    chain.push(at)
    if (at instanceof AggregateError) chain.push(...at.errors.flatMap(chainOf))
  }
  return chain
}
