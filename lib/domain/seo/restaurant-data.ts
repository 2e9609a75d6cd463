import type {
  DayOfWeek,
  EntryPoint,
  OpeningHoursSpecification,
  OrderAction,
  ReserveAction,
  Restaurant as RestaurantThing,
  WithContext,
} from 'schema-dts'
import { deliveryTypesOfProducts } from '@/lib/domain/ordering/delivery/delivery-modes'
import type { Interval, OpeningHours } from '@/lib/domain/restaurant/hours/schema'
import type { Restaurant, RestaurantSummary } from '@/lib/domain/restaurant/schema'

export interface Addresses {
  /** The restaurant's canonical page. */
  url: string
  /** The page of its menu; `null` without a menu. */
  menuUrl: string | null
  /** The page of its orders; `null` if it takes none. */
  orderUrl: string | null
  images: string[]
}

const PICK_UP = 'http://purl.org/goodrelations/v1#DeliveryModePickUp'
const OWN_FLEET = 'http://purl.org/goodrelations/v1#DeliveryModeOwnFleet'

/** A restaurant for search engines: only facts of its own data, so neither ratings nor reviews. */
export function restaurantData(
  restaurant: Restaurant,
  { url, menuUrl, orderUrl, images }: Addresses,
): WithContext<Extract<RestaurantThing, object>> {
  const { name, lead, address, contact, cuisines, price_level, hours, partner } = restaurant
  const actions = [...(partner ? [reserveAction(url)] : []), ...(orderUrl ? [orderAction(orderUrl, restaurant)] : [])]
  return {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    '@id': url,
    name,
    url,
    description: lead,
    telephone: contact.phone,
    ...(contact.website && { sameAs: contact.website }),
    ...(images.length > 0 && { image: images }),
    servesCuisine: cuisines,
    priceRange: priceRange(price_level),
    currenciesAccepted: 'PLN',
    address: { ...addressData(address), addressCountry: 'PL' },
    geo: { '@type': 'GeoCoordinates', latitude: address.lat, longitude: address.lng },
    openingHoursSpecification: weekData(hours),
    specialOpeningHoursSpecification: exceptionData(hours),
    // Our staff ask other restaurants, which may refuse.
    acceptsReservations: partner,
    ...(menuUrl && { menu: menuUrl, hasMenu: menuUrl }),
    ...(actions.length > 0 && { potentialAction: actions }),
  }
}

/** A restaurant in a list: the data of its row. Google requires name and address of each. */
export function listedRestaurantData(
  { name, address, cuisines, price_level }: Pick<RestaurantSummary, 'name' | 'address' | 'cuisines' | 'price_level'>,
  url: string,
): Extract<RestaurantThing, object> {
  return {
    '@type': 'Restaurant',
    name,
    url,
    address: addressData(address),
    servesCuisine: cuisines,
    priceRange: priceRange(price_level),
  }
}

/** Dollar signs, one to four, as search engines know them. */
function priceRange(level: number): string {
  return '$'.repeat(level)
}

function addressData({ street, house, postal_code, city }: RestaurantSummary['address']) {
  return {
    '@type': 'PostalAddress' as const,
    streetAddress: `${street} ${house}`,
    postalCode: postal_code,
    addressLocality: city,
  }
}

// The page reads these parameters: docs/LINKS.md.
function reserveAction(url: string): Extract<ReserveAction, object> {
  return {
    '@type': 'ReserveAction',
    target: entryAt(`${url}?visitDate={date}&visitTime={time}&peopleAmount={people}`),
    result: { '@type': 'FoodEstablishmentReservation' },
  }
}

function orderAction(url: string, { products }: Pick<Restaurant, 'products'>): Extract<OrderAction, object> {
  const types = deliveryTypesOfProducts(products)
  const methods = [
    ...(types.some((type) => type !== 'takeout') ? [OWN_FLEET] : []),
    ...(types.includes('takeout') ? [PICK_UP] : []),
  ]
  return {
    '@type': 'OrderAction',
    target: entryAt(url),
    ...(methods.length > 0 && { deliveryMethod: methods as Extract<OrderAction, object>['deliveryMethod'] }),
  }
}

function entryAt(urlTemplate: string): Extract<EntryPoint, object> {
  return {
    '@type': 'EntryPoint',
    urlTemplate,
    actionPlatform: ['https://schema.org/DesktopWebPlatform', 'https://schema.org/MobileWebPlatform'],
  }
}

type Opening = Extract<OpeningHoursSpecification, object>

/** A week's hours in the form of schema.org; there too, a closing after midnight is earlier than its opening. */
function weekData({ week }: OpeningHours): Opening[] {
  return week.flatMap((intervals, day) =>
    intervals.map((interval): Opening => ({ ...opening(interval), dayOfWeek: WEEKDAYS_EN[day] as DayOfWeek })),
  )
}

/** The exceptional days; a closed day opens and closes at midnight. */
function exceptionData({ exceptions }: OpeningHours): Opening[] {
  return exceptions.flatMap(({ date, intervals }) =>
    (intervals.length > 0 ? intervals.map(opening) : [CLOSED]).map(
      (hours): Opening => ({ ...hours, validFrom: date, validThrough: date }),
    ),
  )
}

const CLOSED: Opening = { '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '00:00' }

function opening({ open, close }: Interval): Opening {
  return { '@type': 'OpeningHoursSpecification', opens: open, closes: close === '24:00' ? '23:59' : close }
}

/** Monday first, with the names of schema.org. */
const WEEKDAYS_EN = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
