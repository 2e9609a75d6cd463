// @ts-check
import { startUpstream } from './support/embedded-upstream.mjs'
import { prepareEnvironment } from './support/environment.mjs'
import { keepRunning } from './support/keep-running.mjs'
import { portFor, waitFor } from './support/ports.mjs'
import { run } from './support/run.mjs'
import { isStale } from './support/sources.mjs'
import { warmPageCache } from './support/warm.mjs'

try {
  const { PORT } = await prepareEnvironment()
  const distDir = process.env.NEXT_DIST_DIR ?? '.next'
  if (isStale(`${distDir}/BUILD_ID`)) await run(process.execPath, ['scripts/build.mjs'])

  const port = await portFor(PORT)
  // Before the upstream, whose messages lead here.
  process.env.PORT = String(port)
  const upstream = process.env.UPSTREAM_URL ? null : await startUpstream()
  /** @type {NodeJS.ProcessEnv} */
  const env = {
    ...process.env,
    PORT: String(port),
    UPSTREAM_URL: upstream?.url ?? process.env.UPSTREAM_URL,
    NODE_ENV: 'production',
  }
  // Its death is its own: orders and payments go on behind it, and it is back in a moment.
  const web = keepRunning(['.build/server.mjs'], env)

  let stopping = false
  const stop = async (/** @type {number} */ code, /** @type {NodeJS.Signals} */ signal = 'SIGTERM') => {
    if (stopping) return
    stopping = true
    // What the web server still answers needs the upstream. After it nobody asks any more.
    await web.stop(signal)
    await upstream?.stop('SIGINT')
    process.exitCode = code
  }
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => stop(0, signal))

  try {
    await waitFor(`http://127.0.0.1:${port}/healthz`, 60, web.isStopped)
  } catch (error) {
    await stop(1)
    throw error
  }
  web.isReady = true
  const keys = await warmPageCache(port)
  const others = keys.slice(1).map((key) => `http://${key}.localhost:${port}`)
  process.stdout.write(`\nNakryte: http://localhost:${port}\n${others.join('\n')}\n\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}
