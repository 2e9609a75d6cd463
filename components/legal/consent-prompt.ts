import { type ConsentPrompt, consentKey, purposesOf } from '@/lib/domain/marketing/consent-choice'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { servicesOf } from '@/lib/domain/tenant/services'

export type ConsentTenant = Pick<Tenant, 'key' | 'analytics' | 'links'>

/** Purposes for which a tenant's pages need consent. */
export function consentPromptOf({ key, analytics }: Pick<Tenant, 'key' | 'analytics'>): ConsentPrompt {
  const purposes = purposesOf(servicesOf({ analytics }))
  return { tenant: key, storageKey: consentKey(key, purposes), purposes, ids: analytics }
}

/**
 * Attributes of the root element: for the page's Content-Security-Policy, and for the script that hides an answered
 * question.
 */
export function consentAttributes(tenant: Pick<Tenant, 'key' | 'analytics'>) {
  const services = servicesOf(tenant)
  if (services.length === 0) return {}
  return { 'data-services': services.join(' '), 'data-consent': consentPromptOf(tenant).storageKey }
}
