// @ts-check
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { bin, run } from './run.mjs'

/** Folders whose code ships. */
const TYPED = ['app', 'components', 'embed', 'lib', 'messages', 'sample-data', 'server', 'tenants', 'upstream']
/** Scripts that people and machines start, and their modules, except the one that only draws. */
const CHECKED = ['scripts', 'scripts/support']
const UNCHECKED = ['screens.mjs']
/** The one module that may use a symbol of the whole process: a channel has a type there. */
const CHANNELS = join('lib', 'server', 'process-channel.ts')

/** Checks the types of the whole project without a cache, which may be outdated. Rejects where they are wrong. */
export async function typeCheck() {
  await run(process.execPath, [bin('typescript/bin/tsc'), '--incremental', 'false'])
}

/** Shipped or started code without types: untyped modules, and values passed through the process under a symbol. */
export function untypedProblems() {
  return [...uncheckedScripts(), ...untypedModules()]
}

function uncheckedScripts() {
  return CHECKED.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => extname(name) === '.mjs' && !UNCHECKED.includes(name))
      .map((name) => join(folder, name)),
  )
    .filter((path) => !/^(#!.*\n)?\/\/ @ts-check\n/.test(readFileSync(path, 'utf8')))
    .map((path) => `${path}: begin with // @ts-check.`)
}

function untypedModules() {
  return TYPED.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  ).flatMap((path) => {
    const extension = extname(path)
    if (['.mjs', '.cjs', '.js', '.jsx'].includes(extension)) return [`${path}: what ships is TypeScript.`]
    const isCode = ['.ts', '.tsx'].includes(extension) && path !== CHANNELS
    if (!isCode || !readFileSync(path, 'utf8').includes('Symbol.for(')) return []
    return [`${path}: use processChannel of ${CHANNELS}, so that both ends share a type.`]
  })
}
