/** @jest-environment ./tests/support/outside-environment.mjs */
import { quoteSchema } from '@/lib/domain/ordering/cart/schema'
import { addressListSchema } from '@/lib/domain/ordering/delivery/schema'
import { orderSchema } from '@/lib/domain/ordering/order/schema'
import type { Geocode } from '@/upstream/addresses/geocoder'
import { GeocoderFailure } from '@/upstream/addresses/geocoder'
import { FAR, FARTHER, NEAR, orderRequest, pierogi } from '../support/order-fixture'
import { LODKA } from '../support/seed-fixture'
import { type Kit, openKit, openTestPostgres, PARTNER_TOKEN, parseAs } from '../support/upstream-kit'

let kit: Kit
let geocode: Geocode | null = null
const maps = { hasBrowserMaps: false, geocode: ((line, near) => geocode?.(line, near) ?? null) as Geocode }

beforeAll(async () => {
  kit = await openKit(openTestPostgres, { maps: { hasBrowserMaps: false, geocode: null } })
})
afterEach(() => {
  geocode = null
  maps.hasBrowserMaps = false
  Object.assign(kit.deps.maps ?? {}, { hasBrowserMaps: false, geocode: null })
})
afterAll(() => kit.close())

const use = (own: { geocode?: Geocode; hasBrowserMaps?: boolean }) => {
  geocode = own.geocode ?? null
  Object.assign(kit.deps.maps ?? {}, {
    geocode: own.geocode ? maps.geocode : null,
    hasBrowserMaps: own.hasBrowserMaps ?? false,
  })
}
const quote = async (address: object) => {
  const body = { restaurant_id: LODKA, delivery_type: 'delivery', products: [pierogi(2)], address }
  return parseAs(quoteSchema, (await kit.send('POST', '/carts/quote', body)).body)
}
const place = (address: object, expected_total: number) => {
  const request = orderRequest({ delivery_type: 'delivery', expected_total })
  return kit.send('POST', '/orders', { ...request, customer: { ...request.customer, address } })
}
const koncertowa = (house: string) => ({ address: '', street: 'Koncertowa', house, city: 'Lublin' })

it.each([
  ['a house with a slash, chosen from "Koncertowa 3/5/7"', 'Koncertowa 3/5, Lublin', '3/5', undefined],
  ['a number typed after the choice', 'Koncertowa 3/5, Lublin', '3/5/7', undefined],
  ['another house of the line', 'Koncertowa 8/12, Lublin', '51', undefined],
  ['the house of the line', 'Koncertowa 8/12, Lublin', '8', '12'],
])('B3 a flat is read from the line for its own house alone: %s', async (_, address, house, flat) => {
  const found = await quote({ address, street: 'Koncertowa', city: 'Lublin', house })
  expect(found.address?.house).toBe(house)
  expect(found.address?.flat).toBe(flat)
})

it('B3 the house number decides the zone along a street', async () => {
  expect((await quote(koncertowa('8'))).delivery_cost).toBe(5)
  expect((await quote(koncertowa('101'))).delivery_cost).toBe(9)
  const { address, distance } = await quote(koncertowa('51'))
  expect(address).toMatchObject({ lat: 51.2487, lng: 22.58325 })
  // The seed's call returns the same for the same coordinates.
  const { body } = await kit.get(`/restaurants/${LODKA}/distance?lng=${address?.lng}&lat=${address?.lat}`)
  expect(distance).toEqual(body)
})

it('B3 a number unknown to the source is approximate and costs the farther zone, in quote, order and lists', async () => {
  const quoted = await quote(koncertowa('555'))
  expect(quoted.address).toMatchObject({ house: '555', approximate: true })
  expect([quoted.delivery_cost, quoted.refusals]).toEqual([9, []])
  const { status, body } = await place({ ...koncertowa('555'), address: 'x', flat: '4', notes: 'kod 7' }, quoted.total)
  expect(status).toBe(201)
  const address = { address: 'Koncertowa 555, Lublin', flat: '4', notes: 'kod 7', approximate: true }
  expect(parseAs(orderSchema, body).customer.address).toMatchObject(address)
  const read = parseAs(orderSchema, (await kit.get(`/orders/${body.id}`)).body)
  expect(read.customer.address?.approximate).toBe(true)
  const list = await kit.get('/partner/orders', { authorization: `Bearer ${PARTNER_TOKEN}` })
  const [mine] = list.body.items.filter(({ id }: { id: string }) => id === body.id)
  expect(mine.customer.address).toMatchObject({ approximate: true })
})

it('B3 a number that may be out of reach is refused; a street alone shows the highest possible cost', async () => {
  const graniczna = (house?: string) =>
    quote({ address: '', street: 'Graniczna', city: 'Lublin', ...(house && { house }) })
  expect((await graniczna('555')).refusals).toEqual(['out_of_range'])
  expect(await graniczna()).toMatchObject({ delivery_cost: 9, refusals: ['house_missing'] })
  expect((await graniczna('5')).delivery_cost).toBe(5)
})

