import type { Restaurant } from '@/lib/domain/restaurant/schema'
import { restaurantFixture } from '@/tests/support/restaurant'
import { breadcrumbData } from './list-data'
import { restaurantData } from './restaurant-data'
import { structuredDataGaps } from './structured-data-gaps'

const addresses = {
  url: 'https://a.example/restaurants/1',
  menuUrl: 'https://a.example/order/1',
  orderUrl: null,
  images: ['https://a.example/1.jpg'],
}
const aRestaurant = (change: Partial<Restaurant> = {}) =>
  ({
    ...restaurantFixture(1),
    contact: { phone: '+48815551234', email: 'r1@example.pl', website: null },
    ...change,
  }) as Restaurant
const codes = (thing: object) => structuredDataGaps([thing]).map(({ gap }) => gap)

it('C39 a complete restaurant has no gaps in its structured data', () => {
  expect(structuredDataGaps([restaurantData(aRestaurant(), addresses)])).toEqual([])
})

it('C39 each missing field of a restaurant is named, those that Google requires first', () => {
  const bare = aRestaurant({ lead: ' ', cuisines: [] })
  const data = restaurantData(
    {
      ...bare,
      hours: { ...bare.hours, week: bare.hours.week.map(() => []) },
      contact: { ...bare.contact, phone: '' },
      address: { ...bare.address, postal_code: '', lat: 0, lng: 0 },
    },
    { ...addresses, menuUrl: null, images: [] },
  )
  expect(structuredDataGaps([data])[0]).toEqual({ gap: 'address', isRequired: true })
  expect(codes(data)).toEqual(['address', 'telephone', 'image', 'geo', 'hours', 'cuisines', 'menu', 'description'])
})

it.each([
  ['no section', [], ['dishes']],
  ['only empty sections', [{ hasMenuItem: [] }], ['dishes']],
  ['a dish without a price', [{ hasMenuItem: [{ name: 'Żurek', offers: { priceCurrency: 'PLN' } }] }], ['dish']],
  ['a dish without a name', [{ hasMenuItem: [{ name: '', offers: { price: 5, priceCurrency: 'PLN' } }] }], ['dish']],
  ['a dish that is whole', [{ hasMenuItem: [{ name: 'Żurek', offers: { price: 5, priceCurrency: 'PLN' } }] }], []],
])('C39 a menu of %s lacks %j', (_, hasMenuSection, gaps) =>
  expect(codes({ '@type': 'Menu', name: 'Menu', hasMenuSection })).toEqual(gaps),
)

it('C39 breadcrumbs have steps with names and addresses', () => {
  expect(codes(breadcrumbData([{ name: 'Start', url: 'https://a.example/' }]))).toEqual([])
  expect(codes(breadcrumbData([]))).toEqual(['trail'])
})
