import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

const GROUP_AND_OTHERS = 0o077
const STICKY = 0o1000
/** Files of this product in DATA_DIR. Other files there belong to somebody else and are left alone. */
const OWN_NAMES = [
  'outbox-key',
  'pages',
  'partner-token',
  'payment-secret',
  'pg',
  'pictures',
  'session-secret',
  'static',
  'upstream-secret',
  'upstream.lock',
]

/**
 * Makes `folder` where it is missing, and closes it and the product's files in it to everybody but their owner: folders
 * 0700, files 0600. Files that the process creates later are closed as well. See docs/design/processes.md.
 */
export function secureDataDir(folder: string): void {
  process.umask(GROUP_AND_OTHERS)
  mkdirSync(folder, { recursive: true })
  // A folder such as /tmp is shared: only the product's own files in it are closed.
  if (!(lstatSync(folder).mode & STICKY)) restrictMode(folder)
  for (const name of OWN_NAMES) restrictTree(join(folder, name))
}

/**
 * The secret in `{folder}/{name}`, created at the first start and readable by its owner alone. Two processes that start
 * together get the same secret. A new one has 32 characters of base64url.
 */
export function loadOrCreateSecret(folder: string, name: string): string {
  const path = join(folder, name)
  const existing = readIfExists(path)
  if (existing) return existing
  mkdirSync(folder, { recursive: true })
  // A full disk leaves an empty file: that is no secret. The name is linked once the file is whole.
  rmSync(path, { force: true })
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600, flush: true })
  try {
    linkSync(draft, path)
  } catch (error) {
    // A file system without links: the name is taken over instead.
    const code = codeOf(error)
    if (code === 'EPERM' || code === 'ENOTSUP') renameSync(draft, path)
    else if (code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return readFileSync(path, 'utf8').trim()
}

/** Secret stored there by another process; empty where there is none. */
export function readSecret(folder: string, name: string): string {
  return readIfExists(join(folder, name))
}

function restrictTree(path: string): void {
  const stats = lstatSync(path, { throwIfNoEntry: false })
  if (!stats || stats.isSymbolicLink()) return
  restrictMode(path)
  if (stats.isDirectory()) for (const name of readdirSync(path)) restrictTree(join(path, name))
}

function restrictMode(path: string): void {
  try {
    const { mode } = lstatSync(path)
    if (mode & GROUP_AND_OTHERS) chmodSync(path, mode & 0o700)
  } catch (error) {
    // File deleted meanwhile, of another owner, or on a file system without modes: the product goes on.
    if (!['ENOENT', 'EPERM', 'ENOTSUP', 'EROFS'].includes(codeOf(error))) throw error
  }
}

function readIfExists(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return ''
    throw error
  }
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? ''
}
