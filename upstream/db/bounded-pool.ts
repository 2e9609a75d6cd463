import { AsyncLocalStorage } from 'node:async_hooks'
import { Socket } from 'node:net'
import { Client, type ClientConfig, Pool, type PoolClient, type PoolConfig } from 'pg'
import { NotBegun } from './outage'

/** Most waiting leases: a longer queue would be answered after its callers have left. */
export const MAX_WAITING = 500
/** Time for a disconnected caller's running query to end, in milliseconds. */
const GONE_GRACE_MS = 2000

type Callback = (error: Error | undefined, client: PoolClient | undefined, release: (error?: Error) => void) => void

/**
 * A broken connection never ends the process: it fails the query that it was used for, and is released even where
 * nobody releases it. A query of a disconnected caller is not started. See docs/design/processes.md.
 */
export class BoundedPool extends Pool {
  constructor(config: PoolConfig) {
    super({ ...config, Client: SocketClient })
    // An idle connection may break: the next query replaces it.
    this.on('error', () => {})
    // A connection in use may break: without a listener Node would end the process. Its queries fail, so its user
    // still gets the error.
    this.on('connect', (client) => client.on('error', () => {}))
  }

  override connect(): Promise<PoolClient>
  override connect(callback: Callback): undefined
  override connect(callback?: Callback): Promise<PoolClient> | undefined {
    const leased = this.lease(callerSignal())
    if (!callback) return leased
    leased.then(
      (client) => callback(undefined, client, client.release),
      (error: Error) => callback(error, undefined, () => {}),
    )
  }

  private async lease(caller: AbortSignal | undefined): Promise<PoolClient> {
    if (caller?.aborted) throw new NotBegun('the caller is gone')
    if (this.waitingCount >= MAX_WAITING) throw new NotBegun('too many wait for the database')
    const client = await super.connect()
    if (caller?.aborted) {
      client.release()
      throw new NotBegun('the caller is gone')
    }
    endWithConnection(client, caller)
    return client
  }
}

/** A client that exposes its socket: `end()` waits for running queries, which never end on a stopped server. */
class SocketClient extends Client {
  readonly socket: Socket

  constructor(config?: ClientConfig) {
    const socket = new Socket()
    super({ ...config, stream: () => socket })
    this.socket = socket
  }
}

/**
 * Releases the connection when it ends, since a transaction whose BEGIN fails does not; ends it where it still works
 * for a disconnected caller. A second release does nothing.
 */
function endWithConnection(client: PoolClient, caller: AbortSignal | undefined): void {
  const release = client.release
  let isReleased = false
  let timer: NodeJS.Timeout | undefined
  const endForgotten = () => {
    timer = setTimeout(() => client instanceof SocketClient && client.socket.destroy(), GONE_GRACE_MS)
    timer.unref()
  }
  const giveBack = (error?: Error | boolean) => {
    if (isReleased) return
    isReleased = true
    client.removeListener('end', giveBackBroken)
    caller?.removeEventListener('abort', endForgotten)
    clearTimeout(timer)
    release(error)
  }
  const giveBackBroken = () => giveBack(true)
  client.release = giveBack
  client.once('end', giveBackBroken)
  caller?.addEventListener('abort', endForgotten)
}

const callers = new AsyncLocalStorage<AbortSignal | undefined>()

/** Runs `work` for a caller whose `signal` is aborted at its disconnect: its later queries are dropped. */
export function runForCaller<T>(signal: AbortSignal, work: () => T): T {
  return callers.run(signal, work)
}

/** Runs work that others wait for as well: it continues after its first caller has disconnected. */
export function runForEverybody<T>(work: () => T): T {
  return callers.run(undefined, work)
}

/** Signal of the caller of the present work; `undefined` in a job. */
export function callerSignal(): AbortSignal | undefined {
  return callers.getStore()
}
