import type { TenantConfig } from '@/lib/domain/tenant/schema'
import type { Service } from '@/lib/domain/tenant/services'

/** What a diner may agree to, each by itself. */
export type Purpose = 'analytics' | 'ads'

/** A diner's answer, as the browser keeps it. */
export interface ConsentChoice {
  /** The edition of the question. */
  version: number
  /** Instant, ISO 8601. */
  at: string
  granted: Purpose[]
}

/** A new edition asks everybody again: raise it when the words of the question or what the services do changes. */
export const CONSENT_VERSION = 1

const PURPOSE_OF = { gtm: 'analytics', pixel: 'ads' } as const satisfies Record<Service, Purpose>

/** What has to be asked for, given these services; nothing where there are none. Ledger L282. */
export function purposesOf(services: readonly Service[]): Purpose[] {
  return services.map((service) => PURPOSE_OF[service])
}

/**
 * Under what name the answer is kept: `consent.lubje.1.analytics-ads`. Another tenant, edition or service is another
 * question, so that an old answer never passes for a new one.
 */
export function consentKey(tenant: string, purposes: readonly Purpose[]): string {
  return [tenantPrefix(tenant), CONSENT_VERSION, '.', purposes.join('-')].join('')
}

/** How the names of a tenant's answers begin, those of older questions included. */
export function tenantPrefix(tenant: string): string {
  return `consent.${tenant}.`
}

/** The answer that grants `granted` at this instant. */
export function consentChoiceOf(granted: readonly Purpose[], now: Date): ConsentChoice {
  return { version: CONSENT_VERSION, at: now.toISOString(), granted: [...granted] }
}

/** A stored answer; `null` for anything else, which counts as not asked yet. */
export function readConsentChoice(stored: unknown): ConsentChoice | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { version, at, granted } = stored as Partial<ConsentChoice>
  if (version !== CONSENT_VERSION || typeof at !== 'string' || Number.isNaN(Date.parse(at))) return null
  return Array.isArray(granted) ? { version, at, granted: granted.filter(isPurpose) } : null
}

function isPurpose(value: unknown): value is Purpose {
  return value === 'analytics' || value === 'ads'
}

/** The question that a page asks. */
export interface ConsentPrompt {
  tenant: string
  /** Under what name its answer is kept. */
  storageKey: string
  purposes: Purpose[]
  ids: TenantConfig['analytics']
}