it('B3 a number that an order refuses is not suggested: the street alone is, without coordinates of a house', async () => {
  const { body } = await kit.get(`/addresses?q=${encodeURIComponent('Lipowa 9999')}`)
  const { items } = parseAs(addressListSchema, body)
  const [first] = items
  expect(first).toMatchObject({ address: 'Lipowa, Lublin', street: 'Lipowa', city: 'Lublin' })
  for (const item of items) expect(item).not.toHaveProperty('house')
  const claim = { ...first, address: 'Lipowa, Lublin' }
  expect((await quote(claim)).refusals).toContain('house_missing')
})

it('L233 an unknown address is an error at its field, and makes no order', async () => {
  const { status, body } = await place({ address: 'Nieznana 5, Lublin', house: '5' }, 55.5)
  expect([status, body.error.code, body.error.fields]).toEqual([
    422,
    'address_unknown',
    { 'customer.address': 'unknown' },
  ])
  expect(body.error.message).toMatch(/odbiór osobisty/)
})

it('B3 the order contains the address that was found, not the one that was claimed', async () => {
  const claim = { address: 'Pałacowa 1, Warszawa', street: 'bliska', house: '12', city: 'lublin', lat: 51.8, lng: 16.5 }
  const { status, body } = await place(claim, 55.5)
  expect(status).toBe(201)
  expect(body.customer.address).toEqual({
    address: 'Bliska 12, Lublin',
    street: 'Bliska',
    house: '12',
    city: 'Lublin',
    lat: NEAR.lat,
    lng: NEAR.lng,
    approximate: true,
  })
})

it.each([
  ['300 m and less apart is the same address', 0.0035, false],
  ['farther apart is approximate', 0.0055, true],
])('B3 the browser’s coordinates are compared: %s', async (_, off, approximate) => {
  const { address, delivery_cost } = await quote({ ...NEAR, lng: NEAR.lng - off })
  expect([address?.approximate, address?.lng, delivery_cost]).toEqual([approximate, NEAR.lng, 5])
})

it('B3 a street known only to the browser’s Google is approximate and costs the most expensive zone', async () => {
  const claim = {
    address: 'Wiejska 3, Świdnik',
    street: 'Wiejska',
    house: '3',
    city: 'Świdnik',
    lat: 51.2487,
    lng: 22.5696,
  }
  expect((await quote(claim)).refusals).toContain('address_unknown')
  use({ hasBrowserMaps: true })
  expect(await quote(claim)).toMatchObject({
    delivery_cost: 9,
    min_cart: 40,
    address: { approximate: true },
    refusals: [],
  })
  expect((await quote({ ...claim, lat: FAR.lat })).refusals).toContain('out_of_range')
  expect((await quote({ ...claim, lat: undefined })).refusals).toContain('address_unknown')
})

describe('with a server key', () => {
  const google = (isExact: boolean, at: { lat: number; lng: number }, house = '3') => {
    const requests: string[] = []
    const points: [{ lat: number; lng: number }] = [{ lat: at.lat, lng: at.lng }]
    use({
      hasBrowserMaps: true,
      geocode: async (line) => {
        requests.push(line)
        return { street: 'Wiejska', house, city: 'Świdnik', isExact, points }
      },
    })
    return requests
  }
  const claim = {
    address: 'Wiejska 3, Świdnik',
    street: 'Wiejska',
    house: '3',
    city: 'Świdnik',
    lat: 51.2487,
    lng: 22.5696,
  }

  it('B3 Google’s coordinates are priced, not the browser’s, and distant ones are marked', async () => {
    const requested = google(true, FARTHER)
    expect(await quote(claim)).toMatchObject({ delivery_cost: 9, address: { lng: FARTHER.lng, approximate: true } })
    expect(requested).toEqual(['Wiejska 3, Świdnik'])
    expect((await quote({ ...claim, lat: FARTHER.lat, lng: FARTHER.lng })).address?.approximate).toBe(false)
  })

  it('B3 another number than the requested one is approximate', async () => {
    google(true, NEAR, '7')
    expect((await quote({ ...claim, lat: NEAR.lat, lng: NEAR.lng })).address).toMatchObject({
      house: '3',
      approximate: true,
    })
  })

  it('L284 a browser cannot claim an address that Google does not know', async () => {
    use({ hasBrowserMaps: true, geocode: async () => null })
    expect((await quote(claim)).refusals).toContain('address_unknown')
  })

  it('L285 while Google refuses, the built-in source answers', async () => {
    use({ geocode: () => Promise.reject(new GeocoderFailure('OVER_QUERY_LIMIT')) })
    expect(await quote(NEAR)).toMatchObject({ delivery_cost: 5, address: { approximate: false }, refusals: [] })
  })
})

it('C19 nothing of an address is logged', async () => {
  await quote({ address: 'Koncertowa 8 m 12' })
  await place({ address: 'Nieznana 5, Lublin', house: '5' }, 55.5)
  expect(kit.logged.join()).not.toMatch(/Koncertowa|Nieznana/)
})
