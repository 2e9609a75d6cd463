// @ts-check
import { importGraph } from './imports.mjs'
import { WALLS } from './walls.mjs'

/**
 * @typedef {import('./walls.mjs').Wall} Wall
 * @typedef {ReturnType<typeof importGraph>} Graph
 */

/** Imports that cross a wall, and circles of imports; one line each, empty when all is well. */
export function importProblems(graph = importGraph()) {
  const own = new Map([...graph].filter(([file]) => !isTest(file)))
  return [...crossings(own), ...circles(own)]
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
