import { takeFunnel } from '@/lib/browser/funnel-buffer'
import { readStored, store } from '@/lib/browser/storage'
import { type Choice, choiceOf, type Purpose, readChoice, tenantPrefix } from '@/lib/consent/choice'
import type { TenantConfig } from '@/lib/tenant/schema'

/** The question that a page asks. */
export interface ConsentTerms {
  tenant: string
  /** Under what name its answer is kept. */
  storageKey: string
  purposes: Purpose[]
  ids: TenantConfig['analytics']
}

// Where storage is blocked an answer holds for as long as the page lives.
let answered: Choice | null = null

/** The diner's answer to this question, or `null`. */
export function readConsent({ storageKey }: ConsentTerms): Choice | null {
  return answered ?? readChoice(readStored(storageKey))
}

/** Keeps an answer with version and time, and does at once what it says. */
export function decide(terms: ConsentTerms, granted: readonly Purpose[]): void {
  answered = choiceOf(granted, new Date())
  forgetOlder(terms)
  store(terms.storageKey, answered)
  document.documentElement.dataset.consented = ''
  takeFunnel() // what happened before the answer is counted by nobody
  apply(terms, granted)
}

/** Does what was answered on an earlier page; an unreadable answer is asked for again. */
export function applyKept(terms: ConsentTerms): void {
  const choice = readConsent(terms)
  const { dataset } = document.documentElement
  if (!choice) delete dataset.consented
  else if (choice.granted.length > 0) apply(terms, choice.granted, true)
}

function apply({ ids }: ConsentTerms, granted: readonly Purpose[], hasMissed = false): void {
  import('@/lib/browser/analytics').then(
    ({ measure }) => measure(ids, granted, hasMissed ? takeFunnel() : []),
    () => {}, // nothing counts a visit whose network went away
  )
}

// Answers to questions that are no longer asked.
function forgetOlder({ tenant, storageKey }: ConsentTerms): void {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(tenantPrefix(tenant)))
    for (const name of names) if (name !== storageKey) localStorage.removeItem(name)
  } catch {
    // blocked by the browser: nothing is kept there
  }
}
