import { NEAR, PIEROGI, pierogi, ZUREK } from '../support/order-fixture'
import { minuteOf } from './agenda'
import { count, type Evening, type OrderEnd } from './evening'
import { RESTAURANT } from './restaurant'
import { expectStatus } from './wire'

/** Kinds of orders, with their number. */
const KINDS = {
  normal: 48,
  taken_back: 4,
  declined: 6,
  declined_paid: 5,
  /** No answer: the timer ends it. */
  ignored: 2,
  diner_cancels: 4,
  house_cancels: 2,
  /** The bank declines, then pays. */
  pays_twice: 3,
  never_paid: 2,
  /** The bank's notice is lost, or comes twice. */
  lost_notice: 2,
  double_notice: 1,
  /** Paid while the kitchen is paused. */
  paid_into_pause: 1,
} as const
type Kind = keyof typeof KINDS
export const ORDERS = Object.values(KINDS).reduce((sum, n) => sum + n, 0)

export const BUSY = { from: minuteOf('18:30'), until: minuteOf('19:15'), minutes: 20 }
export const PAUSE = { from: minuteOf('19:30'), until: minuteOf('19:50') }
export const SOLD_OUT_FROM = minuteOf('20:00')
const BLIK: Partial<Record<Kind, string>> = {
  pays_twice: '111111',
  never_paid: '222222',
  double_notice: '444444',
  lost_notice: '555555',
}
const ONLINE: readonly Kind[] = [
  'declined_paid',
  'paid_into_pause',
  'pays_twice',
  'never_paid',
  'lost_notice',
  'double_notice',
]

interface Diner {
  n: number
  kind: Kind
  deliveryType: 'takeout' | 'delivery'
  method: 'cash' | 'card_on_place' | 'blik' | 'card_online'
  portions: number
  later: boolean
}

/** Adds 80 orders to the agenda, and the kitchen's reactions to its load. */
export function planOrders(evening: Evening): void {
  const { agenda, random } = evening
  const kinds = Object.entries(KINDS).flatMap(([kind, n]) => Array<Kind>(n).fill(kind as Kind))
  for (const [n, kind] of kinds.entries()) {
    const isOnline = ONLINE.includes(kind)
    const method = BLIK[kind] ? 'blik' : kind === 'paid_into_pause' ? 'card_online' : null
    const diner: Diner = {
      n,
      kind,
      deliveryType: random.one(['takeout', 'delivery', 'delivery']),
      method:
        method ?? random.one(isOnline ? ['blik', 'card_online'] : ['cash', 'card_on_place', 'blik', 'card_online']),
      portions: random.whole(2, 4),
      later: kind === 'normal' && n % 8 === 0,
    }
    const at = kind === 'paid_into_pause' ? PAUSE.from - 2 : minuteOf('16:30') + random.whole(0, 300)
    agenda.at(at, () => order(evening, diner))
  }
  planKitchenLoad(evening)
}

function planKitchenLoad(evening: Evening): void {
  const { agenda, crew, instant, record } = evening
  const { owner, cook } = crew
  const seen = async () => (await expectStatus(cook.call('GET', `/panel/${RESTAURANT}/board`), 200)).orders_paused
  const load = async (who: typeof owner, body: object) => {
    await expectStatus(
      who.call('PUT', `/panel/${RESTAURANT}/kitchen-load`, { seen: await seen(), kitchen_load: body }),
      200,
    )
    record.actions.push({ personId: who.id, action: 'set_pace' })
  }
  agenda.at(BUSY.from, () => load(cook, { kind: 'busy', minutes: BUSY.minutes, until: instant(BUSY.until) }))
  agenda.at(PAUSE.from, () => load(owner, { kind: 'paused', reason: 'technical', until: instant(PAUSE.until) }))
  agenda.at(SOLD_OUT_FROM, async () => {
    const body = { product_id: PIEROGI, for: 'closing' }
    await expectStatus(cook.call('PUT', `/panel/${RESTAURANT}/sold-out`, body), 200)
    record.actions.push({ personId: cook.id, action: 'set_sold_out' })
  })
  agenda.at(minuteOf('21:00'), async () => {
    await expectStatus(cook.call('PUT', `/panel/${RESTAURANT}/kitchen-limit`, { orders_per_quarter: 5 }), 200)
    record.actions.push({ personId: cook.id, action: 'set_kitchen_limit' })
  })
}

/**
 * Prices the cart and sends it; an order refused for now is tried again in some minutes, a sold-out dish is replaced.
 */
