import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { summary } from './test-summary.mjs'

const spec = (title: string, status: string, duration: number, message?: string) => ({
  title,
  file: 'home.spec.ts',
  line: 9,
  tests: [{ status, results: [{ duration, errors: message ? [{ message }] : [] }] }],
})

it('names a browser test by its groups, its file and its line, and says why it failed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'summary-'))
  const report = join(folder, 'e2e.json')
  const wide = { title: 'wide', specs: [spec('home opens', 'unexpected', 1500, '\u001b[31mnot there')] }
  const file = { title: 'home.spec.ts', specs: [spec('a list', 'expected', 200)], suites: [wide] }
  writeFileSync(report, JSON.stringify({ suites: [file] }))
  const lines = summary({ took: { e2e: 2.4 }, jest: [join(folder, 'none.json')], playwright: [report] }).split('\n')
  rmSync(folder, { recursive: true })
  expect(lines.slice(1, -1)).toEqual([
    'e2e 2 s',
    'slowest:',
    '     1.5 s  tests/e2e/home.spec.ts:9  wide › home opens',
    '     0.2 s  tests/e2e/home.spec.ts:9  a list',
    'failed:',
    '  tests/e2e/home.spec.ts:9  wide › home opens',
    '      not there',
    '1 passed, 1 failed',
  ])
})
