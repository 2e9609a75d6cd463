import type { EntryPoint, Restaurant as RestaurantThing, WithContext } from 'schema-dts'
import type { Restaurant } from '@/lib/domain/restaurant/schema'
import { exceptionData, weekData } from './opening-data'

interface Addresses {
  /** The restaurant's canonical page, and its menu's page if it takes orders. */
  url: string
  menuUrl: string | null
  image: string | null
}

/** A restaurant for search engines: only facts of its own data, so neither ratings nor reviews. */
export function restaurantData(
  restaurant: Restaurant,
  { url, menuUrl, image }: Addresses,
): WithContext<Extract<RestaurantThing, object>> {
  const { name, lead, address, contact, cuisines, price_level, hours } = restaurant
  return {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    '@id': url,
    name,
    url,
    description: lead,
    telephone: contact.phone,
    ...(contact.website && { sameAs: contact.website }),
    ...(image && { image }),
    servesCuisine: cuisines,
    priceRange: 'zł'.repeat(price_level),
    currenciesAccepted: 'PLN',
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${address.street} ${address.house}`,
      postalCode: address.postal_code,
      addressLocality: address.city,
      addressCountry: 'PL',
    },
    geo: { '@type': 'GeoCoordinates', latitude: address.lat, longitude: address.lng },
    openingHoursSpecification: weekData(hours),
    specialOpeningHoursSpecification: exceptionData(hours),
    acceptsReservations: true,
    ...(menuUrl && { hasMenu: menuUrl }),
    potentialAction: [
      { '@type': 'ReserveAction', target: entryAt(url), result: { '@type': 'FoodEstablishmentReservation' } },
      ...(menuUrl ? [{ '@type': 'OrderAction' as const, target: entryAt(menuUrl) }] : []),
    ],
  }
}

function entryAt(urlTemplate: string): Extract<EntryPoint, object> {
  return {
    '@type': 'EntryPoint',
    urlTemplate,
    actionPlatform: ['https://schema.org/DesktopWebPlatform', 'https://schema.org/MobileWebPlatform'],
  }
}
