/** @jest-environment jsdom */
import { addressClaimOf } from './address-claim'

const lipowa = { address: 'Lipowa 12, Lublin', street: 'Lipowa', house: '12', city: 'Lublin', lat: 51.2, lng: 22.5 }
const chosen = { text: lipowa.address, address: lipowa }
const free = (text: string) => ({ text, address: null })
const said = { address: 'Lipowa 12, Lublin', street: 'Lipowa', city: 'Lublin', house: '12' }

afterEach(() => document.head.replaceChildren())

it.each([
  ['a chosen address, without the coordinates', chosen, {}, said],
  ['its house as typed last, and the flat', chosen, { house: '14 ', flat: '3' }, { ...said, house: '14', flat: '3' }],
  [
    'the street alone, if its number was emptied',
    chosen,
    { house: '' },
    { ...said, address: 'Lipowa, Lublin', house: undefined },
  ],
  ['L233 free text with a number', free('Koncertowa 8 m 12'), {}, { address: 'Koncertowa 8 m 12' }],
  [
    'L233 free text, the number in its own field',
    free('Koncertowa'),
    { house: '8' },
    { address: 'Koncertowa', house: '8' },
  ],
  ['free text without a number is not looked up', free('Koncertowa'), {}, null],
  ['nothing', free(''), { house: '8' }, null],
])('B3 the server is sent %s', (_, input, typed, expected) => {
  const claim = addressClaimOf(input, typed)
  if (expected === null) expect(claim).toBeNull()
  else expect({ ...claim }).toEqual(JSON.parse(JSON.stringify(expected)))
})

it('B3 with Google in the page the coordinates are sent too, for this exact house', () => {
  document.head.innerHTML = '<meta name="maps-key" content="k" data-centre="51,22">'
  expect(addressClaimOf(chosen)).toMatchObject({ lat: 51.2, lng: 22.5 })
  expect(addressClaimOf(chosen, { house: '99' })).not.toHaveProperty('lat')
})
