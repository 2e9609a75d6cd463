// @ts-check
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const SOURCES = [
  'app',
  'components',
  'embed',
  'lib',
  'messages',
  'sample-data',
  'server',
  'tenants',
  'upstream',
  'scripts',
  'public/fonts',
  'public/marks',
  'next.config.mjs',
  'middleware.ts',
  'package-lock.json',
]

/**
 * Is `output` missing, or older than any file it is made of?
 * @param {string} output
 */
export function isStale(output, sources = SOURCES) {
  return (
    !existsSync(output) || sources.some((source) => existsSync(source) && newestIn(source) > statSync(output).mtimeMs)
  )
}

/**
 * @param {string} path
 * @returns {number} milliseconds since 1970
 */
function newestIn(path) {
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  return Math.max(0, ...readdirSync(path).map((name) => newestIn(join(path, name))))
}

/** Tracked and new files of the repository, without ignored or deleted ones. */
export function listFiles() {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  return listed.split('\n').filter((file) => file && existsSync(file))
}
