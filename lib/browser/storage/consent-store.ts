import { drainFunnelBuffer } from '@/lib/browser/analytics/funnel-buffer'
import { readStored, store } from '@/lib/browser/storage/storage'
import {
  type ConsentChoice,
  type ConsentPrompt,
  consentChoiceOf,
  type Purpose,
  readConsentChoice,
  tenantPrefix,
} from '@/lib/domain/marketing/consent-choice'

// If storage is blocked, an answer lasts as long as the page.
let choiceInMemory: ConsentChoice | null = null

/** The diner's answer to this question, or `null`. */
export function readConsent({ storageKey }: ConsentPrompt): ConsentChoice | null {
  return choiceInMemory ?? readConsentChoice(readStored(storageKey))
}

/** Stores an answer with version and time, and applies it at once. */
export function storeConsent(terms: ConsentPrompt, granted: readonly Purpose[]): void {
  choiceInMemory = consentChoiceOf(granted, new Date())
  removeOlderAnswers(terms)
  store(terms.storageKey, choiceInMemory)
  document.documentElement.dataset.consented = ''
  drainFunnelBuffer() // steps before the answer are not counted
  apply(terms, granted)
}

/** Applies the answer of an earlier page; an unreadable answer is requested again. */
export function applyStoredConsent(terms: ConsentPrompt): void {
  const choice = readConsent(terms)
  const { dataset } = document.documentElement
  if (!choice) delete dataset.consented
  else if (choice.granted.length > 0) apply(terms, choice.granted, true)
}

function apply({ ids }: ConsentPrompt, granted: readonly Purpose[], includesBuffered = false): void {
  import('@/lib/browser/analytics/analytics').then(
    ({ applyAnalyticsConsent }) => applyAnalyticsConsent(ids, granted, includesBuffered ? drainFunnelBuffer() : []),
    () => {}, // without a network there are no analytics
  )
}

// Deletes answers to earlier versions of the question.
function removeOlderAnswers({ tenant, storageKey }: ConsentPrompt): void {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(tenantPrefix(tenant)))
    for (const name of names) if (name !== storageKey) localStorage.removeItem(name)
  } catch {
    // blocked by the browser: nothing is stored
  }
}
