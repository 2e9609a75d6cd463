import { coverDesignOf } from '@/components/ui/cover-design'
import { kmBetween } from '@/lib/domain/distance'
import type { RestaurantFile } from '@/lib/domain/restaurant/file/schema'
import { isEmbeddable, isPartner } from '@/lib/domain/restaurant/products'
import { slugOf } from '@/lib/domain/restaurant/slug'
import * as cities from '@/tenants/cities'
import { tenants } from '@/tenants/registry'
import { readSamples } from '@/upstream/seed/read-samples'

type Sample = RestaurantFile & { id: number }

/** A Thursday; nothing here depends on the day. */
const restaurants: Sample[] = readSamples(new Date('2026-11-26T12:00:00+01:00')).restaurants.map(({ id, file }) => ({
  id,
  ...file,
}))
const cityBySlug = new Map(Object.values(cities).map((city) => [city.slug, city]))
const tenantByKey = new Map(tenants.map((tenant) => [tenant.key, tenant]))
/** A brand whose towns are none of the sample's gets its restaurants by `npm run restaurant`. */
const sampleBrands = tenants.filter(({ fallback: { cities } }) =>
  restaurants.some(({ city }) => cities.some(({ slug }) => slug === city)),
)
const each = restaurants.map((restaurant) => [restaurant.name, restaurant] as const)
const takesOrders = ({ products }: Sample) => products.includes('orders')
/** Cover of a restaurant in a list: its first picture, or the cloth, colours and letter derived from its name. */
const coverOf = ({ name, pictures: [cover] }: Sample) => {
  if (cover) return cover.file
  const { cloth, tone, letter } = coverDesignOf(name)
  return `${cloth} ${tone} ${letter}`
}
const isOpenAllDay = ({ hours: { week } }: Sample) =>
  week.every(([day]) => day?.open === '00:00' && day.close === '24:00')

describe('all sample restaurants', () => {
  it.each([
    ['lublin', 18],
    ['leszno', 11],
    ['ostrow-wielkopolski', 11],
    ['lubin', 8],
    ['polkowice', 5],
    ['glogow', 6],
    ['legnica', 8],
  ])('%s has at least %i', (city, least) => {
    expect(restaurants.filter((restaurant) => restaurant.city === city).length).toBeGreaterThanOrEqual(least)
  })

  it('are numbered 1..N', () => {
    expect(restaurants.map(({ id }) => id)).toEqual(restaurants.map((_, index) => index + 1))
  })

  it.each([
    ['name', (restaurant: Sample) => restaurant.name],
    ['slug', (restaurant: Sample) => slugOf(restaurant.name)],
    ['e-mail', (restaurant: Sample) => restaurant.contact.email],
    ['phone', (restaurant: Sample) => restaurant.contact.phone],
    ['NIP', (restaurant: Sample) => restaurant.trader.nip],
    ['lead', (restaurant: Sample) => restaurant.lead],
    ['cover', coverOf],
    ['address', ({ city, address }: Sample) => `${city} ${address.street} ${address.house}`],
  ])('%s is unique', (_, read) => {
    expect(new Set(restaurants.map(read)).size).toBe(restaurants.length)
  })

  it('L002 L125 three quarters are partners, the others are not', () => {
    expect(restaurants.filter(({ products }) => isPartner(products)).length).toBe((restaurants.length * 3) / 4)
  })

  it('L128 half permit embedding', () => {
    expect(restaurants.filter(({ products }) => isEmbeddable(products)).length).toBe(restaurants.length / 2)
  })

  it('about two thirds accept orders', () => {
    const share = restaurants.filter(takesOrders).length / restaurants.length
    expect(share).toBeGreaterThan(0.62)
    expect(share).toBeLessThan(0.75)
  })

  it.each(sampleBrands.map(({ key, fallback }) => [key, fallback.cities.map(({ slug }) => slug)] as const))(
    'L244 %s has a restaurant that is open around the clock',
    (_, slugs) => expect(restaurants.filter(isOpenAllDay).some(({ city }) => slugs.includes(city))).toBe(true),
  )

  it.each(sampleBrands)('C18 $key has restaurants in its cities that are on its order list', ({ fallback }) => {
    const slugs = fallback.cities.map(({ slug }) => slug)
    const listed = restaurants.filter(({ products }) => (products as string[]).includes(fallback.productName))
    expect(listed.some(({ city }) => slugs.includes(city))).toBe(true)
  })
})

