import { coverDesignOf } from '@/components/ui/cover-design'
import { kmBetween } from '@/lib/domain/distance'
import { ORDER_CUISINES, RESERVATION_CUISINES } from '@/lib/domain/restaurant/cuisines'
import { CUSTOM_RULE_KEYS, customRuleSchema } from '@/lib/domain/restaurant/custom-rules/schema'
import { exceptionSchema, weekSchema } from '@/lib/domain/restaurant/hours/schema'
import { isEmbeddable, isPartner, PRODUCTS } from '@/lib/domain/restaurant/products'
import { slugOf } from '@/lib/domain/restaurant/slug'
import { isLocalDate } from '@/lib/domain/time/time'
import * as cities from '@/tenants/cities'
import { tenants } from '@/tenants/registry'
import { restaurants } from './index'
import { nipCheckDigit } from './nip'
import { PICTURE_ALTS } from './picture-alts'
import type { SeedRestaurant } from './types'

const cityBySlug = new Map(Object.values(cities).map((city) => [city.slug, city]))
const tenantByKey = new Map(tenants.map((tenant) => [tenant.key, tenant]))
const each = restaurants.map((restaurant) => [restaurant.name, restaurant] as const)
const rules = restaurants.flatMap((restaurant) => restaurant.customRules)
const takesOrders = ({ products }: SeedRestaurant) => products.includes('orders')
/** What a list shows of it: its first picture, or the cloth, colours and letter that its name gets. */
const coverOf = ({ name, pictures: [cover] }: SeedRestaurant) => {
  if (cover) return cover.key
  const { cloth, tone, letter } = coverDesignOf(name)
  return `${cloth} ${tone} ${letter}`
}
const isOpenAllDay = ({ week }: SeedRestaurant) => week.every(([day]) => day?.open === '00:00' && day.close === '24:00')

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
    ['name', (restaurant: SeedRestaurant) => restaurant.name],
    ['slug', (restaurant: SeedRestaurant) => slugOf(restaurant.name)],
    ['e-mail', (restaurant: SeedRestaurant) => restaurant.email],
    ['phone', (restaurant: SeedRestaurant) => restaurant.phone],
    ['NIP', (restaurant: SeedRestaurant) => restaurant.trader.nip],
    ['lead', (restaurant: SeedRestaurant) => restaurant.lead],
    ['cover', coverOf],
    ['address', ({ city, street, house }: SeedRestaurant) => `${city} ${street} ${house}`],
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

  it.each(tenants.map(({ key, fallback }) => [key, fallback.cities.map(({ slug }) => slug)] as const))(
    'L244 %s has a restaurant that is open around the clock',
    (_, slugs) => expect(restaurants.filter(isOpenAllDay).some(({ city }) => slugs.includes(city))).toBe(true),
  )

  it.each(tenants)('C18 $key has restaurants in its cities that are on its order list', ({ fallback }) => {
    const slugs = fallback.cities.map(({ slug }) => slug)
    const listed = restaurants.filter(({ products }) => (products as string[]).includes(fallback.productName))
    expect(listed.some(({ city }) => slugs.includes(city))).toBe(true)
  })

  it.each(CUSTOM_RULE_KEYS)('L135–L140 some restaurant has the rule %s', (key) => {
    expect(rules.some((rule) => rule.key === key)).toBe(true)
  })

  it.each([
    ['a party size and above', rules.some(({ key, value }) => key === 'peopleAmount' && typeof value === 'number')],
    ['exact party sizes', rules.some(({ key, values }) => key === 'peopleAmount' && values)],
    ['one date', rules.some(({ key, value }) => key === 'visitDate' && isLocalDate(`2028-${value}`))],
    ['several dates', rules.some(({ key, values }) => key === 'visitDate' && values)],
    ['a range of dates', rules.some(({ key, value }) => key === 'visitDate' && String(value).includes('..'))],
    ['a text only', rules.some(({ disableBook, text }) => text && !disableBook)],
    ['no booking', rules.some(({ disableBook }) => disableBook)],
    ['no ordering', rules.some(({ disableOrder }) => disableOrder)],
  ])('L129–L134 some rule has the effect %s', (_, found) => expect(found).toBe(true))

  it.each([null, 1, 2, 3, 4, 24])('C2 some confirm automatically with a lead time of %s hours', (hours) => {
    expect(restaurants.some(({ autoConfirmBefore }) => autoConfirmBefore === hours)).toBe(true)
  })

  it.each([
    ['closes after midnight', ({ week }: SeedRestaurant) => week.some((day) => day.some((i) => i.close <= i.open))],
    ['has a lunch break', ({ week }: SeedRestaurant) => week.some((day) => day.length > 1)],
    ['is closed on Mondays', ({ week }: SeedRestaurant) => week[0]?.length === 0],
    ['opens at the half hour', ({ week }: SeedRestaurant) => week.some((day) => day[0]?.open.endsWith(':30'))],
    ['is closed on one near day', ({ exceptions }: SeedRestaurant) => exceptions.some((day) => !day.intervals.length)],
    ['opens shorter on one day', ({ exceptions }: SeedRestaurant) => exceptions.some((day) => day.intervals.length)],
    ['seats by the quarter', ({ slotMinutes }: SeedRestaurant) => slotMinutes === 15],
    ['has its own length of stay', ({ stayMinutes }: SeedRestaurant) => stayMinutes !== null],
    ['has no picture', ({ pictures }: SeedRestaurant) => pictures.length === 0],
    ['has no website', ({ website }: SeedRestaurant) => website === null],
    ['delivers by robot', ({ products }: SeedRestaurant) => products.includes('robot_deliveries')],
    ['is at home at nakryte', ({ homeTenant }: SeedRestaurant) => homeTenant === 'nakryte'],
  ])('more than two, but not most: %s', (_, holds) => {
    const count = restaurants.filter(holds).length
    expect(count).toBeGreaterThan(2)
    expect(count).toBeLessThan(restaurants.length * 0.6)
  })

  it.each([1, 2, 3, 4])('there is a price level %i', (level) => {
    expect(restaurants.some(({ priceLevel }) => priceLevel === level)).toBe(true)
  })

  it.each(RESERVATION_CUISINES)('L196 some restaurant has the cuisine %s', (cuisine) => {
    expect(restaurants.some(({ cuisines }) => cuisines.includes(cuisine))).toBe(true)
  })

  it.each(ORDER_CUISINES)('L195 some restaurant has the order cuisine %s', (cuisine) => {
    expect(restaurants.some(({ orderCuisines }) => orderCuisines.includes(cuisine))).toBe(true)
  })

  it('every picture is used', () => {
    const used = restaurants.flatMap(({ pictures }) => pictures.map(({ key }) => key))
    expect([...new Set(used)].sort()).toEqual(Object.keys(PICTURE_ALTS).sort())
  })
})

