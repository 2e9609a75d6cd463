// @ts-check
import { keepRunning } from './keep-running.mjs'
import { portFor, waitFor } from './ports.mjs'

/**
 * Starts the embedded upstream on loopback and keeps it running. `isReady` resolves once it answers, and rejects
 * where it ends earlier.
 */
export async function startUpstream(command = ['.build/upstream.mjs']) {
  const port = await portFor(Number(process.env.UPSTREAM_PORT || 3001), '127.0.0.1')
  const keeper = keepRunning(command, { ...process.env, UPSTREAM_PORT: String(port) })
  const url = `http://127.0.0.1:${port}`
  const isReady = waitFor(`${url}/readyz`, 120, keeper.isStopped).then(() => {
    keeper.isReady = true
  })
  return { url, isReady, stop: keeper.stop }
}
