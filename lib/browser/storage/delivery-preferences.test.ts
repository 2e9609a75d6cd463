/** @jest-environment jsdom */
import { builtInAddressSource, isAddress } from '@/lib/browser/api/address-source'
import { deliveryCookie } from './delivery-cookie'
import {
  lastUsedAddresses,
  readPreferences,
  storeDeliveryAddress,
  storeLastUsedAddress,
  storePreferences,
} from './delivery-preferences'
import { LAST_USED_ADDRESSES, readStored, store } from './storage'

const place = {
  address: 'Narutowicza 22, Lublin',
  street: 'Narutowicza',
  house: '22',
  city: 'Lublin',
  lat: 51.2,
  lng: 22.5,
}

beforeEach(() => localStorage.clear())

it('L293 the cookie lasts 90 days and contains no flat and no notes', () => {
  const noisy = { ...place, flat: '7', notes: 'kod 12', mode: 'delivery' as const }
  const cookie = deliveryCookie(noisy, 'https:')
  expect(cookie).toContain('Max-Age=7776000; Path=/; SameSite=Lax; Secure')
  const value = /^delivery_address=([^;]+)/.exec(cookie)?.[1] ?? ''
  expect(JSON.parse(decodeURIComponent(value))).toEqual({
    address: place.address,
    lat: 51.2,
    lng: 22.5,
    mode: 'delivery',
  })
  expect(deliveryCookie(noisy, 'http:')).not.toContain('Secure')
})

it('L152–L160 L294 preferences are read back with their coordinates, and set the cookie', () => {
  storePreferences('delivery', { text: place.address, address: place })
  const input = { text: place.address, address: place }
  expect(readPreferences()).toEqual({ mode: 'delivery', type: 'delivery', input, flat: '' })
  expect(document.cookie).toContain('delivery_address=')
})

describe('values that an order stores', () => {
  const text = place.address
  beforeEach(() => storeDeliveryAddress({ ...place, flat: '7', approximate: true }, 'contactless_delivery'))

  it('L153–L160 the delivery address and type of the order, and nothing else', () => {
    const { lat, lng, ...named } = place
    const rest = { coordinates: { lat, lng }, flat: '7', mode: 'delivery', type: 'contactless_delivery' }
    expect(readStored('deliveryPreferences')).toEqual({ ...named, ...rest })
  })
  it('L158 a flat typed with the address is stored', () => {
    storePreferences('delivery', { text, address: { ...place, flat: '12' } })
    expect(readPreferences()?.flat).toBe('12')
  })
  it('L158 the flat is stored with its house', () => {
    storePreferences('delivery', { text, address: place })
    expect(readPreferences()?.flat).toBe('7')
  })
  it('L156 a street chosen again without a number keeps the house', () => {
    const { house: _, ...street } = place
    storePreferences('delivery', {
      text: 'Narutowicza, Lublin',
      address: { ...street, address: 'Narutowicza, Lublin' },
    })
    expect(readPreferences()).toMatchObject({ input: { address: { house: '22' } }, flat: '7' })
  })
  it.each([
    ['another house', { house: '24' }],
    ['another street', { street: 'Lipowa' }],
    ['another city', { city: 'Zamość' }],
  ])('L158 %s has no flat yet', (_, change) => {
    storePreferences('delivery', { text, address: { ...place, ...change } })
    expect(readPreferences()?.flat).toBe('')
  })
  it.each([
    ['delivery', undefined, 'contactless_delivery'],
    ['takeout', undefined, 'takeout'],
    ['delivery', 'robot_delivery', 'robot_delivery'],
    ['takeout', 'robot_delivery', 'takeout'],
  ] as const)('L159 L160 in the mode %s, with %s chosen, the type is %s', (mode, chosen, type) => {
    storePreferences(mode, { text, address: place }, chosen)
    expect(readStored('deliveryPreferences')).toMatchObject({ mode, type })
  })
  it('L160 an unknown type becomes the default type of its mode', () => {
    store('deliveryPreferences', { ...place, mode: 'delivery', type: 'balloon' })
    expect(readPreferences()?.type).toBe('delivery')
  })
})

it.each([
  ['nothing', null],
  ['another shape', { address: 7 }],
  ['a list', []],
])('preferences of %s are ignored', (_, value) => {
  store('deliveryPreferences', value)
  expect(readPreferences()).toBeNull()
})

it('an invalid stored value counts as empty', () => {
  localStorage.setItem(LAST_USED_ADDRESSES, '{broken')
  expect(readStored(LAST_USED_ADDRESSES)).toBeNull()
  expect(lastUsedAddresses()).toEqual([])
  store(LAST_USED_ADDRESSES, [place, { address: 'x' }])
  expect(lastUsedAddresses()).toEqual([place])
})

it('blocked storage causes no error', () => {
  const blocked = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(lastUsedAddresses()).toEqual([])
  expect(() => storeLastUsedAddress(place)).not.toThrow()
  blocked.mockRestore()
})

it('L281 the built-in source calls our own server and returns the valid suggestions', async () => {
  const onRequest = jest.fn(async () => ({
    ok: true,
    json: async () => ({ items: [place, { address: 'bez miejsca' }] }),
  }))
  global.fetch = onRequest as never
  const { signal } = new AbortController()
  expect(await builtInAddressSource.suggest('naru & co', signal)).toEqual([place])
  expect(onRequest).toHaveBeenCalledWith('/api/addresses?q=naru+%26+co', {
    signal,
    headers: { 'x-app-name': 'web_app' },
  })
  expect(isAddress({ ...place, lat: 'x' })).toBe(false)
})

it('L233 the built-in source rejects an invalid answer', async () => {
  global.fetch = jest.fn(async () => ({ ok: false, status: 503 })) as never
  await expect(builtInAddressSource.suggest('naru', new AbortController().signal)).rejects.toThrow('503')
})
