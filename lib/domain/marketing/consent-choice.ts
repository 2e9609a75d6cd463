import type { TenantConfig } from '@/lib/domain/tenant/schema'
import type { Service } from '@/lib/domain/tenant/services'

/** Purposes that a diner may agree to, each separately. */
export type Purpose = 'analytics' | 'ads'

/** A diner's answer as the browser stores it. */
export interface ConsentChoice {
  /** Version of the question. */
  version: number
  /** Instant, ISO 8601. */
  at: string
  granted: Purpose[]
}

/**
 * Raise it when the text of the question or the behaviour of the services changes: every diner is then asked again.
 */
export const CONSENT_VERSION = 1

const PURPOSE_OF = { gtm: 'analytics', pixel: 'ads' } as const satisfies Record<Service, Purpose>

/** Purposes of these services, for the question; empty without services. Ledger L282. */
export function purposesOf(services: readonly Service[]): Purpose[] {
  return services.map((service) => PURPOSE_OF[service])
}

/**
 * Storage key of the answer: `consent.lubje.1.analytics-ads`. Tenant, version and services are part of the key, so that
 * an old answer is never used for a new question.
 */
export function consentKey(tenant: string, purposes: readonly Purpose[]): string {
  return [tenantPrefix(tenant), CONSENT_VERSION, '.', purposes.join('-')].join('')
}

/** Prefix of the storage keys of a tenant's answers, including older versions. */
export function tenantPrefix(tenant: string): string {
  return `consent.${tenant}.`
}

/** The answer that grants `granted` at this instant. */
export function consentChoiceOf(granted: readonly Purpose[], now: Date): ConsentChoice {
  return { version: CONSENT_VERSION, at: now.toISOString(), granted: [...granted] }
}

/** A stored answer; `null` for any other value: the diner counts as not asked yet. */
export function readConsentChoice(stored: unknown): ConsentChoice | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { version, at, granted } = stored as Partial<ConsentChoice>
  if (version !== CONSENT_VERSION || typeof at !== 'string' || Number.isNaN(Date.parse(at))) return null
  return Array.isArray(granted) ? { version, at, granted: granted.filter(isPurpose) } : null
}

function isPurpose(value: unknown): value is Purpose {
  return value === 'analytics' || value === 'ads'
}

/** The consent question of a page. */
export interface ConsentPrompt {
  tenant: string
  /** Storage key of the answer. */
  storageKey: string
  purposes: Purpose[]
  ids: TenantConfig['analytics']
}
