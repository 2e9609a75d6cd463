/** Only open restaurants are shown to diners. Contract C33. */
export const RESTAURANT_STATES = ['draft', 'open', 'suspended'] as const
export type RestaurantState = (typeof RESTAURANT_STATES)[number]

const transitions: Record<RestaurantState, readonly RestaurantState[]> = {
  draft: ['open'],
  open: ['suspended'],
  suspended: ['open'],
}

/** May a restaurant change from one state to the other? The same state is allowed and changes nothing. Contract C33. */
export function canBecome(from: RestaurantState, to: RestaurantState): boolean {
  return from === to || transitions[from].includes(to)
}
