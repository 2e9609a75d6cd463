import { mapLinks } from './map-links'

it('C19 a place is opened by its point; a name is escaped', () => {
  const links = mapLinks('Młyn & Spółka', { lat: 51.248, lng: 22.568 })
  for (const { url } of links) expect([url, new URL(url).protocol]).toEqual([url, 'https:'])
  expect(links.map(({ url }) => url).join(' ')).not.toMatch(/Młyn & /)
  expect(new URL(links[1]?.url ?? '').searchParams.get('q')).toBe('Młyn & Spółka')
  expect(new URL(links[0]?.url ?? '').searchParams.get('query')).toBe('51.248,22.568')
})
