import { Agent } from 'node:http'
import { loadavg } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import autocannon from 'autocannon'
import { startBareHttp } from './bare.mjs'
import { ask, browserAt, inTurns, kilo, median, quantile, table } from './measure.mjs'
import { CACHED, HOST, LIVE } from './product.mjs'

const ROUNDS = { rounds: 3 }
const SECONDS = 6
const CONNECTIONS = 64

/** Prints requests a second: without compression beside bare Next; of cached pages, as sent, beside a bare server as well. */
export async function throughput({ product, bareNext }) {
  const next = await bareNext()
  const rows = [
    await besideNext('cached', [product.port, CACHED], [next.port, '/']),
    await besideNext('live', [product.port, LIVE], [next.port, '/live']),
  ]
  table(['page', 'size', 'ours, requests/s', 'bare Next', 'ratio'], rows)
  for (const path of ['/', CACHED]) {
    const bareHttp = await startBareHttp(product, HOST, path)
    const ours = { name: 'ours', port: product.port, path, headers: browserAt(HOST) }
    const bare = { name: 'bare node:http', port: bareHttp.port, path: '/', headers: browserAt(HOST) }
    const most = await printMost([ours, bare, { ...bare, name: 'bare Next', port: next.port }])
    // A closed loop hides queueing; both servers get the same rate, half of what the slower one can do.
    await printAtRate([ours, bare], Math.round(most / 2))
    bareHttp.stop()
  }
}

async function besideNext(name, ...addresses) {
  const pages = addresses.map(([port, path]) => ({ port, path, headers: browserAt(HOST, 'identity') }))
  const { bytes } = await ask(pages[0])
  const [ours, bare] = (await inTurns(pages, ROUNDS, (page) => mostOf(page, 8))).map(rateOf)
  return [name, kilo(bytes.length), ours.toFixed(0), bare.toFixed(0), (ours / bare).toFixed(2)]
}

/** Sends the next request when an answer arrives; resolves to the lower rate of the first two pages. */
async function printMost(pages) {
  const { bytes, headers } = await ask(pages[0])
  if (headers['content-encoding'] !== 'br') throw new Error(`${pages[0].path} is not sent in Brotli`)
  const figures = await inTurns(pages, ROUNDS, (page) => mostOf(page, CONNECTIONS))
  const rates = figures.map(rateOf)
  const rows = pages.map(({ name }, index) => [
    name,
    rates[index].toFixed(0),
    (rates[index] / rates[1]).toFixed(2),
    Math.max(...figures[index].map(({ latency }) => latency.p99)),
  ])
  const page = `${pages[0].path}, cached, ${kilo(bytes.length)}`
  table([page, 'requests/s', 'of bare node:http', 'p99 ms'], rows)
  return Math.min(rates[0], rates[1])
}

async function printAtRate(pages, rate) {
  const rounds = await inTurns(pages, ROUNDS, (page) => latenciesAt(rate, SECONDS, page))
  const refused = rounds.flat().reduce((sum, round) => sum + round.refused, 0)
  if (refused > 0) throw new Error(`${refused} requests for ${pages[0].path} were refused`)
  const late = (index, share) => median(rounds[index].map(({ latencies }) => quantile(latencies, share))).toFixed(1)
  const load = `load ${loadavg()[0].toFixed(1)}`
  table(
    [`${pages[0].path}, ${rate} requests/s, ${load}`, 'p50 ms', 'p99 ms', 'p99.9 ms'],
    pages.map(({ name }, index) => [name, late(index, 0.5), late(index, 0.99), late(index, 0.999)]),
  )
}

async function mostOf({ port, path, headers }, connections) {
  const url = `http://127.0.0.1:${port}${path}`
  const result = await autocannon({ url, headers, connections, duration: SECONDS })
  if (result.non2xx > 0) throw new Error(`${url} answered ${result.non2xx} times with something else than 2xx`)
  return result
}

function rateOf(rounds) {
  return median(rounds.map(({ requests }) => requests.average))
}

/**
 * Latencies in ms at `rate` requests a second over 64 connections, however long the answers take: a request is due at
 * its time, waits where all connections are busy, and its latency counts from when it was due. So a server that
 * stalls is charged for all requests due meanwhile. autocannon is not used: at a given rate it sends each second's
 * requests at once. The first second does not count.
 */
export async function latenciesAt(rate, seconds, page) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const startedAt = performance.now()
  const answers = []
  const askAt = (dueAt) =>
    ask({ ...page, agent }).then(
      () => performance.now() - dueAt,
      () => null,
    )
  while (answers.length < rate * (seconds + 1)) {
    const due = ((performance.now() - startedAt) / 1000) * rate
    while (answers.length < due) answers.push(askAt(startedAt + (answers.length / rate) * 1000))
    await setTimeout(1)
  }
  const all = (await Promise.all(answers)).slice(rate, rate * (seconds + 1))
  agent.destroy()
  const latencies = all.filter((ms) => ms !== null)
  return { latencies, refused: all.length - latencies.length }
}
