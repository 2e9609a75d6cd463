import { kmText } from './km-text'

it("writes kilometres as the platform's own locale does, and a very short distance as 0,1", () => {
  const platform = new Intl.NumberFormat('pl-PL', { maximumFractionDigits: 1 })
  const distances = [0.1, 0.14, 0.15, 0.95, 1, 1.24, 1.25, 1.26, 2.5, 9.95, 9.99, 12, 49.949, 120.04]
  expect(distances.map(kmText)).toEqual(distances.map((km) => platform.format(km)))
  expect([kmText(0), kmText(0.02)]).toEqual(['0,1', '0,1'])
})
