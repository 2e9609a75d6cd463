import type { ListedRestaurant } from '@/lib/domain/list/ordering/ordering-list'
import { kitchenPaceOf } from '@/lib/domain/ordering/promise/kitchen-pace'
import type messages from '@/messages/pl.json'
import type { BadgeSubject } from './availability-badge'

/** Further opening times are shown on the menu page. */
const OPENINGS_SHOWN = 3

/** The opening times, pauses and pace that a restaurant's badge shows. */
export function badgeSubject({
  restaurant: { ordering },
  schedule,
  mode,
  offer,
}: Pick<ListedRestaurant, 'restaurant' | 'schedule' | 'mode' | 'offer'>): BadgeSubject {
  return {
    schedule: { ...schedule, openings: schedule.openings.slice(0, OPENINGS_SHOWN) },
    mode,
    pace: ordering && offer.kind !== 'out' ? kitchenPaceOf(ordering) : null,
    zoneMinutes: offer.zoneMinutes,
    promotion: offer.kind === 'out' ? null : (ordering?.promotion ?? null),
  }
}

/** The words of all badges. */
export function badgeWords({ ordering, orderingList, menu }: typeof messages) {
  const { ordersUntil, until } = orderingList.card
  return {
    words: { open: ordersUntil, openAlways: ordering.open, until },
    availabilityWords: menu.availability,
  }
}

/**
 * Badge subject of a row as an attribute, so that a row appended to the list brings its own. Quotation marks and
 * backticks change places, in both directions: in an attribute a quotation mark takes six characters.
 */
export function writeSubject(subject: BadgeSubject): string {
  return swapQuotes(JSON.stringify(subject))
}

/** Reads the attribute back; `null` for an invalid text. */
export function readSubject(text: string | undefined): BadgeSubject | null {
  try {
    return JSON.parse(swapQuotes(text ?? ''))
  } catch {
    return null
  }
}

// JSON escapes U+0000, so the text has none. It runs once per row: a callback for each mark takes ten times as long.
function swapQuotes(text: string): string {
  return text.replaceAll('"', '\0').replaceAll('`', '"').replaceAll('\0', '`')
}
