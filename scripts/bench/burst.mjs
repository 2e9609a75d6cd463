import autocannon from 'autocannon'

const A_SECOND = 300
const SECONDS = 10
const CONNECTIONS = 100

/**
 * Rows of a table: how long answers take where many diners have one link: 300 requests a second on one address for ten seconds. The
 * bar is a 99th percentile of a second. Decision 0041.
 */
export async function burstFigures({ port, host, paths }) {
  const rows = []
  for (const path of paths) {
    const result = await autocannon({
      url: `http://127.0.0.1:${port}${path}`,
      headers: { host, accept: 'text/html', 'accept-encoding': 'br' },
      connections: CONNECTIONS,
      overallRate: A_SECOND,
      duration: SECONDS,
    })
    const { latency, requests, non2xx, errors } = result
    rows.push([path.replace(/\?.*/, '?…'), requests.total, non2xx + errors, latency.p50, latency.p99, latency.max])
  }
  return rows
}
