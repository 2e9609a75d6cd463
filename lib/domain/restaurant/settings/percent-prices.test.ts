import fc from '@/tests/support/fast-check'
import { changedGrosze, ROUNDINGS, type Rounding } from './percent-prices'

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
  ['a free option stays free', 0, 50, 'x,99', 0],
  ['a priced option does not become free', 1, -100, 'grosz', 1],
  ['nor by rounding', 30, -20, 'zloty', 30],
])('%s', (_, grosze, percent, rounding, expected) => expect(changedGrosze(grosze, percent, rounding)).toBe(expected))

it('every price is whole, is rounded or unchanged, and moves in the direction of its percentage', () => {
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
