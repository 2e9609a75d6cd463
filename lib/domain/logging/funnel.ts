/** The steps of the reservation and order funnel, in order. Contract C14. */
export type FunnelStep = 'search' | 'results' | 'form_opened' | 'submitted' | 'done' | 'abandoned'

/** Properties of a step. Never a name, a number, an address or a key. */
export type FunnelFacts = {
  kind: 'reservation' | 'order'
  restaurantId?: number
  valueGrosze?: number
  partySize?: number
  /** The city's slug. */
  city?: string
}

/** Steps that belong to a sale; they are logged under their own type. Ledger L276. */
export function isSale(step: FunnelStep): boolean {
  return step === 'submitted' || step === 'done'
}

/** `funnel reservation done restaurant=12 people=4`: unknown properties are left out. */
export function funnelLine(step: FunnelStep, facts: FunnelFacts): string {
  const { kind, restaurantId, valueGrosze, partySize, city } = facts
  const known = { restaurant: restaurantId, people: partySize, city, value: valueGrosze }
  const words = Object.entries(known).flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`]))
  return ['funnel', kind, step, ...words].join(' ')
}
