import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { median } from './throughput.mjs'

const WARM_UP = 60
const ROUNDS = 3
const REQUESTS = 60
/** The kernel counts CPU time in hundredths of a second. */
const MS_PER_TICK = 10

/**
 * CPU of a web process a request, in ms, and bytes as sent, one request after the other, in Brotli: the median of three
 * rounds. `pathOf` gives each request an address of its own, so that nothing is shared. Linux only.
 */
export async function cpuOfRequests({ pid, port, host, pathOf }) {
  let asked = 0
  let bytes = 0
  const ask = async () => {
    bytes = await bytesOf({ port, host, path: pathOf(asked++) })
  }
  for (let n = 0; n < WARM_UP; n++) await ask()
  const rounds = []
  for (let round = 0; round < ROUNDS; round++) {
    const before = ticksOf(pid)
    for (let n = 0; n < REQUESTS; n++) await ask()
    rounds.push(((ticksOf(pid) - before) * MS_PER_TICK) / REQUESTS)
  }
  return { ms: median(rounds), bytes }
}

function ticksOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return Number(fields[11]) + Number(fields[12])
}

function bytesOf({ port, host, path }) {
  const headers = { host, accept: 'text/html', 'accept-encoding': 'br, gzip' }
  return new Promise((resolve, reject) => {
    request({ port, path, headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${path} answered ${answer.statusCode}`))
      let bytes = 0
      answer.on('data', (part) => (bytes += part.length)).on('end', () => resolve(bytes))
    })
      .on('error', reject)
      .end()
  })
}
