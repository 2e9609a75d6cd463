import { kmBetween } from '@/lib/domain/distance'
import * as cities from '@/tenants/cities'
import { readSamples } from '@/upstream/seed/read-samples'

const { restaurants, streets } = readSamples(new Date('2026-11-26T12:00:00+01:00'))
const cityBySlug = new Map(Object.values(cities).map((city) => [city.slug, city]))
const streetsOf = (slug: string) => streets.filter(({ city }) => city === slug)

it.each([
  ['lublin', 150],
  ['leszno', 60],
  ['ostrow-wielkopolski', 60],
  ['lubin', 60],
  ['polkowice', 60],
  ['glogow', 60],
  ['legnica', 60],
])('%s has at least %i streets without repeats', (slug, least) => {
  const names = streetsOf(slug).map(({ street }) => street)
  expect(names.length).toBeGreaterThanOrEqual(least)
  expect(new Set(names).size).toBe(names.length)
})

it('names have no "ul." and each street has houses', () => {
  for (const { street, houses } of streets) {
    expect(street).not.toMatch(/^ul\.? |\s$/)
    expect(Number.isInteger(houses) && houses > 0).toBe(true)
  }
})

it('are within 12 km of the centre of their city', () => {
  for (const street of streets) {
    const city = cityBySlug.get(street.city)
    for (const at of [street, ...(street.points ?? [])]) expect(city && kmBetween(city.location, at)).toBeLessThan(12)
  }
})

it('B3 have known house numbers from 1 to the highest, in ascending order', () => {
  for (const { street, houses, points = [] } of streets) {
    const numbers = points.map(({ number }) => number)
    expect([street, numbers[0], numbers.at(-1)]).toEqual([street, 1, Math.max(houses, 2)])
    expect([...new Set(numbers)].sort((a, b) => a - b)).toEqual(numbers)
  }
})

it.each(restaurants.map(({ file }) => [file.name, file] as const))(
  'the address of %s is on one of them, and near it',
  (_, { city, address }) => {
    const street = streetsOf(city).find((one) => one.street === address.street)
    expect(Number.parseInt(address.house, 10)).toBeLessThanOrEqual(street?.houses ?? 0)
    expect(street && kmBetween(street, address)).toBeLessThan(1)
  },
)
