/**
 * Counts misses by network in windows of `seconds`; at most `mostNetworks` are remembered. Where
 * more come, the oldest is forgotten: a flood from everywhere is bounded by what a page costs, not by this.
 * @param {{ most: number, seconds: number, mostNetworks: number, now?: () => number }} bounds
 */
export function missLimit({ most, seconds, mostNetworks, now = Date.now }) {
  const counts = new Map()
  let until = 0

  function turn() {
    if (now() < until) return
    counts.clear()
    until = now() + seconds * 1000
  }

  return {
    /** One more page of nothing for this network. */
    count(network) {
      turn()
      const count = (counts.get(network) ?? 0) + 1
      counts.delete(network)
      counts.set(network, count)
      if (counts.size > mostNetworks) counts.delete(counts.keys().next().value)
    },
    /** One less: what was counted before it was made was none. */
    takeBack(network) {
      const count = counts.get(network) ?? 0
      if (count > 1) counts.set(network, count - 1)
      else counts.delete(network)
    },
    /** Whole seconds for which the network waits; 0 where it need not. */
    secondsToWait(network) {
      turn()
      return (counts.get(network) ?? 0) < most ? 0 : Math.ceil((until - now()) / 1000)
    },
    size: () => counts.size,
  }
}
