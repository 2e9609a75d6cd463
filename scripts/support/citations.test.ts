import {
  brokenPaths,
  citationProblems,
  readSpec,
  shapeProblems,
  unknownNames,
  unresolvedCitations,
  untestedRows,
} from './citations.mjs'

const spec = readSpec()

it.each([
  ['rows of the ledger', '/** Ledger L097. */'],
  ['a range, a list and a reading', '// Ledger L168–L174, L190, L193, readings A1, A20, contract C2.'],
  ['the same over a line break', ' * Contract C1,\n * C3, ledger\n * L205.'],
  ['a lead of the contract', '/** Contract "General rules", contract "Errors". */'],
  ['decisions', 'see decision 0026; decisions 0002, 0017; (`server/main.ts`; 0022, 0066)'],
  ['chapters', "See docs/design/cache.md. it('design/http-edge: closes', …)"],
])('resolves %s', (_, text) => expect([...unresolvedCitations(text, spec)]).toEqual([]))

it.each([
  ['a row past the end', '/** Ledger L999. */', 'L999'],
  ['the end of a range', '/** Ledger L001–L998. */', 'L998'],
  ['the second of a list', 'Ledger L001, L997', 'L997'],
  ['a bare row in the title of a test', "it('L996: closes', …)", 'L996'],
  ['a reading', '// Ledger L001, reading A77.', 'A77'],
  ['the second of two readings', '// Readings A1, A78.', 'A78'],
  ['a section', '// contract C1, C99', 'C99'],
  ['a lead', '// Contract "House rules".', 'House rules'],
  ['a decision', '// Decisions 0002, 9999.', '9999'],
  ['a decision without its word', 'kept in memory (0099, 0066)', '0099'],
  ['a decision in the title of a test', "it('0022 0098 closes', …)", '0098'],
  ['a chapter', '// See docs/design/attic.md.', 'docs/design/attic.md'],
  ['a chapter in the title of a test', "it('design/attic: closes', …)", 'docs/design/attic.md'],
  ['an issue', '// Issue 10, B2.', 'Issue 10'],
])('finds %s that is not there', (_, text, id) => {
  expect([...unresolvedCitations(text, spec)]).toEqual([expect.stringContaining(id)])
})

it('finds the rows of the ledger that no test cites, and counts each row of a range', () => {
  const ledger = new Set(['L001', 'L002', 'L003', 'L004', 'A1'])
  const read = () => "it('L001–L003: closes', …)"
  expect(untestedRows(ledger, ['a.test.ts'], read)).toEqual([expect.stringContaining('L004')])
})

it('finds links and paths in documents whose target is missing', () => {
  const text =
    '[kept](ARCHITECTURE.md) [gone](GONE.md) `lib/domain/money` `lib/gone` `lib/domain/…` [out](https://a.pl)'
  expect([...brokenPaths('docs/x.md', text)]).toEqual([
    expect.stringContaining('GONE.md'),
    expect.stringContaining('lib/gone'),
  ])
})

const names = new Set(['routeFor', 'PageStatus', 'DATA_DIR', 'aria'])

it.each([
  ['a function', '`goneOf`', ['goneOf']],
  ['a type', 'the type `GoneStatus`', ['GoneStatus']],
  ['a variable of a start', '`GONE_DIR=/data`, `GONE_DIR`', ['GONE_DIR']],
  ['a variable with its value', '`GONE_DIR=on`', ['GONE_DIR']],
  ['a call and its argument', '`routeFor(goneOf)`', ['goneOf']],
  ['a name over a line break', '`x of\n goneOf`', ['goneOf']],
])('finds %s that no source has', (_, text, unknown) => {
  expect(unknownNames(text, names)).toEqual(unknown.map((name) => expect.stringContaining(name)))
})

it.each([
  ['what exists', '`routeFor(…)`, `PageStatus`, `DATA_DIR`'],
  ['words without humps', '`arrived`, `POST`, `x-request-id`, `Idempotency-Key`, `Cancel`'],
  ['words outside of backticks', 'PayPal, GitHub, GONE_DIR'],
  ['a path', '`lib/goneOf`'],
  ['a block of code', 'before\n```ts\ncall(`goneOf`)\n```\nafter'],
  ['a library of others', '`useRouter`'],
  ['a record that was withdrawn', '# 0050 Lists\n\n**Withdrawn** on 2026-11-25. `goneOf`'],
])('leaves alone %s', (_, text) => expect(unknownNames(text, names)).toEqual([]))

const RECORD =
  '# 0099 Lists\n\n2026-11-21, amended 2026-11-25 · in force\n\n**Question.** a\n\n**Decision.** b\n\n**Refused.** c\n\n**Cost.** d\n'

it.each([
  ['a record in its shape', 'docs/decisions/0099-lists.md', RECORD, []],
  [
    'a record without a cost',
    'docs/decisions/0099-lists.md',
    RECORD.replace('**Cost.**', ''),
    ['**Cost.** is missing'],
  ],
  ['a record without a date', 'docs/decisions/0099-lists.md', RECORD.replace('2026-11-21, ', ''), ['third line']],
  ['a long record', 'docs/decisions/0099-lists.md', `${RECORD}${'\na'.repeat(60)}`, ['at most 60']],
  ['a long chapter', 'docs/design/lists.md', 'a\n'.repeat(151), ['151 lines, at most 150']],
  ['a wide chapter', 'docs/design/lists.md', 'a'.repeat(131), ['130 columns']],
  ['a wide rule', 'docs/spec/contract/lists.md', 'a'.repeat(131), ['130 columns']],
  ['a wide row of calls', 'docs/spec/contract/lists.md', `|${'a'.repeat(255)}`, ['a row of more than 255']],
  ['a row of calls', 'docs/spec/contract/lists.md', `|${'a'.repeat(254)}`, []],
  ['a recipe of any shape', 'docs/how-to/page.md', 'a'.repeat(131), []],
])('holds %s to its shape', (_, file, text, problems) => {
  expect([...shapeProblems(file, text)]).toEqual(problems.map((problem) => expect.stringContaining(problem)))
})

it('names the file', () => {
  expect(citationProblems(['scripts/support/citations.test.ts'], spec)).toContainEqual(
    expect.stringMatching(/^scripts\/support\/citations\.test\.ts: L999 /),
  )
})
