import { importGraph } from './imports.mjs'
import { WALLS } from './walls.mjs'

/** Imports that cross a wall, and circles of imports; one line each, empty when all is well. */
export function importProblems(graph = importGraph()) {
  const own = new Map([...graph].filter(([file]) => !isTest(file)))
  return [...crossings(own), ...circles(own)]
}

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

function isAllowed({ may, also, not = [] }, to, graph) {
  if (graph.has(to)) return [...may, ...(also ? [also] : [])].some((folder) => isBelow(to, folder))
  return !not.some((name) => to === name || to.startsWith(`${name}/`))
}

function isBelow(file, folder) {
  const parts = folder.split('/')
  const path = file.split('/').slice(0, parts.length)
  if (path.length < parts.length) return false
  return parts.every(
    (part, index) => part === '*' || part === path[index] || isFileOf(part, path[index], index === parts.length - 1),
  )
}

// `lib/domain/money` also means the file `lib/domain/money.ts`.
function isFileOf(part, name, isLast) {
  return isLast && name.replace(/\.(ts|tsx|mjs)$/, '') === part
}

function isTest(file) {
  return /\.test\.|^tests\//.test(file)
}

/** Tarjan's strongly connected components of more than one file. Types count: a circle of types is a circle of ideas. */
function circles(graph) {
  const [index, low, stack, open, found] = [new Map(), new Map(), [], new Set(), []]
  const visit = (file) => {
    index.set(file, index.size)
    low.set(file, index.get(file))
    stack.push(file)
    open.add(file)
    for (const { to } of graph.get(file)) {
      if (!graph.has(to)) continue
      if (!index.has(to)) visit(to)
      if (open.has(to)) low.set(file, Math.min(low.get(file), low.get(to)))
    }
    if (low.get(file) === index.get(file)) close(file)
  }
  const close = (file) => {
    const circle = stack.splice(stack.indexOf(file))
    for (const one of circle) open.delete(one)
    if (circle.length > 1) found.push(`A circle of imports: ${circle.join(' → ')}`)
  }
  for (const file of graph.keys()) if (!index.has(file)) visit(file)
  return found
}
