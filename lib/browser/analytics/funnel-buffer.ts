import type { FunnelDetail } from '@/lib/browser/analytics/funnel'

/** More steps than a page has before its scripts are loaded. */
const MAX_STEPS = 20

let steps: FunnelDetail[] = []

/** Buffers funnel steps until the analytics code is loaded. */
export function startFunnelBuffer(): void {
  window.addEventListener('nakryte:funnel', bufferStep)
}

/** Returns the buffered steps in order, and stops buffering. */
export function drainFunnelBuffer(): FunnelDetail[] {
  window.removeEventListener('nakryte:funnel', bufferStep)
  const taken = steps
  steps = []
  return taken
}

function bufferStep(event: Event): void {
  if (steps.length < MAX_STEPS) steps.push((event as CustomEvent<FunnelDetail>).detail)
}
