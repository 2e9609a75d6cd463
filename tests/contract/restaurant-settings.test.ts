/** @jest-environment ./tests/support/outside-environment.mjs */
import { sql } from 'drizzle-orm'
import { quoteSchema } from '@/lib/domain/ordering/cart/schema'
import type { CustomRule } from '@/lib/domain/restaurant/custom-rules/schema'
import type { SeedOrdering, SeedProduct, SeedRestaurant } from '@/tests/support/seed-data'
import { NEAR, orderRequest, pierogi, SERNIK } from '../support/order-fixture'
import { reservationRequest } from '../support/requests'
import { fixture, LAST_TABLE, LODKA, MANUAL } from '../support/seed-fixture'
import { FRIDAY_NOON, type Kit, openKit, openTestPostgres, parseAs } from '../support/upstream-kit'

/** Dishes beside those of the fixture, in the category of its desserts. */
const BEZA = 21
const KISIEL = 22
/** The box of `BEZA`. */
const CREAM = 201
const DESSERTS = 2

const CLOSES_AT_MIDNIGHT = Array.from({ length: 7 }, () => [{ open: '12:00', close: '00:00' }])

let kit: Kit
beforeAll(async () => {
  const restaurants = fixture.restaurants.map(withOwnSettings)
  const orderings = fixture.orderings?.map(withDesserts)
  kit = await openKit(openTestPostgres, {}, { ...fixture, restaurants, orderings })
})
beforeEach(() => kit.setNow(FRIDAY_NOON))
afterAll(() => kit.close())

function withOwnSettings(restaurant: SeedRestaurant): SeedRestaurant {
  if (restaurant.id === LODKA) return { ...restaurant, products: [...restaurant.products, 'robot_deliveries'] }
  return restaurant.id === MANUAL ? { ...restaurant, week: CLOSES_AT_MIDNIGHT, exceptions: [] } : restaurant
}

/** The desserts as one promotion, and one with a box to tick. */
function withDesserts(ordering: SeedOrdering): SeedOrdering {
  const [sernik] = ordering.categories.flatMap(({ products }) => products.filter(({ id }) => id === SERNIK))
  const dessert = (id: number, priceGrosze: number, own: Partial<SeedProduct> = {}) => ({
    ...(sernik as SeedProduct),
    id,
    name: `Deser ${id}`,
    priceGrosze,
    prices: [{ sinceDaysAgo: 200, priceGrosze }],
    ...own,
  })
  const cream = { id: 2001, name: 'Bita śmietana', priceGrosze: 300, available: true, default: false }
  const box = {
    id: CREAM,
    type: 'checkbox' as const,
    title: 'Bita śmietana',
    required: false,
    min: 0,
    max: 1,
    freeCount: 0,
    maxPerOption: 1,
    options: [{ ...cream, allergens: [], diets: null }],
  }
  const added = [dessert(BEZA, 3000, { questions: [box] }), dessert(KISIEL, 2000)]
  return {
    ...ordering,
    categories: ordering.categories.map((category) =>
      category.id === DESSERTS ? { ...category, products: [...category.products, ...added] } : category,
    ),
    discounts: ordering.discounts.map((one) => ({ ...one, scope: 'same-category' as const, targetId: DESSERTS })),
  }
}

const availability = async (id: number, from: string) =>
  (await kit.get(`/restaurants/${id}/availability?from=${from}&people=2`)).body[0]
const quote = async (products: unknown[]) => {
  const reply = await kit.send('POST', '/carts/quote', { restaurant_id: LODKA, delivery_type: 'takeout', products })
  expect(reply.status).toBe(200)
  return parseAs(quoteSchema, reply.body)
}
const order = (changes: Parameters<typeof orderRequest>[0]) => kit.send('POST', '/orders', orderRequest(changes))
const dish = (product_id: number, amount = 1, ...options: [option: number, amount: number][]) => ({
  product_id,
  amount,
  answers: options.length === 0 ? [] : [answerTo(CREAM, ...options)],
})
const answerTo = (question_id: number, ...options: [option: number, amount: number][]) => ({
  question_id,
  options: options.map(([option_id, amount]) => ({ option_id, amount })),
})
const setSummary = (id: number, path: string, value: unknown) =>
  kit.database.db.execute(
    sql`UPDATE restaurants SET summary = jsonb_set(summary, ${path}::text[], ${JSON.stringify(value)}::jsonb) WHERE id = ${id}`,
  )

