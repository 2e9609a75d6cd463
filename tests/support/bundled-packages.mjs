// @ts-check
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import esbuild from 'esbuild'

const FOLDER = 'node_modules/.cache/nakryte-tests'

/** Packages of hundreds of modules. */
const PACKAGES = ['date-fns']

/**
 * Jest loads every module anew for each test file, for about a millisecond of CPU each; `date-fns` has 304, which cost 0.40
 * CPU-s, and as one file 0.05. So such a package becomes one file, once for each version. Answers Jest's
 * `moduleNameMapper` for them.
 * @returns {Record<string, string>}
 */
export function bundledPackages() {
  return Object.fromEntries(PACKAGES.map((name) => [`^${name}$`, bundleOf(name)]))
}

/** @param {string} name */
function bundleOf(name) {
  const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'))
  const file = resolve(FOLDER, `${name}-${version}.cjs`)
  if (existsSync(file)) return file
  const { outputFiles } = esbuild.buildSync({
    stdin: { contents: `module.exports = require(${JSON.stringify(name)})`, resolveDir: '.' },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    write: false,
  })
  mkdirSync(FOLDER, { recursive: true })
  writeWhole(file, outputFiles[0]?.text ?? '')
  return file
}

/**
 * Several runs may begin at once.
 * @param {string} path
 * @param {string} text
 */
function writeWhole(path, text) {
  writeFileSync(`${path}.${process.pid}`, text)
  renameSync(`${path}.${process.pid}`, path)
}
