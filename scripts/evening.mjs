// @ts-check
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { findBrowser, findTestBrowser } from './support/browser.mjs'
import { run } from './support/run.mjs'
import { isStale } from './support/sources.mjs'

// Plays the evening of tests/evening in two browser windows, orders and tables, on its own stack and database:
//   npm run evening -- [--speed 60] [--seed 1515] [--headed]
// Prints the windows' longest delay and the faults that the audit of the database finds. Decision 0057.
const OUT = '.build/evening.mjs'
const { values } = parseArgs({
  options: {
    speed: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1515' },
    headed: { type: 'boolean', default: false },
  },
})
const [speed, seed] = [Number(values.speed), Number(values.seed)]
if (!(speed > 0) || !Number.isInteger(seed)) throw new Error('npm run evening -- [--speed N] [--seed N] [--headed]')

if (isStale('.next/BUILD_ID')) await run(process.execPath, ['scripts/build.mjs'])
const esbuild = await import('esbuild')
await esbuild.build({
  entryPoints: ['tests/evening/show.ts'],
  outfile: OUT,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  logLevel: 'warning',
})
const { showEvening } = await import(pathToFileURL(OUT).href)
const isFine = await showEvening({
  speed,
  seed,
  isHeaded: values.headed,
  executablePath: values.headed ? findBrowser() : findTestBrowser(),
  upstreamFile: '.build/upstream.mjs',
  webFile: '.build/server.mjs',
})
process.exit(isFine ? 0 : 1)
