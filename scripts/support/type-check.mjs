// @ts-check
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { bin, run } from './run.mjs'

/**
 * Types of the project in `folder`; rejects where they are wrong. A warm compiler (TypeScript 7.0.2) does not see that a JSON file
 * has changed, and the types of all words come from such files: what it remembers is kept under the digest of their text.
 */
export async function typeCheck(folder = '.') {
  const cache = join(folder, '.build', 'types')
  mkdirSync(cache, { recursive: true })
  const remembered = `${digestOf(jsonFiles(folder))}.tsbuildinfo`
  for (const name of readdirSync(cache)) if (name !== remembered) rmSync(join(cache, name))
  const flags = ['--incremental', '--tsBuildInfoFile', join(cache, remembered)]
  await run(process.execPath, [bin('typescript/bin/tsc'), '-p', folder, ...flags])
}

/** @param {string[]} files */
function digestOf(files) {
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function jsonFiles(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && name !== 'node_modules' && name !== 'test-results')
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return jsonFiles(path)
      return entry.name.endsWith('.json') ? [path] : []
    })
    .sort()
}
