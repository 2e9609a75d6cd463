// @ts-check
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { isAlive } from './temporary-folders.mjs'

const LOOK_MS = 500

/**
 * Calls `onGone` once, after the npm that started this process has ended: npm passes only SIGINT and SIGTERM on, and
 * only to its shell, which does not pass them to us. Without npm as the parent nothing is watched. See
 * docs/design/processes.md.
 * @param {() => void} onGone
 */
export function whenNpmHasEnded(onGone) {
  const script = process.env.npm_lifecycle_script
  if (!script) return
  const parent = process.ppid
  const known = processOf(parent)
  // A shell that replaced itself by this process leaves npm as the parent.
  const shellsParent = known?.command.includes(script) ? known.parent : null
  const timer = setInterval(() => {
    if (process.ppid === parent && isAlive(parent) && (!shellsParent || isAlive(shellsParent))) return
    clearInterval(timer)
    onGone()
  }, LOOK_MS)
  timer.unref()
}

/**
 * @param {number} pid
 * @returns {{ parent: number, command: string } | null} `null` where the system does not say
 */
function processOf(pid) {
  try {
    if (process.platform === 'linux') {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
      return { parent: Number(stat.slice(stat.lastIndexOf(')')).split(' ')[2]), command }
    }
    const line = execFileSync('ps', ['-o', 'ppid=,args=', '-p', String(pid)], { encoding: 'utf8' }).trim()
    const [, parent = '', command = ''] = /^(\d+)\s+(.*)$/.exec(line) ?? []
    return parent ? { parent: Number(parent), command } : null
  } catch {
    return null
  }
}
