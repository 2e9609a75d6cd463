import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Creates `{dataDir}/upstream.lock`, because PGlite has no lock of its own, and two processes would destroy its files.
 * Returns a function that releases it. Throws if another living process holds it.
 */
export function lockDataDir(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true })
  const path = join(dataDir, 'upstream.lock')
  const owner = ownerOf(path)
  if (owner) throw new Error(`${dataDir} is in use by process ${owner}. Stop it, or set DATA_DIR or DATABASE_URL.`)
  rmSync(path, { force: true })
  writeFileSync(path, `${process.pid} ${processStartTime(process.pid)}`, { flag: 'wx' })
  return () => rmSync(path, { force: true })
}

/** The living process that wrote the lock; a pid that was reused by another process does not count. */
function ownerOf(path: string): number | null {
  const [pid = 0, startTime = ''] = readIfExists(path).split(' ')
  const id = Number(pid)
  if (!id || id === process.pid || !isAlive(id)) return null
  return startTime === processStartTime(id) ? id : null
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** The process's start time in the kernel's ticks; empty without /proc. */
function processStartTime(pid: number): string {
  return readIfExists(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ')[19] ?? ''
}

function readIfExists(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    return ''
  }
}
