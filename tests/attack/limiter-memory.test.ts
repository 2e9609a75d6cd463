import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createRateLimiter } from '@/lib/backend/shared-state/shared-limiter'
import { exceedsPageLimit, rateLimitResponse } from '@/lib/server/http/limits/limits'

/** Decision 0026: many addresses do not fill the memory. */
const ADDRESSES = 100_000
const WINDOW_MS = 60_000

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** Kilobytes still allocated after `work`, in the heap and in array buffers. */
async function heldKbAfter(work: () => unknown): Promise<number> {
  const held = () => {
    collect()
    const { heapUsed, arrayBuffers } = process.memoryUsage()
    return (heapUsed + arrayBuffers) / 1024
  }
  const before = held()
  await work()
  return Math.round(held() - before)
}
const addressOf = (n: number) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`

it('A5 the limits of the web server use as much memory after 100,000 addresses as before', async () => {
  const flood = async () => {
    for (let n = 0; n < ADDRESSES; n++) {
      await rateLimitResponse('write', `lubje ${addressOf(n)}`)
      await exceedsPageLimit('lubje', addressOf(n))
    }
  }
  expect(await heldKbAfter(flood)).toBeLessThan(2048)
})

describe('A5 a full limiter', () => {
  const limiter = () => createRateLimiter({ points: 30, windowMs: WINDOW_MS, sets: 16 })

  it('never forgets an address that has used up its points, although 100,000 others follow', () => {
    const { consume } = limiter()
    for (let n = 0; n < 30; n++) expect(consume('attacker', 0)).toBe(0)
    for (let n = 0; n < ADDRESSES; n++) consume(addressOf(n), 1)
    expect(consume('attacker', 2)).toBeGreaterThan(0)
  })

  it('rotating among many addresses gives none of them more points', () => {
    const { consume } = limiter()
    let passed = 0
    for (let turn = 0; turn < 100; turn++) for (let n = 0; n < 500; n++) if (consume(addressOf(n), turn) === 0) passed++
    // 128 slots of 30 points: further addresses share the points of earlier ones.
    expect(passed).toBeLessThanOrEqual(500 * 30)
    expect(passed).toBeGreaterThanOrEqual(128 * 30)
  })

  it('a flood that does not use up every slot locks out no later address', () => {
    const { consume } = createRateLimiter({ points: 240, windowMs: WINDOW_MS })
    // 100,000 addresses with ten requests each: a million requests in the minute, 30 a slot.
    for (let turn = 0; turn < 10; turn++) for (let n = 0; n < ADDRESSES; n++) consume(addressOf(n), turn)
    let refused = 0
    for (let n = 0; n < 1000; n++) if (consume(`honest ${n}`, 20) > 0) refused++
    expect(refused).toBe(0)
  })

  it('returns the end of the window, and starts again with the first request after it', () => {
    const { consume } = createRateLimiter({ points: 1, windowMs: WINDOW_MS })
    expect([consume('a', 1000), consume('a', 2000), consume('a', 60_999), consume('a', 61_000)]).toEqual([
      0, 59_000, 1, 0,
    ])
    expect(consume('a', 0)).toBe(0) // the clock was set back
  })

  it('subtracts more points for expensive requests', () => {
    const { consume } = createRateLimiter({ points: 16, windowMs: WINDOW_MS })
    expect([consume('a', 0, 8), consume('a', 0, 8), consume('a', 0, 8)]).toEqual([0, 0, WINDOW_MS])
  })
})
