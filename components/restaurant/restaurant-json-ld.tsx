import { WEEKDAYS_EN } from '@/lib/hours/weekdays-en'
import type { Restaurant } from '@/lib/restaurant/schema'

/** What search engines read; a data block, so no policy has to allow it. */
export function RestaurantJsonLd({ restaurant, url }: { restaurant: Restaurant; url: string }) {
  // An end tag inside a text would end the block.
  const text = JSON.stringify(describe(restaurant, url)).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every `<` escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
}

function describe({ name, lead, address, contact, cuisines, price_level, cover, hours }: Restaurant, url: string) {
  const { origin } = new URL(url)
  return {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    name,
    url,
    description: lead,
    telephone: contact.phone,
    servesCuisine: cuisines,
    priceRange: 'zł'.repeat(price_level),
    acceptsReservations: true,
    ...(cover && { image: `${origin}${cover.src}${cover.widths ? `-${Math.max(...cover.widths)}.webp` : ''}` }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${address.street} ${address.house}`,
      postalCode: address.postal_code,
      addressLocality: address.city,
      addressCountry: 'PL',
    },
    geo: { '@type': 'GeoCoordinates', latitude: address.lat, longitude: address.lng },
    openingHoursSpecification: hours.week.flatMap((intervals, day) =>
      intervals.map(({ open, close }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: WEEKDAYS_EN[day],
        opens: open,
        closes: close === '24:00' ? '23:59' : close,
      })),
    ),
  }
}
