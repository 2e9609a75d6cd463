/** Points that a key may use in a window; `name` tells one limit from another. */
export interface SharedLimit {
  name: string
  points: number
  windowMs: number
}

/**
 * What the processes of a deployment share besides the database: REDIS_URL. Each call answers as if nobody shared anything
 * while Redis is away, without waiting for it, and none throws. Decision 0039.
 */
export interface SharedState {
  /** Takes `cost` points of `key` for all processes. Returns 0 if it is allowed, otherwise ms to wait. */
  consume(limit: SharedLimit, key: string, cost: number): Promise<number>
  /** The bytes under a key; `null` where there are none. */
  load(key: string): Promise<Buffer | null>
  /** Resolves once it is kept, or could not be. */
  save(key: string, value: Buffer, seconds: number): Promise<void>
  /**
   * Tells every process, this one included, that what carries these tags is out of date. Said while Redis is away, the others
   * hear it when it is back.
   */
  invalidate(tags: readonly string[]): void
  /** Hears what any process invalidates, and once connected, what was invalidated in the last day. Times in ms since 1970. */
  onInvalidated(listener: (tags: ReadonlyMap<string, number>) => void): void
  /** Does Redis answer, as far as is known? */
  isThere(): boolean
  close(): Promise<void>
}
