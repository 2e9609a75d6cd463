// @ts-check
import { readFileSync } from 'node:fs'
import { bin, run } from './support/run.mjs'
import { isStale } from './support/sources.mjs'

// The attacks of `npm test`, ten times as long, with what each of them cost. ATTACK_SCALE says how long.
if (isStale('.next/BUILD_ID')) await run(process.execPath, ['scripts/build.mjs'])
const env = { ATTACK_SCALE: process.env.ATTACK_SCALE || '10' }
let hasFailed = false
try {
  await run(process.execPath, [bin('jest/bin/jest.js'), '--config', 'tests/attack/jest.config.mjs'], env)
} catch {
  hasFailed = true // jest has said what; the figures are printed all the same
}
const figures = readFileSync('test-results/attack-figures.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))
console.table(
  Object.fromEntries(
    figures.map(({ attack, requests, refused, before, after }) => [
      attack,
      {
        requests,
        refused,
        descriptors: `${before.descriptors} → ${after.descriptors}`,
        'memory, MB': `${before.memoryMb} → ${after.memoryMb}`,
        'kept pages': `${before.pages} → ${after.pages}`,
      },
    ]),
  ),
)
process.exit(hasFailed ? 1 : 0)
