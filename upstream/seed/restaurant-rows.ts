import type { CustomRule } from '@/lib/domain/restaurant/custom-rules/schema'
import { PICTURE_WIDTHS } from '@/lib/domain/restaurant/picture-sizes'
import { isPartner } from '@/lib/domain/restaurant/products'
import type { Picture } from '@/lib/domain/restaurant/schema'
import { slugOf } from '@/lib/domain/restaurant/slug'
import { addDays, type LocalDate } from '@/lib/domain/time/time'
import { placeholderOf } from '@/sample-data/picture-placeholders'
import type { SeedDay, SeedRestaurant } from '@/sample-data/types'
import { nakryte } from '@/tenants/nakryte'
import type { RestaurantDetails, RestaurantRow } from '@/upstream/db/schema'
import { polishSortKey } from '@/upstream/restaurants/file/polish-order'

const MAX_PARTY_SIZE = 50

/** One row of `restaurants`: the wire forms, and the columns that queries need. */
export function restaurantRow(
  seed: SeedRestaurant,
  seededOn: LocalDate,
): Omit<RestaurantRow, 'key' | 'state' | 'stateReason'> {
  const { id, name, products, cuisines, orderCuisines, priceLevel, slotMinutes, stayMinutes } = seed
  const city = cityOf(seed.city)
  const words = [name, city.name, seed.street, ...cuisines, ...orderCuisines]
  return {
    id,
    name,
    products,
    cuisines,
    orderCuisines,
    priceLevel,
    slotMinutes,
    stayMinutes,
    slug: slugOf(name),
    citySlug: city.slug,
    partner: isPartner(products),
    sortKey: polishSortKey(name),
    searchText: slugOf(words.join(' ')),
    summary: summaryOf(seed, city, seededOn),
    details: detailsOf(seed),
  }
}

function summaryOf(seed: SeedRestaurant, city: { slug: string; name: string }, seededOn: LocalDate) {
  const { id, name, products, cuisines, lead, areas, street, house, lat, lng } = seed
  const exceptions = exceptionsOf(seed.exceptions, seededOn)
  const [cover] = seed.pictures
  return {
    id,
    name,
    products,
    cuisines,
    lead,
    areas,
    slug: slugOf(name),
    partner: isPartner(products),
    city: { slug: city.slug, name: city.name },
    address: { street, house, postal_code: seed.postalCode, city: city.name, lat, lng },
    order_cuisines: seed.orderCuisines,
    price_level: seed.priceLevel,
    cover: cover ? pictureOf(cover) : null,
    hours: { week: seed.week, exceptions },
    config: {
      config: { auto_confirm_before: seed.autoConfirmBefore },
      orders: { allowOrders: products.includes('orders') },
    },
    delivery: { maxKmDistance: seed.maxKmDistance },
    custom_rules: seed.customRules.map((rule) => ruleOf(rule, seededOn)),
    orders_paused: null,
  }
}

// Where a day that is counted from the sowing falls on a holiday, the holiday counts.
function exceptionsOf(days: SeedRestaurant['exceptions'], seededOn: LocalDate) {
  const dated = days.map(({ on, ...day }) => ({ on, date: dateOf(on, seededOn), ...day }))
  const holidays = new Set(dated.flatMap(({ on, date }) => (typeof on === 'number' ? [] : [date])))
  return dated.flatMap(({ on, ...day }) => (typeof on === 'number' && holidays.has(day.date) ? [] : [day]))
}

function ruleOf({ value, values, ...rule }: CustomRule, seededOn: LocalDate): CustomRule {
  if (rule.key !== 'visitDate') return { ...rule, ...(value !== undefined && { value }), ...(values && { values }) }
  return {
    ...rule,
    ...(value !== undefined && { value: datesOf(value, seededOn) }),
    ...(values && { values: values.map((one) => datesOf(one, seededOn)) }),
  }
}

/** A range that has begun is the present one. */
function datesOf<Value>(value: Value, seededOn: LocalDate): Value | string {
  const [, from, to = from] = /^(\d\d-\d\d)(?:\.\.(\d\d-\d\d))?$/.exec(String(value)) ?? []
  if (!from || !to) return value
  const last = dateOf(to as SeedDay, seededOn)
  const year = Number(last.slice(0, 4)) - (from > to ? 1 : 0)
  return from === to ? last : `${year}-${from}..${last}`
}

/** A day of each year is the next one: Wigilia is on 24 December, whenever the data is sown. */
function dateOf(on: SeedDay, seededOn: LocalDate): LocalDate {
  if (typeof on === 'number') return addDays(seededOn, on)
  const year = Number(seededOn.slice(0, 4))
  const thisYear = `${year}-${on}`
  return thisYear >= seededOn ? thisYear : `${year + 1}-${on}`
}

function detailsOf({
  description,
  pictures,
  homeTenant,
  phone,
  email,
  website,
  trader,
  slotMinutes,
}: SeedRestaurant): RestaurantDetails {
  return {
    description,
    pictures: pictures.map((picture) => ({ ...pictureOf(picture), placeholder: placeholderOf(picture.key) })),
    home_tenant: homeTenant,
    contact: { phone, email, website },
    trader: { ...trader, email, phone },
    reservations: { slot_minutes: slotMinutes, max_party_size: MAX_PARTY_SIZE },
    embed_origins: website ? [new URL(website).origin, LOCAL_ORIGIN] : [LOCAL_ORIGIN],
  }
}

/** For trying an embed of the sample data from a page on the same machine. */
const LOCAL_ORIGIN = 'http://strona.localhost:*'

function pictureOf({ key, alt }: { key: string; alt: string }): Picture {
  return { src: `/pictures/${key}`, alt, width: 1200, height: 800, widths: PICTURE_WIDTHS }
}

function cityOf(slug: string): { slug: string; name: string } {
  const found = nakryte.fallback.cities.find((city) => city.slug === slug)
  if (!found) throw new Error(`seed data: no city "${slug}" in tenants/cities.ts`)
  return found
}
