import { sql } from 'drizzle-orm'
import type { QuoteRequest } from '@/lib/domain/ordering/cart/schema'
import { mostExpensivePoint } from '@/lib/domain/ordering/delivery/most-expensive-point'
import type { AddressRefusal, CheckedAddress } from '@/lib/domain/ordering/delivery/schema'
import { type DeliveryAnswer, deliveryTo } from '@/lib/domain/ordering/delivery/zones'
import type { OrderAddress, OrderRequest } from '@/lib/domain/ordering/order/schema'
import type { Coordinates } from '@/lib/domain/wire'
import { reachOf } from '@/upstream/addresses/delivery-distance'
import {
  type AddressAnswer,
  type AddressLookup,
  type LocatedAddress,
  locateAddress,
} from '@/upstream/addresses/locate-address'
import { rowsOf } from '@/upstream/db/database'
import type { StoredOrderingRestaurant } from '@/upstream/menus/ordering-restaurant'

/** A priced delivery address: the terms of delivery there, and the checked address. */
interface DeliveryQuote {
  answer: DeliveryAnswer
  /** `null` where only coordinates were sent: an estimate, never an order. */
  address: CheckedAddress | null
}
interface CheckedDelivery {
  quote: DeliveryQuote | null
  refusal: AddressRefusal | null
}

const NOWHERE: AddressAnswer = { located: null, refusal: null }

/** The delivery terms of a quote. Bare coordinates, as of GET /restaurants/{id}/distance, name no address and are an estimate. */
export async function quoteDelivery(
  lookup: AddressLookup,
  orderingRestaurant: StoredOrderingRestaurant,
  { address, delivery_type: deliveryType }: QuoteRequest,
): Promise<CheckedDelivery> {
  if (deliveryType === 'takeout' || !address) return { quote: null, refusal: null }
  const { lat, lng } = address
  if (!address.address && !address.street) {
    if (lat === undefined || lng === undefined) return { quote: null, refusal: null }
    return { quote: { answer: deliveryTo(reachFrom(orderingRestaurant), { lat, lng }), address: null }, refusal: null }
  }
  return deliveryQuoteOf(
    orderingRestaurant,
    await locateAddress(lookup, address, orderingRestaurant.restaurant.address),
  )
}

/** Looks up an order's address before its transaction, since another server may be called. Decision 0029. */
export async function locateOrderAddress(lookup: AddressLookup, request: OrderRequest): Promise<AddressAnswer> {
  const { delivery_type: deliveryType, customer } = request
  if (deliveryType === 'takeout' || !customer.address) return NOWHERE
  const [at] = await rowsOf<Coordinates>(
    lookup.db,
    sql`SELECT (summary #>> '{address,lat}')::float8 AS lat, (summary #>> '{address,lng}')::float8 AS lng
      FROM restaurants WHERE id = ${request.restaurant_id}`,
  )
  return at ? locateAddress(lookup, customer.address, at) : NOWHERE
}

/** The quote for the priced point: for a vague address, the most expensive point that it may mean. */
export function deliveryQuoteOf(
  orderingRestaurant: StoredOrderingRestaurant,
  { located, refusal }: AddressAnswer,
): CheckedDelivery {
  if (!located) return { quote: null, refusal }
  const { at, answer } = mostExpensivePoint(reachFrom(orderingRestaurant), located)
  return { quote: { answer, address: checkedAddress(located, at) }, refusal }
}

/** The address to store with the order: found by the server, with the diner's own flat and notes. */
export function orderAddressOf(request: OrderRequest, { address }: DeliveryQuote): OrderAddress | null {
  if (!address) return null
  const { house = '', ...found } = address
  const notes = request.customer.address?.notes
  return { ...found, house, ...(notes && { notes }) }
}

function checkedAddress({ street, house, flat, city, approximate }: LocatedAddress, at: Coordinates): CheckedAddress {
  return {
    address: `${street}${house ? ` ${house}` : ''}, ${city}`,
    street,
    ...(house && { house }),
    ...(flat && { flat }),
    city,
    lat: at.lat,
    lng: at.lng,
    approximate,
  }
}

function reachFrom({ restaurant, terms }: StoredOrderingRestaurant) {
  return reachOf(restaurant, terms.zones)
}
