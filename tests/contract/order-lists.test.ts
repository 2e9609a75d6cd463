/** @jest-environment ./tests/support/outside-environment.mjs */
import { distanceSchema } from '@/lib/domain/ordering/delivery/schema'
import { orderingRestaurantListSchema, restaurantWithOrderingSchema } from '@/lib/domain/ordering/order/schema'
import { BETWEEN, FARTHER, NEAR } from '../support/order-fixture'
import { LODKA, MANUAL } from '../support/seed-fixture'
import { databases, parseAs, sharedKit } from '../support/upstream-kit'

const MONEY = { delivery_cost: 5, free_from: 100, min_cart: 30, packaging: 0.5 }

describe.each(databases)('lists for ordering on %s', (_, open) => {
  const kit = sharedKit(open)

  const list = async (query = '') =>
    parseAs(orderingRestaurantListSchema, (await kit.get(`/restaurants?product=orders${query}`)).body).items

  it('each row contains its ordering state', async () => {
    const [first] = await list()
    expect(first!.ordering).toMatchObject({
      ...MONEY,
      delivery_types: ['delivery', 'contactless_delivery', 'takeout'],
      prep_minutes: 20,
      scheduled: { lead_minutes: 60, step_minutes: 15, days_ahead: 3 },
      eta_min: 30,
      eta_max: 60,
      diets: ['vegetarian'],
      promotion: { name: 'Sernik', buy: 1, get: 1, percent: 50, days: null, hours: null, delivery_types: null },
    })
    expect([first!.distance, first!.dishes]).toEqual([null, []])
  })

  it('L273 C5 GET /restaurants/{id}/distance returns the same for one restaurant, and the reason for a distant address', async () => {
    const ask = async (lng: number, lat: number) =>
      (await kit.get(`/restaurants/${LODKA}/distance?lng=${lng}&lat=${lat}`)).body
    expect(await ask(NEAR.lng, NEAR.lat)).toMatchObject({ distance_km: 0.61, deliverable: true, delivery_cost: 5 })
    expect(await ask(23.5, 51.9)).toMatchObject({ deliverable: false, reason: 'too_far' })
  })

  it('C5 an address brings distance, zone and costs', async () => {
    const [near] = (await list(`&lat=${NEAR.lat}&lng=${NEAR.lng}`)).map(({ distance }) => distance)
    expect(near).toMatchObject({ distance_km: 0.61, deliverable: true, zone: 'Śródmieście', delivery_cost: 5 })
  })

  it.each([
    ['zurek', ['Żurek']],
    ['pierogi rus', ['Pierogi ruskie']],
    ['lodka', []],
  ])('a dish is found without Polish letters: %s', async (q, dishes) => {
    expect((await list(`&q=${q}`)).find(({ id }) => id === LODKA)!.dishes).toEqual(dishes)
  })

  it('an unknown dish finds nothing; lists for reservations carry no ordering', async () => {
    expect(await list('&q=ostrygi')).toEqual([])
    const { items } = (await kit.get('/restaurants?product=reservations&q=zurek')).body
    expect(items).toEqual([])
    expect((await kit.get('/restaurants?product=reservations')).body.items[0].ordering).toBeUndefined()
  })

  it('GET /restaurants/{id} carries it, null where no orders are accepted', async () => {
    const one = async (id: number) => parseAs(restaurantWithOrderingSchema, (await kit.get(`/restaurants/${id}`)).body)
    expect((await one(LODKA)).ordering).toMatchObject(MONEY)
    expect((await one(MANUAL)).ordering).toBeNull()
  })

  it.each([
    ['the inner zone', NEAR, { zone: 'Śródmieście', delivery_cost: 5, min_cart: 30, free_from: 100, eta_max: 45 }],
    ['the outer zone', FARTHER, { zone: 'Dalej', delivery_cost: 9, min_cart: 40, free_from: null, eta_max: 60 }],
    [
      'between reach and zones',
      BETWEEN,
      { zone: null, deliverable: false, reason: 'outside_zone', delivery_cost: null },
    ],
  ])('C5 distance to %s', async (_name, { lat, lng }, expected) => {
    const { body } = await kit.get(`/restaurants/${LODKA}/distance?lng=${lng}&lat=${lat}`)
    expect(parseAs(distanceSchema, body)).toMatchObject(expected)
  })
})
