import type { FunnelFacts, FunnelStep } from '@/lib/domain/logging/funnel'
import { groszeToWire } from '@/lib/domain/money'

/** Name and properties of an event for the ad pixel. */
type PixelEvent = [name: string, facts: Record<string, unknown>]

/** A step as one of the pixel's standard events; `null` for steps without one. Ledger L282, C19. */
export function pixelEvent(step: FunnelStep, { kind, valueGrosze }: FunnelFacts): PixelEvent | null {
  const value = valueGrosze === undefined ? {} : { value: groszeToWire(valueGrosze), currency: 'PLN' }
  if (step === 'search') return ['Search', { content_category: kind }]
  if (step === 'form_opened') return ['InitiateCheckout', { content_category: kind, ...value }]
  if (step === 'done') return [kind === 'order' ? 'Purchase' : 'Schedule', { content_category: kind, ...value }]
  return null
}
