// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listFiles } from './sources.mjs'

const CITING = /\.(ts|tsx|mjs|css|sql|md)$/
/** Applied migrations may not change; the test of this check cites missing ids. */
const LEFT_OUT = /^upstream\/db\/migrations\/|^scripts\/support\/citations\.test\.ts$/
/** A file or folder of this repository in backticks, with or without its ending. Placeholders (`…`, `<>`, `*`, `{}`) are not paths. */
const PATH =
  /`((?:app|bench|components|docs|embed|lib|messages|sample-data|scripts|server|tenants|tests|upstream)\/[^`\s…*<>{}]*)`/g
/** Documents whose names of code must exist; in a withdrawn record they may be missing. */
const NAMING = /^(?:README\.md|docs\/(?:ARCHITECTURE|GLOSSARY|STYLE)\.md|docs\/(?:how-to|decisions|design)\/.*\.md)$/
const WITHDRAWN = /^#.*\n+\*\*Withdrawn/
/** Files whose names count. The lock file has only names of packages, and hashes. */
const NAMED_IN = /\.(?:tsx?|mjs|css|sql|json|ya?ml|conf|env\.example)$|(?:^|\/)(?:Dockerfile|\.env\.example)$/
const NOT_NAMED_IN = /^package-lock\.json$/
/** Two humps (`routeFor`, `PageStatus`) or capitals with an underscore (`DATA_DIR`): code, never an ordinary word. */
const CODE_NAME =
  /(?<![\w$-])(?:[a-z][a-z0-9]+(?:[A-Z][a-z0-9]*)+|(?:[A-Z][a-z0-9]+){2,}|[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)(?![\w$-])/g
/** Names of libraries that a document mentions as unused, so that no source has them. */
const OTHERS_NAMES = new Set([
  'RateLimiterMemory', // rate-limiter-flexible, decision 0026
  ...['useRouter', 'usePathname', 'useSearchParams', 'useParams'], // Next, decision 0042
])
const TEST = /\.(?:test|spec)\.tsx?$/
const CONTRACT = 'docs/spec/contract'
const RECORDS = 'docs/decisions'
const DECISIONS = `${RECORDS}/README.md`
const CHAPTERS = 'docs/design'
/** Each record fits one page in one shape; a chapter stays short. Columns and lines at most. */
const COLUMNS = 130
/** A row of the contract's tables stays readable in a diff; details stand below its table. */
const ROW = 255
const RECORD = { lines: 60, most: 28, parts: ['**Question.**', '**Decision.**', '**Refused.**', '**Cost.**'] }
const RECORD_STATE = /^\d{4}-\d{2}-\d{2}(?:, [^·]+)? · .+$/
const CHAPTER_LINES = 150
/** A record's number without its word: inside parentheses, or at the beginning of a test's title. */
const BARE_DECISION = /(?<=\([^()\n]*)(?<=[(,;] ?)00\d{2}(?=[,;)])|(?<=['`](?:00\d{2} )*)00\d{2}(?=:? [a-z%])/g
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.json', '.md', '.test.ts']

/** @typedef {{ ledger: Set<string>, sections: Set<string>, leads: Set<string>, decisions: Set<string>, chapters: Set<string> }} Spec */

/** Every broken citation, link and path; one line each, empty when all is well. */
export function citationProblems(files = citingFiles(), spec = readSpec(), names = readNames()) {
  const found = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    const problems = [
      ...unresolvedCitations(text, spec),
      ...(file.endsWith('.md') ? brokenPaths(file, text) : []),
      ...(NAMING.test(file) ? unknownNames(text, names) : []),
      ...shapeProblems(file, text),
    ]
    return problems.map((problem) => `${file}: ${problem}`)
  })
  return [
    ...unlistedDecisions(spec),
    ...untestedRows(
      spec.ledger,
      files.filter((file) => TEST.test(file)),
    ),
    ...found,
  ]
}

/**
 * Rows of the specification that no test cites any more. A range cites each of its rows.
 * @param {Set<string>} ledger
 * @param {string[]} tests files
 * @param {(file: string) => string} read
 */
export function untestedRows(ledger, tests, read = (file) => readFileSync(file, 'utf8')) {
  /** @type {Set<string>} */
  const cited = new Set()
  for (const file of tests) {
    for (const [, first = '', last = first] of read(file).matchAll(/\bL(\d{3})(?:[–-]L?(\d{3}))?\b/g)) {
      for (let row = Number(first); row <= Number(last); row++) cited.add(`L${String(row).padStart(3, '0')}`)
    }
  }
  const missing = [...ledger].filter((row) => row.startsWith('L') && !cited.has(row))
  return missing.map((row) => `docs/spec/ledger.md: no test cites ${row}`)
}

/** Records without a row in the index, and records beyond the number that somebody still reads. @param {Spec} spec */
function* unlistedDecisions({ decisions }) {
  const index = idsOf(readFileSync(DECISIONS, 'utf8'), /^\| \[(\d{4})\]/gm)
  for (const number of decisions) if (!index.has(number)) yield `${DECISIONS}: ${number} is not listed`
  if (decisions.size > RECORD.most)
    yield `${RECORDS}: ${decisions.size} records, at most ${RECORD.most}: ${CHAPTERS} says how a part works`
}

/**
 * Departures of a record or a chapter from its shape: a record has a date, a state and four parts on one page.
 * @param {string} file
 * @param {string} text
 */
