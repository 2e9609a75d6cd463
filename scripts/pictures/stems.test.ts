import { existsSync, readdirSync } from 'node:fs'
import { restaurants } from '@/sample-data/index'
import { PICTURE_ALTS } from '@/sample-data/picture-alts'
import { tenants } from '@/tenants/registry'
import { random } from './draw.mjs'
import { TABLES } from './tables.mjs'

it('every picture that the sample data may show is drawn', () => {
  const drawn = readdirSync('scripts/pictures/drawings').map((file) => file.replace('.mjs', ''))
  expect([...drawn, ...Object.keys(TABLES)].sort()).toEqual(Object.keys(PICTURE_ALTS).sort())
})

it('no two tables have the same cloth, or the same dishes in the same order', () => {
  const tables = Object.values(TABLES)
  expect(new Set(tables.map(([cloth]) => cloth(random('a')))).size).toBe(tables.length)
  expect(new Set(tables.map(([, , , first, second]) => `${first} ${second}`)).size).toBe(tables.length)
})

it('no gallery shows the dishes of its cover again', () => {
  const shown = restaurants.map(({ pictures }) => pictures.map(({ key }) => key))
  const again = shown.filter(([cover = '', ...others]) => TABLES[cover]?.some((part) => others.includes(String(part))))
  expect(again).toEqual([])
})

it.each(tenants.map(({ key, look }) => [key, look.motif]))(
  'L003 %s has a mark and its illustration (%s)',
  (key, motif) => {
    expect(existsSync(`public/marks/${key}.svg`)).toBe(true)
    expect(existsSync(`public/art/${motif}.svg`)).toBe(true)
  },
)
