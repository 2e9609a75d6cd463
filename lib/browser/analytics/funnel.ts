import { logDeferred, logMessage } from '@/lib/browser/logging/lazy-logger'
import { type FunnelFacts, type FunnelStep, funnelLine, isSale } from '@/lib/domain/logging/funnel'

/** The detail of `nakryte:funnel`: the step and its properties, without personal data. Contract C14. */
export type FunnelDetail = FunnelFacts & { step: FunnelStep }

/** Steps at the start of a page; they are logged later, because the page has more urgent requests. */
const ON_ARRIVAL: readonly FunnelStep[] = ['results', 'form_opened']

let opened: FunnelFacts | null = null
let isWatching = false

/**
 * Reports a funnel step: one log line, and `nakryte:funnel` on the window for analytics with consent. A form that was
 * opened and is left before it is done reports `abandoned` by itself. Ledger L276, contract C14.
 */
export function trackFunnelStep(step: FunnelStep, facts: FunnelFacts): void {
  if (step === 'form_opened' || step === 'submitted') watch(facts)
  if (step === 'done') opened = null
  const log = ON_ARRIVAL.includes(step) ? logDeferred : logMessage
  log(isSale(step) ? 'sales_activity' : 'activity', funnelLine(step, facts))
  window.dispatchEvent(new CustomEvent<FunnelDetail>('nakryte:funnel', { detail: { step, ...facts } }))
}

function watch(facts: FunnelFacts): void {
  opened = facts
  if (isWatching) return
  isWatching = true
  window.addEventListener('pagehide', () => {
    const left = opened
    opened = null
    if (left) trackFunnelStep('abandoned', left)
  })
}
