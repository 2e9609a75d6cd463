// @ts-check
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { bundle } from './support/bundle.mjs'
import { whenNpmHasEnded } from './support/npm-parent.mjs'
import { isStale } from './support/sources.mjs'

if (existsSync('.env')) process.loadEnvFile('.env')
if (isStale('.build/upstream.mjs', ['upstream', 'lib', 'messages', 'tenants', 'package-lock.json']))
  await bundle(['upstream'])

const child = spawn(process.execPath, ['.build/upstream.mjs'], { stdio: 'inherit' })
child.on('exit', (code) => process.exit(code ?? 1))
const end = () => child.kill('SIGTERM')
// Ctrl-C reaches the child as well: a second signal changes nothing.
process.on('SIGINT', () => child.kill('SIGINT'))
process.on('SIGTERM', end)
process.on('SIGHUP', end)
whenNpmHasEnded(end)
