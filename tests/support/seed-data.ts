import type { NumberedPoint } from '@/lib/domain/ordering/delivery/house-number'
import type { DeliveryType } from '@/lib/domain/ordering/delivery/schema'
import type { DeliveryZone } from '@/lib/domain/ordering/delivery/zones'
import type { OfferedMethod } from '@/lib/domain/payment/methods'
import { fileRuleOf } from '@/lib/domain/restaurant/custom-rules/file-rules'
import type { CustomRule } from '@/lib/domain/restaurant/custom-rules/schema'
import type { NumberedMenu, NumberedProduct } from '@/lib/domain/restaurant/file/menu-schema'
import { NOTICES_AT_FIRST, type RestaurantFile } from '@/lib/domain/restaurant/file/schema'
import type { Interval } from '@/lib/domain/restaurant/hours/schema'
import type { RestaurantProduct } from '@/lib/domain/restaurant/products'
import { addDays, localDateOf } from '@/lib/domain/time/time'
import type { Db } from '@/upstream/db/database'
import { placeholderPictureFiles } from '@/upstream/restaurants/file/pictures'
import type { SampleData, SampleOwner } from '@/upstream/seed/sample-schema'
import { seed as seedSamples, seedIfEmpty as seedSamplesIfEmpty } from '@/upstream/seed/seed'

/** A restaurant as tests write it: flat, with numbers, and days counted from the seeding. */
export interface SeedRestaurant {
  id: number
  name: string
  homeTenant: string
  city: string
  street: string
  house: string
  postalCode: string
  lat: number
  lng: number
  products: RestaurantProduct[]
  cuisines: string[]
  orderCuisines: string[]
  priceLevel: 1 | 2 | 3 | 4
  lead: string
  description: string
  pictures: { key: string; alt: string }[]
  week: Interval[][]
  exceptions: { on: number; intervals: Interval[]; note?: string }[]
  areas: { key: string; name: string }[]
  tables: SeedTable[]
  combinations: string[][]
  autoConfirmBefore: number | null
  customRules: CustomRule[]
  slotMinutes: 15 | 30
  stayMinutes: [number, number, number] | null
  maxKmDistance: number | null
  phone: string
  email: string
  website: string | null
  trader: { name: string; address: string; nip: string }
}

export interface SeedTable {
  name: string
  area: string
  minSeats: number
  maxSeats: number
}

export interface SeedStreet {
  city: string
  street: string
  lat: number
  lng: number
  houses: number
  points?: NumberedPoint[]
}

export interface SeedProduct extends Omit<NumberedProduct, 'earlierPrices'> {
  /** Oldest first; the last one is `priceGrosze`. */
  prices: { sinceDaysAgo: number; priceGrosze: number }[]
}

export interface SeedOrdering {
  restaurantId: number
  categories: { id: number; name: string; products: SeedProduct[] }[]
  discounts: NumberedMenu['discounts']
  zones: DeliveryZone[]
  paymentMethods: OfferedMethod[]
  packagingPerOrderGrosze: number
  preparationMinutes: number
  kitchen: { slotMinutes: 15 | 30; ordersPerSlot: number }
  scheduled: { stepMinutes: 15 | 30; daysAhead: number } | null
  paused: NonNullable<SampleData['pauses']>[string] | null
}

export interface SeedVoucher {
  tenant: string
  code: string
  type: 'percent' | 'value' | 'freeDelivery'
  value: number
  minCartGrosze: number
  maxDiscountGrosze: number | null
  validFromInDays: number
  validToInDays: number | null
  deliveryTypes: DeliveryType[] | null
  restaurants: number[] | null
  totalLimit: number | null
  customerLimit: number | null
  firstOrderOnly: boolean
  used: number
}

export interface SeedData {
  restaurants: SeedRestaurant[]
  streets: SeedStreet[]
  orderings?: SeedOrdering[]
  vouchers?: SeedVoucher[]
  owners?: { restaurantId: number; email: string; name: string }[]
  withOrders?: boolean
}

const files = placeholderPictureFiles({})
const DAY_MS = 86_400_000

export function seedIfEmpty(db: Db, data: SeedData | SampleData, now: Date): Promise<boolean> {
  return seedSamplesIfEmpty(db, samplesOf(data, now), now)
}

export function seed(tx: Db, data: SeedData | SampleData, now: Date): Promise<void> {
  return seedSamples(tx, samplesOf(data, now), now)
}

