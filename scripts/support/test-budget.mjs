// @ts-check
import { readFileSync } from 'node:fs'

/**
 * The largest number of tests in `npm test`: without a limit its time once grew fivefold in two days, from twelve
 * minutes. A new test replaces another, which moves to `npm run test:full`, or is merged with it.
 */
const BUDGETS = [
  { what: 'browser stories', files: /^tests\/e2e\/.*\.spec\.ts$/, pattern: /'@story'/g, most: 32 },
  {
    what: 'contract tests',
    files: /^tests\/contract\/.*\.test\.ts$/,
    pattern: /^\s*(?:it|test)(?:\.each\b|\()/gm,
    most: 803,
  },
]

/**
 * Budgets of `npm test` that are exceeded, in words.
 * @param {string[]} files of the repository
 */
export function testBudgetProblems(files) {
  return BUDGETS.flatMap(({ what, files: own, pattern, most }) => {
    const texts = files.filter((file) => own.test(file)).map((file) => readFileSync(file, 'utf8'))
    const count = texts.reduce((sum, text) => sum + (text.match(pattern)?.length ?? 0), 0)
    return count > most
      ? [`npm test has ${count} ${what}, ${most} at most: move one to npm run test:full, or make two one.`]
      : []
  })
}
