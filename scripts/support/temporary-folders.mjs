// @ts-check
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const NAME = /^nakryte-[a-z]+-(\d+)-\w{6}$/

/** @type {Set<string>} */
const own = new Set()

/**
 * A new temporary folder, which is removed when this process ends. Its name contains the process id, so that the
 * folders of a killed process are found.
 * @param {string} kind lower-case letters
 */
export function temporaryFolder(kind) {
  const folder = mkdtempSync(join(tmpdir(), `nakryte-${kind}-${process.pid}-`))
  if (own.size === 0) process.once('exit', removeOwn)
  own.add(folder)
  return folder
}

function removeOwn() {
  for (const folder of own) rmSync(folder, { recursive: true, force: true })
}

/** Removes the folders of killed processes, and ends the PostgreSQL that still runs in one; answers the folders' names. */
export function removeAbandonedFolders(parent = tmpdir()) {
  const abandoned = readdirSync(parent).filter((name) => {
    const owner = NAME.exec(name)?.[1]
    return owner !== undefined && !isAlive(Number(owner))
  })
  for (const name of abandoned) {
    endPostgres(join(parent, name, 'data'))
    rmSync(join(parent, name), { recursive: true, force: true })
  }
  return abandoned
}

/** @param {string} dataFolder */
function endPostgres(dataFolder) {
  try {
    const pid = Number(readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8').split('\n')[0])
    // The process id may belong to another process by now.
    if (readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(dataFolder)) process.kill(pid, 'SIGQUIT')
  } catch {
    // No PostgreSQL runs there.
  }
}

/** @param {number} pid */
export function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return !isZombie(pid)
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}

/**
 * Has the process ended without its exit status being read? Some containers have no process that reads it.
 * @param {number} pid
 */
function isZombie(pid) {
  try {
    return /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false // a system without /proc
  }
}
