/** @jest-environment ./tests/support/outside-environment.mjs */
import { sql } from 'drizzle-orm'
import { readRestaurantFile } from '@/lib/domain/restaurant/file/read-file'
import fc from '@/tests/support/fast-check'
import { cafe, pizzeria, tables } from '../support/restaurant-files'
import { bearer } from '../support/staff'
import { openTestPostgres, PARTNER_TOKEN, sharedKit } from '../support/upstream-kit'

const BROKEN = 500
const master = bearer(PARTNER_TOKEN)

type Path = (string | number)[]

/** All places of a file, nested ones too. */
function placesOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  const below = Array.isArray(value) ? value.map((one, i) => [i, one] as const) : Object.entries(value)
  return [...(path.length > 0 ? [path] : []), ...below.flatMap(([key, one]) => placesOf(one, [...path, key]))]
}

const wrongValues: unknown[] = [
  null,
  '',
  'x'.repeat(5000),
  '\u0000',
  '<script>alert(1)</script>',
  -1,
  1.5,
  1e12,
  true,
  [],
  [null],
  {},
  { __proto__: null, toString: 1 },
  '2026-02-30',
  '25:61',
  'DROP TABLE restaurants',
]

function changed(file: object, path: Path, how: number): object {
  const copy = structuredClone(file)
  let at = copy as Record<string | number, unknown>
  for (const key of path.slice(0, -1)) at = at[key] as Record<string | number, unknown>
  const last = path.at(-1) ?? ''
  if (how === 0) {
    if (Array.isArray(at)) at.splice(Number(last), 1)
    else delete at[last]
  } else if (how === 1) at[`${last}x`] = at[last]
  else if (how === 2 && Array.isArray(at)) at.push(at[Number(last)])
  else at[last] = wrongValues[how % wrongValues.length]
  return copy
}

const brokenFile = fc.constantFrom(cafe, tables, pizzeria).chain((file) =>
  fc
    .tuple(fc.constantFrom(...placesOf(file)), fc.nat(60))
    .map(([path, how]) => changed(file, path, how))
    .filter((one) => readRestaurantFile(one).file === null),
)

/** Good files with one change each, in any place. Contract C33. */
describe('C33 broken files of restaurants', () => {
  const kit = sharedKit(openTestPostgres)

  const contents = async () => {
    const names = ['restaurants', 'dining_tables', 'table_joins', 'menus', 'menu_prices', 'order_settings', 'vouchers']
    const sums = names.map((name) =>
      kit.rows(sql.raw(`SELECT md5(string_agg(t::text, '|' ORDER BY t::text)) FROM ${name} t`)),
    )
    return JSON.stringify(await Promise.all(sums))
  }

  it(`${BROKEN} of them end in words, each with its place, and change nothing`, async () => {
    const before = await contents()
    await fc.assert(
      fc.asyncProperty(brokenFile, async (file) => {
        const { status, body } = await kit.send('POST', '/operations/restaurants/import', { file }, master)
        expect([status, body.error?.code]).toEqual([422, 'invalid_file'])
        const reported = Object.entries<string>(body.error.fields)
        expect(reported.length).toBeGreaterThan(0)
        for (const [, words] of reported) expect(words).toMatch(/\p{L}{3}/u)
      }),
      { numRuns: BROKEN, seed: 28 },
    )
    expect(await contents()).toBe(before)
    expect(kit.logged.filter((line) => line.includes('unexpected'))).toEqual([])
  })

  it('a file that is not an object, or is nested too deeply, is refused as well', async () => {
    let deep: unknown = {}
    for (let depth = 0; depth < 3000; depth++) deep = { menu: deep }
    for (const file of [null, 1, 'a', [], deep]) {
      const { status } = await kit.send('POST', '/operations/restaurants/import', { file }, master)
      expect(status).toBe(422)
    }
  })

  it('a body above four megabytes is refused before it is read', async () => {
    const { status } = await kit.send(
      'POST',
      '/operations/restaurants/import',
      { file: { name: 'x'.repeat(4 * 1024 * 1024) } },
      master,
    )
    expect(status).toBe(413)
  })
})
