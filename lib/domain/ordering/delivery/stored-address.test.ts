import { readStoredAddress } from './stored-address'

const kept = { address: 'Lipowa 12, Lublin', lat: 51.24, lng: 22.56, mode: 'takeout' }

it('C18 reads the cookie, encoded or not', () => {
  expect(readStoredAddress(JSON.stringify(kept))).toEqual(kept)
  expect(readStoredAddress(encodeURIComponent(JSON.stringify(kept)))).toEqual(kept)
})

it.each([
  ['nothing', undefined],
  ['no JSON', '{'],
  ['a broken escape', '%E0%A4%A'],
  ['a number', '7'],
  ['no address', JSON.stringify({ ...kept, address: ' ' })],
  ['coordinates outside the earth', JSON.stringify({ ...kept, lat: 91 })],
  ['text for a number', JSON.stringify({ ...kept, lng: '22' })],
])('C18 %s is not an address', (_, value) => expect(readStoredAddress(value)).toBeNull())

it('an unknown mode counts as delivery', () =>
  expect(readStoredAddress(JSON.stringify({ ...kept, mode: 'drone' }))?.mode).toBe('delivery'))
