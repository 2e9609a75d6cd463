// @ts-check
import { spawn } from 'node:child_process'

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 30_000
/** Process that ran longer than this, in ms, restarts after the first pause again. */
const HEALTHY_MS = 60_000

/**
 * Starts a Node process and starts it again whenever it ends: at once after a clean end, else after a pause that
 * doubles with each crash. A process that ends before `isReady` is set is not restarted: its operator must read the
 * error.
 * @param {string[]} command
 * @param {NodeJS.ProcessEnv} env
 * @returns what to set `isReady` on; `stop` resolves once the process is gone
 */
export function keepRunning(command, env) {
  const keeper = { isReady: false, isStopped: () => stopped, stop, pid: () => child.pid }
  let stopped = false
  let pause = FIRST_PAUSE_MS
  /** @type {NodeJS.Timeout | undefined} */
  let timer
  let child = begin()

  function begin() {
    const startedAt = Date.now()
    const started = spawn(process.execPath, command, { stdio: 'inherit', env })
    started.on('exit', (code) => {
      if (stopped) return
      if (!keeper.isReady) {
        stopped = true
        return
      }
      if (Date.now() - startedAt > HEALTHY_MS) pause = FIRST_PAUSE_MS
      timer = setTimeout(() => (child = begin()), code === 0 ? 0 : pause)
      if (code !== 0) pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
    })
    return started
  }

  /**
   * @param {NodeJS.Signals} signal
   * @returns {Promise<void>}
   */
  function stop(signal = 'SIGTERM') {
    stopped = true
    clearTimeout(timer)
    child.kill(signal)
    const isOver = child.exitCode !== null || child.signalCode !== null
    return new Promise((resolve) => (isOver ? resolve() : child.once('exit', () => resolve())))
  }
  return keeper
}
