import { loadOrCreateSecret, readSecret, secureDataDir } from '@/lib/backend/data-dir'
import { configurationError, deploymentProblems } from '@/lib/domain/tenant/deployment-problems'
import { readWebEnv, type WebEnv } from '@/lib/server/env'
import { tenants } from '@/tenants/registry'

/**
 * Checks every variable and the required ones of a deployment, closes DATA_DIR to others, and fills in the machine's
 * own secrets.
 */
export function completeEnvironment(): WebEnv {
  const checked = readWebEnv(process.env)
  const problems = deploymentProblems(process.env, tenants)
  if (problems.length > 0) throw configurationError(problems)
  const folder = process.env.DATA_DIR || '.data'
  secureDataDir(folder)
  process.env.SESSION_SECRET ||= loadOrCreateSecret(folder, 'session-secret')
  // A secret made here is unknown to an upstream run by somebody else.
  process.env.UPSTREAM_SECRET ||= process.env.UPSTREAM_URL
    ? readSecret(folder, 'upstream-secret')
    : loadOrCreateSecret(folder, 'upstream-secret')
  if (!process.env.UPSTREAM_SECRET) {
    process.stderr.write('UPSTREAM_SECRET is unset: an upstream of ours counts all diners as one.\n')
  }
  return checked
}
