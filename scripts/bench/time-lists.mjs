import { UPSTREAM_SECRET } from './servers.mjs'
import { median } from './throughput.mjs'

/** Asks an upstream for `path` with `query`; throws where it refuses. Milliseconds until the whole answer was read. */
export async function askList(url, path, query) {
  const params = new URLSearchParams(query)
  const headers = {
    'x-tenant': 'nakryte',
    'content-type': 'application/json',
    accept: 'application/json',
    'x-upstream-secret': UPSTREAM_SECRET,
  }
  const startedAt = performance.now()
  const response = await fetch(`${url}${path}?${params}`, { headers, signal: AbortSignal.timeout(30_000) })
  const answer = await response.json()
  if (!response.ok) throw new Error(`${params} answered ${response.status}`)
  return { ms: performance.now() - startedAt, answer }
}

/**
 * The end of a table's row: median milliseconds of a list in a small city, in a large one, and their ratio. Both are asked in
 * turns, so that what else the machine does counts for both. `ask(city)` resolves to the milliseconds of one call.
 */
export async function timeCities([small, large], { rounds, warmUp }, ask) {
  const times = new Map([
    [small, []],
    [large, []],
  ])
  for (let round = 0; round < rounds; round++) {
    for (const [city, taken] of times) {
      const ms = await ask(city)
      if (round >= warmUp) taken.push(ms)
    }
  }
  const [a, b] = [small, large].map((city) => median(times.get(city).sort((one, other) => one - other)))
  return [a.toFixed(1), b.toFixed(1), (b / a).toFixed(2)]
}
