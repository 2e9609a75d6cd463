// @ts-check
import { existsSync } from 'node:fs'
import { build } from 'esbuild'
import { run } from './support/run.mjs'

// Adds large made-up data for measuring: npm run seed -- --restaurants N --tenants N --reservations N
if (existsSync('.env')) process.loadEnvFile('.env')
const outfile = '.build/seed.mjs'
/** @type {import('esbuild').BuildOptions} */
const common = { bundle: true, platform: 'node', format: 'esm', target: 'node20', packages: 'external' }
await build({ ...common, entryPoints: ['upstream/load-test/main.ts'], outfile, logLevel: 'warning' })
await run(process.execPath, [outfile, ...process.argv.slice(2)]).catch(() => process.exit(1))
