import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { portFor, waitFor } from '../../../scripts/support/ports.mjs'

/** The product as it is shipped: its upstream and its web server, each a process of its own on a free port. */
export interface Stack {
  webPort: number
  dataDir: string
  url: (tenant: string, path?: string) => string
  startUpstream: () => Promise<void>
  stopUpstream: (signal?: NodeJS.Signals) => Promise<void>
  stop: () => Promise<void>
}

const SECRET = 'only-for-tests-only-for-tests-only-for-tests'

/** Starts both; `through` puts a recording proxy (its URL from the upstream's) between them. */
export async function startStack(through?: (upstreamUrl: string) => Promise<string>): Promise<Stack> {
  const dataDir = mkdtempSync(join(tmpdir(), 'nakryte-'))
  const [upstreamPort, webPort] = [await portFor(0), await portFor(0)]
  const upstreamUrl = `http://127.0.0.1:${upstreamPort}`
  let upstream: ChildProcess | undefined

  const startUpstream = async () => {
    const env = { UPSTREAM_PORT: String(upstreamPort), DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'error' }
    upstream = start(['.build/upstream.mjs'], env)
    await waitFor(`${upstreamUrl}/readyz`, 90, () => upstream?.exitCode !== null)
  }
  await startUpstream()
  const UPSTREAM_URL = through ? await through(upstreamUrl) : upstreamUrl
  const web = start(['scripts/server.mjs'], {
    PORT: String(webPort),
    UPSTREAM_URL,
    SESSION_SECRET: SECRET,
    LOG_LEVEL: 'silent',
  })
  await waitFor(`http://127.0.0.1:${webPort}/healthz`, 60, () => web.exitCode !== null)

  const stopUpstream = (signal?: NodeJS.Signals) => ended(upstream, signal)
  return {
    webPort,
    dataDir,
    url: (tenant, path = '/') => `http://${tenant}.localhost:${webPort}${path}`,
    startUpstream,
    stopUpstream,
    async stop() {
      await Promise.all([ended(web), stopUpstream()])
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function start(args: string[], env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env, NODE_ENV: 'production' },
  })
}

function ended(child: ChildProcess | undefined, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill(signal)
  })
}
