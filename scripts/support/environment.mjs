import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundle } from './bundle.mjs'

/** Reads `.env` where there is one, checks every variable, and fills in the secret that a machine keeps for itself. */
export async function prepareEnvironment() {
  if (existsSync('.env')) process.loadEnvFile('.env')
  await bundle(['env', 'tenants', 'destination', 'network-of'])
  const { readWebEnv } = await import(pathToFileURL('.build/env.mjs').href)
  const checked = readWebEnv(process.env)
  process.env.SESSION_SECRET ||= keptSecret(process.env.DATA_DIR || '.data')
  return checked
}

function keptSecret(folder) {
  const file = join(folder, 'session-secret')
  if (existsSync(file)) return readFileSync(file, 'utf8')
  mkdirSync(folder, { recursive: true })
  const secret = randomBytes(32).toString('base64url')
  writeFileSync(file, secret, { mode: 0o600 })
  return secret
}