describe.each(each)('%s', (_, restaurant) => {
  const { products, tables, ...rest } = restaurant

  it('is listed by its home tenant', () => {
    const slugs = tenantByKey.get(rest.homeTenant)?.fallback.cities.map(({ slug }) => slug)
    expect(slugs).toContain(rest.city)
  })

  it('is within 12 km of the centre of its city', () => {
    const city = cityBySlug.get(rest.city)
    expect(city && kmBetween(city.location, restaurant)).toBeLessThan(12)
  })

  it('L116–L128 has valid products without repeats', () => {
    expect(PRODUCTS).toEqual(expect.arrayContaining(products))
    expect(new Set(products).size).toBe(products.length)
  })

  it('C18 with orders it is on the shared list and on that of its city’s tenant', () => {
    const local = tenants.find(
      ({ key, fallback }) => key !== 'nakryte' && fallback.cities.some((c) => c.slug === rest.city),
    )
    const lists = products.filter((product) => product.endsWith('orders_list'))
    expect(lists).toEqual(takesOrders(restaurant) ? ['orders_list', local?.fallback.productName] : [])
  })

  it('C18 has a delivery radius, if it delivers', () => {
    expect(rest.maxKmDistance !== null).toBe(products.some((product) => product.endsWith('deliveries')))
  })

  it('has cuisines from the right lists', () => {
    expect(RESERVATION_CUISINES).toEqual(expect.arrayContaining(rest.cuisines))
    expect(ORDER_CUISINES).toEqual(expect.arrayContaining(rest.orderCuisines))
    expect(rest.cuisines.length).toBeGreaterThan(0)
    expect(rest.orderCuisines.length > 0).toBe(takesOrders(restaurant))
  })

  it('has valid opening hours, and exceptions for days of its own', () => {
    weekSchema.parse(rest.week)
    for (const { on, ...day } of rest.exceptions) {
      exceptionSchema.parse({ date: typeof on === 'number' ? '2026-11-27' : `2026-${on}`, ...day })
      if (typeof on === 'number') expect(on).toBeGreaterThan(0)
    }
    expect(new Set(rest.exceptions.map(({ on }) => on)).size).toBe(rest.exceptions.length)
  })

  it('names holidays on their days of the calendar: Wigilia is 24 December, Boże Narodzenie 25 and 26', () => {
    const days = { Wigilia: ['12-24'], 'Boże Narodzenie': ['12-25', '12-26'], Sylwester: ['12-31'] }
    for (const [name, on] of Object.entries(days))
      for (const exception of rest.exceptions) if (exception.note?.startsWith(name)) expect(on).toContain(exception.on)
  })

  it('has 4 to 14 tables in its areas, with whole seats', () => {
    expect(tables.length).toBeGreaterThanOrEqual(4)
    expect(tables.length).toBeLessThanOrEqual(14)
    expect(new Set(tables.map(({ name }) => name)).size).toBe(tables.length)
    expect(rest.areas.map(({ key }) => key)).toEqual([...new Set(tables.map(({ area }) => area))])
    for (const { minSeats, maxSeats } of tables)
      expect(0 < minSeats && minSeats <= maxSeats && maxSeats <= 10).toBe(true)
  })

  it('combines two or three tables of one area', () => {
    for (const combination of rest.combinations) {
      const joined = combination.map((name) => tables.find((table) => table.name === name)?.area)
      expect([2, 3]).toContain(new Set(combination).size)
      expect(joined).not.toContain(undefined)
      expect(new Set(joined).size).toBe(1)
    }
  })

  it('L129–L134 has rules that match the wire schema', () => {
    for (const rule of rest.customRules) expect(customRuleSchema.parse(rule)).toEqual(rule)
  })

  it('has stays that grow with the party size, in quarters of an hour', () => {
    const stay = rest.stayMinutes ?? [90, 120, 150]
    expect(stay.every((minutes) => minutes % 15 === 0 && minutes >= 45)).toBe(true)
    expect([...stay].sort((a, b) => a - b)).toEqual(stay)
  })

  it('has a one-line text and a description of two to four sentences, without exclamation marks', () => {
    expect(rest.lead.length).toBeLessThanOrEqual(80)
    const sentences = rest.description.match(/[.?](?= |$)/g) ?? []
    expect(sentences.length).toBeGreaterThanOrEqual(2)
    expect(sentences.length).toBeLessThanOrEqual(4)
    expect(`${rest.lead}${rest.description}`).not.toContain('!')
  })

  it('shows at most four pictures without repeats', () => {
    const keys = rest.pictures.map(({ key }) => key)
    expect(keys.length).toBeLessThanOrEqual(4)
    expect(new Set(keys).size).toBe(keys.length)
    for (const { alt } of rest.pictures) expect(alt.length).toBeGreaterThan(10)
  })

  it('has no contact data of the real world', () => {
    expect(rest.email).toMatch(/^[a-z]+@[a-z0-9-]+\.example$/)
    expect(rest.website ?? 'https://a.example').toMatch(/^https:\/\/[a-z0-9-]+\.example$/)
    expect(rest.phone).toMatch(/^\+48 (81|65|62|76) 9\d\d \d\d \d\d$/)
  })

  it('has a company as its operator, with a NIP whose check digit is right', () => {
    expect(rest.trader.name).toMatch(/( sp\. z o\.o\.| s\.c\.)$|^Spółdzielnia /)
    expect(rest.trader.address).toContain(rest.postalCode)
    expect(nipCheckDigit(rest.trader.nip.slice(0, 9))).toBe(Number(rest.trader.nip[9]))
    expect(rest.trader.nip).toMatch(/^\d{3}9\d{6}$/)
  })
})
