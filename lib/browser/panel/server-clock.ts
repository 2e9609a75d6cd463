const SAMPLES = 12

interface ServerClock {
  /** Adds a server timestamp, whose transit time is unknown. */
  sync(at: string): void
  /** The server's present time in ms. */
  nowMs(): number
}

/**
 * The server's clock, which deadlines are counted by, not the tablet's. The sample with the shortest transit is the
 * most exact: of the last samples, the greatest difference counts. Contract C22.
 */
export function createServerClock(localNowMs: () => number): ServerClock {
  let offsets: number[] = []
  return {
    sync(at) {
      const offsetMs = Date.parse(at) - localNowMs()
      if (Number.isFinite(offsetMs)) offsets = [...offsets.slice(1 - SAMPLES), offsetMs]
    },
    nowMs: () => localNowMs() + (offsets.length > 0 ? Math.max(...offsets) : 0),
  }
}