function samplesOf(data: SeedData | SampleData, now: Date): SampleData {
  if ('pictures' in data) return data
  const keyOf = (id: number) => `test-${id}`
  const { restaurants, streets, orderings = [], vouchers = [], owners = [], withOrders } = data
  const paused = orderings.flatMap(({ restaurantId, paused }) =>
    paused ? [[keyOf(restaurantId), paused] as const] : [],
  )
  return {
    streets,
    withOrders,
    pictures: files,
    restaurants: restaurants.map((restaurant) => {
      const ordering = orderings.find(({ restaurantId }) => restaurantId === restaurant.id)
      return { id: restaurant.id, file: fileOf(restaurant, ordering, now) }
    }),
    vouchers: vouchers.map((voucher) => ({ ...voucher, restaurants: voucher.restaurants?.map(keyOf) ?? null })),
    owners: owners.map(({ restaurantId, ...owner }): SampleOwner => ({ restaurant: keyOf(restaurantId), ...owner })),
    pauses: Object.fromEntries(paused),
  }
}

/** Not validated: tests seed values that no file may have. */
export function fileOf(seed: SeedRestaurant, ordering: SeedOrdering | undefined, now: Date): RestaurantFile {
  const today = localDateOf(now)
  const { phone, email, website } = seed
  return {
    key: `test-${seed.id}`,
    tenant: seed.homeTenant,
    city: seed.city,
    name: seed.name,
    lead: seed.lead,
    description: seed.description,
    priceLevel: seed.priceLevel,
    pricePerPersonGrosze: null,
    cuisines: seed.cuisines as RestaurantFile['cuisines'],
    orderCuisines: seed.orderCuisines as RestaurantFile['orderCuisines'],
    products: seed.products,
    address: { street: seed.street, house: seed.house, postalCode: seed.postalCode, lat: seed.lat, lng: seed.lng },
    contact: { phone, email, website },
    trader: { ...seed.trader, email, phone },
    embedOrigins: [...(website ? [new URL(website).origin] : []), 'http://strona.localhost:*'],
    hostSetsPrices: false,
    notices: NOTICES_AT_FIRST,
    pictures: seed.pictures.map(({ key, alt }) => ({ file: `${key}.avif`, alt })),
    hours: {
      week: seed.week,
      exceptions: seed.exceptions.map(({ on, ...day }) => ({ date: addDays(today, on), ...day })),
      kitchen: null,
      lastOrderMinutes: null,
      lastSeatingMinutes: null,
    },
    rooms: seed.areas.map(({ key, name }, i) => ({
      key,
      name,
      tables: seed.tables.flatMap(({ area, ...table }) => {
        const isKnown = seed.areas.some((one) => one.key === area)
        return area === key || (!isKnown && i === 0) ? [table] : []
      }),
    })),
    combinations: seed.combinations,
    reservations: {
      slotMinutes: seed.slotMinutes,
      stayMinutes: seed.stayMinutes,
      maxPartySize: 50,
      approveFrom: null,
      autoConfirmBefore: seed.autoConfirmBefore,
      rules: seed.customRules.flatMap(ruleOf),
    },
    orders: ordering ? ordersOf(seed, ordering) : null,
    menu: ordering ? menuOf(ordering, now) : null,
    vouchers: [],
  }
}

function ordersOf({ maxKmDistance: maxKm }: SeedRestaurant, ordering: SeedOrdering): RestaurantFile['orders'] {
  return {
    paymentMethods: ordering.paymentMethods,
    packagingGrosze: ordering.packagingPerOrderGrosze,
    preparationMinutes: ordering.preparationMinutes,
    slotMinutes: ordering.kitchen.slotMinutes,
    ordersPerSlot: ordering.kitchen.ordersPerSlot,
    scheduled: ordering.scheduled,
    delivery: maxKm === null ? null : { maxKm, zones: ordering.zones },
  }
}

function menuOf({ categories, discounts }: SeedOrdering, now: Date): NumberedMenu {
  const earlierOf = (prices: SeedProduct['prices']) =>
    prices.map(({ sinceDaysAgo, priceGrosze }) => ({
      since: new Date(now.getTime() - sinceDaysAgo * DAY_MS).toISOString(),
      priceGrosze,
      offeredGrosze: null,
      isAnnounced: false,
    }))
  return {
    discounts,
    categories: categories.map(({ products, ...category }) => ({
      ...category,
      products: products.map(({ prices, ...product }) => ({ ...product, earlierPrices: earlierOf(prices) })),
    })),
  }
}

/** An unknown key stays: no file can have one, but a database can. Contract C9. */
function ruleOf(rule: CustomRule): RestaurantFile['reservations']['rules'] {
  const known = fileRuleOf(rule)
  return known.length > 0 ? known : [rule as RestaurantFile['reservations']['rules'][number]]
}
