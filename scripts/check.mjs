// @ts-check
import { importProblems } from './support/check-imports.mjs'
import { wordProblems } from './support/check-words.mjs'
import { citationProblems } from './support/citations.mjs'
import { commentProblems } from './support/comment-words.mjs'
import { lengthReport } from './support/lengths.mjs'
import { ratchetProblems } from './support/ratchets.mjs'
import { bin, run } from './support/run.mjs'
import { listFiles } from './support/sources.mjs'
import { testBudgetProblems } from './support/test-budget.mjs'
import { typeCheck, untypedProblems } from './support/type-check.mjs'

await typeCheck()
await run(process.execPath, [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'])

const problems = [
  ...importProblems(),
  ...untypedProblems(),
  ...citationProblems(),
  ...wordProblems(),
  ...commentProblems(listFiles()),
  ...testBudgetProblems(listFiles()),
  ...ratchetProblems(listFiles()),
]
if (problems.length > 0) throw new Error(`\n${problems.join('\n')}`)

// The report is printed and never fails the check: docs/STYLE.md says why the longest files are whole.
console.info(lengthReport())
