import 'server-only'
import { cache } from 'react'
import { z } from 'zod'
import { type Cache, createCache } from '@/lib/backend/cache'
import { tenantTag } from '@/lib/domain/content/content-tags'
import { mergeConfig } from '@/lib/domain/tenant/merge'
import type { Tenant, TenantConfig } from '@/lib/domain/tenant/schema'
import { servicesOf } from '@/lib/domain/tenant/services'
import { siteCalls } from '@/lib/domain/tenant/site-calls'
import { ownInvalidatedTags } from '@/lib/server/content/invalidated-tags'
import { recordServices } from '@/lib/server/policy/known-services'
import { processChannel } from '@/lib/server/process-channel'
import { readTenantSegment } from '@/lib/server/routing/host'
import { tenants } from '@/tenants/registry'
import { callUpstream } from './client/call'
import { log } from './client/log'
import { UpstreamOutage } from './client/outage'
import { forwardLog } from './logger'

type TenantEntry = (typeof tenants)[number] & { apiHost: string; segment: string }
interface Loaded {
  config: TenantConfig
  /** In ms since 1970: load time, and the earliest next attempt although it has changed. */
  sinceMs: number
  againAtMs: number
  tag: string
}

/** The configuration has an unknown shape, because one invalid field must not discard the valid ones: the merge checks each field. */
const CONFIG = { ...siteCalls.config, answer: z.unknown() }

const REFRESH_MS = 5 * 60_000
/** Pause before a changed configuration is tried again after a failure. */
const AGAIN_MS = 5000
/** Entries for each brand and API host. */
const MAX_CONFIGS = 200
// Next bundles this module more than once; a server start must still mean one call per tenant.
const configs = processChannel<Cache<Loaded>>('tenants').getOrCreate(() =>
  createCache({
    entries: MAX_CONFIGS,
    freshMs: REFRESH_MS,
    // The old configuration is used until the new one is loaded, and stays in use if loading fails.
    staleMs: Number.POSITIVE_INFINITY,
    // A changed tenant is not stale: the caller waits for the new one. Decision 0071.
    isOutdated: (loaded, beganAtMs) =>
      loaded
        ? Date.now() >= loaded.againAtMs && ownInvalidatedTags().isOutdated([loaded.tag], loaded.sinceMs)
        : ownInvalidatedTags().hasNewsSince(beganAtMs),
  }),
)

/**
 * The tenant of a path's first segment with its current configuration; `null` if the registry does not know it. Ledger
 * L010, L011; contract C13.
 */
export const getTenant = cache(async (segment: string): Promise<Tenant | null> => {
  const read = readTenantSegment(tenants, segment)
  if (!read) return null
  const entry = { ...read.tenant, apiHost: read.apiHost, segment }
  const { fallback: _, segment: __, ...record } = entry
  const { config } = await configs.get(segment, (last) => loadConfig(entry, last))
  return { ...record, ...config }
})

async function loadConfig(tenant: TenantEntry, last: Loaded | undefined): Promise<Loaded> {
  const known = { sinceMs: Date.now(), againAtMs: 0, tag: tenantTag(tenant.key) }
  const failed = (reason: string): Loaded => {
    logFailure(tenant, reason)
    return { ...known, config: tenant.fallback, ...last, againAtMs: Date.now() + AGAIN_MS }
  }
  try {
    const answer = await callUpstream(tenant, CONFIG, { params: { tenant: tenant.key } })
    if (!answer.ok) return failed(`answered ${answer.status}`)
    const { config, invalid } = mergeConfig(tenant.fallback, answer.data)
    if (invalid.length > 0) log.error({ tenant: tenant.key, invalid }, 'tenant config has bad fields')
    recordServices(tenant.key, servicesOf(config))
    return { ...known, config }
  } catch (error) {
    if (!(error instanceof UpstreamOutage)) throw error
    return failed(error.reason)
  }
}

// Logged on the server, and in the log of browser errors. Ledger L260, contract C14.
function logFailure(tenant: TenantEntry, reason: string): void {
  log.error({ tenant: tenant.key, reason }, 'tenant config not loaded')
  forwardLog(tenant, { type: 'error', message: `POST /tenants/${tenant.key}/config: ${reason}` }, 'web_app')
}
