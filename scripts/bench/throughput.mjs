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

async function rateOf(url, host) {
  const result = await autocannon({ url, headers: { host }, connections: 8, duration: SECONDS })
  if (result.non2xx > 0) throw new Error(`${url} answered ${result.non2xx} times with something else than 2xx`)
  return result.requests.average
}
