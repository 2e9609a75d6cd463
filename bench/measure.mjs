import { request } from 'node:http'

/**
 * Requests a page of this machine by node:http, since fetch() sends a Host of its own. `ms` runs until the whole
 * answer is read. Rejects statuses other than 2xx and those of `also`.
 */
export function ask({ port, path, headers, method = 'GET', body, also = [], agent }) {
  const startedAt = performance.now()
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, headers, method, agent, timeout: 60_000 }, (answer) => {
      const parts = []
      answer.on('error', reject).on('data', (part) => parts.push(part))
      answer.on('end', () => {
        const { statusCode: status, headers } = answer
        const bytes = Buffer.concat(parts)
        const isFine = (status >= 200 && status < 300) || also.includes(status)
        if (isFine) resolve({ status, bytes, headers, ms: performance.now() - startedAt })
        else reject(new Error(`${path} answered ${status}: ${bytes.toString('utf8', 0, 200)}`))
      })
    })
    sent.on('timeout', () => sent.destroy(new Error(`${path} did not answer`))).on('error', reject)
    sent.end(body)
  })
}

/** Headers of a browser that requests a page of `host`. */
export function browserAt(host, encoding = 'br') {
  return { host, accept: 'text/html', 'accept-encoding': encoding }
}

/**
 * Figures of `measure` for each of `subjects`, in turns, so that a noisy minute affects all alike. The first `warmUp`
 * rounds do not count.
 */
export async function inTurns(subjects, { rounds, warmUp = 0 }, measure) {
  const figures = subjects.map(() => [])
  for (let round = 0; round < warmUp + rounds; round++) {
    for (const [index, subject] of subjects.entries()) {
      const figure = await measure(subject, round)
      if (round >= warmUp) figures[index].push(figure)
    }
  }
  return figures
}

/** The value below which `share` of the values lie. */
export function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
}

export function median(values) {
  return quantile(values, 0.5)
}

/** The last cells of a row that compares two sizes: the medians in ms, and their ratio. */
export function compared([small, large]) {
  const [a, b] = [median(small), median(large)]
  return [a.toFixed(1), b.toFixed(1), (b / a).toFixed(2)]
}

export function kilo(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`
}

/** Prints a Markdown table. */
export function table(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`
  process.stdout.write(`\n${[line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')}\n`)
}

/** The day of a visit, `n` days ahead: near enough to have tables, and far enough not to be too soon. */
export function dayIn(n = 6) {
  return new Date(Date.now() + n * 864e5).toISOString().slice(0, 10)
}
