import 'server-only'
import { cache } from 'react'
import { z } from 'zod'
import { tenantTag } from '@/lib/domain/content/content-tags'
import { mergeConfig } from '@/lib/domain/tenant/merge'
import type { Tenant, TenantConfig } from '@/lib/domain/tenant/schema'
import { servicesOf } from '@/lib/domain/tenant/services'
import { siteCalls } from '@/lib/domain/tenant/site-calls'
import { ownInvalidatedTags } from '@/lib/server/content/invalidated-tags'
import { noteShown } from '@/lib/server/content/shown-content'
import { recordServices } from '@/lib/server/policy/known-services'
import { processChannel } from '@/lib/server/process-channel'
import { readTenantSegment } from '@/lib/server/routing/api-variant'
import { tenants } from '@/tenants/registry'
import { callUpstream } from './client/call'
import { log } from './client/log'
import { UpstreamOutage } from './client/outage'
import { forwardLog } from './logger'

type TenantEntry = (typeof tenants)[number] & { apiHost: string; segment: string }
interface Loaded {
  config: Promise<TenantConfig>
  /** In ms since 1970: when it is loaded again, and since when it was loaded. */
  dueAt: number
  beganAt: number
  /** Loading failed: it is not tried again before. */
  againAt?: number
}
/** What came of loading. */
interface Loading {
  config: TenantConfig
  isLoaded: boolean
}

/** Of unknown shape, because one invalid field must not discard the valid ones: the merge checks each field. */
const CONFIG = { ...siteCalls.config, answer: z.unknown() }

const REFRESH_MS = 5 * 60_000
/** How soon a configuration is tried again that could not be loaded though it has changed. */
const AGAIN_MS = 5000
// Next bundles this module more than once; a server start must still mean one call a tenant.
const store = processChannel<Map<string, Loaded>>('tenants').getOrCreate(() => new Map())

/**
 * The tenant of a path's first segment with its current configuration; `null` if the registry does not know it. Ledger
 * L010, L011; contract C13.
 */
export function getTenant(segment: string): Promise<Tenant | null> {
  const read = readTenantSegment(tenants, segment)
  // Each part that asks shows it, whoever asked first.
  if (read) noteShown([tenantTag(read.tenant.key)])
  return loadTenant(segment)
}

const loadTenant = cache(async (segment: string): Promise<Tenant | null> => {
  const read = readTenantSegment(tenants, segment)
  if (!read) return null
  const entry = { ...read.tenant, apiHost: read.apiHost, segment }
  const { fallback: _, segment: __, ...record } = entry
  return { ...record, ...(await configOf(entry)) }
})

function configOf(tenant: TenantEntry): Promise<TenantConfig> {
  const loaded = store.get(tenant.segment)
  if (!loaded) return begin(tenant, Promise.resolve(tenant.fallback))
  const now = Date.now()
  // It has changed: whoever asks waits for the new one. Decision 0071.
  const hasChanged = ownInvalidatedTags().isOutdated([tenantTag(tenant.key)], loaded.beganAt)
  if (hasChanged && now >= (loaded.againAt ?? 0)) return begin(tenant, loaded.config, loaded.beganAt)
  if (now >= loaded.dueAt) void refresh(tenant, loaded)
  return loaded.config
}

/** Everybody gets what comes of loading; the `last` one, as old as it was, where loading fails. */
function begin(tenant: TenantEntry, last: Promise<TenantConfig>, lastBeganAt?: number): Promise<TenantConfig> {
  const beganAt = Date.now()
  const loading = last.then((known) => loadConfig(tenant, known))
  const loaded: Loaded = { config: loading.then(({ config }) => config), dueAt: beganAt + REFRESH_MS, beganAt }
  store.set(tenant.segment, loaded)
  void loading.then(({ isLoaded }) => {
    if (isLoaded) return
    loaded.beganAt = lastBeganAt ?? beganAt
    loaded.againAt = Date.now() + AGAIN_MS
  })
  return loaded.config
}

// The old configuration is used until the new one is loaded, and stays in use if loading fails.
async function refresh(tenant: TenantEntry, loaded: Loaded): Promise<void> {
  const beganAt = Date.now()
  loaded.dueAt = beganAt + REFRESH_MS
  const { config, isLoaded } = await loadConfig(tenant, await loaded.config)
  // Somebody who knew of a change was quicker.
  if (!isLoaded || store.get(tenant.segment) !== loaded) return
  store.set(tenant.segment, { config: Promise.resolve(config), dueAt: beganAt + REFRESH_MS, beganAt })
}

async function loadConfig(tenant: TenantEntry, last: TenantConfig): Promise<Loading> {
  try {
    const answer = await callUpstream(tenant, CONFIG, { params: { tenant: tenant.key } })
    if (!answer.ok) return logFailure(tenant, last, `answered ${answer.status}`)
    const { config, invalid } = mergeConfig(tenant.fallback, answer.data)
    if (invalid.length > 0) log.error({ tenant: tenant.key, invalid }, 'tenant config has bad fields')
    recordServices(tenant.key, servicesOf(config))
    return { config, isLoaded: true }
  } catch (error) {
    if (!(error instanceof UpstreamOutage)) throw error
    return logFailure(tenant, last, error.reason)
  }
}

// Logged on the server, and in the log of browser errors. Ledger L260, contract C14.
function logFailure(tenant: TenantEntry, last: TenantConfig, reason: string): Loading {
  log.error({ tenant: tenant.key, reason }, 'tenant config not loaded')
  forwardLog(tenant, { type: 'error', message: `POST /tenants/${tenant.key}/config: ${reason}` }, 'web_app')
  return { config: last, isLoaded: false }
}
