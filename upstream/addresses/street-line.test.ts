import { isBeyondStreet, pointOfHouse, pointsAlong } from './street-line'

const middle = { lat: 51.25, lng: 22.55 }
const line = {
  ...middle,
  houses: 30,
  points: [
    { number: 1, lat: 51.24, lng: 22.55 },
    { number: 11, lat: 51.25, lng: 22.55 },
    { number: 31, lat: 51.25, lng: 22.57 },
  ],
}

it.each([
  ['the first', 1, { lat: 51.24, lng: 22.55 }],
  ['half way', 6, { lat: 51.245, lng: 22.55 }],
  ['at the bend', 11, { lat: 51.25, lng: 22.55 }],
  ['behind the bend', 16, { lat: 51.25, lng: 22.555 }],
  ['the last', 31, { lat: 51.25, lng: 22.57 }],
  ['beyond the last number it is unknown', 32, null],
])('B3 house numbers are placed along the street: %s', (_, number, expected) =>
  expect(pointOfHouse(line, number)).toEqual(expected),
)

it.each([
  [31, false],
  [999, false],
  [1000, true],
  [9999, true],
])('B3 in a street with 30 numbers %i is refused: %s', (number, isRefused) => {
  expect(isBeyondStreet({ ...middle, houses: 30, points: null }, number)).toBe(isRefused)
})

it('a street of which only the middle is known has its houses there', () => {
  expect(pointOfHouse({ ...middle, houses: 30, points: null }, 30)).toEqual(middle)
  expect(pointOfHouse({ ...middle, houses: 30, points: null }, 31)).toBeNull()
  expect(pointsAlong({ ...middle, houses: 30, points: null })).toEqual([middle])
})

it('a whole street reaches from its first number to its last', () => {
  const all = pointsAlong(line)
  expect(all.length).toBeGreaterThan(10)
  expect(all[0]).toEqual({ lat: 51.24, lng: 22.55 })
  expect(all.at(-1)).toEqual({ lat: 51.25, lng: 22.57 })
})
