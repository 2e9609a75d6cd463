import type { FunnelFacts, FunnelStep } from '@/lib/domain/logging/funnel'
import { groszeToWire } from '@/lib/domain/money'

/** An event for the tag manager, with the names of Google Analytics 4. */
type GaEvent = { event: string } & Record<string, unknown>

type Kind = FunnelFacts['kind']

const NAMES: Record<Kind, Record<FunnelStep, string>> = {
  reservation: {
    search: 'search',
    results: 'view_item_list',
    form_opened: 'begin_checkout',
    submitted: 'reservation_submitted',
    done: 'generate_lead',
    abandoned: 'form_abandoned',
  },
  order: {
    search: 'search',
    results: 'view_item_list',
    form_opened: 'begin_checkout',
    submitted: 'order_submitted',
    done: 'purchase',
    abandoned: 'form_abandoned',
  },
}

/** A funnel step with its value, without personal data: no name, number, address or key. Ledger L282, C14, C19. */
export function gaEvent(step: FunnelStep, { kind, restaurantId, valueGrosze, partySize, city }: FunnelFacts): GaEvent {
  return {
    event: NAMES[kind][step],
    kind,
    ...(step === 'results' && { item_list_name: kind }),
    ...(city !== undefined && { city }),
    ...(partySize !== undefined && { party_size: partySize }),
    ...(restaurantId !== undefined && { items: [{ item_id: String(restaurantId) }] }),
    ...(valueGrosze !== undefined && { value: groszeToWire(valueGrosze), currency: 'PLN' }),
  }
}
