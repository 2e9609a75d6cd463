// @ts-check
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { whenNpmHasEnded } from './npm-parent.mjs'

/** Time in ms for children to end their own databases, browsers and servers before all are killed. */
const END_MS = 20_000

/** @type {readonly NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()
let isWatching = false

/**
 * Runs a command in the project's folder with its output shown; rejects when it fails. The end of this process also
 * ends the command and its children, which are a process group of their own.
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} env beside this process's own
 * @param {{ isQuiet?: boolean }} options `isQuiet`: its output is shown only where it fails
 * @returns {Promise<void>}
 */
export function run(command, args, env = {}, { isQuiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const stdio = isQuiet ? 'pipe' : 'inherit'
    const child = spawn(command, args, { stdio, detached: true, env: { ...process.env, ...env } })
    /** @type {Buffer[]} */
    const output = []
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => output.push(part))
    if (running.size === 0) for (const signal of SIGNALS) process.on(signal, endAll)
    running.add(child)
    if (!isWatching) whenNpmHasEnded(() => (running.size > 0 ? endAll('SIGTERM') : process.exit(143)))
    isWatching = true
    child.once('error', reject)
    child.once('close', (code) => {
      running.delete(child)
      if (running.size === 0) for (const signal of SIGNALS) process.off(signal, endAll)
      if (code === 0) return resolve()
      process.stderr.write(Buffer.concat(output))
      reject(new Error(`${command} ${args.join(' ')} ended with ${code}`))
    })
  })
}

/**
 * Passes the signal on to the children, and ends this process once they have ended. Jest and Playwright clean up
 * after SIGINT only.
 * @param {NodeJS.Signals} signal
 */
function endAll(signal) {
  for (const name of SIGNALS) {
    process.off(name, endAll)
    process.on(name, () => {}) // A second signal changes nothing.
  }
  const children = [...running]
  const leave = () => {
    for (const child of children) killGroup(child)
    process.exit(128 + constants.signals[signal])
  }
  for (const child of children) {
    child.kill('SIGINT')
    // Prepended, so that it runs before a listener that starts the next child.
    child.prependOnceListener('exit', () => running.size <= 1 && leave())
  }
  setTimeout(leave, END_MS)
}

/** @param {import('node:child_process').ChildProcess} child */
function killGroup({ pid }) {
  try {
    if (pid) process.kill(-pid, 'SIGKILL')
  } catch {
    // The whole group has ended.
  }
}

/**
 * The path of a package's command, to be run with this process's Node.
 * @param {string} path
 */
export function bin(path) {
  return `node_modules/${path}`
}
