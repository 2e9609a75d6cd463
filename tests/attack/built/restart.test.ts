import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { portFor, waitFor } from '../../../scripts/support/ports.mjs'
import { sendRequest } from '../../e2e/support/ask'
import { eventually, upstreamUrl } from './support/world'

const HOST = 'ostrowje.localhost'

// The web server under `npm start`, with the upstream of the attacked stack.
let port = 0
let starter: ChildProcess | undefined
let folder = ''
let startedAtMs = 0
const printed: string[] = []

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nakryte-restart-'))
  port = await portFor(0)
  const env = {
    PORT: String(port),
    UPSTREAM_URL: upstreamUrl(),
    DATA_DIR: folder,
    NODE_ENV: 'production' as const,
    // The machine may be busy, as in all stacks of the tests.
    UPSTREAM_TIMEOUT_FACTOR: '6',
    DRAIN_SECONDS: '5',
  }
  startedAtMs = performance.now()
  starter = spawn(process.execPath, ['scripts/start.mjs'], { env: { ...process.env, ...env }, stdio: 'pipe' })
  for (const stream of [starter.stdout, starter.stderr]) stream?.on('data', (part) => printed.push(String(part)))
  await waitFor(`http://127.0.0.1:${port}/healthz`, 180, () => starter?.exitCode !== null)
})

afterAll(async () => {
  if (starter?.exitCode === null) {
    const isOver = new Promise((resolve) => starter?.once('exit', resolve))
    starter.kill('SIGTERM')
    await isOver
  }
  rmSync(folder, { recursive: true, force: true })
})

test('0066 once it is ready, its main pages are in memory', async () => {
  await waitFor(`http://127.0.0.1:${port}/readyz`, 60)
  // The process is ready by then in any case: LONGEST_MS of server/warm-pages.ts.
  if (performance.now() - startedAtMs > 15_000) return
  for (const path of ['/', '/rezerwuj']) {
    expect([path, (await sendRequest(HOST, path, { port })).headers['x-cache']]).toEqual([
      path,
      expect.stringMatching(/^(?:HIT|STALE)$/),
    ])
  }
})

test('a killed web server restarts at once, with the same settings', async () => {
  const listens = () => printed.join('').match(/web listens on/g)?.length ?? 0
  expect(listens()).toBe(1)
  const { pid } = await webProcess()
  process.kill(pid, 'SIGKILL')
  expect(await eventually(() => listens() === 2)).toBe(true)
  expect((await sendRequest(HOST, '/rezerwuj', { port })).status).toBe(200)
  expect(starter?.exitCode).toBeNull()
})

test('design/processes: npm start, stopped under load, answers all accepted requests and ends within 10 s', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 6 })
  const seen: string[] = []
  let isOver = false
  const worker = async (n: number) => {
    while (!isOver) seen.push(await askStatus(agent, n % 2 ? '/rezerwuj' : '/rezerwuj?visitTime=18:00&peopleAmount=2'))
  }
  const workers = Promise.all(Array.from({ length: 6 }, (_, n) => worker(n)))
  // Each worker's first page may take long: the process has just been restarted, and other suites share the machine.
  expect(await eventually(() => seen.length >= 12)).toBe(true)
  const startedAt = performance.now()
  const ended = new Promise((resolve) => starter?.once('exit', resolve))
  starter?.kill('SIGTERM')
  // The state that a proxy sees in the health check: from then on requests go elsewhere.
  const isAnnounced = async () => (await sendRequest(HOST, '/healthz', { port })).status === 503
  expect(await eventually(isAnnounced)).toBe(true)
  await new Promise((resolve) => setTimeout(resolve, 300))
  isOver = true
  await workers
  agent.destroy()
  expect(await ended).toBe(0)
  // Limit for a busy machine: three times that of an idle one.
  expect(performance.now() - startedAt).toBeLessThan(30_000)
  expect(new Set(seen)).toEqual(new Set(['200 keep-alive', '200 close']))
})

/** The status with the state of the connection, or the error's code. */
function askStatus(agent: Agent, path: string): Promise<string> {
  return new Promise((resolve) => {
    const failed = (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message)
    request({ host: '127.0.0.1', port, path, agent, headers: { host: HOST } }, (answer) => {
      answer.resume().on('error', failed)
      answer.on('end', () => resolve(`${answer.statusCode} ${answer.headers.connection}`))
    })
      .on('error', failed)
      .end()
  })
}

/** The child process of `npm start` that serves. */
async function webProcess(): Promise<{ pid: number }> {
  const pids: number[] = []
  const list = spawn('ps', ['-o', 'pid=,args=', '--ppid', String(starter?.pid)])
  list.stdout.on('data', (part) => {
    for (const line of String(part).split('\n')) {
      if (line.includes('.build/server.mjs')) pids.push(Number.parseInt(line, 10))
    }
  })
  await new Promise((resolve) => list.once('close', resolve))
  return { pid: pids[0] ?? 0 }
}
