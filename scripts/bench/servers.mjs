import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { portFor, waitFor } from '../support/ports.mjs'

/** Shared by web and upstream, and by what measures the upstream alone, which is not to meet its limits. */
export const UPSTREAM_SECRET = 'only-for-measuring-only-for-measuring-only'

const quiet = {
  NODE_ENV: 'production',
  LOG_LEVEL: 'silent',
  SESSION_SECRET: 'only-for-measuring-only-for-measuring-only',
  UPSTREAM_SECRET,
}

/**
 * The product on free ports with data of its own, on PGlite or on the PostgreSQL of `databaseUrl`; `stop` ends it and removes the
 * data.
 */
export async function startProduct(databaseUrl, prepare) {
  const upstream = await startUpstream(databaseUrl, prepare)
  const port = await portFor(0)
  const web = node(['.build/server.mjs'], { PORT: port, UPSTREAM_URL: upstream.url, DATA_DIR: upstream.dataDir })
  await waitFor(`http://127.0.0.1:${port}/healthz`)
  const stop = () => {
    web.kill('SIGKILL')
    upstream.stop()
  }
  return { port, pid: web.pid, upstreamUrl: upstream.url, stop }
}

/** The upstream alone, on PGlite or on the PostgreSQL of `databaseUrl`; `prepare` gets its environment before it starts. */
export async function startUpstream(databaseUrl = '', prepare = async () => {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'nakryte-bench-'))
  const port = await portFor(0, '127.0.0.1')
  const env = { UPSTREAM_PORT: port, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, EXAMPLE_OPERATOR: 'on' }
  await prepare({ ...env, UPSTREAM_PORT: String(port), LOG_LEVEL: 'silent' })
  const child = node(['.build/upstream.mjs'], env)
  const url = `http://127.0.0.1:${port}`
  await waitFor(`${url}/readyz`, 120)
  const stop = () => {
    child.kill('SIGKILL')
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { url, dataDir, stop }
}

/** A bare Next app that is built already; its reference list asks the upstream at `upstreamUrl`. */
export async function startBare(folder, upstreamUrl) {
  const port = await portFor(0)
  const child = node(['node_modules/next/dist/bin/next', 'start', folder, '-p', port], {
    REFERENCE_UPSTREAM: upstreamUrl,
  })
  await waitFor(`http://127.0.0.1:${port}/`)
  return { port, pid: child.pid, stop: () => child.kill('SIGKILL') }
}

/** A `node:http` server that writes the page at `host` and `path` of the product from memory. */
export async function startBareHttp({ port, host, path }) {
  const child = node(['scripts/bench/bare-http.mjs', port, host, path], {}, ['ignore', 'pipe', 'inherit'])
  const [said] = await once(child.stdout, 'data')
  const [bare, bytes, encoding] = String(said).trim().split(' ')
  return { port: Number(bare), bytes: Number(bytes), encoding, stop: () => child.kill('SIGKILL') }
}

function node(args, env, stdio = ['ignore', 'ignore', 'inherit']) {
  const strings = Object.fromEntries(Object.entries(env).map(([name, value]) => [name, String(value)]))
  return spawn(process.execPath, args.map(String), {
    stdio,
    env: { ...process.env, ...quiet, ...strings },
  })
}
