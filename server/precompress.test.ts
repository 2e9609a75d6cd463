import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addCompileHints } from './precompress'

it('each script has the hint once, above everything else, and a style sheet has none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'scripts-'))
  mkdirSync(join(folder, 'chunks'))
  const [script, styles] = [join(folder, 'chunks', 'a.js'), join(folder, 'chunks', 'a.css')]
  writeFileSync(script, 'start()')
  writeFileSync(styles, 'p{}')
  addCompileHints(folder)
  addCompileHints(folder)
  expect(readFileSync(script, 'utf8')).toBe('//# allFunctionsCalledOnLoad\nstart()')
  expect(readFileSync(styles, 'utf8')).toBe('p{}')
})
