import {
  isAcceptable,
  isLongEnoughToSuggest,
  LOAD_TIMEOUT_MS,
  SEARCH_RADIUS_METRES,
  SEARCH_TYPES,
  SELECTION_DEBOUNCE_MS,
  withLastUsed,
} from './address-rules'

it('L230–L233 the constants', () => {
  expect(SEARCH_RADIUS_METRES).toBe(10_000)
  expect(SEARCH_TYPES).toEqual(['address'])
  expect(SELECTION_DEBOUNCE_MS).toBe(500)
  expect(LOAD_TIMEOUT_MS).toBe(5000)
})

it.each([
  ['na', false],
  [' na ', false],
  ['nar', true],
])('L227 suggests for "%s": %s', (text, expected) => expect(isLongEnoughToSuggest(text)).toBe(expected))

it.each([
  ['Rów', false],
  ['Rów ', false],
  ['Rowy', true],
])('L228 accepts "%s": %s', (text, expected) => expect(isAcceptable(text)).toBe(expected))

it('L295 stores five addresses, newest first, each once', () => {
  const address = (name: string) => ({ address: name, street: name, city: 'Lublin', lat: 1, lng: 1 })
  const known = ['a', 'b', 'c', 'd', 'e'].map(address)
  expect(
    withLastUsed(known, address('c'))
      .map((one) => one.address)
      .join(''),
  ).toBe('cabde')
  expect(
    withLastUsed(known, address('f'))
      .map((one) => one.address)
      .join(''),
  ).toBe('fabcd')
})
