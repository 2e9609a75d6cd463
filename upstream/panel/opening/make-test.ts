import { eq } from 'drizzle-orm'
import { groszeToWire } from '@/lib/domain/money'
import { ASAP } from '@/lib/domain/ordering/availability/placement'
import { linesToWire } from '@/lib/domain/ordering/cart/lines-wire'
import type { Opening, TestKind } from '@/lib/domain/panel/opening/opening-schema'
import { testCarts } from '@/lib/domain/panel/opening/test-cart'
import { firstTestVisit } from '@/lib/domain/panel/opening/test-visit'
import type { TenantConfig } from '@/lib/domain/tenant/schema'
import { localDateOf } from '@/lib/domain/time/time'
import type { AppName } from '@/lib/domain/wire'
import { TEST_WORDS } from '@/messages/content/test-words'
import type { Requester } from '@/upstream/caps/requester'
import type { Db } from '@/upstream/db/database'
import { done, type Outcome, refused } from '@/upstream/db/outcome'
import { reservations } from '@/upstream/db/schema'
import { findStoredOrderingRestaurant } from '@/upstream/menus/ordering-restaurant'
import { countsForTests, createOrder } from '@/upstream/orders/create-order'
import { priceOrder } from '@/upstream/orders/price-order'
import type { PanelCaller } from '@/upstream/panel/accounts/panel-caller'
import { recordAction } from '@/upstream/panel/accounts/staff-audit'
import { createReservation } from '@/upstream/reservations/create-reservation'
import { lockTables } from '@/upstream/reservations/occupy-tables'
import { loadRestaurantAvailability } from '@/upstream/restaurants/load-restaurant-availability'
import { loadOpening } from './load-opening'

interface Maker extends PanelCaller {
  tenant: string
  tenantConfig: TenantConfig
  appName: AppName
  /** Without a network: the restaurant's own tests count against no limit. */
  requester: Requester
}

/**
 * Makes a test order or a test reservation by the same code as diners' ones. One of a kind at a time: 409
 * `test_under_way`; 409 `not_ready` while a need is missing, `nothing_to_test` where no dish can be ordered or no
 * table is free. Contract C33.
 */
export async function makeTest(tx: Db, kind: TestKind, maker: Maker, now: Date): Promise<Outcome<Opening>> {
  const { restaurantId, actor } = maker
  await lockTables(tx, restaurantId, now)
  const { tests } = await loadOpening(tx, restaurantId, now)
  const test = tests.find((one) => one.kind === kind)
  if (!test) return refused(409, 'nothing_to_test')
  if (test.lacks.length > 0) {
    return refused(409, 'not_ready', { fields: Object.fromEntries(test.lacks.map((need) => [need, 'missing'])) })
  }
  if (test.open) return refused(409, 'test_under_way')
  const made = kind === 'order' ? await makeOrder(tx, maker, now) : await makeReservation(tx, maker, now)
  if (!made.ok) return made
  const action = kind === 'order' ? 'made_test_order' : 'made_test_reservation'
  await recordAction(tx, actor, { at: now, restaurantId, action, subject: made.value })
  return done(await loadOpening(tx, restaurantId, now))
}

/** The number of a takeout order of the first available dish, paid at the restaurant. */
async function makeOrder(tx: Db, { restaurantId, ...maker }: Maker, now: Date): Promise<Outcome<number>> {
  const orderingRestaurant = await findStoredOrderingRestaurant(tx, null, restaurantId, now)
  if (!orderingRestaurant) return refused(409, 'nothing_to_test')
  const terms = {
    deliveryType: 'takeout',
    deliveryAt: ASAP,
    deliveryAnswer: null,
    tipGrosze: 0,
    voucher: null,
  } as const
  const priced = testCarts(orderingRestaurant.menu)
    .map((lines) => ({ lines, cart: priceOrder({ orderingRestaurant, lines, ...terms }, now).cart }))
    .find(({ cart }) => !cart.refusals.some(countsForTests))
  if (!priced) return refused(409, 'nothing_to_test')
  const request = {
    restaurant_id: restaurantId,
    delivery_type: terms.deliveryType,
    payment_method: 'cash' as const,
    source: 'panel',
    customer: {
      customer_firstname: TEST_WORDS.name,
      customer_lastname: '',
      phone: orderingRestaurant.contact.phone,
      email: '',
      deliveryAt: terms.deliveryAt,
    },
    products: linesToWire(priced.lines),
    notes: TEST_WORDS.notes,
    sms_marketing: false,
    email_marketing: false,
    expected_total: groszeToWire(priced.cart.totalGrosze),
    accept_terms: true as const,
  }
  const { tenant, tenantConfig, appName, requester } = maker
  const deliveryAddress = { located: null, refusal: null }
  const caller = { tenant, tenantConfig, appName, client: null, requester, now, deliveryAddress, isTest: true }
  const made = await createOrder(tx, request, caller)
  return made.ok ? done(made.value.number) : made
}

/**
 * The id of a reservation at the first time with a free table for two, or for the smallest party that any table
 * takes.
 */
async function makeReservation(tx: Db, { restaurantId, tenant, appName }: Maker, now: Date): Promise<Outcome<number>> {
  const query = { tenant, ids: [restaurantId], date: localDateOf(now), now, isForStaff: true }
  const availability = (await loadRestaurantAvailability(tx, query)).get(restaurantId)
  const visit = availability ? firstTestVisit(availability, now) : null
  if (!visit) return refused(409, 'nothing_to_test')
  const request = {
    restaurant_id: restaurantId,
    reserved_on: visit.reservedOn,
    guests_number: visit.partySize,
    customer_name: TEST_WORDS.name,
    phone_number: '',
    email: '',
    notes_from_guest: TEST_WORDS.notes,
    source: 'panel',
    sms_marketing: false,
    email_marketing: false,
    extras: {},
  }
  const made = await createReservation(tx, request, {
    tenant,
    appName,
    now,
    counted: { offeredTo: null },
    isTest: true,
  })
  if (!made.ok) return made
  const [row] = await tx
    .select({ id: reservations.id })
    .from(reservations)
    .where(eq(reservations.code, made.value.code))
  if (!row) throw new Error('an inserted reservation came back without a row')
  return done(row.id)
}