describe('delivery by robot', () => {
  const byRobot = (payment_method: 'cash' | 'card_on_place' | 'card_online' | 'blik') =>
    order({ delivery_type: 'robot_delivery', customer: { address: NEAR }, payment_method, expected_total: 55.5 })

  it.each(['cash', 'card_on_place'] as const)('L236 %s is refused, at its field', async (method) => {
    const { status, body } = await byRobot(method)
    expect([status, body.error.code, body.error.fields]).toEqual([
      422,
      'online_payment_required',
      { payment_method: 'not_offered' },
    ])
  })

  it.each(['card_online', 'blik'] as const)('L236, L192 %s is accepted', async (method) => {
    const { status, body } = await byRobot(method)
    expect([status, body.delivery_type, body.payment.method]).toEqual([201, 'robot_delivery', method])
  })
})

describe('rules of weekdays', () => {
  const TEXT = 'Tego dnia prosimy o telefon.'
  const setRules = (...rules: CustomRule[]) => setSummary(LAST_TABLE, '{custom_rules}', rules)
  afterAll(() => setRules())

  it.each<[string, CustomRule, string[]]>([
    ['L137 isFri', { key: 'isFri' }, ['2026-12-04']],
    ['L138 isSat', { key: 'isSat' }, ['2026-12-05']],
    ['L139 isSun', { key: 'isSun' }, ['2026-12-06']],
    ['C9 isFri that is switched off', { key: 'isFri', value: false }, []],
    ['L136 one of two dates', { key: 'visitDate', values: ['2026-12-03', '2026-12-05'] }, ['2026-12-03', '2026-12-05']],
  ])('%s closes the days of the visit that it names, and no others', async (_, rule, days) => {
    await setRules({ ...rule, text: TEXT, disableBook: true })
    for (const day of ['2026-12-03', '2026-12-04', '2026-12-05', '2026-12-06']) {
      const { state, notices } = await availability(LAST_TABLE, `${day} 18:00`)
      const isClosed = days.includes(day)
      expect([day, state]).toEqual([day, isClosed ? 'rule' : 'available'])
      expect(notices).toEqual(isClosed ? [{ kind: 'rule', text: TEXT }] : [])
      const booking = { restaurant_id: LAST_TABLE, reserved_on: `${day} 18:00:00` }
      if (!isClosed) continue
      const { status, body } = await kit.send('POST', '/reservations', reservationRequest(booking))
      expect([status, body.error.code, body.error.message]).toEqual([422, 'rule_disabled', TEXT])
    }
  })

  it.each([
    ['L137 isFri', 'isFri', '2026-11-28 18:00:00', 201],
    ['L138 isSat', 'isSat', '2026-11-28 18:00:00', 422],
  ])('%s for orders counts on the day of delivery', async (_, key, deliveryAt, expected) => {
    await setRules({ key, text: 'Nie wozimy.', disableOrder: true })
    const { status, body } = await order({ restaurant_id: LAST_TABLE, customer: { deliveryAt } })
    expect([status, body.error?.code]).toEqual([expected, expected === 422 ? 'rule_disabled' : undefined])
  })
})

describe('L113 allowOrders is false', () => {
  beforeAll(() => setSummary(LODKA, '{config,orders,allowOrders}', false))
  afterAll(() => setSummary(LODKA, '{config,orders,allowOrders}', true))

  it('an order is refused, a quote says so, and the menu stays', async () => {
    const { status, body } = await order({})
    expect([status, body.error.code]).toEqual([409, 'orders_disabled'])
    const { price, refusals } = await quote([pierogi(2)])
    expect([price, refusals[0]]).toEqual([48, 'orders_disabled'])
    expect((await kit.get(`/restaurants/${LODKA}/menu`)).body.categories).toHaveLength(3)
  })

  it('the restaurant offers no delivery type, and takes reservations as before', async () => {
    const { body } = await kit.get(`/restaurants/${LODKA}`)
    expect([body.config.orders.allowOrders, body.ordering.delivery_types]).toEqual([false, []])
    expect((await kit.send('POST', '/reservations', reservationRequest())).status).toBe(201)
  })
})

