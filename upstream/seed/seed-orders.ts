import { addMinutes } from 'date-fns/addMinutes'
import { subMinutes } from 'date-fns/subMinutes'
import type { NumberedProduct } from '@/lib/domain/restaurant/file/menu-schema'
import { numberMenu } from '@/lib/domain/restaurant/file/number-menu'
import type { Db } from '@/upstream/db/database'
import { orderLines, orders, payments } from '@/upstream/db/order-schema'
import { newOrderId } from '@/upstream/reservations/code'
import type { SampleRestaurant } from './sample-schema'

const DAYS = 30
const MAX_LINES = 3
/** Between 12:00 and 20:00 UTC every sample restaurant is open or closed for a reason. */
const FIRST_MINUTE = 12 * 60
const MINUTES = 8 * 60
const ROWS_AT_ONCE = 500

type OrderRow = typeof orders.$inferInsert
type LineRow = typeof orderLines.$inferInsert

/**
 * A month of collected orders at each sample restaurant that sells dishes without questions: 20 to 60, paid on the
 * spot, without a diner. They determine the popular dishes, and fill the report of a day. Each restaurant always gets
 * the same orders.
 */
export async function seedOrders(tx: Db, restaurants: SampleRestaurant[], now: Date): Promise<void> {
  const made = restaurants.flatMap((restaurant) => monthOf(restaurant, now))
  for (let from = 0; from < made.length; from += ROWS_AT_ONCE) {
    const chunk = made.slice(from, from + ROWS_AT_ONCE)
    await tx.insert(orders).values(chunk.map(({ order }) => order))
    await tx.insert(orderLines).values(chunk.flatMap(({ lines }) => lines))
    await tx.insert(payments).values(
      chunk.map(({ order: { id, totalGrosze } }) => ({
        orderId: id,
        status: 'new' as const,
        amountGrosze: totalGrosze,
      })),
    )
  }
}

function monthOf({ id, file }: SampleRestaurant, now: Date): { order: OrderRow; lines: LineRow[] }[] {
  const { menu, orders: terms, tenant } = file
  if (!menu || !terms) return []
  const dishes = numberMenu(menu, null)
    .categories.flatMap(({ products }) => products)
    .filter(({ available, questions }) => available && questions.length === 0)
  if (dishes.length === 0) return []
  const { packagingGrosze, preparationMinutes } = terms
  const next = numbersFrom(id)
  const count = 20 + Math.floor(next() * 41)
  return Array.from({ length: count }, () => {
    const chosen = new Set(Array.from({ length: 1 + Math.floor(next() * MAX_LINES) }, () => dishOf(dishes, next())))
    const daysAgo = 1 + Math.floor(next() * (DAYS - 2))
    const at = new Date(now.getTime() - daysAgo * 86_400_000)
    at.setUTCHours(0, FIRST_MINUTE + Math.floor(next() * MINUTES), 0, 0)
    return orderOf(
      { restaurantId: id, tenant, packagingPerOrderGrosze: packagingGrosze, preparationMinutes },
      { at, lines: [...chosen].map((dish) => ({ dish, amount: next() < 0.2 ? 2 : 1 })) },
    )
  })
}

/** The first dishes of a menu are ordered more often than the last. */
function dishOf(dishes: NumberedProduct[], number: number): NumberedProduct {
  return dishes[Math.floor(dishes.length * number ** 2)] as NumberedProduct
}

type Kitchen = { restaurantId: number; tenant: string; packagingPerOrderGrosze: number; preparationMinutes: number }

function orderOf(
  { restaurantId, tenant, packagingPerOrderGrosze, preparationMinutes }: Kitchen,
  { at, lines }: { at: Date; lines: { dish: NumberedProduct; amount: number }[] },
): { order: OrderRow; lines: LineRow[] } {
  const id = newOrderId()
  const sum = (price: (dish: NumberedProduct) => number) =>
    lines.reduce((total, { dish, amount }) => total + price(dish) * amount, 0)
  const productsGrosze = sum(({ priceGrosze }) => priceGrosze)
  const packagingGrosze = packagingPerOrderGrosze + sum((dish) => dish.packagingGrosze)
  const depositsGrosze = sum(({ depositGrosze }) => depositGrosze)
  const readyAt = addMinutes(at, preparationMinutes)
  const order: OrderRow = {
    id,
    tenant,
    restaurantId,
    status: 'delivered',
    deliveryType: 'takeout',
    paymentMethod: 'card_on_place',
    deliveryAt: 'ASAP',
    wantedAt: null,
    kitchenSlotAt: subMinutes(readyAt, preparationMinutes),
    travelMinMinutes: 0,
    travelMaxMinutes: 0,
    etaFrom: readyAt,
    etaTo: addMinutes(readyAt, 10),
    readyAt,
    productsGrosze,
    promotionsGrosze: 0,
    voucherGrosze: 0,
    packagingGrosze,
    depositsGrosze,
    deliveryGrosze: 0,
    tipGrosze: 0,
    totalGrosze: productsGrosze + packagingGrosze + depositsGrosze,
    customerFirstname: '',
    customerLastname: '',
    phone: '',
    email: '',
    address: null,
    notes: '',
    source: '',
    appName: 'web_app',
    smsMarketing: false,
    emailMarketing: false,
    termsAcceptedAt: at,
    createdAt: at,
    alertedAt: at,
    endedBy: 'restaurant',
    // The order has no diner, so there is nothing to erase.
    anonymizedAt: at,
  }
  return {
    order,
    lines: lines.map(({ dish, amount }, index) => ({
      orderId: id,
      lineNo: index + 1,
      productId: dish.id,
      name: dish.name,
      amount,
      unitGrosze: dish.priceGrosze,
      lineGrosze: dish.priceGrosze * amount,
      promotionGrosze: 0,
      answers: [],
      choices: [],
      note: '',
    })),
  }
}

/** The same numbers in [0, 1) for the same seed (Lehmer's generator with the multiplier of MINSTD). */
function numbersFrom(seed: number): () => number {
  const modulus = 2 ** 31 - 1
  let state = (seed * 7919) % modulus || 1
  return () => {
    state = (state * 48_271) % modulus
    return state / modulus
  }
}
