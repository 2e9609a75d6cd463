/** Proxies close connections that are silent for longer. */
export const HEARTBEAT_MS = 15_000
export const RETRY_MS = 2000
/** A stream of a forgotten tab costs a query per second; an open tab reconnects. */
export const MAX_STREAM_MS = 10 * 60_000

/** Counts open streams per key; a key without open streams uses no memory. */
export function createOpenCounter() {
  const counts = new Map<string, number>()
  return {
    of: (key: string) => counts.get(key) ?? 0,
    /** Adds one; returns a function that subtracts it. */
    add(key: string) {
      counts.set(key, (counts.get(key) ?? 0) + 1)
      return () => {
        const left = (counts.get(key) ?? 1) - 1
        if (left > 0) counts.set(key, left)
        else counts.delete(key)
      }
    },
  }
}

/** A signal that arrives before anyone waits is not lost. */
export function createSignal() {
  let rung = false
  let wake = () => {}
  return {
    raise: () => {
      rung = true
      wake()
    },
    /** Resolves to true on a signal, to false after `ms` without one. */
    wait: async (ms: number): Promise<boolean> => {
      if (!rung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms)
          wake = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      const was = rung
      rung = false
      return was
    },
  }
}
