import type { OrderCuisine, ReservationCuisine } from '@/lib/domain/restaurant/cuisines'
import type { CustomRule } from '@/lib/domain/restaurant/custom-rules/schema'
import type { RestaurantProduct } from '@/lib/domain/restaurant/products'
import { slugOf } from '@/lib/domain/restaurant/slug'
import { inventedNip } from './nip'
import { inventedPhone } from './phone'
import { type PictureKey, picturesOf } from './picture-alts'
import { areasOf, combinationsOf, type Rooms, tablesOf } from './rooms'
import type { SeedCity } from './seed-city'
import type { SeedDay, SeedRestaurant } from './types'
import { intervalsOf, weekOf } from './week-of'

/** The description of a sample restaurant; the rest is derived from it or from its city. */
export interface RestaurantOutline {
  id: number
  name: string
  homeTenant?: string
  street: string
  house: string
  postalCode?: string
  lat: number
  lng: number
  /** `orders` adds the ordering lists. */
  products: RestaurantProduct[]
  cuisines: ReservationCuisine[]
  orderCuisines?: OrderCuisine[]
  price: 1 | 2 | 3 | 4
  lead: string
  description: string
  pictures: PictureKey[]
  /** See `weekOf`. */
  hours: string
  /** Days from the day of seeding → opening hours of that day, `null` when closed, and a note. */
  /** `on`: days after the seeding, or a day of each year as `12-24`: the next one. */
  exceptions?: [on: SeedDay, hours: string | null, note?: string][]
  rooms: Rooms
  combinations?: string
  /** Lead time in hours, or `null` when the restaurant confirms by hand. */
  confirm: number | null
  rules?: CustomRule[]
  slotMinutes?: 15
  stay?: [number, number, number]
  deliveryKm?: number
  mailbox?: string
  website?: null
  trader: string
  /** Street and house number of the operator, if they differ from the restaurant's. */
  seat?: string
}

/** Completes an outline to a sample restaurant. */
export function seedRestaurant(city: SeedCity, outline: RestaurantOutline): SeedRestaurant {
  const { id, name, street, house, lat, lng, lead, description, rooms } = outline
  const postalCode = outline.postalCode ?? city.postalCode
  const domain = `${slugOf(name)}.example`
  return {
    id,
    name,
    street,
    house,
    postalCode,
    lat,
    lng,
    lead,
    description,
    city: city.slug,
    homeTenant: outline.homeTenant ?? city.homeTenant,
    products: withOrderLists(outline.products, city.orderList),
    cuisines: outline.cuisines,
    orderCuisines: outline.orderCuisines ?? [],
    priceLevel: outline.price,
    pictures: picturesOf(outline.pictures),
    week: weekOf(outline.hours),
    exceptions: exceptionsOf(outline.exceptions ?? []),
    areas: areasOf(rooms),
    tables: tablesOf(rooms),
    combinations: combinationsOf(outline.combinations ?? ''),
    autoConfirmBefore: outline.confirm,
    customRules: outline.rules ?? [],
    slotMinutes: outline.slotMinutes ?? 30,
    stayMinutes: outline.stay ?? null,
    maxKmDistance: outline.deliveryKm ?? null,
    phone: inventedPhone(city.phoneArea, id),
    email: `${outline.mailbox ?? 'kontakt'}@${domain}`,
    website: outline.website === null ? null : `https://${domain}`,
    trader: {
      name: outline.trader,
      address: `${outline.seat ?? `${street} ${house}`}, ${postalCode} ${city.name}`,
      nip: inventedNip(city.taxOffice, id),
    },
  }
}

function withOrderLists(products: RestaurantProduct[], orderList: RestaurantProduct): RestaurantProduct[] {
  return products.includes('orders') ? [...products, 'orders_list', orderList] : products
}

function exceptionsOf(days: NonNullable<RestaurantOutline['exceptions']>): SeedRestaurant['exceptions'] {
  return days.map(([on, hours, note]) => ({
    on,
    intervals: hours === null ? [] : intervalsOf(hours),
    ...(note && { note }),
  }))
}
