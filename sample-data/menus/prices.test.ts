import { cardGrosze, optionGrosze, pricesUpTo } from './prices'

it.each([
  ['whole złoty', 32, undefined, 3200],
  ['dearer, to the whole złoty', 32, { factor: 1.05 }, 3400],
  ['ten grosze below', 32, { ending: 90 }, 3190],
  ['to the half złoty', 7.5, { ending: 50 }, 750],
] as const)('a price in the menu: %s', (_, zloty, level, grosze) => expect(cardGrosze(zloty, level)).toBe(grosze))

it('an option costs a multiple of half a złoty or nothing', () => {
  expect(optionGrosze(5, { factor: 1.04 })).toBe(500)
  expect(optionGrosze(0, { factor: 1.2, ending: 90 })).toBe(0)
})

it('C7 earlier prices end with the price of today', () =>
  expect(
    pricesUpTo(3400, [
      [38, 45],
      [36, 15],
    ]),
  ).toEqual([
    { sinceDaysAgo: 120, priceGrosze: 3800 },
    { sinceDaysAgo: 45, priceGrosze: 3600 },
    { sinceDaysAgo: 15, priceGrosze: 3400 },
  ]))
