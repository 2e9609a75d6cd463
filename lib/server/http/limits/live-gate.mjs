/**
 * The gate in front of pages that are made on request: a few are made at once, the others wait, one network after the
 * other, so that whoever asks for a hundred waits behind himself. Decision 0022.
 * @param {object} bounds
 * @param {number} bounds.places pages made at once
 * @param {number} bounds.placesOfNetwork of these, for one network
 * @param {number} bounds.mostOfNetwork waiting requests of one network
 * @param {number} bounds.mostWaiting waiting requests of all networks; one more takes the room of the network that has most
 * @param {number} bounds.holdMs after so long a page waits for somebody else, the upstream or a reader, and its place is free
 */
export function liveGate({ places, placesOfNetwork, mostOfNetwork, mostWaiting, holdMs }) {
  /** Networks in the order of their turns, each with its waiting requests; none is empty. */
  const queues = new Map()
  const running = new Map()
  let taken = 0
  let waiting = 0

  function mayStart(network) {
    return taken < places && (running.get(network) ?? 0) < placesOfNetwork
  }

  /** Takes a place; the function that comes back gives it back, once. */
  function start(network) {
    taken += 1
    running.set(network, (running.get(network) ?? 0) + 1)
    const leave = () => {
      if (!late) return
      clearTimeout(late)
      late = null
      taken -= 1
      const left = running.get(network) - 1
      if (left > 0) running.set(network, left)
      else running.delete(network)
      startWaiting()
    }
    let late = setTimeout(leave, holdMs).unref()
    return leave
  }

  function startWaiting() {
    for (const [network, queue] of queues) {
      if (taken >= places) return
      if (!mayStart(network)) continue
      const [next] = queue
      withdraw(network, next)
      // Its next turn is after that of all others.
      if (queues.delete(network) && queue.size > 0) queues.set(network, queue)
      next.settle(start(network))
    }
  }

  function withdraw(network, entry) {
    const queue = queues.get(network)
    if (!queue?.delete(entry)) return
    waiting -= 1
    if (queue.size === 0) queues.delete(network)
  }

  /** Where all room is taken, the last of whoever takes most of it goes, unless that were the newcomer himself. */
  function makeRoom(newcomer) {
    const [longest, queue] = [...queues].reduce((most, one) => (one[1].size > most[1].size ? one : most))
    if (queue.size <= (queues.get(newcomer)?.size ?? 0) + 1) return false
    const last = [...queue].at(-1)
    withdraw(longest, last)
    last.settle('full')
    return true
  }

  return {
    /**
     * Resolves when it is this request's turn, to the function that gives its place back; to why it may not even wait; to
     * 'gone' where `gone` fired first, after which nobody is to be answered.
     * @param {string} network
     * @param {AbortSignal} gone
     * @returns {Promise<(() => void) | 'network-full' | 'full' | 'gone'>}
     */
    enter(network, gone) {
      if (gone.aborted) return Promise.resolve('gone')
      if (!queues.has(network) && mayStart(network)) return Promise.resolve(start(network))
      if ((queues.get(network)?.size ?? 0) >= mostOfNetwork) return Promise.resolve('network-full')
      if (waiting >= mostWaiting && !makeRoom(network)) return Promise.resolve('full')
      return new Promise((resolve) => {
        const onGone = () => {
          withdraw(network, entry)
          resolve('gone')
        }
        const entry = {
          settle(turn) {
            gone.removeEventListener('abort', onGone)
            resolve(turn)
          },
        }
        gone.addEventListener('abort', onGone, { once: true })
        if (!queues.has(network)) queues.set(network, new Set())
        queues.get(network).add(entry)
        waiting += 1
      })
    },
    /** Requests that are made and that wait now. */
    size: () => ({ taken, waiting }),
  }
}
