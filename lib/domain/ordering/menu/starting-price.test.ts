import { aChoice, anOption, aProduct } from '@/tests/support/a-menu'
import { startingPrice } from './starting-price'

const size = aChoice(1, {
  type: 'single-choice',
  required: true,
  options: [
    anOption(1, { priceGrosze: 500 }),
    anOption(2, { priceGrosze: 900 }),
    anOption(3, { priceGrosze: 0, available: false }),
  ],
})

it.each([
  ['without questions it is the price', [], { grosze: 3000, isFrom: false }],
  ['a required size adds its cheapest available option', [size], { grosze: 3500, isFrom: true }],
  ['an optional choice adds nothing', [aChoice(2)], { grosze: 3000, isFrom: false }],
  [
    'a free option adds nothing',
    [aChoice(3, { min: 1, required: true, freeCount: 1, options: [anOption(1)] })],
    { grosze: 3000, isFrom: false },
  ],
])('C6 %s', (_, questions, expected) => expect(startingPrice(aProduct(1, { questions }))).toEqual(expected))