describe.each(each)('%s', (_, restaurant) => {
  const { products, rooms, ...rest } = restaurant
  const tables = rooms.flatMap((room) => room.tables.map((table) => ({ ...table, area: room.key })))

  it('is listed by its home tenant', () => {
    const slugs = tenantByKey.get(rest.tenant)?.fallback.cities.map(({ slug }) => slug)
    expect(slugs).toContain(rest.city)
  })

  it('is within 12 km of the centre of its city', () => {
    const city = cityBySlug.get(rest.city)
    expect(city && kmBetween(city.location, restaurant.address)).toBeLessThan(12)
  })

  it('C18 with orders it is on the shared list and on that of its city’s tenant', () => {
    const local = tenants.find(
      ({ key, fallback }) => key !== 'nakryte' && fallback.cities.some((c) => c.slug === rest.city),
    )
    const lists = products.filter((product) => product.endsWith('orders_list'))
    expect(lists).toEqual(takesOrders(restaurant) ? ['orders_list', local?.fallback.productName] : [])
  })

  it('C18 has a delivery radius, if it delivers', () => {
    expect((rest.orders?.delivery ?? null) !== null).toBe(products.some((product) => product.endsWith('deliveries')))
  })

  it('has cuisines, and with orders those of orders', () => {
    expect(rest.cuisines.length).toBeGreaterThan(0)
    expect(rest.orderCuisines.length > 0).toBe(takesOrders(restaurant))
  })

  it('names holidays on their days of the calendar: Wigilia is 24 December, Boże Narodzenie 25 and 26', () => {
    const days = { Wigilia: ['12-24'], 'Boże Narodzenie': ['12-25', '12-26'], Sylwester: ['12-31'] }
    for (const [name, on] of Object.entries(days))
      for (const exception of rest.hours.exceptions)
        if (exception.note?.startsWith(name)) expect(on).toContain(exception.date.slice(5))
  })

  it('has 4 to 14 tables in its areas, each for ten at most', () => {
    expect(tables.length).toBeGreaterThanOrEqual(4)
    expect(tables.length).toBeLessThanOrEqual(14)
    expect(rooms.every((room) => room.tables.length > 0)).toBe(true)
    expect(Math.max(...tables.map(({ maxSeats }) => maxSeats))).toBeLessThanOrEqual(10)
  })

  it('has stays in quarters of an hour', () => {
    const stay = rest.reservations.stayMinutes ?? [90, 120, 150]
    expect(stay.every((minutes) => minutes % 15 === 0 && minutes >= 45)).toBe(true)
  })

  it('has a one-line text and a description of two to four sentences, without exclamation marks', () => {
    expect(rest.lead.length).toBeLessThanOrEqual(80)
    const sentences = rest.description.match(/[.?](?= |$)/g) ?? []
    expect(sentences.length).toBeGreaterThanOrEqual(2)
    expect(sentences.length).toBeLessThanOrEqual(4)
    expect(`${rest.lead}${rest.description}`).not.toContain('!')
  })

  it('shows at most four pictures, each described', () => {
    expect(rest.pictures.length).toBeLessThanOrEqual(4)
    for (const { alt } of rest.pictures) expect(alt.length).toBeGreaterThan(10)
  })

  it('has no contact data of the real world', () => {
    expect(rest.contact.email).toMatch(/^[a-z]+@[a-z0-9-]+\.example$/)
    expect(rest.contact.website ?? 'https://a.example').toMatch(/^https:\/\/[a-z0-9-]+\.example$/)
    expect(rest.contact.phone).toMatch(/^\+48 (81|65|62|76) 9\d\d \d\d \d\d$/)
  })

  it('has a company as its operator, with a NIP that belongs to no company', () => {
    expect(rest.trader.name).toMatch(/( sp\. z o\.o\.| s\.c\.)$|^Spółdzielnia /)
    expect(rest.trader.address).toContain(rest.address.postalCode)
    expect(rest.trader.nip).toMatch(/^\d{3}9\d{6}$/)
  })
})
