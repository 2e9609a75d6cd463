// @ts-check
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import esbuild from 'esbuild'

const FOLDER = 'node_modules/.cache/nakryte-tests'
/** How they are made: files that this module made before it was changed are not taken for its own. */
const RECIPE = createHash('sha256')
  .update(readFileSync(fileURLToPath(import.meta.url)))
  .digest('hex')
  .slice(0, 8)

/**
 * Is a value of that class? Drizzle walks up the value's classes each time, some ten times for each parameter of a statement: a
 * seventh of what the contract suites did. The answer depends on the value's prototype alone, so it is kept.
 */
const KEPT_IS = `const kinds = new WeakMap()
function is(value, type) {
  const prototype = value && typeof value === 'object' ? Object.getPrototypeOf(value) : null
  if (prototype === null) return isOfClass(value, type)
  let known = kinds.get(type)
  if (!known) kinds.set(type, (known = new WeakMap()))
  let answer = known.get(prototype)
  if (answer === undefined) known.set(prototype, (answer = isOfClass(value, type)))
  return answer
}
function isOfClass(value, type) {`

/**
 * Packages of hundreds of modules, with what of each is imported.
 * @type {Record<string, string[]>}
 */
const PACKAGES = {
  'date-fns': ['date-fns'],
  'drizzle-orm': [
    'drizzle-orm',
    'drizzle-orm/pg-core',
    'drizzle-orm/node-postgres',
    'drizzle-orm/node-postgres/migrator',
    'drizzle-orm/pglite',
    'drizzle-orm/pglite/migrator',
  ],
}

/**
 * Jest loads every module anew for each test file, for about a millisecond of CPU each; `date-fns` has 304, which cost 0.40
 * CPU-s, and as one file 0.05. So such a package becomes one file, once for each version, and each of its entries a file that
 * names its part. Answers Jest's `moduleNameMapper` for them.
 * @returns {Record<string, string>}
 */
export function bundledPackages() {
  return Object.fromEntries(Object.entries(PACKAGES).flatMap(([name, entries]) => entriesOf(name, entries)))
}

/**
 * @param {string} name
 * @param {string[]} entries
 * @returns {[pattern: string, file: string][]}
 */
function entriesOf(name, entries) {
  const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'))
  const made = `${version}-${RECIPE}.cjs`
  const whole = `${name}-${made}`
  if (!existsSync(resolve(FOLDER, whole))) writeWhole(resolve(FOLDER, whole), bundleOf(entries))
  return entries.map((entry, index) => {
    const file = resolve(FOLDER, `${entry.replaceAll('/', '-')}-entry-${made}`)
    if (!existsSync(file)) writeWhole(file, `module.exports = require('./${whole}').entry${index}\n`)
    return [`^${entry}$`, file]
  })
}

/**
 * As ES modules in one scope: a function of the package then calls another without asking two objects of exports for it.
 * @param {string[]} entries
 */
function bundleOf(entries) {
  const contents = entries.map((entry, index) => `export * as entry${index} from ${JSON.stringify(entry)}`).join('\n')
  const { outputFiles } = esbuild.buildSync({
    stdin: { contents, resolveDir: '.' },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    external: ['pg', '@electric-sql/pglite'],
    write: false,
  })
  return (outputFiles[0]?.text ?? '').replace('function is(value, type) {', KEPT_IS)
}

/**
 * Several runs may begin at once.
 * @param {string} path
 * @param {string} text
 */
function writeWhole(path, text) {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(`${path}.${process.pid}`, text)
  renameSync(`${path}.${process.pid}`, path)
}
