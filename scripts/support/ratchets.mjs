// @ts-check
import { readFileSync } from 'node:fs'

/**
 * The way of a reservation, counted by what runs: files in which a function runs between the web server's handler of
 * `POST /api/reservations` and the database, and their lines. Imports would count every call's schema beside it, and
 * miss what is handed over at the start; what runs is what a stranger has to read. Counted by
 * tests/contract/reservations.test.ts. The goal is 60 files and 4,500 lines.
 */
export const WAY_OF_A_RESERVATION = { files: 58, lines: 4759 }

/**
 * Numbers that may only fall, so that duplicates do not return (decision 0086). A change that needs one more gives
 * the reason in a decision; a change that needs one less lowers the number here.
 */
const RATCHETS = [
  {
    what: 'cookies that a server of ours reads',
    files: /^lib\/server\/http\/request\/own-cookies\.ts$/,
    pattern: /^ {2}'\w+',$/gm,
    most: 10,
  },
  {
    what: 'places that seal the answer of a form, or tell it by a word in an address',
    files: /^(?:app|lib\/server)\/(?!.*\.test\.).*\.tsx?$/,
    pattern: /\bawait sealWithinLimit\(|seeOther\([^)\n]*[?&]\w+=/g,
    most: 1,
  },
  {
    what: 'places that read a bearer: a session, a device, a machine, a person’s own data',
    files: /^upstream\/(?!.*\.test\.).*\.ts$/,
    pattern: /= bearerOf\(/g,
    most: 3,
  },
  {
    what: 'caches: of values, of answers, of pure functions',
    files: /^(?:lib|server|upstream|app|components)\/(?!.*\.test\.).*\.tsx?$/,
    pattern: /^import .* from 'lru-cache'$|^export function memo\b/gm,
    most: 3,
  },
  {
    what: 'files of a new call',
    files: /^docs\/how-to\/api-call\.md$/,
    pattern: /^\| \d+ \|/gm,
    most: 4,
  },
  {
    what: 'lists of calls by their paths, beside the calls’ own descriptions',
    files: /^upstream\/(?:app|http\/(?:file-thread\/)?[\w-]+)(?<!\.test)\.ts$/,
    pattern: /^(?:export )?const [A-Z_]+ = (?:\/\^?[^\n]*\\\/|'\/|\[\n {2}'\/)/gm,
    most: 8,
  },
]

/**
 * Names that several modules export: a search for one finds two things. A `lazy-` module hands on what it loads under
 * its own name, and Next asks for the others.
 */
const DOUBLED_NAMES = {
  files:
    /^(?:app|components|embed|lib|messages|scripts|server|tenants|upstream)\/(?!.*(?:\.test\.|\/lazy-)).*\.(?:tsx?|mjs)$/,
  pattern: /^export (?:abstract |async )?(?:class|const|function\*?|interface|let|type) (\w+)/gm,
  ofNext: /^(?:GET|HEAD|POST|PUT|DELETE|config|dynamic|dynamicParams|generateMetadata|metadata|revalidate|viewport)$/,
  most: 1,
}

/** @param {string[]} files */
function doubledNames(files) {
  const { files: own, pattern, ofNext } = DOUBLED_NAMES
  const names = files
    .filter((file) => own.test(file))
    .flatMap((file) => [...new Set([...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name = '']) => name))])
    .filter((name) => !ofNext.test(name))
  const seen = new Set()
  return [...new Set(names.filter((name) => seen.size === seen.add(name).size))]
}

/**
 * Ratchets that are not at their number, in words.
 * @param {string[]} files of the repository
 */
export function ratchetProblems(files) {
  const doubled = doubledNames(files)
  return [
    ...RATCHETS.flatMap(({ what, files: own, pattern, most }) => {
      const texts = files.filter((file) => own.test(file)).map((file) => readFileSync(file, 'utf8'))
      const count = texts.reduce((sum, text) => sum + (text.match(pattern)?.length ?? 0), 0)
      return problemsOf(what, count, most)
    }),
    ...problemsOf(`names that several modules export (${doubled.join(', ')})`, doubled.length, DOUBLED_NAMES.most),
  ]
}

/**
 * @param {string} what
 * @param {number} count
 * @param {number} most
 */
function problemsOf(what, count, most) {
  if (count > most) return [`There are ${count} ${what}, ${most} at most (scripts/support/ratchets.mjs).`]
  return count < most ? [`There are only ${count} ${what}: lower ${most} in scripts/support/ratchets.mjs.`] : []
}
