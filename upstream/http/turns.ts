import type { Context, MiddlewareHandler } from 'hono'
import { busy } from './conflict-answers'
import type { UpstreamEnv } from './deps'

interface TurnLimits {
  /** Running calls of this process: well below the number of database connections, since each call holds one. */
  atOnce: number
  /** Running calls of one caller, and its waiting calls. */
  ofOne: number
  waitingOfOne: number
  /** Longest time that a call waits for its turn, in milliseconds. */
  waitMs: number
}

/**
 * Waits for a turn of `key`; returns the function that ends it, or null where too many calls wait or the wait is too
 * long.
 */
export type EnterTurn = (key: string) => Promise<(() => void) | null>

/**
 * Gives turns to calls that compute long or wait for locks: the oldest first, within its caller's share. A caller
 * with forty calls at once takes neither the connections nor the time of others. A waiting call holds no connection.
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

/** Runs each call in its turn, by its session or its token; 503 `busy` for a call without a turn. */
export function inTurn(enter: EnterTurn): MiddlewareHandler<UpstreamEnv> {
  return (c, next) => workInTurn(enter, callerOf(c), next)
}

/** Runs `work` in a turn of `key`; 503 `busy` without one. */
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
