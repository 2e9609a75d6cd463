import { type ChildProcess, spawn } from 'node:child_process'
import { appendFileSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { portFor, waitFor } from '../../../scripts/support/ports.mjs'
import { temporaryFolder } from '../../../scripts/support/temporary-folders.mjs'
import { startPostgres } from '../../support/postgres'
import { UPSTREAM_SECRET } from '../../support/upstream-secret'

/** The product as shipped: its upstream and its web server, each a process of its own on a free port. */
export interface Stack {
  webPort: number
  /** The process id of the current web server. */
  webPid: () => number
  upstreamUrl: string
  /** The URL of the mailbox, with its key. */
  outboxUrl: () => string
  dataDir: string
  /** The URL of its PostgreSQL; empty with PGlite, which is in `dataDir`. */
  databaseUrl: string
  /** Everything that both processes have printed, with all logs above level debug. */
  printed: () => string
  /** The same without the lines printed before this call, for a stack that tests share. */
  printedFromNow: () => () => string
  url: (tenant: string, path?: string) => string
  startUpstream: () => Promise<void>
  stopUpstream: (signal?: NodeJS.Signals) => Promise<void>
  startWeb: () => Promise<void>
  stopWeb: (signal?: NodeJS.Signals) => Promise<void>
  stop: () => Promise<void>
}

const SECRET = 'only-for-tests-only-for-tests-only-for-tests'

export interface StackOptions {
  /** Starts a proxy between web and upstream: it gets the upstream's URL and returns its own. */
  proxy?: (upstreamUrl: string) => Promise<string>
  /** Environment of the upstream, added to that of all stacks. */
  upstreamEnv?: Record<string, string>
  /** The same for the web server. */
  webEnv?: Record<string, string>
  /** With Google Maps. A stack of its own, because the pages of the shared stack have no key. */
  mapsKey?: string
  /** On the database that `npm start` embeds, which takes seven seconds of CPU to open. */
  isEmbedded?: boolean
  /** Without its web server, until `startWeb`. */
  isWebless?: boolean
  /** File for the output of both processes, for tests in another process. */
  logFile?: string
}

/** Starts both, on a copy of the data that the global setup has seeded. */
export async function startStack({
  proxy,
  upstreamEnv,
  webEnv: ownWebEnv,
  mapsKey,
  isEmbedded,
  isWebless,
  logFile,
}: StackOptions = {}): Promise<Stack> {
  const dataDir = temporaryFolder('stack')
  const template = process.env.E2E_SEEDED_DATABASE
  const database = template && !isEmbedded ? await startPostgres(template) : undefined
  const databaseUrl = upstreamEnv?.DATABASE_URL ?? database?.url ?? ''
  const output: string[] = []
  const keep = (text: string) => {
    output.push(text)
    if (logFile) appendFileSync(logFile, text)
  }
  const [upstreamPort, webPort] = [await portFor(0), await portFor(0)]
  const upstreamUrl = `http://127.0.0.1:${upstreamPort}`
  let upstream: ChildProcess | undefined

  const startUpstream = async () => {
    const env = {
      UPSTREAM_PORT: String(upstreamPort),
      PORT: String(webPort),
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      UPSTREAM_SECRET,
      SEED: 'sample',
      PAYMENT_PROVIDER: 'builtin',
      OUTBOX: 'on',
      EXAMPLE_OPERATOR: 'on',
      // One browser acts as all diners.
      CAPS_FACTOR: '1000',
      // Many tests' orders to one restaurant stay unanswered.
      PAUSE_AFTER_UNANSWERED: '0',
      DRAIN_SECONDS: '0',
      LOG_LEVEL: 'info',
      ...upstreamEnv,
    }
    upstream = start(['.build/upstream.mjs'], env, keep)
    await waitFor(`${upstreamUrl}/readyz`, 180, () => upstream?.exitCode !== null)
  }
  await startUpstream()
  const UPSTREAM_URL = proxy ? await proxy(upstreamUrl) : upstreamUrl
  const webEnv = {
    PORT: String(webPort),
    UPSTREAM_URL,
    UPSTREAM_SECRET,
    DATA_DIR: dataDir,
    SESSION_SECRET: SECRET,
    EXAMPLE_OPERATOR: 'on',
    // Each browser sends an address of its own, so that no test uses up another's limits.
    TRUSTED_PROXY_HOPS: '1',
    // A busy machine is no outage; a stopped upstream refuses at once.
    UPSTREAM_TIMEOUT_FACTOR: '6',
    DRAIN_SECONDS: '0',
    LOG_LEVEL: 'info',
    // Pages are made after a test has written to the database, not in advance.
    WARM_PAGES: 'off',
    ...(mapsKey && { GOOGLE_MAPS_API_KEY: mapsKey }),
    ...ownWebEnv,
  }
  let web: ChildProcess | undefined
  const startWeb = async () => {
    web = start(['.build/server.mjs'], webEnv, keep)
    await waitFor(`http://127.0.0.1:${webPort}/healthz`, 120, () => web?.exitCode !== null)
  }
  if (!isWebless) await startWeb()

  const stopUpstream = (signal?: NodeJS.Signals) => stopProcess(upstream, signal)
  return {
    webPort,
    webPid: () => web?.pid ?? 0,
    upstreamUrl,
    outboxUrl: () => `${upstreamUrl}/outbox?key=${readFileSync(join(dataDir, 'outbox-key'), 'utf8').trim()}`,
    dataDir,
    databaseUrl,
    printed: () => output.join(''),
    printedFromNow() {
      const from = output.length
      return () => output.slice(from).join('')
    },
    url: (tenant, path = '/') => `http://${tenant}.localhost:${webPort}${path}`,
    startUpstream,
    stopUpstream,
    startWeb,
    stopWeb: (signal) => stopProcess(web, signal),
    async stop() {
      await Promise.all([stopProcess(web), stopUpstream()])
      await database?.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

const started = new Set<ChildProcess>()
// If the test ends before its stack has started, everything started so far is stopped.
process.once('exit', () => {
  for (const child of started) child.kill('SIGKILL')
})

function start(args: string[], env: Record<string, string>, keep: (text: string) => void): ChildProcess {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env, NODE_ENV: 'production' },
  })
  started.add(child)
  child.once('exit', () => started.delete(child))
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', keep)
  }
  return child
}

function stopProcess(child: ChildProcess | undefined, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill(signal)
  })
}