describe('hours', () => {
  it.each([
    ['on a Thursday', '2026-11-26', '19:00', 'too_soon'],
    ['on a Thursday', '2026-11-26', '19:30', 'available'],
    ['on a Friday', '2026-11-27', '19:00', 'too_soon'],
    ['on a Friday', '2026-11-27', '19:30', 'available'],
  ])('L225 without auto_confirm_before, %s %s at 17:30: %s is %s', async (_, day, time, state) => {
    kit.setNow(new Date(`${day}T17:30:00+01:00`))
    expect((await availability(MANUAL, `${day} ${time}`)).state).toBe(state)
    const booking = { restaurant_id: MANUAL, reserved_on: `${day} ${time}:00` }
    const { status, body } = await kit.send('POST', '/reservations', reservationRequest(booking))
    expect([status, body.error?.code ?? body.status]).toEqual(
      state === 'available' ? [201, 'pending'] : [422, 'too_soon'],
    )
  })

  it('L246 a restaurant that closes at 0 is open until 24, seats up to an hour before, and says so', async () => {
    kit.setNow(new Date('2026-11-27T10:00:00+01:00'))
    const { slots, notices, seating_hours } = await availability(MANUAL, '2026-11-28 22:30')
    const stateAt = (time: string) => slots.find((slot: { time: string }) => slot.time === time)?.state
    expect([stateAt('23:00'), stateAt('23:15')]).toEqual(['available', 'closed'])
    expect(seating_hours).toEqual([{ from: '12:00', to: '23:00' }])
    expect(notices[0]).toMatchObject({ kind: 'closed_now', text: expect.stringContaining('godziny pracy to 12–24.') })
  })
})

describe('questions and promotions of a menu', () => {
  it('L185 a promotion of a category pools its dishes: 30 and 20 zł are 10 zł less', async () => {
    const { price, breakdown } = await quote([dish(BEZA), dish(KISIEL)])
    expect([breakdown.products, breakdown.promotions, price]).toEqual([50, 10, 40])
    const products = [dish(BEZA), dish(KISIEL)]
    const { status, body } = await order({ products, expected_total: 42.5 })
    expect([status, body.breakdown?.promotions, body.price]).toEqual([201, 10, 40])
  })

  it('L185 one dish of the category alone, and dishes of another, cost what they cost', async () => {
    expect((await quote([dish(BEZA)])).breakdown.promotions).toBe(0)
    expect((await quote([dish(KISIEL), pierogi(2)])).breakdown.promotions).toBe(0)
  })

  it.each([
    ['L188 a ticked box', dish(BEZA, 1, [2001, 1]), 33, undefined],
    ['L188 a box left alone', dish(BEZA), 30, undefined],
    ['L188 a box ticked twice', dish(BEZA, 1, [2001, 2]), 36, { 'products.0.answers.201': 'too_many' }],
    ['L187 one radio', withAnswers(answerTo(101, [1002, 1])), 32, undefined],
    [
      'L187 a second radio beside the first',
      withAnswers(answerTo(101, [1001, 1], [1002, 1])),
      32,
      { 'products.0.answers.101': 'too_many' },
    ],
    ['L187 no radio where one is required', withAnswers(), 24, { 'products.0.answers.101': 'required' }],
    [
      'L186 several options, the cheapest one free',
      withAnswers(answerTo(101, [1001, 1]), answerTo(102, [1003, 1], [1004, 2])),
      30,
      undefined,
    ],
    [
      'L186 more than the maximum',
      withAnswers(answerTo(101, [1001, 1]), answerTo(102, [1003, 2], [1004, 2])),
      32,
      { 'products.0.answers.102': 'too_many' },
    ],
  ])('%s', async (_, product, price, fields) => {
    const quoted = await quote([product])
    expect([quoted.price, quoted.refusals]).toEqual([price, fields ? ['answers_invalid'] : []])
    const { status, body } = await order({ products: [product], expected_total: quoted.total })
    expect([status, body.error?.code, body.error?.fields]).toEqual(
      fields ? [422, 'answers_invalid', fields] : [201, undefined, undefined],
    )
  })

  function withAnswers(...answers: ReturnType<typeof answerTo>[]) {
    return { ...pierogi(), answers }
  }
})
