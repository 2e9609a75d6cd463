import { existsSync, readdirSync } from 'node:fs'
import { PICTURE_ALTS } from '@/sample-data/picture-alts'
import { tenants } from '@/tenants/registry'

it('every picture that the sample data may show is drawn', () => {
  const drawn = readdirSync('scripts/pictures/drawings').map((file) => file.replace('.mjs', ''))
  expect(drawn.sort()).toEqual(Object.keys(PICTURE_ALTS).sort())
})

it.each(tenants.map(({ key, look }) => [key, look.motif]))(
  'L003 %s has a mark and its illustration (%s)',
  (key, motif) => {
    expect(existsSync(`public/marks/${key}.svg`)).toBe(true)
    expect(existsSync(`public/art/${motif}.svg`)).toBe(true)
  },
)
