/** @jest-environment ./tests/support/outside-environment.mjs */
import { sql } from 'drizzle-orm'
import fc from '@/tests/support/fast-check'
import { NEAR, orderRequest } from '../support/order-fixture'
import { reservationRequest } from '../support/requests'
import { LAST_TABLE, LODKA } from '../support/seed-fixture'
import { openTestPostgres, sharedKit } from '../support/upstream-kit'

/** Columns that a person may write by SQL: column → the table that has it. */
const COLUMNS = {
  summary: 'restaurants',
  details: 'restaurants',
  menu: 'menus',
  zones: 'order_settings',
  scheduled: 'order_settings',
} as const
type Column = keyof typeof COLUMNS
type Path = (string | number)[]

const AT = `lat=${NEAR.lat}&lng=${NEAR.lng}`
const READS = [
  '/restaurants?product=reservations&limit=100',
  `/restaurants?product=orders&limit=100&q=pierogi`,
  '/search/tables?city=lublin&date=2026-11-28&time=19:00&people=2',
  '/search/tables?city=lublin&date=2026-11-28&time=19:00&people=2&open_now=1',
  `/search/ordering?city=lublin&${AT}`,
  `/search/ordering?city=lublin&q=pierogi&${AT}`,
  `/restaurants/${LODKA}`,
  `/restaurants/${LODKA}/menu`,
  `/restaurants/${LODKA},${LAST_TABLE}/availability?from=2026-11-28 19:00&people=2`,
  `/restaurants/${LODKA}/distance?${AT}`,
  '/sitemap',
  '/sitemap/restaurants?after=0',
  '/cities',
  '/suggestions?q=pier&product=orders',
]
const LUBJE = { 'x-tenant': 'lubje' }
const WRONG: unknown[] = [null, 0, -1, 'x', '25:99', '2026-02-31', [], {}, [null], true, 1.5]

function placesOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  const below = Array.isArray(value) ? value.map((one, i) => [i, one] as const) : Object.entries(value)
  return [path, ...below.flatMap(([key, one]) => placesOf(one, [...path, key]))]
}

function changed(value: unknown, path: Path, how: number): unknown {
  const wrong = WRONG[how % WRONG.length]
  if (path.length === 0) return wrong
  const copy = structuredClone(value)
  let at = copy as Record<string | number, unknown>
  for (const key of path.slice(0, -1)) at = at[key] as Record<string | number, unknown>
  const last = path.at(-1) ?? ''
  if (how < WRONG.length) at[last] = wrong
  else if (Array.isArray(at)) at.splice(Number(last), 1)
  else delete at[last]
  return copy
}

/** Contract C33: it stops that restaurant's orders, never its neighbours', and nobody sees an error. */
describe('C33 values written into the database by hand', () => {
  const kit = sharedKit(openTestPostgres)
  const good = {} as Record<Column, unknown>
  /** Links that diners hold already. */
  let links: string[] = []

  beforeAll(async () => {
    for (const [column, table] of Object.entries(COLUMNS)) {
      const id = table === 'restaurants' ? 'id' : 'restaurant_id'
      const [row] = await kit.rows<{ value: unknown }>(
        sql.raw(`SELECT ${column} AS value FROM ${table} WHERE ${id} = ${LODKA}`),
      )
      good[column as Column] = row?.value
    }
    const order = await kit.send('POST', '/orders', orderRequest(), LUBJE)
    const reservation = await kit.send('POST', '/reservations', reservationRequest(), LUBJE)
    links = [`/orders/${order.body.id}`, `/reservations/${reservation.body.code}`]
  })

  /** Writes a value; false where the database refuses it: a column that cannot be null, a point without latitude. */
  async function write(column: Column, value: unknown): Promise<boolean> {
    const table = COLUMNS[column]
    const id = table === 'restaurants' ? 'id' : 'restaurant_id'
    const json = value === null && column === 'scheduled' ? null : JSON.stringify(value)
    return kit.database.db
      .execute(sql`UPDATE ${sql.raw(table)} SET ${sql.raw(column)} = ${json}::jsonb WHERE ${sql.raw(id)} = ${LODKA}`)
      .then(
        () => true,
        () => false,
      )
  }

  const change = fc
    .constantFrom(...(Object.keys(COLUMNS) as Column[]))
    .chain((column) => fc.record({ column: fc.constant(column), at: fc.nat(10_000), how: fc.nat(WRONG.length + 3) }))

  it('a dish without questions costs the menu, and one line in the log', async () => {
    kit.logged.length = 0
    const menu = structuredClone(good.menu) as { categories: { products: { questions?: unknown }[] }[] }
    delete menu.categories[0]!.products[0]!.questions
    await write('menu', menu)
    for (let i = 0; i < 3; i++) {
      const { status, body } = await kit.get(`/restaurants/${LODKA}/menu`, LUBJE)
      expect([status, body.categories]).toEqual([200, []])
    }
    const lines = kit.logged.filter((line) => line.includes('do not parse'))
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ restaurantId: LODKA, part: 'menu', path: 'categories.0.products.0.questions' }),
    ])
    await write('menu', good.menu)
    expect((await kit.get(`/restaurants/${LODKA}/menu`, LUBJE)).body.categories.length).toBeGreaterThan(0)
  })

  it('no answer is an error, and the neighbours are as they were', async () => {
    const seen = { refused: 0, written: 0 }
    await fc.assert(
      fc.asyncProperty(change, async ({ column, at, how }) => {
        const places = placesOf(good[column])
        const path = places[at % places.length] ?? []
        if (!(await write(column, changed(good[column], path, how)))) {
          seen.refused++
          return
        }
        seen.written++
        try {
          const what = `${column}.${path.join('.')} ${how}`
          for (const read of READS) {
            const { status, body } = await kit.get(read, LUBJE)
            expect([what, read, status]).toEqual([what, read, status === 404 ? 404 : 200])
            if (read.startsWith('/restaurants?product=reservations'))
              expect([what, body.items.map(({ id }: { id: number }) => id)]).toEqual([
                what,
                expect.arrayContaining([2, 3, 4]),
              ])
            if (read.includes('/availability'))
              expect([what, body.map((one: { restaurant_id: number }) => one.restaurant_id)]).toEqual([
                what,
                expect.arrayContaining([LAST_TABLE]),
              ])
          }
          for (const link of links) expect([what, link, (await kit.get(link, LUBJE)).status]).toEqual([what, link, 200])
          const order = await kit.send('POST', '/orders', orderRequest(), LUBJE)
          expect([what, order.status < 500]).toEqual([what, true])
          const quote = { restaurant_id: LODKA, delivery_type: 'takeout', products: orderRequest().products }
          expect([what, (await kit.send('POST', '/carts/quote', quote, LUBJE)).status < 500]).toEqual([what, true])
          const reservation = await kit.send('POST', '/reservations', reservationRequest(), LUBJE)
          expect([what, reservation.status < 500]).toEqual([what, true])
        } finally {
          await write(column, good[column])
        }
      }),
      { numRuns: 120, seed: 2028 },
    )
    expect(seen.written).toBeGreaterThan(70)
  })
})
