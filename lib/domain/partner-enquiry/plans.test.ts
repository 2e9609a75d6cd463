import { PLANS, pricePerOrderGrosze } from './plans'

it.each([
  ['L029 S is 100 orders for 120 zł', 0, { key: 'S', orders: 100, priceGrosze: 12_000 }, 120],
  ['L030 M is 250 orders for 200 zł', 1, { key: 'M', orders: 250, priceGrosze: 20_000 }, 80],
  ['L032 L is 1000 orders for 450 zł', 2, { key: 'L', orders: 1000, priceGrosze: 45_000 }, 45],
])('%s', (_, index, expected, perOrder) => {
  expect(PLANS[index]).toMatchObject(expected)
  expect(pricePerOrderGrosze(PLANS[index]!)).toBe(perOrder)
})

it('L031 only M is marked as the most chosen plan', () => {
  expect(PLANS.filter(({ isMostChosen }) => isMostChosen).map(({ key }) => key)).toEqual(['M'])
})
