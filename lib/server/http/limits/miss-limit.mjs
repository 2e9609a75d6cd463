/**
 * Counts misses by network in windows of `seconds`; at most `mostNetworks` are remembered. Where
 * more come, the oldest is forgotten: a flood from everywhere is bounded by what a page costs, not by this.
 * @param {{ most: number, seconds: number, mostNetworks: number, now?: () => number }} bounds
 */
export function missLimit({ most, seconds, mostNetworks, now = Date.now }) {
  const counts = new Map()
  let until = 0

  function startWindowIfDue() {
    if (now() < until) return
    counts.clear()
    until = now() + seconds * 1000
  }

  function count(network) {
    startWindowIfDue()
    const counted = (counts.get(network) ?? 0) + 1
    counts.delete(network)
    counts.set(network, counted)
    if (counts.size > mostNetworks) counts.delete(counts.keys().next().value)
  }

  function uncount(network) {
    const counted = counts.get(network) ?? 0
    if (counted > 1) counts.set(network, counted - 1)
    else counts.delete(network)
  }

  return {
    /**
     * Makes a page that may turn out to be none. It counts before it is made, since whoever leaves at once has cost as much,
     * and no longer once it has been answered as anything but 404, or where `make` resolves to false: nothing was begun.
     * @param {string} network
     * @param {import('node:http').ServerResponse} response
     * @param {() => Promise<boolean>} make
     */
    async during(network, response, make) {
      count(network)
      response.once('finish', () => response.statusCode !== 404 && uncount(network))
      if (!(await make())) uncount(network)
    },
    /** Whole seconds for which the network waits; 0 where it need not. */
    secondsToWait(network) {
      startWindowIfDue()
      return (counts.get(network) ?? 0) < most ? 0 : Math.ceil((until - now()) / 1000)
    },
    size: () => counts.size,
  }
}
