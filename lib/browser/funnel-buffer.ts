import type { FunnelDetail } from '@/lib/browser/funnel'

/** More steps than a page has before its scripts are all there. */
const MOST = 20

let steps: FunnelDetail[] = []

/** Keeps the steps that happen before whoever counts them is there. */
export function keepFunnel(): void {
  window.addEventListener('nakryte:funnel', keep)
}

/** The steps kept so far, in their order; from here on nothing is kept. */
export function takeFunnel(): FunnelDetail[] {
  window.removeEventListener('nakryte:funnel', keep)
  const taken = steps
  steps = []
  return taken
}

function keep(event: Event): void {
  if (steps.length < MOST) steps.push((event as CustomEvent<FunnelDetail>).detail)
}
