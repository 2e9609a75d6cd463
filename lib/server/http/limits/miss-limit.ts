import type { ServerResponse } from 'node:http'

export interface MissLimitBounds {
  /** Misses of one network in a window. */
  most: number
  seconds: number
  mostNetworks: number
  /** In ms. */
  now?: () => number
}

export interface MissLimit {
  /**
   * Makes a page that may turn out to be none. It counts before it is made, since whoever leaves at once has cost as much,
   * and no longer once it has been answered as anything but 404, or where `make` resolves to false: nothing was begun.
   */
  during(network: string, response: ServerResponse, make: () => Promise<boolean>): Promise<void>
  /** Whole seconds for which the network waits; 0 where it need not. */
  secondsToWait(network: string): number
  /** Networks that are remembered. */
  size(): number
}

/**
 * Counts misses by network in windows of `seconds`; at most `mostNetworks` are remembered. Where
 * more come, the oldest is forgotten: a flood from everywhere is bounded by what a page costs, not by this.
 */
export function missLimit({ most, seconds, mostNetworks, now = Date.now }: MissLimitBounds): MissLimit {
  const counts = new Map<string, number>()
  let until = 0

  function startWindowIfDue(): void {
    if (now() < until) return
    counts.clear()
    until = now() + seconds * 1000
  }

  function count(network: string): void {
    startWindowIfDue()
    const counted = (counts.get(network) ?? 0) + 1
    counts.delete(network)
    counts.set(network, counted)
    const [oldest = ''] = counts.keys()
    if (counts.size > mostNetworks) counts.delete(oldest)
  }

  function uncount(network: string): void {
    const counted = counts.get(network) ?? 0
    if (counted > 1) counts.set(network, counted - 1)
    else counts.delete(network)
  }

  return {
    async during(network, response, make) {
      count(network)
      response.once('finish', () => response.statusCode !== 404 && uncount(network))
      if (!(await make())) uncount(network)
    },
    secondsToWait(network) {
      startWindowIfDue()
      return (counts.get(network) ?? 0) < most ? 0 : Math.ceil((until - now()) / 1000)
    },
    size: () => counts.size,
  }
}
