// @ts-check
import { startUpstream } from './support/embedded-upstream.mjs'
import { prepareEnvironment } from './support/environment.mjs'
import { keepRunning } from './support/keep-running.mjs'
import { loadBundle } from './support/load-bundle.mjs'
import { whenNpmIsGone } from './support/npm-parent.mjs'
import { portFor, waitFor } from './support/ports.mjs'
import { run } from './support/run.mjs'
import { isStale } from './support/sources.mjs'

/** @type {Awaited<ReturnType<typeof startUpstream>> | null} */
let upstream = null
/** @type {ReturnType<typeof keepRunning> | null} */
let web = null
/** @type {Promise<void> | null} */
let stopping = null

// Before there is anything to end: what a signal meets half started is ended as well.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => stop(0, signal))
whenNpmIsGone(() => stop(0, 'SIGTERM'))
try {
  const { PORT } = await prepareEnvironment()
  const distDir = process.env.NEXT_DIST_DIR ?? '.next'
  if (isStale(`${distDir}/BUILD_ID`)) await run(process.execPath, ['scripts/build.mjs'])

  const port = await portFor(PORT)
  // Before the upstream, whose messages lead here.
  process.env.PORT = String(port)
  if (!stopping && !process.env.UPSTREAM_URL) upstream = await startUpstream()
  await upstream?.isReady
  /** @type {NodeJS.ProcessEnv} */
  const env = {
    ...process.env,
    PORT: String(port),
    UPSTREAM_URL: upstream?.url ?? process.env.UPSTREAM_URL,
    NODE_ENV: 'production',
  }
  // Its death is its own: orders and payments go on behind it, and it is back in a moment.
  if (!stopping) web = keepRunning(['.build/server.mjs'], env)
  if (web) {
    await waitFor(`http://127.0.0.1:${port}/healthz`, 60, web.isStopped)
    web.isReady = true
    // Ready, it has made each brand's main pages; without its upstream it serves what it can.
    await waitFor(`http://127.0.0.1:${port}/readyz`, 20, web.isStopped).catch(() => {})
  }
  if (!stopping) {
    /** @type {{ tenants: import('../lib/domain/tenant/schema').TenantRecord[] }} */
    const { tenants } = await loadBundle('tenants', ['tenants', 'lib'])
    const others = tenants.slice(1).map(({ key }) => `http://${key}.localhost:${port}`)
    process.stdout.write(`\nNakryte: http://localhost:${port}\n${others.join('\n')}\n\n`)
  }
} catch (error) {
  // What fails because it is being stopped is no failure.
  if (!stopping) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    await stop(1)
    process.exit(1)
  }
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
  // What the web server still answers needs the upstream. After it nobody asks any more.
  await web?.stop(signal)
  await upstream?.stop('SIGINT')
}
