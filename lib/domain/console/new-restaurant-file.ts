import { normaliseNip } from '@/lib/domain/partner-enquiry/nip'
import { NOTICES_AT_FIRST, type RestaurantFile } from '@/lib/domain/restaurant/file/schema'
import { PRODUCTS, type RestaurantProduct } from '@/lib/domain/restaurant/products'
import { slugOf } from '@/lib/domain/restaurant/slug'
import type { Coordinates } from '@/lib/domain/wire'
import type { NewRestaurant } from './restaurants-schema'

/** Terms with which a new restaurant takes orders, takeout and payment on the spot, until its owner changes them. */
const FIRST_TERMS: NonNullable<RestaurantFile['orders']> = {
  paymentMethods: ['cash', 'card_on_place'],
  packagingGrosze: 0,
  preparationMinutes: 30,
  slotMinutes: 15,
  ordersPerSlot: 4,
  scheduled: null,
  delivery: null,
}
const DAYS_OF_WEEK = 7
const MAX_KEY = 60

/**
 * The smallest file of a restaurant that an import accepts: without hours, tables or dishes, so that it is a draft.
 * The file reader checks the typed values. Contract C33, C41.
 */
export function newRestaurantFile(
  typed: NewRestaurant,
  { tenant, location }: { tenant: string; location: Coordinates },
): RestaurantFile {
  const { name, city, street, house, postal_code: postalCode, phone, offers, owner } = typed
  const takesOrders = offers.includes('orders')
  return {
    key: keyOf(typed),
    tenant,
    city,
    name,
    lead: '',
    description: '',
    priceLevel: 2,
    pricePerPersonGrosze: null,
    cuisines: [],
    orderCuisines: [],
    products: productsOf(typed, tenant),
    address: { street, house, postalCode, lat: location.lat, lng: location.lng },
    contact: { phone, email: owner.email, website: null },
    trader: {
      name: typed.trader,
      address: `${street} ${house}, ${postalCode}`,
      nip: normaliseNip(typed.nip) ?? typed.nip,
      email: owner.email,
      phone,
    },
    embedOrigins: [],
    pictures: [],
    hours: {
      week: Array.from({ length: DAYS_OF_WEEK }, () => []),
      exceptions: [],
      kitchen: null,
      lastOrderMinutes: null,
      lastSeatingMinutes: null,
    },
    rooms: [],
    combinations: [],
    reservations: {
      slotMinutes: 30,
      stayMinutes: null,
      maxPartySize: 50,
      approveFrom: null,
      autoConfirmBefore: 2,
      rules: [],
    },
    hostSetsPrices: false,
    notices: NOTICES_AT_FIRST,
    orders: takesOrders ? FIRST_TERMS : null,
    menu: takesOrders ? { categories: [], discounts: [] } : null,
    vouchers: [],
  }
}

/** City, name and address identify a restaurant: the same form sent twice makes one. */
function keyOf({ city, name, street, house }: NewRestaurant): string {
  return slugOf([city, name, street, house].join(' ')).slice(0, MAX_KEY).replace(/-$/, '')
}

/**
 * Restaurants with orders are on the brand's own list, if the brand has one, and on the common list. Contract C18.
 */
function productsOf({ offers }: NewRestaurant, tenant: string): RestaurantProduct[] {
  const own = PRODUCTS.filter((product) => product === `${tenant}_orders_list`)
  return [
    ...(offers.includes('reservations') ? (['reservations'] as const) : []),
    ...(offers.includes('orders') ? (['orders', 'orders_list'] as const) : []),
    ...(offers.includes('orders') ? own : []),
  ]
}
