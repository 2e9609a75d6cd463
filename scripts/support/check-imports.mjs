// @ts-check
import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { listFiles } from './sources.mjs'
import { WALLS } from './walls.mjs'

const ENDINGS = ['', '.ts', '.tsx', '.mjs']
/** Modules of caches that evict entries; the third cache, lib/domain/memo.ts, needs no package. */
const CACHES = ['lib/backend/cache.ts', 'server/http-cache.ts']
// Biome's formatter writes every import in one of these forms.
const IMPORT = /^(?:import|export)\s(type\s)?[^'"`;]*?from\s'([^']+)'|^import\s'([^']+)'|\bimport\('([^']+)'\)/gm

/**
 * @typedef {import('./walls.mjs').Wall} Wall
 * @typedef {ReturnType<typeof importGraph>} Graph
 */

/** Imports that cross a wall, and circles of imports; one line each, empty when all is well. */
export function importProblems(graph = importGraph()) {
  const own = new Map([...graph].filter(([file]) => !isTest(file)))
  return [...crossings(own), ...circles(own), ...ownCaches(own)]
}

/** @param {Graph} graph */
function* ownCaches(graph) {
  for (const [file, imports] of graph) {
    if (CACHES.includes(file) || !imports.some(({ to }) => to === 'lru-cache')) continue
    yield `${file} imports lru-cache: keep values in a cache of lib/backend/cache.ts (docs/design/cache.md).`
  }
}

/** Every source file of the repository with what it imports: `{ to, isType }`; `to` is a repository path or a package name. */
function importGraph() {
  const files = listFiles().filter((file) => /\.(ts|tsx|mjs)$/.test(file))
  const known = new Set(files)
  return new Map(files.map((file) => [file, importsOf(file, known)]))
}

/**
 * @param {string} file
 * @param {Set<string>} known
 */
function importsOf(file, known) {
  const found = readFileSync(file, 'utf8').matchAll(IMPORT)
  return [...found].map(([, type, from, bare, dynamic]) => ({
    to: resolved(file, from ?? bare ?? dynamic ?? '', known),
    isType: Boolean(type),
  }))
}

/**
 * @param {string} file
 * @param {string} specifier
 * @param {Set<string>} known
 */
function resolved(file, specifier, known) {
  if (!/^(@\/|\.{1,2}\/)/.test(specifier)) return specifier
  const path = specifier.startsWith('@/') ? specifier.slice(2) : normalize(join(dirname(file), specifier))
  const ending = ENDINGS.find((one) => known.has(path + one))
  return ending === undefined ? path : path + ending
}

/** @param {Graph} graph */
function* crossings(graph) {
  for (const [file, imports] of graph) {
    const wall = WALLS.find(({ folder }) => isBelow(file, folder))
    if (!wall) continue
    for (const { to } of imports) {
      if (isAllowed(wall, to, graph)) continue
      yield `${file} imports ${to}. ${wall.reason}`
    }
  }
}

/**
 * @param {Wall} wall
 * @param {string} to
 * @param {Graph} graph
 */
function isAllowed({ may, also, not = [] }, to, graph) {
  if (graph.has(to)) return [...may, ...(also ? [also] : [])].some((folder) => isBelow(to, folder))
  return !not.some((name) => to === name || to.startsWith(`${name}/`))
}

/**
 * @param {string} file
 * @param {string} folder
 */
function isBelow(file, folder) {
  const parts = folder.split('/')
  const path = file.split('/').slice(0, parts.length)
  if (path.length < parts.length) return false
  return parts.every(
    (part, index) => part === '*' || part === path[index] || isFileOf(part, path[index], index === parts.length - 1),
  )
}

/**
 * `lib/domain/money` also means the file `lib/domain/money.ts`.
 * @param {string} part
 * @param {string | undefined} name
 * @param {boolean} isLast
 */
function isFileOf(part, name, isLast) {
  return isLast && name?.replace(/\.(ts|tsx|mjs)$/, '') === part
}

/** @param {string} file */
function isTest(file) {
  return /\.test\.|^tests\//.test(file)
}

/**
 * Tarjan's strongly connected components of more than one file. Types count: a circle of types is a circle of ideas.
 * @param {Graph} graph
 */
function circles(graph) {
  /** @type {Map<string, number>} */
  const index = new Map()
  /** @type {Map<string, number>} */
  const low = new Map()
  /** @type {string[]} */
  const stack = []
  /** @type {Set<string>} */
  const open = new Set()
  /** @type {string[]} */
  const found = []
  const lowOf = (/** @type {string} */ file) => low.get(file) ?? 0
  const visit = (/** @type {string} */ file) => {
    index.set(file, index.size)
    low.set(file, index.get(file) ?? 0)
    stack.push(file)
    open.add(file)
    for (const { to } of graph.get(file) ?? []) {
      if (!graph.has(to)) continue
      if (!index.has(to)) visit(to)
      if (open.has(to)) low.set(file, Math.min(lowOf(file), lowOf(to)))
    }
    if (low.get(file) === index.get(file)) close(file)
  }
  const close = (/** @type {string} */ file) => {
    const circle = stack.splice(stack.indexOf(file))
    for (const one of circle) open.delete(one)
    if (circle.length > 1) found.push(`A circle of imports: ${circle.join(' → ')}`)
  }
  for (const file of graph.keys()) if (!index.has(file)) visit(file)
  return found
}
