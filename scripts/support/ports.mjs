// @ts-check
import { createServer } from 'node:net'

/** Below the ports that the kernel gives to outgoing connections: one of those may take a port between probe and use. */
const FREE_PORTS = { from: 15_000, until: 32_000 }
/** Ports given by this process, which may not be in use yet. */
const given = new Set()

/**
 * `wanted`, or a free port where it is 0. Throws a clear error if the port is taken.
 * @param {number} wanted
 * @param {string} [host]
 * @returns {Promise<number>}
 */
export async function portFor(wanted, host) {
  for (let tries = wanted ? 1 : 100; tries > 0; tries--) {
    const port = wanted || FREE_PORTS.from + Math.floor(Math.random() * (FREE_PORTS.until - FREE_PORTS.from))
    if (!wanted && given.has(port)) continue
    if (!(await isFree(port, host))) continue
    if (!wanted) given.add(port)
    return port
  }
  throw new Error(wanted ? `Port ${wanted} is taken. Choose another with PORT or UPSTREAM_PORT.` : 'No port is free.')
}

/**
 * @param {number} port
 * @param {string} [host]
 * @returns {Promise<boolean>}
 */
function isFree(port, host) {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, host, () => probe.close(() => resolve(true)))
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
