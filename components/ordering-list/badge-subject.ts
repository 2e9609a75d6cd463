import type { ListedRestaurant } from '@/lib/domain/search/ordering/ordering-list'
import type messages from '@/messages/pl.json'
import type { BadgeSubject } from './availability-badge'

/** Further opening times are shown on the menu page. */
const OPENINGS_SHOWN = 3

/** The opening times and pauses that a restaurant's badge shows. */
export function badgeSubject({ schedule, mode }: Pick<ListedRestaurant, 'schedule' | 'mode'>): BadgeSubject {
  return { schedule: { ...schedule, openings: schedule.openings.slice(0, OPENINGS_SHOWN) }, mode }
}

/** The words of all badges. */
export function badgeWords({ ordering, orderingList, menu }: typeof messages) {
  const { busy, ordersUntil, until } = orderingList.card
  return {
    words: { open: ordersUntil, openAlways: ordering.open, until, busy },
    availabilityWords: menu.availability,
  }
}
