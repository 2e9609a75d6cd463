import type { Context, MiddlewareHandler } from 'hono'
import { busy } from './conflict-answers'
import type { UpstreamEnv } from './deps'

export interface TurnLimits {
  /** Calls under way in this process: well below the connections of the database, which each holds one of. */
  atOnce: number
  /** Calls under way of one caller, and how many more of them may wait. */
  ofOne: number
  waitingOfOne: number
  /** How long a call waits for its turn, in milliseconds. */
  waitMs: number
}

/** Waits for a turn of `key`; answers how to end it, or null where too many wait or it took too long. */
export type EnterTurn = (key: string) => Promise<(() => void) | null>

/**
 * Gives calls that compute long or wait for locks their turns, the oldest first that its caller's own share leaves room for:
 * one who asks forty times at once takes neither the connections nor the time of others. Who waits holds nothing.
 */
export function createTurns({ atOnce, ofOne, waitingOfOne, waitMs }: TurnLimits): EnterTurn {
  const running = new Map<string, number>()
  const waiting: { key: string; begin: () => void }[] = []
  let total = 0

  const isFree = (key: string) => total < atOnce && (running.get(key) ?? 0) < ofOne

  function begin(key: string): () => void {
    total++
    running.set(key, (running.get(key) ?? 0) + 1)
    return () => end(key)
  }

  function end(key: string): void {
    total--
    const left = (running.get(key) ?? 1) - 1
    if (left > 0) running.set(key, left)
    else running.delete(key)
    const next = waiting.findIndex((one) => isFree(one.key))
    if (next >= 0) waiting.splice(next, 1)[0]?.begin()
  }

  return async (key) => {
    if (isFree(key)) return begin(key)
    if (waiting.filter((one) => one.key === key).length >= waitingOfOne) return null
    return new Promise((resolve) => {
      const entry = {
        key,
        begin: () => {
          clearTimeout(timer)
          resolve(begin(key))
        },
      }
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(entry), 1)
        resolve(null)
      }, waitMs)
      waiting.push(entry)
    })
  }
}

/** Each call in its turn, by its session or its token; 503 `busy` for one that gets none. */
export function inTurn(enter: EnterTurn): MiddlewareHandler<UpstreamEnv> {
  return (c, next) => workInTurn(enter, callerOf(c), next)
}

/** Does `work` in the turn of `key`; 503 `busy` where it gets none. */
export async function workInTurn<T>(enter: EnterTurn, key: string, work: () => Promise<T>): Promise<T> {
  const end = await enter(key)
  if (!end) throw busy()
  try {
    return await work()
  } finally {
    end()
  }
}

function callerOf(c: Context<UpstreamEnv>): string {
  const { session, actor } = c.var
  return session?.id ?? (actor && 'machineId' in actor ? String(actor.machineId) : 'master')
}
