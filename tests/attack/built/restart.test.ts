import { type ChildProcess, spawn } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, utimesSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { portFor, waitFor } from '../../../scripts/support/ports.mjs'
import { sendRequest } from '../../e2e/support/ask'
import { dataDir, eventually, pageFiles, upstreamUrl } from './support/world'

const HOST = 'ostrowje.localhost'
const MARK = 'zzstalezz'

// The web server under `npm start`, with the upstream of the attacked stack and old copies of its pages.
let port = 0
let starter: ChildProcess | undefined
let folder = ''
const printed: string[] = []

beforeAll(async () => {
  await sendRequest(HOST, '/rezerwuj')
  folder = mkdtempSync(join(tmpdir(), 'nakryte-restart-'))
  const tenMinutesAgo = Date.now() / 1000 - 600
  for (const path of pageFiles()) {
    const copy = join(folder, relative(dataDir(), path))
    mkdirSync(dirname(copy), { recursive: true })
    if (copyIfThere(path, copy)) utimesSync(copy, tenMinutesAgo, tenMinutesAgo)
  }
  port = await portFor(0)
  const env = { PORT: String(port), UPSTREAM_URL: upstreamUrl(), DATA_DIR: folder, NODE_ENV: 'production' as const }
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

test('a page regenerated in the background contains nothing of the visitor', async () => {
  const state = async (path: string) => {
    const { headers, body } = await sendRequest(HOST, path, {
      port,
      headers: { cookie: `theme=${MARK}`, referer: MARK },
    })
    return [headers['x-nextjs-cache'], body.includes(MARK)]
  }
  expect(await state(`/rezerwuj?utm_source=${MARK}`)).toEqual(['STALE', false])
  expect(await eventually(async () => (await state(`/rezerwuj?utm_source=${MARK}`))[0] === 'HIT')).toBe(true)
  expect(await state('/rezerwuj')).toEqual(['HIT', false])
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

test('decision 0039: npm start, told to stop under load, answers what it has been asked and ends within 10 s', async () => {
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
  // As a proxy that asks for the health: from then on requests go elsewhere.
  const isAnnounced = async () => (await sendRequest(HOST, '/healthz', { port })).status === 503
  expect(await eventually(isAnnounced)).toBe(true)
  await new Promise((resolve) => setTimeout(resolve, 300))
  isOver = true
  await workers
  agent.destroy()
  expect(await ended).toBe(0)
  // On an idle machine; three times that where everything else runs as well.
  expect(performance.now() - startedAt).toBeLessThan(30_000)
  expect(new Set(seen)).toEqual(new Set(['200 keep-alive', '200 close']))
})

/** The status and whether the connection is kept, or the error's code. */
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

/** The attacked server keeps writing and evicting files; the page requested last stays. */
function copyIfThere(path: string, copy: string): boolean {
  try {
    copyFileSync(path, copy)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
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
