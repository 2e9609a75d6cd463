import { tenants } from '@/tenants/registry'
import { configDifferences, configWithOwnCities, differenceText } from './config-differences'
import type { TenantConfig } from './schema'

const file = tenants[0]?.fallback as TenantConfig
const own = { slug: 'kazimierz-dolny', name: 'Kazimierz Dolny', where: 'w Kazimierzu Dolnym', location: file.location }
const linesOf = (row: unknown) => configDifferences(row, file).map(differenceText)

it('C34 a row like its file differs in nothing, whatever the order of its properties', () => {
  expect(linesOf(Object.fromEntries(Object.entries(file).reverse()))).toEqual([])
})

it.each([
  ['a value', { ...file, themeColor: '#000000' }, [`themeColor: "#000000" → "${file.themeColor}"`]],
  [
    'a value within another',
    { ...file, support: { ...file.support, technical: { email: 'a@b.pl' } } },
    [`support.technical.email: "a@b.pl" → "${file.support.technical.email}"`],
  ],
  ['one that the row lacks', { ...file, homeMode: undefined }, [`homeMode: (none) → "${file.homeMode}"`]],
  ['one that the file lacks', { ...file, analytics: { pixelId: '123456' } }, ['analytics.pixelId: "123456" → (none)']],
  [
    'a city’s name, by its slug',
    { ...file, cities: file.cities.map((city) => ({ ...city, name: `${city.name}!` })).reverse() },
    file.cities.map(({ slug, name }) => `cities.${slug}.name: "${name}!" → "${name}"`),
  ],
  ['no row that could be read', 'broken', [expect.stringMatching(/^: "broken" → \{.{119}…$/)]],
])('C34 names %s', (_, row, lines) => {
  expect(linesOf(row)).toEqual(lines)
})

it('C34 a city that only the row has is its operator’s: no difference, and it stays', () => {
  const row = { ...file, cities: [own, ...file.cities.slice(1)] }
  const [first] = file.cities
  expect(configDifferences(row, file).map(({ path }) => path)).toEqual([`cities.${first?.slug}`])
  expect(configWithOwnCities(row, file).cities).toEqual([...file.cities, own])
  const texts = { orders: { lead: 'Obiad.', paragraphs: ['Obiad.'] } }
  const written = { ...file, cities: file.cities.map((city) => ({ ...city, texts })) }
  expect(configDifferences(written, file)).toEqual([])
  expect(configWithOwnCities(written, file).cities).toEqual(written.cities)
})
