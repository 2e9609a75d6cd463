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

it('prints shares, slowest files, and each failure with its groups, line and reason; a suite that did not run has failed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'summary-'))
  const write = (name: string, report: object) => writeFileSync(join(folder, `${name}.json`), JSON.stringify(report))
  const wide = { title: 'wide', specs: [spec('home opens', 'unexpected', 1500, '\u001b[31mnot there')] }
  write('e2e', { suites: [{ title: 'home.spec.ts', specs: [spec('a list', 'expected', 200)], suites: [wide] }] })
  const broken = { name: 'lib/a.test.ts', startTime: 0, endTime: 300, status: 'failed', message: 'no such module' }
  write('unit', { testResults: [{ ...broken, assertionResults: [] }] })
  const lines = summary({ unit: 0.6, e2e: 2.4 }, ['unit', 'contract', 'e2e'], folder).split('\n')
  rmSync(folder, { recursive: true })
  expect(lines.slice(1, -1)).toEqual([
    'unit 1 s (20 %), e2e 2 s (80 %)',
    'slowest files:',
    '     1.7 s  tests/e2e/home.spec.ts',
    '     0.3 s  lib/a.test.ts',
    'failed:',
    '  lib/a.test.ts  could not run',
    '      no such module',
    '  tests/e2e/home.spec.ts:9  wide › home opens',
    '      not there',
    '1 passed, 2 failed',
  ])
})
