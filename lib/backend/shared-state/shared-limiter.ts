import { createHash, randomBytes } from 'node:crypto'
import type { SharedLimit, SharedState } from './shared-state'

/** Takes `cost` points of `key`. Resolves to 0 if the request is allowed, otherwise to the ms to wait. */
type ConsumeShared = (key: string, nowMs: number, cost?: number) => Promise<number>

/**
 * A limit counted by this process in fixed memory, and by all processes together where they share a Redis. A key that
 * has used up its points here is refused without a call, so no flood reaches Redis. Decision 0026.
 */
export function createSharedLimiter(
  { name, ...limit }: RateLimit & SharedLimit,
  sharedState: () => SharedState | undefined,
): ConsumeShared {
  const own = createRateLimiter(limit)
  const shared = { name, points: limit.points, windowMs: limit.windowMs }
  return async (key, nowMs, cost = 1) => {
    const waitMs = own.consume(key, nowMs, cost)
    if (waitMs > 0) return waitMs
    return (await sharedState()?.consume(shared, key, cost)) ?? 0
  }
}

/** Slots of a set; a key is always in the set that its digest selects. */
const SLOTS_PER_SET = 8
/** 32,768 slots of 6 bytes: 200 kB per limiter, for any number of addresses. */
const DEFAULT_SETS = 4096
const MAX_COUNT = 0xffff

interface RateLimit {
  /** Points that a key may use in one window. */
  points: number
  windowMs: number
  sets?: number
}

interface RateLimiter {
  /**
   * Takes `cost` points of `key`; 0 only reads. Returns 0 if the request is allowed, otherwise the milliseconds until
   * the window ends.
   */
  consume(key: string, nowMs: number, cost?: number): number
}

/**
 * Counts keys in a fixed amount of memory (the Space-Saving sketch, in sets of 8): if a set is full, a new key takes
 * the slot with the smallest count and continues from that count. So a key's count is never too low within a window,
 * and a flood of keys cannot remove another key's count. A count is too high by at most the smallest count of its set,
 * so a new key is refused only if eight keys of its set have used all their points. The digest's key is random per
 * process, so nobody can choose which keys share a set. A window starts with the first request after the last one has
 * ended. Decision 0026.
 */
export function createRateLimiter({ points, windowMs, sets = DEFAULT_SETS }: RateLimit): RateLimiter {
  const salt = randomBytes(16)
  const marks = new Uint32Array(sets * SLOTS_PER_SET)
  const counts = new Uint16Array(sets * SLOTS_PER_SET)
  let endsAtMs = Number.NEGATIVE_INFINITY

  function slotOf(key: string): number {
    const digest = createHash('sha256').update(salt).update(key).digest()
    const first = (digest.readUInt32LE(0) % sets) * SLOTS_PER_SET
    // 0 marks an empty slot.
    const mark = digest.readUInt32LE(4) || 1
    let smallest = first
    for (let slot = first; slot < first + SLOTS_PER_SET; slot++) {
      if (marks[slot] === mark) return slot
      if ((counts[slot] ?? 0) < (counts[smallest] ?? 0)) smallest = slot
    }
    marks[smallest] = mark
    return smallest
  }

  return {
    consume(key, nowMs, cost = 1) {
      if (nowMs >= endsAtMs || nowMs < endsAtMs - windowMs) {
        marks.fill(0)
        counts.fill(0)
        endsAtMs = nowMs + windowMs
      }
      const slot = slotOf(key)
      const count = Math.min((counts[slot] ?? 0) + cost, MAX_COUNT)
      counts[slot] = count
      return count > points ? endsAtMs - nowMs : 0
    },
  }
}
