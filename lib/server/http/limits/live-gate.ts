export interface LiveGateBounds {
  /** Pages made at once. */
  places: number
  /** Places of one network among these. */
  placesOfNetwork: number
  /** Waiting requests of one network. */
  maxOfNetwork: number
  /** Waiting requests of all networks; one more replaces a request of the network that has most. */
  maxWaiting: number
  /** After this time a page waits for the upstream or a reader, and its place is freed. */
  holdMs: number
}

/** Frees the place, once. */
type Leave = () => void

/** A place, or the reason of the refusal; after 'closed' no answer is sent. */
type Turn = Leave | 'network-full' | 'full' | 'closed'

/** Settles one request that waits. */
type Waiter = (turn: Turn) => void

/**
 * Gate in front of pages made on request: a few are made at once, the others wait, one network after the other, so that
 * a network with a hundred requests waits only behind itself. Decision 0022.
 */
export function liveGate({ places, placesOfNetwork, maxOfNetwork, maxWaiting, holdMs }: LiveGateBounds) {
  /** Networks in the order of their turns, each with its waiting requests; none is empty. */
  const queues = new Map<string, Set<Waiter>>()
  const running = new Map<string, number>()
  let taken = 0
  let waiting = 0

  function mayStart(network: string): boolean {
    return taken < places && (running.get(network) ?? 0) < placesOfNetwork
  }

  /** Takes a place. */
  function start(network: string): Leave {
    taken += 1
    running.set(network, (running.get(network) ?? 0) + 1)
    const leave = () => {
      if (!late) return
      clearTimeout(late)
      late = null
      taken -= 1
      const left = (running.get(network) ?? 1) - 1
      if (left > 0) running.set(network, left)
      else running.delete(network)
      startWaiting()
    }
    let late: NodeJS.Timeout | null = setTimeout(leave, holdMs).unref()
    return leave
  }

  function startWaiting(): void {
    for (const [network, queue] of queues) {
      if (taken >= places) return
      if (!mayStart(network)) continue
      const [next] = queue
      if (!next) continue
      withdraw(network, next)
      // The network's next turn comes after all others.
      if (queues.delete(network) && queue.size > 0) queues.set(network, queue)
      next(start(network))
    }
  }

  function withdraw(network: string, entry: Waiter): void {
    const queue = queues.get(network)
    if (!queue?.delete(entry)) return
    waiting -= 1
    if (queue.size === 0) queues.delete(network)
  }

  /** Full queue: drops the last request of the network that has most waiting, unless that is the newcomer's own. */
  function makeRoom(newcomer: string): boolean {
    const [longest, queue] = [...queues].reduce((most, one) => (one[1].size > most[1].size ? one : most))
    if (queue.size <= (queues.get(newcomer)?.size ?? 0) + 1) return false
    const last = [...queue].at(-1)
    if (last) withdraw(longest, last)
    last?.('full')
    return true
  }

  return {
    /** Resolves at the request's turn, or with the reason why it may not wait; with 'closed' where `closed` fired first. */
    async enter(network: string, closed: AbortSignal): Promise<Turn> {
      if (closed.aborted) return 'closed'
      if (!queues.has(network) && mayStart(network)) return start(network)
      if ((queues.get(network)?.size ?? 0) >= maxOfNetwork) return 'network-full'
      if (waiting >= maxWaiting && !makeRoom(network)) return 'full'
      return new Promise((resolve) => {
        const onClosed = () => {
          withdraw(network, settle)
          resolve('closed')
        }
        const settle: Waiter = (turn) => {
          closed.removeEventListener('abort', onClosed)
          resolve(turn)
        }
        closed.addEventListener('abort', onClosed, { once: true })
        queues.set(network, (queues.get(network) ?? new Set()).add(settle))
        waiting += 1
      })
    },
    /** Pages being made, and requests waiting. */
    size: () => ({ taken, waiting }),
  }
}
