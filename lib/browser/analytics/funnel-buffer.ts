import type { FunnelDetail } from '@/lib/browser/analytics/funnel'

/** More steps than a page has before its scripts are all there. */
const MAX_STEPS = 20

let steps: FunnelDetail[] = []

/** Keeps the steps that happen before whoever counts them is there. */
export function startFunnelBuffer(): void {
  window.addEventListener('nakryte:funnel', bufferStep)
}

/** The steps kept so far, in their order; from here on nothing is kept. */
export function drainFunnelBuffer(): FunnelDetail[] {
  window.removeEventListener('nakryte:funnel', bufferStep)
  const taken = steps
  steps = []
  return taken
}

function bufferStep(event: Event): void {
  if (steps.length < MAX_STEPS) steps.push((event as CustomEvent<FunnelDetail>).detail)
}
