import { needsProvider, OFFERED_METHODS, paymentLabel } from '@/lib/domain/payment/methods'
import { COMBINED_TERMS_PATH, DELIVERY_PRIVACY_PATH, DELIVERY_TERMS_PATH } from '@/lib/domain/tenant/brand'
import type { Operator, Tenant } from '@/lib/domain/tenant/schema'
import { type Service, servicesOf } from '@/lib/domain/tenant/services'

/** Facts about a tenant in the texts. */
export interface LegalFacts {
  label: string
  host: string
  operator: Operator
  /** "Firma sp. z o.o., ul. Prosta 1, 00-001 Warszawa, NIP 123…, KRS 000…". */
  operatorText: string
  /** Contact for reservations, orders, personal data, notices and complaints. */
  email: string
  /** Contact for faults of the pages. */
  technicalEmail: string
  terms: string
  privacy: string
  /** Paths of the ordering texts; the same pages if a tenant has one set for everything. */
  orderTerms: string
  orderPrivacy: string
  /** Names of the tenant's payment methods. */
  payments: string[]
  /** May a diner pay before the meal? */
  paysOnline: boolean
  /** Analytics services that a diner may allow; empty if the tenant has enabled none. Ledger L282. */
  services: Service[]
}

/** Has the tenant one set of terms for tables and food? Ledger L018, L076. */
export function hasCombinedTerms({ links }: Pick<Tenant, 'links'>): boolean {
  return links.terms === COMBINED_TERMS_PATH
}

/** The tenant with the pair of texts that applies to pages of a section. Ledger L018, L019, reading A22. */
export function governedBy(tenant: Tenant, section?: 'reserve' | 'order' | 'mine'): Tenant {
  if (section !== 'order' || hasCombinedTerms(tenant)) return tenant
  return { ...tenant, links: { terms: DELIVERY_TERMS_PATH, privacy: DELIVERY_PRIVACY_PATH } }
}

/** The facts of a tenant, from its record and configuration. */
export function legalFacts(tenant: Tenant): LegalFacts {
  const { label, hosts, operator, links, support, allowed_payment_option_keys: methods, analytics } = tenant
  const { links: orderLinks } = governedBy(tenant, 'order')
  return {
    label,
    host: hosts[0] ?? '',
    operator,
    operatorText: operatorText(operator),
    email: support.operations.email,
    technicalEmail: support.technical.email,
    terms: links.terms,
    privacy: links.privacy,
    orderTerms: orderLinks.terms,
    orderPrivacy: orderLinks.privacy,
    payments: OFFERED_METHODS.filter((method) => methods.includes(method)).map(paymentLabel),
    paysOnline: methods.some(needsProvider),
    services: servicesOf({ analytics }),
  }
}

function operatorText({ name, street, postalCode, city, nip, krs }: Operator): string {
  return `${name}, ${street}, ${postalCode} ${city}, NIP ${nip}${krs ? `, KRS ${krs}` : ''}`
}
