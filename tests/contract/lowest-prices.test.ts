/** @jest-environment ./tests/support/outside-environment.mjs */
import { sql } from 'drizzle-orm'
import { lowestPriceOf30Days, type PastOffer } from '@/lib/domain/ordering/menu/lowest-price'
import fc from '@/tests/support/fast-check'
import { rowsOf } from '@/upstream/db/database'
import { menuPrices } from '@/upstream/db/order-schema'
import { lowestPricesQuery } from '@/upstream/menus/lowest-prices'
import { LODKA } from '../support/seed-fixture'
import { databases, sharedKit } from '../support/upstream-kit'

const now = new Date('2026-11-27T18:00:00Z')
const offer = fc.record({
  // Around the thirty days, to the hour, and beyond the present.
  since: fc.integer({ min: -24, max: 24 * 75 }).map((hours) => new Date(now.getTime() - hours * 3_600_000)),
  priceGrosze: fc.integer({ min: 100, max: 5000 }),
  offeredGrosze: fc.option(fc.integer({ min: 50, max: 4000 })),
  isAnnounced: fc.boolean(),
})
const history = fc.uniqueArray(offer, { selector: ({ since }) => since.getTime(), minLength: 1, maxLength: 6 })

describe.each(databases)('C7 the lowest price of 30 days on %s', (_, open) => {
  const kit = sharedKit(open)

  it('is the same for the database and for the rule that says beforehand what a change does', async () => {
    const { db } = kit.database
    // One statement asks for the histories of many dishes.
    const histories = fc.sample(history, { numRuns: 400, seed: 7 })
    const firstId = 1_000_000
    const rows = histories.flatMap((offers, i) =>
      offers.map((one) => ({ restaurantId: LODKA, productId: firstId + i, ...one })),
    )
    await db.insert(menuPrices).values(rows)
    const [row] = await rowsOf<{ lowest: Record<string, number> }>(
      db,
      sql`SELECT ${lowestPricesQuery(now)} AS lowest FROM restaurants r WHERE r.id = ${LODKA}`,
    )
    const asked = histories.map((_, i) => row?.lowest[firstId + i] ?? null)
    expect(asked).toEqual(histories.map((offers: PastOffer[]) => lowestPriceOf30Days(offers, now)))
    expect(asked.filter((lowest) => lowest === null).length).toBeGreaterThan(5)
    expect(asked.filter((lowest) => lowest !== null).length).toBeGreaterThan(200)
  })
})
