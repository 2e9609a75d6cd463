/** Points that a key may use in a window; `name` tells one limit from another. */
export interface SharedLimit {
  name: string
  points: number
  windowMs: number
}

/**
 * Limits shared by the processes of a deployment: REDIS_URL. While Redis is away, each call answers at once as if
 * nothing was shared, and none throws. See docs/design/processes.md.
 */
export interface SharedState {
  /** Takes `cost` points of `key` for all processes. Returns 0 if it is allowed, otherwise ms to wait. */
  consume(limit: SharedLimit, key: string, cost: number): Promise<number>
  /** Does Redis answer, as of the last call? */
  isThere(): boolean
  close(): Promise<void>
}
