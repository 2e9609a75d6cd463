import { isNearAny } from '@/lib/domain/distance'
import { type Menu, productsOf } from '@/lib/domain/ordering/menu/menu'
import { isNip } from '@/lib/domain/partner-enquiry/nip'
import type { OpeningHours } from '@/lib/domain/restaurant/hours/schema'
import type { SettingsPart } from '@/lib/domain/restaurant/settings/parts'
import type { Coordinates } from '@/lib/domain/wire'

/** Needs of a restaurant before diners may see it, in the recommended order. Contract C33. */
export const OPENING_NEEDS = ['place', 'hours', 'tables', 'menu', 'terms', 'trader'] as const
export type OpeningNeed = (typeof OPENING_NEEDS)[number]

/**
 * Place in the settings where the restaurant meets each need; null if an operator must begin it. The first terms of
 * orders are an operator's, since a part only changes existing values (contract C37).
 */
export const FILLED_IN: Record<OpeningNeed, { part: SettingsPart; field?: string } | null> = {
  place: { part: 'profile', field: 'address' },
  hours: { part: 'hours', field: 'week' },
  tables: { part: 'tables', field: 'rooms' },
  menu: { part: 'menu' },
  terms: null,
  trader: { part: 'payments', field: 'trader' },
}

/** Telephone of an example: nothing but zeros after the country's code. */
const EXAMPLE_PHONE = /^\+\d{1,3}[ -]?0(?:[ -]?0)*$/
/** Tax number of an example: ten times one digit, which has a right checksum and belongs to nobody. */
const EXAMPLE_NIP = /^(\d)\1{9}$/

export interface OpeningFacts {
  phone: string
  location: Coordinates
  /** The middle of its town; null where the brand does not list it. */
  town: Coordinates | null
  products: readonly string[]
  hours: OpeningHours
  tables: number
  menu: Menu | null
  /** Are terms for orders set? */
  hasTerms: boolean
  /** The seller; null if unknown. */
  trader: { name: string; address: string; nip: string } | null
}

/** Each need and whether it is met; a product that is not offered has no needs. */
export function openingNeeds({
  phone,
  location,
  town,
  products,
  hours,
  tables,
  menu,
  hasTerms,
  trader,
}: OpeningFacts): { need: OpeningNeed; isMet: boolean }[] {
  const takesTables = products.includes('reservations')
  const takesOrders = products.includes('orders')
  const isNeeded = {
    place: true,
    hours: true,
    tables: takesTables,
    menu: takesOrders,
    terms: takesOrders,
    trader: true,
  }
  const isMet: Record<OpeningNeed, boolean> = {
    place: !EXAMPLE_PHONE.test(phone) && (town === null || isNearAny(location, [{ location: town }])),
    hours: hours.week.some((day) => day.length > 0),
    tables: tables > 0,
    menu: menu !== null && [...productsOf(menu).values()].some(({ available }) => available),
    terms: hasTerms,
    trader:
      trader !== null &&
      trader.name !== '' &&
      trader.address !== '' &&
      isNip(trader.nip) &&
      !EXAMPLE_NIP.test(trader.nip),
  }
  return OPENING_NEEDS.filter((need) => isNeeded[need]).map((need) => ({ need, isMet: isMet[need] }))
}
