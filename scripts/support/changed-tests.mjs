// @ts-check
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Contract suites by the domain word of a path, since every one of them reaches all of the upstream. A change under a
 * word that is not here reaches all of them.
 * @type {Record<string, string[]>}
 */
const SUITES = {
  addresses: ['addresses', 'orders'],
  availability: ['availability', 'holds', 'orders'],
  'cap-texts': ['limits'],
  caps: ['limits'],
  cart: ['orders'],
  checkout: ['orders'],
  'custom-rules': ['availability', 'reservations'],
  delivery: ['addresses', 'orders'],
  emails: ['messages'],
  enquiries: ['leads'],
  hours: ['availability', 'orders'],
  jobs: ['jobs'],
  'load-test': ['seed'],
  logging: ['limits'],
  mail: ['messages'],
  menu: ['orders'],
  menus: ['orders'],
  order: ['orders', 'order-events', 'order-lists', 'jobs'],
  orders: ['orders', 'order-events', 'order-lists', 'jobs'],
  'outbox-words': ['messages'],
  'partner-enquiry': ['leads'],
  payment: ['payments'],
  payments: ['payments'],
  reservation: ['reservations', 'holds'],
  reservations: ['reservations', 'holds'],
  restaurant: ['catalogue'],
  restaurants: ['catalogue'],
  'sample-data': ['seed'],
  'sandbox-words': ['payments'],
  seed: ['seed'],
  waitlist: ['waitlist'],
}
/** Only pages and browser scripts are built from these: no contract suite can reach them. */
const NEVER_UPSTREAM =
  /^(?:app|components|embed|messages(?!\/content\/)|public|docs|scripts|server|tests\/e2e|lib\/(?:browser|server))\/|^[^/]+\.(?:md|mjs|json|ts)$/
/** The rules under `lib/domain` and the words that only the web reads. */
const WEB_ONLY =
  /^lib\/domain\/(?:embed|marketing|recent|search|text)\/|^messages\/content\/(?:city-texts|cuisine-words|embed-labels|order-city-texts|page-titles|web-refusals)\./

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

/**
 * @param {string} path
 * @returns {string[]}
 */
function suitesOf(path) {
  if (/^tests\/(?:contract|race|attack)\/.*\.test\.ts$/.test(path)) return [path]
  if (NEVER_UPSTREAM.test(path) || WEB_ONLY.test(path) || /\.test\.tsx?$/.test(path)) return []
  const word = path.split(/[/.]/).find((part) => part in SUITES)
  return word ? (SUITES[word] ?? []).map((name) => `tests/contract/${name}`) : ['tests/contract/']
}

function changedPaths() {
  const base = git('merge-base', 'HEAD', 'main')[0] ?? 'HEAD'
  const paths = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]
  return [...new Set(paths)].filter((path) => existsSync(path))
}

/** @param {string[]} args */
function git(...args) {
  try {
    const output = execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    return output.split('\n').filter(Boolean)
  } catch {
    return [] // a clone without `main`, or no clone at all: the working tree alone counts
  }
}
