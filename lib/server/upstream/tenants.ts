import 'server-only'
import { cache } from 'react'
import { z } from 'zod'
import { mergeConfig } from '@/lib/domain/tenant/merge'
import type { Tenant, TenantConfig } from '@/lib/domain/tenant/schema'
import { servicesOf } from '@/lib/domain/tenant/services'
import { recordServices } from '@/lib/server/policy/known-services'
import { processChannel } from '@/lib/server/process-channel'
import { readTenantSegment } from '@/lib/server/routing/api-variant'
import { tenants } from '@/tenants/registry'
import { upstream } from './client/client'
import { log } from './client/log'
import { UpstreamOutage } from './client/outage'
import { forwardLog } from './logger'

type TenantEntry = (typeof tenants)[number] & { apiHost: string; segment: string }
interface Loaded {
  config: Promise<TenantConfig>
  dueAt: number
}

const REFRESH_MS = 5 * 60_000
// Next bundles this module more than once; a server start must still mean one call a tenant.
const store = processChannel<Map<string, Loaded>>('tenants').getOrCreate(() => new Map())

/**
 * The tenant of a path's first segment with its current configuration; `null` if the registry does not know it. Ledger
 * L010, L011; contract C13.
 */
export const getTenant = cache(async (segment: string): Promise<Tenant | null> => {
  const read = readTenantSegment(tenants, segment)
  if (!read) return null
  const entry = { ...read.tenant, apiHost: read.apiHost, segment }
  const { fallback: _, segment: __, ...record } = entry
  return { ...record, ...(await configOf(entry)) }
})

function configOf(tenant: TenantEntry): Promise<TenantConfig> {
  const loaded = store.get(tenant.segment)
  if (!loaded) return storeConfig(tenant, loadConfig(tenant, tenant.fallback))
  if (Date.now() >= loaded.dueAt) void refresh(tenant, loaded)
  return loaded.config
}

// The old configuration is used until the new one is loaded, and stays in use if loading fails.
async function refresh(tenant: TenantEntry, loaded: Loaded): Promise<void> {
  loaded.dueAt = Date.now() + REFRESH_MS
  const next = await loadConfig(tenant, await loaded.config)
  void storeConfig(tenant, Promise.resolve(next))
}

function storeConfig(tenant: TenantEntry, config: Promise<TenantConfig>): Promise<TenantConfig> {
  store.set(tenant.segment, { config, dueAt: Date.now() + REFRESH_MS })
  return config
}

async function loadConfig(tenant: TenantEntry, last: TenantConfig): Promise<TenantConfig> {
  try {
    // `unknown`, because one invalid field must not discard the valid ones: the merge checks each field.
    const options = { isRead: true, timeoutMs: 3000 }
    const answer = await upstream.post(tenant, `/tenants/${tenant.key}/config`, z.unknown(), options)
    if (!answer.ok) return logFailure(tenant, last, `answered ${answer.status}`)
    const { config, invalid } = mergeConfig(tenant.fallback, answer.data)
    if (invalid.length > 0) log.error({ tenant: tenant.key, invalid }, 'tenant config has bad fields')
    recordServices(tenant.key, servicesOf(config))
    return config
  } catch (error) {
    if (!(error instanceof UpstreamOutage)) throw error
    return logFailure(tenant, last, error.reason)
  }
}

// Logged on the server, and in the log of browser errors. Ledger L260, contract C14.
function logFailure(tenant: TenantEntry, last: TenantConfig, reason: string): TenantConfig {
  log.error({ tenant: tenant.key, reason }, 'tenant config not loaded')
  forwardLog(tenant, { type: 'error', message: `POST /tenants/${tenant.key}/config: ${reason}` }, 'web_app')
  return last
}
