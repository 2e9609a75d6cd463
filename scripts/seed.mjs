// @ts-check
import { existsSync } from 'node:fs'
import { bundle } from './support/bundle.mjs'
import { run } from './support/run.mjs'
import { isStale } from './support/sources.mjs'

const SOURCES = ['upstream', 'lib', 'messages', 'tenants', 'package-lock.json']

// npm run seed -- sample                                      fills an empty database with the sample restaurants
// npm run seed -- --restaurants N --tenants N --reservations N   adds large made-up data for measuring
if (existsSync('.env')) process.loadEnvFile('.env')
const words = process.argv.slice(2)
const isSample = words.length === 1 && words[0] === 'sample'
const SAMPLES = '.build/seed-samples.mjs'
if (isSample && isStale(SAMPLES, SOURCES)) await bundle(['seed-samples'])
await run(process.execPath, isSample ? [SAMPLES] : ['--import', 'tsx', 'bench/data/main.ts', ...words]).catch(() =>
  process.exit(1),
)
