import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { loadOrCreateSecret, readSecret, secureDataDir } from '../../lib/server/data-dir.mjs'
import { bundle } from './bundle.mjs'

/** Reads `.env` where there is one, checks every variable, and fills in the secrets that a machine keeps for itself. */
export async function prepareEnvironment() {
  if (existsSync('.env')) process.loadEnvFile('.env')
  await bundle(['env', 'tenants', 'destination', 'network-of'])
  const { readWebEnv } = await import(pathToFileURL('.build/env.mjs').href)
  const checked = readWebEnv(process.env)
  const folder = process.env.DATA_DIR || '.data'
  secureDataDir(folder)
  process.env.SESSION_SECRET ||= loadOrCreateSecret(folder, 'session-secret')
  // A secret of our own making is unknown to an upstream that somebody else runs.
  process.env.UPSTREAM_SECRET ||= process.env.UPSTREAM_URL
    ? readSecret(folder, 'upstream-secret')
    : loadOrCreateSecret(folder, 'upstream-secret')
  if (!process.env.UPSTREAM_SECRET)
    process.stderr.write('UPSTREAM_SECRET is unset: an upstream of ours counts all diners as one.\n')
  return checked
}
