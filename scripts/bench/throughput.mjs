import autocannon from 'autocannon'

const ROUNDS = 3
const SECONDS = 6

/** Requests a second of each page, in turns, so that a noisy minute hits all alike: the median of three rounds. */
export async function throughput(pages) {
  const rates = new Map(pages.map(({ name }) => [name, []]))
  for (let round = 0; round < ROUNDS; round++) {
    for (const { name, url, host } of pages) rates.get(name).push(await rateOf(url, host))
  }
  return new Map([...rates].map(([name, values]) => [name, median(values)]))
}

/** The middle of some figures. */
export function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]
}

/**
 * Requests a second of cached pages in Brotli beside a bare `node:http` server that writes the same bytes, at 64 connections,
 * in turns; the median of three rounds, and the worst of their 99th percentiles in ms.
 */
export async function cachedThroughput(pages) {
  const figures = new Map(pages.map(({ name }) => [name, []]))
  for (let round = 0; round < ROUNDS; round++) {
    for (const { name, url, host } of pages) figures.get(name).push(await loaded(url, host, 64))
  }
  return new Map(
    [...figures].map(([name, values]) => [
      name,
      { rate: median(values.map(({ rate }) => rate)), p99: Math.max(...values.map(({ p99 }) => p99)) },
    ]),
  )
}

async function rateOf(url, host) {
  return (await loaded(url, host, 8, 'identity')).rate
}

async function loaded(url, host, connections, encoding = 'br') {
  const headers = { host, accept: 'text/html', 'accept-encoding': encoding }
  const result = await autocannon({ url, headers, connections, duration: SECONDS })
  if (result.non2xx > 0) throw new Error(`${url} answered ${result.non2xx} times with something else than 2xx`)
  return { rate: result.requests.average, p99: result.latency.p99 }
}
