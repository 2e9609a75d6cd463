import { spawn } from 'node:child_process'
import { portFor, waitFor } from './ports.mjs'

/** Starts the embedded upstream on loopback and keeps it running; resolves to its URL once it is ready. */
export async function startUpstream(command = ['.build/upstream.mjs']) {
  const port = await portFor(Number(process.env.UPSTREAM_PORT || 3001), '127.0.0.1')
  const keeper = keepRunning(command, { ...process.env, UPSTREAM_PORT: String(port) })
  const url = `http://127.0.0.1:${port}`
  await waitFor(`${url}/readyz`, 120, keeper.isStopped)
  keeper.isReady = true
  return { url, stop: keeper.stop }
}

// A crash after the start is answered with a new start; one before it is the operator's to read.
function keepRunning(command, env) {
  const keeper = { isReady: false, isStopped: () => stopped, stop }
  let stopped = false
  let child = begin()

  function begin() {
    const started = spawn(process.execPath, command, { stdio: 'inherit', env })
    started.on('exit', (code) => {
      if (stopped) return
      if (!keeper.isReady) stopped = true
      else setTimeout(() => (child = begin()), code === 0 ? 0 : 500)
    })
    return started
  }

  function stop(signal = 'SIGTERM') {
    stopped = true
    child.kill(signal)
    return new Promise((resolve) => (child.exitCode === null ? child.once('exit', resolve) : resolve()))
  }
  return keeper
}
