import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { Client } from 'pg'
import { sendRequest } from '../../../e2e/support/ask'

/** Everything that web server and upstream have printed. */
export const PRINTED = 'test-results/attack-stack.log'

/** Maximum of pages in memory of the attacked stack (`PAGE_CACHE_ENTRIES`). */
export const PAGES_AT_MOST = 40

export const dataDir = () => process.env.ATTACK_DATA_DIR ?? ''
export const upstreamUrl = () => process.env.ATTACK_UPSTREAM_URL ?? ''
const webPort = () => Number(process.env.E2E_WEB_PORT)
const metricsPort = () => Number(process.env.ATTACK_METRICS_PORT)
const webPid = () => Number(process.env.ATTACK_WEB_PID)

/** Open descriptors of the web server; `null` on a system without /proc. */
export function descriptors(pid = webPid()): number | null {
  return existsSync('/proc/self/fd') ? readdirSync(`/proc/${pid}/fd`).length : null
}

/** Resident memory of the web server in MB; `null` on a system without /proc. */
export function memoryMb(pid = webPid()): number | null {
  if (!existsSync('/proc/self/status')) return null
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}

/** Every file below a folder, as a path. */
export function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

/** Number of pages and lists in the web server's memory, by its measures. */
export async function cachedPageCount(): Promise<number> {
  const { body } = await sendRequest('127.0.0.1', '/metrics', { port: metricsPort() })
  return Number(/^nakryte_page_cache_entries(?:\{[^}]*\})? (\d+)/m.exec(body)?.[1])
}

/** Retires every page of these tenants, like a change of their configuration. */
export async function retirePages(...tenants: string[]): Promise<void> {
  const client = new Client({ connectionString: process.env.E2E_DATABASE_URL })
  await client.connect()
  await client.query('SELECT content_changed($1)', [tenants.map((tenant) => `tenant:${tenant}`)])
  await client.end()
  // Every web process knows the change within five seconds. Contract C35.
  await new Promise((resolve) => setTimeout(resolve, 5000))
}

type Measurement = { descriptors: number | null; memoryMb: number | null; pages: number }

export async function measure(): Promise<Measurement> {
  return { descriptors: descriptors(), memoryMb: memoryMb(), pages: await cachedPageCount() }
}

/** Waits until `isSo`, at most `seconds`; resolves to its last value. */
export async function eventually(isSo: () => boolean | Promise<boolean>, seconds = 90): Promise<boolean> {
  const end = Date.now() + seconds * 1000
  for (;;) {
    if (await isSo()) return true
    if (Date.now() > end) return false
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Sends these bytes and resolves to everything received until the server closes, or after `seconds`. */
export function raw(
  text: string,
  { seconds = 90, port = webPort() } = {},
): Promise<{ text: string; isClosed: boolean }> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let received = ''
    const done = (isClosed: boolean) => {
      clearTimeout(late)
      socket.destroy()
      resolve({ text: received, isClosed })
    }
    const late = setTimeout(() => done(false), seconds * 1000)
    socket.setEncoding('latin1').on('data', (part: string) => {
      received += part
    })
    socket.on('error', () => done(true)).on('close', () => done(true))
    socket.write(text)
  })
}

/** A request from a network of its own, so that no attack uses up another's limits. `n` is below 65,536. */
export function from(network: string, n = 0): Record<string, string> {
  return { 'x-forwarded-for': `${network}.${n >> 8}.${n & 255}` }
}

/** Runs `task` for 0 … `count` − 1, at most `width` at the same time. */
export async function flood(count: number, width: number, task: (n: number) => Promise<void>): Promise<void> {
  let next = 0
  const worker = async () => {
    for (let n = next++; n < count; n = next++) await task(n)
  }
  await Promise.all(Array.from({ length: width }, worker))
}
