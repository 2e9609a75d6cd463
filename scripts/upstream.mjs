import { existsSync } from 'node:fs'
import { bundle } from './support/bundle.mjs'
import { run } from './support/run.mjs'
import { isStale } from './support/sources.mjs'

if (existsSync('.env')) process.loadEnvFile('.env')
if (isStale('.build/upstream.mjs', ['upstream', 'lib', 'tenants', 'package-lock.json'])) await bundle(['upstream'])
// The child gets the signal from the terminal as well, and ends by itself.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {})
await run(process.execPath, ['.build/upstream.mjs']).catch(() => process.exit(1))
