import { sqlStateOf } from './database'

/** Serialization failure, deadlock, and an exclusion constraint (the slot was taken meanwhile). */
const RETRYABLE_STATES = ['40001', '40P01', '23P01']
const MAX_RETRIES = 3

/** A race lost to a row that another transaction committed meanwhile: a repeat sees that row. */
export class LostRace extends Error {}

/** A race lost after all retries. */
export class WriteConflict extends Error {}

/** Repeats a whole transaction after a lost race, at most 3 times; then throws WriteConflict. Contract C2. */
export async function withRetries<T>(work: () => Promise<T>, retriesLeft = MAX_RETRIES): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof LostRace) && !RETRYABLE_STATES.includes(sqlStateOf(error) ?? '')) throw error
    if (retriesLeft === 0) throw new WriteConflict('lost a race too often', { cause: error })
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * (MAX_RETRIES + 1 - retriesLeft)))
    return withRetries(work, retriesLeft - 1)
  }
}
