import fc from 'fast-check'
import { fileMenuSchema } from '@/lib/domain/restaurant/file/menu-schema'
import { copyOf, pizzeria } from '@/tests/support/restaurant-files'
import { changedGrosze, changePrices, ROUNDINGS, type Rounding } from './percent-prices'

it.each<[string, number, number, Rounding, number]>([
  ['five percent more, to the grosz', 2499, 5, 'grosz', 2624],
  ['half a grosz goes up', 1050, 5, 'grosz', 1103],
  ['to ten grosze', 2499, 5, '10gr', 2620],
  ['to fifty grosze', 2499, 5, '50gr', 2600],
  ['to a złoty', 2499, 5, 'zloty', 2600],
  ['to the nearest 90', 2499, 5, 'x,90', 2590],
  ['to the nearest 99', 2499, 5, 'x,99', 2599],
  ['ten percent less', 3000, -10, 'grosz', 2700],
  ['a quarter of a percent', 10_000, 0.25, 'grosz', 10_025],
  ['a rise that rounding would make a reduction leaves the price', 2400, 1, 'x,90', 2400],
  ['a reduction that rounding would make a rise leaves the price', 2470, -1, 'x,90', 2470],
  ['without a percentage it only rounds', 2460, 0, 'x,90', 2490],
  ['what is free stays free', 0, 50, 'x,99', 0],
  ['what costs something does not become free', 1, -100, 'grosz', 1],
  ['nor by rounding', 30, -20, 'zloty', 30],
])('%s', (_, grosze, percent, rounding, expected) => expect(changedGrosze(grosze, percent, rounding)).toBe(expected))

it('every price is whole, ends as it should or stays, and goes the way of its percentage', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000 }),
      fc.integer({ min: -10_000, max: 20_000 }),
      fc.constantFrom(...ROUNDINGS),
      (grosze, hundredths, rounding) => {
        const found = changedGrosze(grosze, hundredths / 100, rounding)
        const exact = (grosze * (10_000 + hundredths)) / 10_000
        expect(Number.isInteger(found) && found >= 1).toBe(true)
        if (hundredths > 0) expect(found).toBeGreaterThanOrEqual(grosze)
        if (hundredths < 0) expect(found).toBeLessThanOrEqual(grosze)
        if (found === grosze) return
        const step = { grosz: 1, '10gr': 10, '50gr': 50, zloty: 100, 'x,90': 100, 'x,99': 100 }[rounding]
        const end = rounding === 'x,90' ? 90 : rounding === 'x,99' ? 99 : 0
        expect(found % step).toBe(end % step)
        if (exact >= step) expect(Math.abs(found - exact)).toBeLessThanOrEqual(step / 2)
      },
    ),
  )
})

const menuOf = () => {
  const menu = fileMenuSchema.parse(copyOf(pizzeria).menu)
  for (const [c, category] of menu.categories.entries()) {
    category.id = c + 1
    for (const [p, product] of category.products.entries()) product.id = 10 * (c + 1) + p
  }
  menu.categories[0]!.products[0]!.earlierPrices = [
    { since: '2026-01-01T00:00:00Z', priceGrosze: 3000, offeredGrosze: null, isAnnounced: false },
  ]
  return menu
}
const pricesOf = (menu: ReturnType<typeof menuOf>) =>
  menu.categories.flatMap(({ products }) => products.map(({ priceGrosze }) => priceGrosze))

it('of chosen dishes, or of chosen categories; the rest stays as it is', () => {
  const menu = menuOf()
  const change = { percent: 10, rounding: 'grosz' } as const
  expect(pricesOf(menu)).toEqual([3200, 3900, 700])
  expect(pricesOf(changePrices(menu, { ...change, of: { productIds: [11, 20] } }))).toEqual([3200, 4290, 770])
  expect(pricesOf(changePrices(menu, { ...change, of: { categoryIds: [1] } }))).toEqual([3520, 4290, 700])
  expect(pricesOf(changePrices(menu, { ...change, of: { category: 1 } }))).toEqual([3200, 3900, 770])
  expect(menu).toEqual(menuOf())
})

it('C7 options follow only where that is asked; packaging, deposits and prices of before never', () => {
  const menu = menuOf()
  const change = { percent: 10, rounding: 'grosz', of: { categoryIds: [1, 2] } } as const
  const extras = (found: ReturnType<typeof menuOf>) =>
    found.categories.flatMap(({ products }) =>
      products.flatMap(({ questions }) =>
        questions.flatMap((question) =>
          question.type === 'set'
            ? question.components.flatMap(({ products }) => products.map(({ surchargeGrosze }) => surchargeGrosze))
            : question.options.map(({ priceGrosze }) => priceGrosze),
        ),
      ),
    )
  expect(extras(changePrices(menu, change))).toEqual([600, 400, 0, 100])
  const found = changePrices(menu, { ...change, withOptions: true })
  expect(extras(found)).toEqual([660, 440, 0, 110])
  const kept = (one: ReturnType<typeof menuOf>) =>
    one.categories.flatMap(({ products }) =>
      products.map(({ packagingGrosze, depositGrosze, earlierPrices }) => [
        packagingGrosze,
        depositGrosze,
        earlierPrices,
      ]),
    )
  expect(kept(found)).toEqual(kept(menu))
})
