import { connect } from 'node:net'
import { median } from './throughput.mjs'

const CONNECTIONS = 64
const WARM_UP_MS = 1000

const ROUNDS = 3
const SECONDS = 8

/** Rows of a table: latencies of `pages` at the same rate in turns, each the median of three rounds. */
export async function fixedRateFigures(rate, pages) {
  const rounds = pages.map(() => [])
  for (let round = 0; round < ROUNDS; round++)
    for (const [index, page] of pages.entries())
      rounds[index].push(await latenciesAt(rate, { ...page, seconds: SECONDS }))
  return pages.map(({ name }, index) => [
    name,
    ...[0.5, 0.99, 0.999].map((share) => median(rounds[index].map((all) => quantile(all, share))).toFixed(1)),
  ])
}

/**
 * Latencies in ms at `rate` requests a second for `seconds`, over 64 kept-alive connections, however long the answers take:
 * a request is due at its time, waits for a free connection if all are busy, and its latency counts from when it was due. So a
 * server that stops for a while is charged for all that was due meanwhile, which a closed loop of clients would leave out.
 * Returns the sorted latencies after a second of warming up.
 */
async function latenciesAt(rate, { port, host, path, seconds }) {
  const sent = `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept: text/html\r\nAccept-Encoding: br\r\n\r\n`
  const latencies = []
  const waiting = []
  const free = []
  const startedAt = performance.now()
  const next = (connection) => {
    const dueAt = waiting.shift()
    if (dueAt === undefined) free.push(connection)
    else connection.ask(dueAt)
  }
  const onAnswer = (connection, dueAt) => {
    if (dueAt - startedAt > WARM_UP_MS) latencies.push(performance.now() - dueAt)
    next(connection)
  }
  const connections = await Promise.all(Array.from({ length: CONNECTIONS }, () => openConnection(port, sent, onAnswer)))
  free.push(...connections)
  await new Promise((resolve) => {
    const total = rate * seconds
    let begun = 0
    const tick = () => {
      const due = Math.min(total, Math.floor(((performance.now() - startedAt) / 1000) * rate))
      for (; begun < due; begun++) {
        const dueAt = startedAt + (begun / rate) * 1000
        const connection = free.pop()
        if (connection) connection.ask(dueAt)
        else waiting.push(dueAt)
      }
      if (begun < total) setTimeout(tick, 1)
      else if (free.length === CONNECTIONS && waiting.length === 0) resolve()
      else setTimeout(tick, 5)
    }
    tick()
  })
  for (const { end } of connections) end()
  return latencies.sort((a, b) => a - b)
}

/** Reads as little of an answer as it needs: node:http would use more of the two cores than the servers do. */
function openConnection(port, sent, onAnswer) {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    const connection = { ask, end: () => socket.destroy() }
    let dueAt = 0
    let left = -1
    let isChunked = false
    let head = ''
    let tail = ''
    function ask(due) {
      dueAt = due
      left = -1
      isChunked = false
      head = ''
      tail = ''
      socket.write(sent)
    }
    socket.setNoDelay(true)
    socket.on('connect', () => resolve(connection)).on('error', reject)
    socket.on('data', (chunk) => {
      // A page that is made anew meanwhile comes in chunks; what ends one is in its last bytes.
      tail = (tail + chunk.toString('latin1', Math.max(0, chunk.length - 5))).slice(-5)
      if (left < 0) {
        head += chunk.toString('latin1')
        const end = head.indexOf('\r\n\r\n')
        if (end < 0) return
        if (!head.startsWith('HTTP/1.1 200')) throw new Error(head.slice(0, end))
        const length = /\r\ncontent-length: (\d+)/i.exec(head.slice(0, end + 2))?.[1]
        isChunked = length === undefined
        left = isChunked ? Number.POSITIVE_INFINITY : Number(length) - (head.length - end - 4)
      } else left -= chunk.length
      if (isChunked ? tail === '0\r\n\r\n' : left === 0) onAnswer(connection, dueAt)
    })
  })
}

/** The value below which `share` of the sorted values lie. */
function quantile(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
}
