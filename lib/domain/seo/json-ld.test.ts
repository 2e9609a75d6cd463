import type { Restaurant } from '@/lib/domain/restaurant/schema'
import { tenants } from '@/tenants/registry'
import { aProduct } from '@/tests/support/a-menu'
import { restaurantFixture } from '@/tests/support/restaurant'
import { schemaOrgTypes, unknownTerms } from '@/tests/support/schema-org'
import { imageData } from './image-data'
import { breadcrumbData, itemListData } from './list-data'
import { menuData } from './menu-data'
import { listedRestaurantData, restaurantData } from './restaurant-data'
import { siteData } from './site-data'

const url = 'https://lubje.pl/restaurants/1-r-1'
const restaurant: Restaurant = {
  ...restaurantFixture(1, {
    hours: {
      week: [[{ open: '18:00', close: '01:00' }], [{ open: '00:00', close: '24:00' }], [], [], [], [], []],
      exceptions: [{ date: '2026-12-24', intervals: [] }],
    },
  }),
  description: '',
  pictures: [],
  home_tenant: 'lubje',
  contact: { phone: '+48 81 532 00 12', email: 'a@example.pl', website: null },
  trader: { name: 'R', address: 'Rynek 6', nip: '0000000000', email: 'a@example.pl', phone: '1' },
  reservations: { slot_minutes: 30, max_party_size: 50 },
  embed_origins: [],
}
const described = (menuUrl: string | null, changes: Partial<Restaurant> = {}) =>
  restaurantData({ ...restaurant, ...changes }, { url, menuUrl, orderUrl: menuUrl, images: [] })
const menu = {
  categories: [
    { id: 1, name: 'Zupy', products: [aProduct(1, { diets: ['vegan'], available: false, priceGrosze: 1850 })] },
  ],
  discounts: [],
}
const [first] = tenants
const { fallback, ...record } = first as (typeof tenants)[number]

const types = schemaOrgTypes()

it.each<[string, unknown]>([
  ['a restaurant', described('https://lubje.pl/order/1-r-1')],
  ['a menu', menuData(menu, { name: 'Menu', url })],
  ['a way', breadcrumbData([{ name: 'A', url }])],
  ['a list', itemListData('A', [listedRestaurantData(restaurant, url)])],
  ['a site', siteData({ ...record, ...fallback })],
])('%s uses only terms of schema.org', (_, data) => expect(unknownTerms(data, types)).toEqual([]))

it.each([
  [{ '@type': 'Restaurant', michelinStars: 3 }, ['Restaurant.michelinStars']],
  [{ '@type': 'Gospoda' }, ['type Gospoda']],
  [{ '@type': 'Restaurant', geo: { '@type': 'GeoCoordinates', x: 1 } }, ['GeoCoordinates.x']],
])('the check finds terms that schema.org does not have: %j', (data, unknown) => {
  expect(unknownTerms(data, types)).toEqual(unknown)
})

it('a restaurant has its hours, its closed days, and no invented rating', () => {
  const data = described(null)
  expect(data.openingHoursSpecification).toEqual([
    { '@type': 'OpeningHoursSpecification', opens: '18:00', closes: '01:00', dayOfWeek: 'Monday' },
    { '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '23:59', dayOfWeek: 'Tuesday' },
  ])
  expect(data.specialOpeningHoursSpecification).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      opens: '00:00',
      closes: '00:00',
      validFrom: '2026-12-24',
      validThrough: '2026-12-24',
    },
  ])
  expect(data).toMatchObject({ servesCuisine: ['Polska'], priceRange: '$$', geo: { latitude: 51.248 } })
  expect(JSON.stringify(data)).not.toMatch(/rating|review/i)
})

it('ordering is listed only with a menu', () => {
  const actions = (menuUrl: string | null) => JSON.stringify(described(menuUrl).potentialAction)
  expect(actions(null)).toContain('ReserveAction')
  expect(actions(null)).not.toContain('OrderAction')
  expect(actions('https://lubje.pl/order/1-r-1')).toContain('OrderAction')
})

it('a dish has its price in złoty and is marked if it is sold out', () => {
  const text = JSON.stringify(menuData(menu, { name: 'Menu', url }))
  expect(text).toContain('"price":18.5,"priceCurrency":"PLN","availability":"https://schema.org/OutOfStock"')
  expect(text).toContain('https://schema.org/VeganDiet')
})

it('L018: an example operator is not named', () => {
  expect(JSON.stringify(siteData({ ...record, ...fallback }))).not.toContain('Przykładowy')
})

it('C0: reservations are accepted where a table is held, and only there is an action to reserve', () => {
  const partner = described(null, { partner: true })
  expect(partner.acceptsReservations).toBe(true)
  expect(JSON.stringify(partner.potentialAction)).toContain(
    `${url}?visitDate={date}&visitTime={time}&peopleAmount={people}`,
  )
  expect(described(null, { partner: false })).toMatchObject({ acceptsReservations: false })
  expect(described(null, { partner: false }).potentialAction).toBeUndefined()
})

it.each([
  ['both ways', ['orders', 'deliveries'], ['DeliveryModeOwnFleet', 'DeliveryModePickUp']],
  ['to take away', ['orders'], ['DeliveryModePickUp']],
])('C18: an order names how it is handed over: %s', (_, products, modes) => {
  const action = JSON.stringify(described('https://lubje.pl/order/1-r-1', { products }).potentialAction)
  expect([...action.matchAll(/DeliveryMode\w+/g)].map(([mode]) => mode)).toEqual(modes)
})

it('a menu is named as search engines read it, in either property', () => {
  expect(described('https://lubje.pl/order/1-r-1')).toMatchObject({
    menu: 'https://lubje.pl/order/1-r-1',
    hasMenu: 'https://lubje.pl/order/1-r-1',
  })
})

it.each([
  [
    'of ours in three shapes',
    { src: '/pictures/bar', widths: [480, 960] },
    ['1x1', '4x3', '16x9'].map((shape) => `https://lubje.pl/pictures/bar-${shape}.jpg`),
  ],
  [
    'from elsewhere in its largest width',
    { src: 'https://cdn.example/a', widths: [480, 960] },
    ['https://cdn.example/a-960.webp'],
  ],
  ['without widths as it is', { src: '/uploads/a.jpg' }, ['https://lubje.pl/uploads/a.jpg']],
])('a picture %s', (_, picture, urls) => {
  expect(imageData('https://lubje.pl', { ...picture, alt: '', width: 1200, height: 800 })).toEqual(urls)
})
