/** @jest-environment ./tests/support/outside-environment.mjs */

import { quoteSchema } from '@/lib/domain/ordering/cart/schema'
import fc from '@/tests/support/fast-check'
import { BETWEEN, FAR, FARTHER, NEAR, orderRequest, pierogi } from '../support/order-fixture'
import { LODKA } from '../support/seed-fixture'
import { openTestPostgres, parseAs, sharedKit } from '../support/upstream-kit'

const RUNS = 60
const restaurant = { lat: 51.2487, lng: 22.5696 }
const honest = [
  NEAR,
  FARTHER,
  BETWEEN,
  FAR,
  ...[1, 8, 51, 52, 53, 101, 555].map((n) => addressOf('Koncertowa', String(n))),
  ...[1, 20, 21, 40, 60, 61, 101, 555].map((n) => addressOf('Graniczna', String(n))),
]
/** An address with the coordinates that a forger would choose. */
const forged = fc.oneof(
  fc.constant(restaurant),
  fc.record({
    lat: fc.double({ min: 51.24, max: 51.26, noNaN: true }),
    lng: fc.double({ min: 22.55, max: 22.59, noNaN: true }),
  }),
  fc.constant({ lat: 51.8406, lng: 16.575 }),
  fc.constant({ lat: restaurant.lng, lng: restaurant.lat }),
  fc.constant({ lat: 0, lng: 0 }),
  fc.constant({ lat: -0, lng: 180 }),
  fc.constant({ lat: 90, lng: 5e-324 }),
  fc.constant({}),
)

function addressOf(street: string, house: string) {
  return { address: `${street} ${house}, Lublin`, street, house, city: 'Lublin' }
}

const kit = sharedKit(openTestPostgres)

async function quoted(address: object) {
  const body = { restaurant_id: LODKA, delivery_type: 'delivery', products: [pierogi(2)], address }
  const reply = await kit.send('POST', '/carts/quote', body)
  expect(reply.status).toBe(200)
  const { delivery_cost, min_cart, refusals, total } = parseAs(quoteSchema, reply.body)
  return { delivery_cost, min_cart, refusals, total }
}

it('B3 where the source knows the street, forged coordinates change neither fee, minimum nor reach', async () => {
  const truth = new Map<object, Awaited<ReturnType<typeof quoted>>>()
  for (const address of honest) truth.set(address, await quoted({ ...address, lat: undefined, lng: undefined }))
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...honest), forged, async (address, place) => {
      expect(await quoted({ ...address, lat: undefined, lng: undefined, ...place })).toEqual(truth.get(address))
    }),
    { seed: 29, numRuns: RUNS },
  )
})

it('B3 an order with forged coordinates costs the same as an honest one, or is refused like it', async () => {
  const send = async (address: object, expected_total: number, id: string) => {
    const body = { ...orderRequest({ delivery_type: 'delivery', expected_total }), products: [pierogi(2)] }
    const request = { ...body, customer: { ...body.customer, address } }
    const { status, body: answer } = await kit.send('POST', '/orders', request, { 'idempotency-key': id })
    return { status, code: answer.error?.code ?? null, total: answer.total ?? null }
  }
  for (const [i, address] of honest.entries()) {
    const { lat: _, lng: __, ...said } = { lat: 0, lng: 0, ...address }
    const { total } = await quoted(said)
    const right = await send(said, total, `honest-${i}`)
    expect(await send({ ...said, ...restaurant }, total, `forged-${i}`)).toEqual(right)
    // The price of the address next to the restaurant is too low for a more distant one.
    const cheapest = (await quoted(addressOf('Grodzka', '12'))).total
    if (cheapest !== total)
      expect((await send({ ...said, ...restaurant }, cheapest, `cheap-${i}`)).status).not.toBe(201)
  }
})
