import type { ConsentPrompt } from '@/lib/browser/consent-store'
import { consentKey, purposesOf } from '@/lib/consent/choice'
import type { Tenant } from '@/lib/tenant/schema'
import { servicesOf } from '@/lib/tenant/services'

export type ConsentTenant = Pick<Tenant, 'key' | 'analytics' | 'links'>

/** What a tenant's pages have to ask for. */
export function consentPromptOf({ key, analytics }: Pick<Tenant, 'key' | 'analytics'>): ConsentPrompt {
  const purposes = purposesOf(servicesOf({ analytics }))
  return { tenant: key, storageKey: consentKey(key, purposes), purposes, ids: analytics }
}

/** Marks of a page's root element: for the policy of the page, and for the script that hides what was answered. */
export function consentAttributes(tenant: Pick<Tenant, 'key' | 'analytics'>) {
  const services = servicesOf(tenant)
  if (services.length === 0) return {}
  return { 'data-services': services.join(' '), 'data-consent': consentPromptOf(tenant).storageKey }
}
