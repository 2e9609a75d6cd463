import { Socket } from 'node:net'
import { Client, type ClientConfig, Pool, type PoolClient, type PoolConfig } from 'pg'
import { callerSignal } from './caller'
import { NotBegun } from './outage'

/** Who waits for a connection: more of them would be answered when nobody listens any more. */
export const MAX_WAITING = 500
/** What a caller who is gone had begun may still end in this time, in milliseconds. */
const GONE_GRACE_MS = 2000

type Callback = (error: Error | undefined, client: PoolClient | undefined, release: (error?: Error) => void) => void

/**
 * Connections that end one by one and never the process: one that breaks while it is used fails what it was used for, and
 * is given back even where nobody gives it back. What a caller who is gone waits for is not begun. Decision 0062.
 */
export class BoundedPool extends Pool {
  constructor(config: PoolConfig) {
    super({ ...config, Client: SocketClient })
    // Of an idle connection, which the next query replaces.
    this.on('error', () => {})
    // Of one in use: without a listener Node ends the process. Its queries fail, which is how whoever uses it hears of it.
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

/** A client whose socket is known: `end()` waits for what is under way, which a server that is stopped never ends. */
class SocketClient extends Client {
  readonly socket: Socket

  constructor(config?: ClientConfig) {
    const socket = new Socket()
    super({ ...config, stream: () => socket })
    this.socket = socket
  }
}

/**
 * Gives the connection back when it ends, since a transaction whose BEGIN fails does not, and ends it where its caller is
 * gone and it still works for him. Giving it back twice does nothing.
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
