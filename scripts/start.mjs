// @ts-check
import { startUpstream } from './support/embedded-upstream.mjs'
import { prepareEnvironment } from './support/environment.mjs'
import { keepRunning } from './support/keep-running.mjs'
import { loadBundle } from './support/load-bundle.mjs'
import { whenNpmHasEnded } from './support/npm-parent.mjs'
import { portFor, waitFor } from './support/ports.mjs'
import { run } from './support/run.mjs'
import { isStale } from './support/sources.mjs'

/** @type {Awaited<ReturnType<typeof startUpstream>> | null} */
let upstream = null
/** @type {ReturnType<typeof keepRunning> | null} */
let web = null
/** @type {Promise<void> | null} */
let stopping = null

// Registered before anything starts, so that a signal also ends a half-finished start.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => stop(0, signal))
whenNpmHasEnded(() => stop(0, 'SIGTERM'))
try {
  const { PORT } = await prepareEnvironment()
  // Log lines of each request are for log collectors: set LOG_LEVEL to see them here.
  process.env.LOG_LEVEL ||= 'warn'
  const distDir = process.env.NEXT_DIST_DIR ?? '.next'
  if (isStale(`${distDir}/BUILD_ID`)) {
    await timed('Building, for half a minute to a minute and only after a change', () =>
      run(process.execPath, ['scripts/build.mjs', '--quiet']),
    )
  }

  const port = await portFor(PORT)
  // Set before the upstream starts, since its messages link here.
  process.env.PORT = String(port)
  if (!stopping && !process.env.UPSTREAM_URL) upstream = await startUpstream()
  const starting = upstream
  if (starting)
    await timed(
      'Starting the upstream; a new database is filled first, for a quarter of a minute',
      () => starting.isReady,
    )
  /** @type {NodeJS.ProcessEnv} */
  const env = {
    ...process.env,
    PORT: String(port),
    UPSTREAM_URL: upstream?.url ?? process.env.UPSTREAM_URL,
    NODE_ENV: 'production',
  }
  // A crash of the web server ends it alone: orders and payments go on in the upstream, and it restarts in a moment.
  if (!stopping) web = keepRunning(['.build/server.mjs'], env)
  const server = web
  if (server) {
    await timed('Starting the web server', () => waitFor(`http://127.0.0.1:${port}/healthz`, 60, server.isStopped))
    // The web server makes each brand's main pages meanwhile; without its upstream it serves what it can.
    server.isReady = true
  }
  if (!stopping) {
    /** @type {{ tenants: import('../lib/domain/tenant/schema').TenantRecord[] }} */
    const { tenants } = await loadBundle('tenants', ['tenants', 'lib'])
    const others = tenants.slice(1).map(({ key }) => `http://${key}.localhost:${port}`)
    process.stdout.write(`\nNakryte: http://localhost:${port}\n${others.join('\n')}\nControl-C ends it.\n\n`)
  }
} catch (error) {
  // Errors caused by stopping are not reported.
  if (!stopping) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    await stop(1)
    process.exit(1)
  }
}

/**
 * Prints the work's name and how long it took.
 * @param {string} what
 * @param {() => Promise<void>} work
 */
async function timed(what, work) {
  const startedAt = performance.now()
  process.stdout.write(`${what} …\n`)
  await work()
  process.stdout.write(`  done in ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`)
}

/**
 * @param {number} code
 * @param {NodeJS.Signals} signal
 */
function stop(code, signal = 'SIGTERM') {
  stopping ??= stopBoth(code, signal === 'SIGHUP' ? 'SIGTERM' : signal)
  return stopping
}

/**
 * @param {number} code
 * @param {NodeJS.Signals} signal
 */
async function stopBoth(code, signal) {
  process.exitCode = code
  // The web server stops first: its open requests need the upstream.
  await web?.stop(signal)
  await upstream?.stop('SIGINT')
}
