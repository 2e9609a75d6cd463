/** @jest-environment ./tests/support/outside-environment.mjs */
import { sql } from 'drizzle-orm'
import { menuSchema } from '@/lib/domain/ordering/menu/schema'
import { KARP, ZUREK } from '../support/order-fixture'
import { fixture, LODKA } from '../support/seed-fixture'
import { databases, FRIDAY_NOON, parseAs, sharedKit } from '../support/upstream-kit'

const days = (count: number) => new Date(FRIDAY_NOON.getTime() + count * 86_400_000)

describe.each(databases)('C0 what is ordered most, on %s', (_, open) => {
  const kit = sharedKit(open, {}, { ...fixture, withOrders: true })
  beforeEach(() => kit.setNow(FRIDAY_NOON))

  const popular = async () => parseAs(menuSchema, (await kit.get(`/restaurants/${LODKA}/menu`)).body).popular

  it('the dishes in the most orders of thirty days come first, none that cannot be had', async () => {
    const counted = await kit.rows<{
      id: number
      name: string
      orders: number
    }>(sql`SELECT product_id AS id, count(*)::int AS orders FROM order_lines JOIN orders ON orders.id = order_id
        WHERE restaurant_id = ${LODKA} GROUP BY product_id`)
    const ordersOf = new Map(counted.map(({ id, orders }) => [id, orders]))
    const ids = await popular()
    expect(ids.length).toBeGreaterThan(1)
    expect(ids).not.toContain(KARP)
    const counts = ids.map((id) => ordersOf.get(id) ?? 0)
    expect(counts).toEqual([...counts].sort((a, b) => b - a))
    expect(counts[0]).toBe(Math.max(...ordersOf.values()))
  })

  it('what was called off does not count; below twenty orders nothing is said', async () => {
    kit.setNow(days(0.1))
    await kit.database.db.execute(sql`UPDATE orders SET status = 'cancelled' WHERE restaurant_id = ${LODKA}
      AND id NOT IN (SELECT id FROM orders WHERE restaurant_id = ${LODKA} ORDER BY id LIMIT 19)`)
    expect(await popular()).toEqual([])
    await kit.database.db.execute(sql`UPDATE orders SET status = 'delivered' WHERE restaurant_id = ${LODKA}`)
    kit.setNow(days(0.2))
    expect(await popular()).not.toEqual([])
  })

  it('a month later the month is another one', async () => {
    kit.setNow(days(31))
    expect(await popular()).toEqual([])
  })

  it('a sum is the sum of its parts, and nobody ordered: no name, phone or e-mail', async () => {
    const [found] = await kit.rows<{
      wrong: number
      named: number
      lines: number
    }>(sql`SELECT count(*) FILTER (WHERE total_grosze <> products_grosze + packaging_grosze + deposits_grosze
          OR products_grosze <> (SELECT sum(line_grosze) FROM order_lines WHERE order_id = orders.id))::int AS wrong,
        count(*) FILTER (WHERE concat(customer_firstname, customer_lastname, phone, email) <> '')::int AS named,
        (SELECT count(*)::int FROM order_lines WHERE product_id = ${ZUREK}) AS lines FROM orders`)
    expect(found).toMatchObject({ wrong: 0, named: 0 })
    expect(found?.lines).toBeGreaterThan(0)
  })
})
