import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Contract suites by the domain word of a path, since every one of them reaches all of the upstream. A change under a
 * word that is not here reaches all of them.
 */
const SUITES = {
  availability: ['availability', 'holds'],
  cart: ['orders'],
  'custom-rules': ['availability', 'reservations'],
  delivery: ['addresses', 'orders'],
  hours: ['availability', 'orders'],
  jobs: ['jobs'],
  lead: ['leads'],
  leads: ['leads'],
  log: ['limits'],
  logger: ['limits'],
  menu: ['orders'],
  messages: ['messages'],
  order: ['orders', 'order-events', 'order-lists', 'jobs'],
  orders: ['orders', 'order-events', 'order-lists', 'jobs'],
  payment: ['payments'],
  payments: ['payments'],
  reservation: ['reservations', 'holds'],
  reservations: ['reservations', 'holds'],
  restaurant: ['catalogue'],
  restaurants: ['catalogue'],
  seeds: ['seed'],
  waitlist: ['waitlist'],
}
/** What only a page or a script of a browser is made of; no contract suite can reach it. */
const NEVER_UPSTREAM = /^(?:app|components|messages|public|docs|scripts|tests\/e2e)\/|^[^/]+\.(?:md|mjs|json|ts)$/
/** Pages and browsers only, under `lib`. */
const WEB_ONLY = /^lib\/(?:analytics|browser|cache|consent|embed|http|installed|recent|search|seo|upstream)\//

/**
 * What a change can reach: paths for Jest's `--findRelatedTests`, and names of contract suites. A change is what differs
 * from `main` and what is not committed.
 * @returns {{ unit: string[], contract: string[] }}
 */
export function changedTests(paths = changedPaths()) {
  const sources = paths.filter((path) => /\.(?:tsx?|mjs|json)$/.test(path))
  const contract = new Set(sources.flatMap(suitesOf))
  return { unit: sources, contract: [...contract] }
}

function suitesOf(path) {
  if (/^tests\/(?:contract|race|attack)\/.*\.test\.ts$/.test(path)) return [path]
  if (NEVER_UPSTREAM.test(path) || WEB_ONLY.test(path) || /\.test\.tsx?$/.test(path)) return []
  const word = path.split(/[/.]/).find((part) => part in SUITES)
  return word ? SUITES[word].map((name) => `tests/contract/${name}`) : ['tests/contract/']
}

function changedPaths() {
  const base = git('merge-base', 'HEAD', 'main')[0] ?? 'HEAD'
  const paths = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]
  return [...new Set(paths)].filter((path) => existsSync(path))
}

function git(...args) {
  try {
    const output = execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    return output.split('\n').filter(Boolean)
  } catch {
    return [] // a clone without `main`, or no clone at all: the working tree alone counts
  }
}
