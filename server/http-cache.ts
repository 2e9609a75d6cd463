import { LRUCache } from 'lru-cache'
import type { InvalidatedTags } from '@/lib/server/content/invalidated-tags'

/** A cached answer: its content, age, tags and size. */
export interface Entry {
  status: number
  /** In ms since 1970. */
  madeAt: number
  tags: readonly string[]
  /** Approximate memory, in whole bytes. */
  bytes: number
}

/**
 * Result of fetching: a good one is cached, any other goes only to the waiting requests. 404 drops the cached answer; the
 * cached answer is shown instead of 500 and above.
 */
export interface Fetched<Answer> {
  answer: Answer
  isGood: boolean
}

/** `HIT` is fresh, `STALE` is being made anew, `MISS` was made for this request. */
type CacheState = 'HIT' | 'STALE' | 'MISS'

export interface Found<Answer> {
  answer: Answer
  state: CacheState
}

interface Parts {
  /** Maximum of answers, and of bytes in all. */
  bounds: { entries: number; bytes: number }
  /**
   * Fresh time, and the time after its making for which an answer may be shown while no newer one can be made; in ms.
   */
  freshMs: number
  staleMs: number
  tags: InvalidatedTags
  nowMs?: () => number
}

/** Fetches an answer. It is called once for all waiting requests; each of them gets its error. */
export type Fetch<Answer> = () => Promise<Fetched<Answer>>

/** In ms: pause after a failed attempt, so that an outage does not send every request to the origin. */
const AGAIN_MS = 5000

/**
 * Answers by key: fresh, then stale while one request makes them anew, then dropped. Bad answers go to the waiting
 * requests and are never cached, nor are answers invalidated while they were made. Bounded by entries and bytes; the
 * least recently used is dropped first. Decision 0066.
 */
export function httpCache<Answer extends Entry>({ bounds, freshMs, staleMs, tags, nowMs = () => Date.now() }: Parts) {
  const answers = new LRUCache<string, Answer>({
    max: bounds.entries,
    maxSize: bounds.bytes,
    sizeCalculation: ({ bytes }) => bytes,
  })
  // Renders under way: bounded by the queue in front of them.
  const fetching = new Map<string, Promise<Fetched<Answer>>>()
  /** Time of the last attempt to remake each stale answer. */
  const tried = new LRUCache<string, number>({ max: 1000 })
  /** Answers cached only for an outage. */
  const retired = new WeakSet<Answer>()

  const ageOf = ({ madeAt }: Entry) => nowMs() - madeAt
  const wasTriedLately = (key: string) => nowMs() - (tried.get(key) ?? Number.NEGATIVE_INFINITY) < AGAIN_MS

  /**
   * Answer in memory, if it may be shown; a stale one is made anew in the background with `remake`, by one request at a
   * time.
   */
  function findCached(key: string, remake: Fetch<Answer>): Found<Answer> | undefined {
    const answer = answers.get(key)
    if (!answer) return undefined
    if (retired.has(answer)) return wasTriedLately(key) ? findStale(key) : undefined
    if (ageOf(answer) < freshMs) return { answer, state: 'HIT' }
    if (ageOf(answer) >= staleMs) return undefined
    remakeBehind(key, remake)
    return { answer, state: 'STALE' }
  }

  /** Answer that may be shown instead of an outage. */
  function findStale(key: string): Found<Answer> | undefined {
    const answer = answers.get(key)
    return answer && ageOf(answer) < staleMs ? { answer, state: 'STALE' } : undefined
  }

  function remakeBehind(key: string, remake: Fetch<Answer>): void {
    if (fetching.has(key) || wasTriedLately(key)) return
    tried.set(key, nowMs())
    fetchOnce(key, remake).catch(() => {}) // the stale one stays
  }

  /** The answer in memory, else the one that `fetch` makes: callers meanwhile wait for the same one. */
  async function get(key: string, fetch: Fetch<Answer>, remake: Fetch<Answer>): Promise<Found<Answer>> {
    const found = findCached(key, remake)
    if (found) return found
    const { answer } = await fetchOnce(key, fetch)
    if (answer.status < 500) return { answer, state: 'MISS' }
    tried.set(key, nowMs())
    return findStale(key) ?? { answer, state: 'MISS' }
  }

  function fetchOnce(key: string, fetch: Fetch<Answer>): Promise<Fetched<Answer>> {
    const present = fetching.get(key)
    if (present) return present
    const beganAt = nowMs()
    const fetched = fetch()
      .then((made) => {
        store(key, made, beganAt)
        return made
      })
      .finally(() => fetching.get(key) === fetched && fetching.delete(key))
    fetching.set(key, fetched)
    return fetched
  }

  function store(key: string, { answer, isGood }: Fetched<Answer>, beganAt: number): void {
    if (answer.status === 404) answers.delete(key)
    // Sources changed meanwhile: the answer is only for the requests that waited.
    if (!isGood || tags.isOutdated(answer.tags, Math.min(beganAt, answer.madeAt))) return
    answers.set(key, answer)
    tried.delete(key)
  }

  return {
    findCached,
    get,
    /**
     * Retires answers with one of the tags just added to `tags`: the next request makes them anew first, and gets the
     * old answer only where that fails. Being stale would not do: a rarely requested page would show its next diner the
     * old content. Decision 0071.
     */
    retireOutdated(): void {
      for (const answer of answers.values()) if (tags.isOutdated(answer.tags, answer.madeAt)) retired.add(answer)
      // An answer being made now has old data; later callers start anew.
      fetching.clear()
    },
    size: () => ({ entries: answers.size, bytes: answers.calculatedSize }),
  }
}
