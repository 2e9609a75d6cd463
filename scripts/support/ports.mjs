// @ts-check
import { createServer } from 'node:net'

/**
 * `wanted`, or a free port where it is 0. Throws a clear error if the port is taken.
 * @param {number} wanted
 * @param {string} [host]
 * @returns {Promise<number>}
 */
export function portFor(wanted, host) {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', () => reject(new Error(`Port ${wanted} is taken. Choose another with PORT or UPSTREAM_PORT.`)))
    probe.listen(wanted, host, () => {
      const address = probe.address()
      const port = address && typeof address === 'object' ? address.port : wanted
      probe.close(() => resolve(port))
    })
  })
}

/**
 * Waits until `url` answers 2xx; gives up after `seconds` or as soon as `isGone()`.
 * @param {string} url
 */
export async function waitFor(url, seconds = 60, isGone = () => false) {
  const end = Date.now() + seconds * 1000
  while (Date.now() < end && !isGone()) {
    const response = await fetch(url).catch(() => null)
    await response?.body?.cancel()
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
  throw new Error(`${url} did not answer.`)
}
