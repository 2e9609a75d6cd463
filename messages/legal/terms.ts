import type { Tenant } from '@/lib/domain/tenant/schema'
import type { LegalDocument, LegalSection } from './document'
import { hasCombinedTerms, type LegalFacts, legalFacts } from './facts'
import { orderingSections } from './ordering-sections'
import { reservationSections } from './reservation-sections'
import {
  changesSection,
  complaintSection,
  contentSection,
  operatorSection,
  personalDataSection,
  technicalSection,
} from './shared-sections'
import { CHOSEN_TIME_VERSION, FIRST_VERSION, LAST_ORDER_VERSION } from './versions'

/** Terms of reserving tables. */
export function reservationTerms(facts: LegalFacts): LegalDocument {
  return {
    title: 'Regulamin rezerwacji',
    lead: `Zasady rezerwowania stolików w serwisie ${facts.label}: co obiecujemy my, co restauracja, a o co prosimy Ciebie.`,
    versions: [FIRST_VERSION],
    namesOperator: true,
    sections: framed(facts, [
      ...reservationSections(facts),
      pointer(
        'zamowienia',
        'Zamawianie jedzenia',
        `Zasady zamawiania z dostawą i odbiorem opisuje [osobny regulamin](${facts.orderTerms}).`,
      ),
    ]),
  }
}

/** Terms of ordering food. */
export function orderingTerms(facts: LegalFacts): LegalDocument {
  return {
    title: 'Regulamin zamówień z dostawą',
    lead: `Zasady zamawiania jedzenia z dostawą i odbiorem w serwisie ${facts.label}: ceny, płatność, zwroty i reklamacje.`,
    versions: [CHOSEN_TIME_VERSION, LAST_ORDER_VERSION, FIRST_VERSION],
    namesOperator: true,
    sections: framed(facts, [
      ...orderingSections(facts),
      pointer(
        'rezerwacje',
        'Rezerwacja stolika',
        `Zasady rezerwowania stolików opisuje [regulamin rezerwacji](${facts.terms}).`,
      ),
    ]),
  }
}

/** One set of terms for both. Ledger L076. */
export function combinedTerms(facts: LegalFacts): LegalDocument {
  return {
    title: `Regulamin serwisu ${facts.label}`,
    lead: `Zasady zamawiania jedzenia i rezerwowania stolików w serwisie ${facts.label}.`,
    versions: [CHOSEN_TIME_VERSION, LAST_ORDER_VERSION, FIRST_VERSION],
    namesOperator: true,
    sections: framed(facts, [
      ...orderingSections(facts),
      ...reservationSections(facts).map((section) => ({ ...section, title: `Stolik: ${lowerFirst(section.title)}` })),
    ]),
  }
}

/** Terms of a tenant for tables or for food; the combined terms if it has one set for both. Ledger L018, L078. */
export function termsOf(tenant: Tenant, kind: 'reservations' | 'orders'): LegalDocument {
  const facts = legalFacts(tenant)
  if (hasCombinedTerms(tenant)) return combinedTerms(facts)
  return kind === 'orders' ? orderingTerms(facts) : reservationTerms(facts)
}

function framed(facts: LegalFacts, sections: LegalSection[]): LegalSection[] {
  return [
    operatorSection(facts),
    technicalSection,
    ...sections,
    contentSection(facts),
    complaintSection(facts),
    personalDataSection(facts),
    changesSection,
  ]
}

function pointer(id: string, title: string, text: string): LegalSection {
  return { id, title, blocks: [text] }
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
