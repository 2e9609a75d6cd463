// @ts-check
import { existsSync } from 'node:fs'
import { loadBundle } from './load-bundle.mjs'

/** Reads `.env` where there is one, checks every variable, and fills in the secrets that a machine keeps for itself. */
export async function prepareEnvironment() {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const { completeEnvironment } = await loadBundle('environment', ['server', 'lib', 'tenants', 'package-lock.json'])
  return completeEnvironment()
}
