import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { portFor } from '../../../scripts/support/ports.mjs'
import { type NpmProcess, npmProcess, portIsFree, until } from '../../support/npm-process'
import { upstreamUrl } from './support/world'

// Commands of package.json and processes of deploy/, run as an operator runs them. See docs/design/processes.md.
let folder = ''
let npm: NpmProcess | undefined
/** A DATA_DIR that was used before: filling one takes a slow machine half a minute, and each test starts a product. */
const seeded = mkdtempSync(join(tmpdir(), 'nakryte-commands-seeded-'))
beforeAll(async () => {
  const own = { UPSTREAM_PORT: '0', DATA_DIR: seeded, DRAIN_SECONDS: '0' }
  const child = spawn(process.execPath, ['.build/upstream.mjs'], { env: { ...process.env, ...own }, stdio: 'pipe' })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (printed += part))
  const ended = new Promise((resolve) => child.once('exit', resolve))
  await until(
    () => /^upstream listens on/m.test(printed),
    () => printed,
  )
  child.kill('SIGTERM')
  await ended
})
afterAll(() => rmSync(seeded, { recursive: true, force: true }))
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nakryte-commands-'))
})
afterEach(() => {
  for (const pid of npm?.living() ?? []) process.kill(pid, 'SIGKILL')
  npm = undefined
  rmSync(folder, { recursive: true, force: true })
})

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  'design/processes: npm start ends with all its processes if only npm gets %s, and the next start finds its ports free',
  async (signal) => {
    const [port, upstreamPort] = [await portFor(0), await portFor(0, '127.0.0.1')]
    cpSync(seeded, folder, { recursive: true })
    const env = { PORT: String(port), UPSTREAM_PORT: String(upstreamPort), DATA_DIR: folder, DRAIN_SECONDS: '0' }
    npm = npmProcess(['start'], randomUUID(), env)
    await until(
      () => npm?.printed().includes(`Nakryte: http://localhost:${port}`) ?? false,
      () => npm?.printed(),
    )
    const ended = new Promise((resolve) => npm?.child.once('exit', resolve))
    npm.child.kill(signal)
    await ended
    // Here npm waits for the shell, and the shell is the command itself.
    if (signal === 'SIGTERM') expect(npm.living()).toEqual([])
    await until(() => npm?.living().length === 0)
    await expect(Promise.all([portIsFree(port), portIsFree(upstreamPort)])).resolves.toEqual([port, upstreamPort])
  },
)

test('design/processes: npm start that is ended while it starts leaves nothing', async () => {
  cpSync(seeded, folder, { recursive: true })
  const env = { PORT: String(await portFor(0)), UPSTREAM_PORT: '0', DATA_DIR: folder }
  npm = npmProcess(['start'], randomUUID(), env)
  await until(() => /^upstream listens on/m.test(npm?.printed() ?? ''))
  npm.child.kill('SIGTERM')
  await until(() => npm?.living().length === 0)
})

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  'design/processes: npm run upstream ends with all its processes if only npm gets %s',
  async (signal) => {
    cpSync(seeded, folder, { recursive: true })
    npm = npmProcess(['run', 'upstream'], randomUUID(), { UPSTREAM_PORT: '0', DATA_DIR: folder, DRAIN_SECONDS: '0' })
    await until(() => /^upstream listens on/m.test(npm?.printed() ?? ''))
    npm.child.kill(signal)
    await until(() => npm?.living().length === 0)
  },
)

describe('design/processes: on a port that is taken', () => {
  let other: Server
  let taken = 0
  beforeEach(async () => {
    other = createServer()
    await new Promise<void>((resolve) => other.listen(0, () => resolve()))
    taken = (other.address() as AddressInfo).port
  })
  afterEach(() => new Promise((resolve) => other.close(resolve)))

  test.each([
    ['server', 'PORT', 'web: '],
    ['server', 'METRICS_PORT', 'metrics: '],
    ['upstream', 'UPSTREAM_PORT', 'upstream: '],
    ['upstream', 'UPSTREAM_METRICS_PORT', 'metrics: '],
  ])('%s with %s ends with 1 and prints the reason', async (name, variable, who) => {
    const own = {
      PORT: '0',
      UPSTREAM_PORT: '0',
      DATA_DIR: folder,
      UPSTREAM_URL: upstreamUrl(),
      UPSTREAM_HOST: '0.0.0.0',
    }
    if (name === 'upstream') cpSync(seeded, folder, { recursive: true })
    const { code, printed } = await endOf(name, { ...own, [variable]: String(taken) })
    expect(printed).toMatch(new RegExp(`^${who}.*EADDRINUSE.*${taken}`, 'm'))
    expect(code).toBe(1)
  })
})

test.each([
  ['server', { UPSTREAM_URL: 'foo' }, 'web: Environment: UPSTREAM_URL: '],
  ['server', { SESSION_SECRET: 'short' }, 'web: Environment: SESSION_SECRET: at least 32 characters'],
  ['server', { UPSTREAM_SECRET: 'short' }, 'web: Environment: UPSTREAM_SECRET: at least 32 characters'],
  ['upstream', { UPSTREAM_SECRET: 'short' }, 'upstream: Environment: UPSTREAM_SECRET: at least 32 characters'],
  ['server', { REDIS_URL: 'http://redis' }, 'web: Environment: REDIS_URL: '],
  ['upstream', { REDIS_URL: 'http://redis' }, 'upstream: Environment: REDIS_URL: '],
])('design/processes: %s, started alone with %j, ends with 1 and names the variable', async (name, wrong, words) => {
  const { code, printed } = await endOf(name, { PORT: '0', UPSTREAM_PORT: '0', DATA_DIR: folder, ...wrong })
  expect(printed).toContain(words)
  expect(printed).not.toContain('listens on')
  expect(code).toBe(1)
})

/** Waits until the process ends by itself. */
async function endOf(name: string, env: Record<string, string>): Promise<{ code: number | null; printed: string }> {
  const child = spawn(process.execPath, [`.build/${name}.mjs`], { env: { ...process.env, ...env }, stdio: 'pipe' })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (printed += part))
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const late = setTimeout(() => child.kill('SIGKILL'), 240_000)
  const code = await ended
  clearTimeout(late)
  return { code, printed }
}
