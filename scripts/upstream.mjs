// @ts-check
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { bundle } from './support/bundle.mjs'
import { isStale } from './support/sources.mjs'

if (existsSync('.env')) process.loadEnvFile('.env')
if (isStale('.build/upstream.mjs', ['upstream', 'lib', 'messages', 'tenants', 'sample-data', 'package-lock.json']))
  await bundle(['upstream'])

const child = spawn(process.execPath, ['.build/upstream.mjs'], { stdio: 'inherit' })
child.on('exit', (code) => process.exit(code ?? 1))
// Ctrl-C reaches the child by itself; told twice, it would not finish what it has begun.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => child.kill('SIGTERM'))
