import { brokenPaths, citationProblems, goneNames, readSpec, unresolvedCitations } from './citations.mjs'

const spec = readSpec()

it.each([
  ['rows of the ledger', '/** Ledger L097. */'],
  ['a range, a list and a reading', '// Ledger L168–L174, L190, L193, readings A1, A20, contract C2.'],
  ['the same over a line break', ' * Contract C1,\n * C3, ledger\n * L205.'],
  ['a lead of the contract', '/** Contract "General rules", contract "Errors". */'],
  ['decisions', 'see decision 0026; decisions 0002, 0003'],
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
  ['an issue', '// Issue 10, B2.', 'Issue 10'],
])('finds %s that is not there', (_, text, id) => {
  expect([...unresolvedCitations(text, spec)]).toEqual([expect.stringContaining(id)])
})

it('finds links and paths in documents that lead nowhere', () => {
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
])('finds %s that no source has', (_, text, gone) => {
  expect(goneNames(text, names)).toEqual(gone.map((name) => expect.stringContaining(name)))
})

it.each([
  ['what exists', '`routeFor(…)`, `PageStatus`, `DATA_DIR`'],
  ['words without humps', '`arrived`, `POST`, `x-request-id`, `Idempotency-Key`, `Cancel`'],
  ['words outside of backticks', 'PayPal, GitHub, GONE_DIR'],
  ['a path', '`lib/goneOf`'],
  ['a block of code', 'before\n```ts\ncall(`goneOf`)\n```\nafter'],
  ['a library of others', '`useRouter`'],
  ['a record that was withdrawn', '# 0050 Lists\n\n**Withdrawn** on 2026-11-25. `goneOf`'],
])('leaves alone %s', (_, text) => expect(goneNames(text, names)).toEqual([]))

it('names the file', () => {
  expect(citationProblems(['scripts/support/citations.test.ts'], spec)).toContainEqual(
    expect.stringMatching(/^scripts\/support\/citations\.test\.ts: L999 /),
  )
})