async function order(evening: Evening, diner: Diner, soup = false): Promise<void> {
  const { wire, agenda, wall } = evening
  const later = diner.later ? wall(Math.ceil((evening.minute() + 75) / 15) * 15) : 'ASAP'
  const cart = {
    restaurant_id: RESTAURANT,
    delivery_type: diner.deliveryType,
    products: soup ? [{ product_id: ZUREK, amount: diner.portions, answers: [] }] : [pierogi(diner.portions)],
    ...(diner.deliveryType === 'delivery' && { address: NEAR }),
  }
  const quote = await expectStatus(wire.call('POST', '/carts/quote', cart), 200)
  const { address: _, ...rest } = cart
  const body = {
    ...rest,
    payment_method: diner.method,
    source: 'web_app',
    customer: {
      customer_firstname: 'Anna',
      customer_lastname: 'Nowak',
      phone: `+48700${String(300_000 + diner.n)}`,
      email: `zamowienie-${diner.n}@przyklad.pl`,
      deliveryAt: later,
      ...(diner.deliveryType === 'delivery' && { address: NEAR }),
    },
    ...(diner.method === 'blik' && { blik_code: BLIK[diner.kind] ?? '777123' }),
    sms_marketing: false,
    email_marketing: false,
    expected_total: quote.total,
    accept_terms: true,
  }
  const answer = await wire.call('POST', '/orders', body)
  if (answer.status === 201) return placed(evening, diner, answer.body)
  const { code } = answer.body.error
  count(evening, `orders refused: ${code}`)
  if (code === 'product_unavailable' && !soup) return order(evening, diner, true)
  if (!['paused', 'no_capacity', 'unavailable_slot'].includes(code))
    throw new Error(`no order: ${JSON.stringify(answer.body)}`)
  agenda.at(evening.minute() + 6, () => order(evening, diner, soup))
}

async function placed(evening: Evening, diner: Diner, { id, number }: { id: string; number: string }) {
  const { agenda, wire } = evening
  const { kind, method } = diner
  count(evening, `order ${kind}`)
  const now = evening.minute()
  // A diner at the bank when the kitchen pauses pays for nothing.
  const paysAt = kind === 'paid_into_pause' ? PAUSE.from + 4 : now + 2
  if (method === 'card_online') await openPage(evening, id, paysAt)
  if (kind === 'pays_twice') {
    agenda.at(now + 3, async () => {
      const again = { payment_method: 'blik', blik_code: '777321' }
      await expectStatus(wire.call('POST', `/orders/${id}/payments`, again), 200)
    })
  }
  const ends = (end: OrderEnd) => void evening.record.orders.set(id, end)
  const whenWaiting = (act: () => Promise<void>) => agenda.at(now + 3, () => untilWaiting(evening, id, act))
  const then: Record<Kind, () => void> = {
    normal: cooked,
    taken_back: () => {
      ends('delivered')
      whenWaiting(async () => {
        await step(evening, number, { step: 'decline', reason: 'other' })
        await step(evening, number, { step: 'take_back' })
        await cook(evening, number, diner)
      })
    },
    declined: () => {
      ends('declined')
      whenWaiting(() => step(evening, number, { step: 'decline', reason: 'too_busy' }))
    },
    declined_paid: () => {
      ends('declined')
      whenWaiting(() => step(evening, number, { step: 'decline', reason: 'item_unavailable' }, 'owner'))
    },
    ignored: () => ends('cancelled'),
    diner_cancels: () => {
      ends('cancelled')
      agenda.at(now + 1, async () => void (await expectStatus(wire.call('POST', `/orders/${id}/cancel`), 200)))
    },
    house_cancels: () => {
      ends('cancelled')
      whenWaiting(async () => {
        await step(evening, number, { step: 'accept', ready_in_minutes: 30 })
        agenda.at(evening.minute() + 6, () =>
          step(evening, number, { step: 'cancel', reason: 'Awaria pieca' }, 'owner'),
        )
      })
    },
    pays_twice: cooked,
    never_paid: () => ends('cancelled'),
    lost_notice: cooked,
    double_notice: cooked,
    paid_into_pause: () => ends('cancelled'),
  }
  then[kind]()

  function cooked() {
    ends('delivered')
    whenWaiting(() => cook(evening, number, diner))
  }
}

/** Opens the bank's page, and pays there at that minute. */
async function openPage({ agenda, wire }: Evening, id: string, minute: number): Promise<void> {
  const begun = await expectStatus(wire.call('POST', `/orders/${id}/payments`, { payment_method: 'card_online' }), 200)
  const { pathname } = new URL(begun.payment.next.url, 'http://localhost')
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  agenda.at(minute, async () => void (await expectStatus(wire.call('POST', pathname, 'choice=approve', form), 303)))
}

/** Runs `act` as soon as the order waits for the restaurant: paid, where it is paid online. */
async function untilWaiting(evening: Evening, id: string, act: () => Promise<void>, tries = 0): Promise<void> {
  const { status } = await expectStatus(evening.wire.call('GET', `/orders/${id}`), 200)
  if (status === 'pending') return act()
  if (status !== 'new' || tries > 12) return void evening.record.complaints.push(`an order to cook is ${status}`)
  evening.agenda.at(evening.minute() + 1, () => untilWaiting(evening, id, act, tries + 1))
}

async function cook(evening: Evening, number: string, { deliveryType, later }: Diner): Promise<void> {
  const { agenda, random } = evening
  const minutes = random.one([20, 25, 30])
  await step(evening, number, later ? { step: 'accept' } : { step: 'accept', ready_in_minutes: minutes })
  const ready = evening.minute() + minutes
  agenda.at(ready, () => step(evening, number, { step: 'ready' }))
  agenda.at(ready + 6, () => step(evening, number, { step: 'hand_over' }))
  if (deliveryType !== 'takeout') agenda.at(ready + 26, () => step(evening, number, { step: 'deliver' }))
}

async function step(
  { crew, record }: Evening,
  number: string,
  body: { step: string; [field: string]: unknown },
  who: 'cook' | 'owner' = 'cook',
) {
  const answer = await crew[who].step('orders', number, body)
  if (answer.status !== 200)
    record.complaints.push(`${body.step} of an order: ${answer.status} ${JSON.stringify(answer.body?.error)}`)
}