export function* shapeProblems(file, text) {
  const isRecord = file.startsWith(`${RECORDS}/0`)
  const lines = text.trimEnd().split('\n')
  if (file.startsWith(`${CONTRACT}/`) && lines.some((line) => line.length > (line.startsWith('|') ? ROW : COLUMNS)))
    yield `a line of more than ${COLUMNS} columns, or a row of more than ${ROW}`
  if (!isRecord && !file.startsWith(`${CHAPTERS}/`)) return
  const most = isRecord ? RECORD.lines : CHAPTER_LINES
  if (lines.length > most) yield `${lines.length} lines, at most ${most}`
  if (lines.some((line) => line.length > COLUMNS)) yield `a line of more than ${COLUMNS} columns`
  if (!isRecord) return
  if (!RECORD_STATE.test(lines[2] ?? '')) yield 'the third line is not a date and a state'
  for (const part of RECORD.parts) if (!text.includes(`\n${part}`)) yield `${part} is missing`
}

/**
 * Citations of a text that the specification does not hold: ledger rows and contract sections anywhere, the others
 * after their word. A line break inside a citation does not matter.
 * @param {string} source
 * @param {Spec} spec
 */
export function* unresolvedCitations(source, spec) {
  const text = source.replace(/\s*\n\s*(?:\*|\/\/|--)?\s*/g, ' ')
  for (const [row] of text.matchAll(/\bL\d{3}\b/g)) {
    if (!spec.ledger.has(row)) yield `${row} is no row of docs/spec/ledger.md`
  }
  for (const [reading] of idsAfter(/\b(?:readings?|ledger) ((?:[AL]\d+(?:, |–| and )?)+)/gi, /A\d+/g, text)) {
    if (!spec.ledger.has(reading)) yield `${reading} is no reading of docs/spec/ledger.md`
  }
  for (const [section] of text.matchAll(/\bC\d{1,2}\b/g)) {
    if (!spec.sections.has(section)) yield `${section} is no section of docs/spec/contract`
  }
  for (const [, name = ''] of text.matchAll(/\bcontract "([^"]+)"/gi)) {
    if (!spec.leads.has(name)) yield `"${name}" is no heading or lead of docs/spec/contract`
  }
  for (const [number] of idsAfter(/\bdecisions? ((?:\d{4}(?:, | and )?)+)/gi, /\d{4}/g, text)) {
    if (!spec.decisions.has(number)) yield `docs/decisions has no decision ${number}`
  }
  for (const [number] of text.matchAll(BARE_DECISION)) {
    if (!spec.decisions.has(number)) yield `docs/decisions has no decision ${number}`
  }
  for (const [, chapter = ''] of text.matchAll(/\bdesign\/([a-z-]+)(?:\.md\b|: )/g)) {
    if (!spec.chapters.has(chapter)) yield `there is no ${CHAPTERS}/${chapter}.md`
  }
  for (const [cited] of text.matchAll(/\bissues? \d+/gi)) {
    yield `"${cited}" is not in this repository: cite the ledger, the contract or a decision`
  }
}

/** @type {(list: RegExp, id: RegExp, text: string) => RegExpMatchArray[]} */
function idsAfter(list, id, text) {
  return [...text.matchAll(list)].flatMap(([, ids = '']) => [...ids.matchAll(id)])
}

/** Relative links, and paths in backticks, that name no file or folder. @type {(file: string, text: string) => Generator<string>} */
export function* brokenPaths(file, text) {
  for (const [, link = ''] of text.matchAll(/\]\((?!\w+:|#|\/)([^)#\s]+)/g)) {
    if (!existsSync(join(dirname(file), link))) yield `the link ${link} leads nowhere`
  }
  for (const [, path = ''] of text.matchAll(PATH)) {
    if (!ENDINGS.some((ending) => existsSync(`${path}${ending}`))) yield `there is no ${path}`
  }
}

/**
 * Names of code in backticks that no source has, each once. Blocks of code are skipped: they may show earlier code.
 * @param {string} text
 * @param {Set<string>} names
 */
export function unknownNames(text, names) {
  if (WITHDRAWN.test(text)) return []
  const spans = text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`]+)`/g)
  // Another check covers paths.
  const found = [...spans].flatMap(([, span = '']) => (span.includes('/') ? [] : (span.match(CODE_NAME) ?? [])))
  return [...new Set(found)]
    .filter((name) => !names.has(name) && !OTHERS_NAMES.has(name))
    .map((name) => `no source has the name ${name}`)
}

/** Every word of the sources, comments included. */
function readNames() {
  const files = listFiles().filter((name) => NAMED_IN.test(name) && !NOT_NAMED_IN.test(name))
  /** @type {Set<string>} */
  const names = new Set()
  for (const file of files) for (const word of readFileSync(file, 'utf8').match(/[A-Za-z_]\w*/g) ?? []) names.add(word)
  return names
}

/** The ids that `docs/spec`, `docs/decisions` and `docs/design` hold. @returns {Spec} */
export function readSpec() {
  const ledger = readFileSync('docs/spec/ledger.md', 'utf8')
  const contract = ['docs/spec/contract.md', ...readdirSync(CONTRACT).map((name) => join(CONTRACT, name))]
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  return {
    ledger: idsOf(ledger, /^\| ([LA]\d+) \|/gm),
    sections: idsOf(contract, /^## (C\d+)\./gm),
    leads: idsOf(contract, /^(?:## C\d+\. |- )?([A-Z][^.:|\n]*?)(?::|$)/gm),
    decisions: idsOf(readdirSync(RECORDS).join('\n'), /^(\d{4})-.*\.md$/gm),
    chapters: idsOf(readdirSync(CHAPTERS).join('\n'), /^([a-z-]+)\.md$/gm),
  }
}

/** @type {(text: string, pattern: RegExp) => Set<string>} */
function idsOf(text, pattern) {
  return new Set([...text.matchAll(pattern)].map(([, id = '']) => id))
}

function citingFiles() {
  return listFiles().filter((name) => CITING.test(name) && !LEFT_OUT.test(name))
}
