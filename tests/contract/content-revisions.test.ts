/** @jest-environment ./tests/support/outside-environment.mjs */
import { type SQL, sql } from 'drizzle-orm'
import { contentChangesSchema } from '@/lib/domain/content/schema'
import { type Db, inTransaction, rowsOf } from '@/upstream/db/database'
import { addMissingTenants } from '@/upstream/tenants/apply-tenant-files'
import { LODKA } from '../support/seed-fixture'
import { databases, type Kit, openTestPostgres, PARTNER_TOKEN, parseAs, sharedKit } from '../support/upstream-kit'

async function feedOf(kit: Kit) {
  const ask = async (since?: string) => {
    const answer = await kit.get(`/content-revisions${since ? `?since=${since}` : ''}`)
    return parseAs(contentChangesSchema, answer.body)
  }
  const markNow = async () => (await ask()).mark
  /** Tags that the feed reports for `work`, in alphabetical order. */
  const changedBy = async (work: SQL | (() => Promise<unknown>)) => {
    const before = await markNow()
    await (typeof work === 'function' ? work() : kit.database.db.execute(work))
    const { changed } = await ask(before)
    return changed === 'all' ? changed : changed.toSorted()
  }
  const [lodka] = await kit.rows<{
    city: string
    tenants: string[]
  }>(sql`SELECT city_slug AS city, ARRAY(SELECT tenant FROM tenant_cities c WHERE c.city_slug = r.city_slug ORDER BY 1) AS tenants
      FROM restaurants r WHERE id = ${LODKA}`)
  const { city = '', tenants = [] } = lodka ?? {}
  const own = `restaurant:${LODKA}`
  return { ask, markNow, changedBy, city, own, lists: [`city:${city}`, ...tenants.map((one) => `lists:${one}`), own] }
}

describe.each(databases)('C0 /content-revisions on %s', (_, open) => {
  const kit = sharedKit(open)
  let feed: Awaited<ReturnType<typeof feedOf>>
  beforeAll(async () => {
    feed = await feedOf(kit)
  })

  it('a mark, and nothing until something changes; all for no mark, another database’s, or one to come', async () => {
    const first = await feed.ask()
    expect(first).toEqual({ mark: expect.stringMatching(/^[0-9a-f]{8}\.\d+$/), changed: 'all' })
    expect(await feed.ask(first.mark)).toEqual({ mark: first.mark, changed: [] })
    const [epoch = '', revision = ''] = first.mark.split('.')
    for (const mark of ['rubbish', `00000000.${revision}`, `${epoch}.${Number(revision) + 1}`])
      expect((await feed.ask(mark)).changed).toBe('all')
    expect((await kit.get(`/content-revisions?since=${'1'.repeat(41)}`)).status).toBe(422)
  })

  it('a change that only the restaurant’s page shows drops no other page', async () => {
    const { changedBy, own } = feed
    const price = sql`UPDATE menus SET menu = jsonb_set(menu, '{categories,0,products,0,priceGrosze}', '4321')
      WHERE restaurant_id = ${LODKA}`
    // The first change of a day changes the date in the sitemap.
    await kit.database.db.execute(sql`UPDATE menus SET menu = menu || '{"x": 1}' WHERE restaurant_id = ${LODKA}`)
    expect(await changedBy(price)).toEqual([own])
    expect(await changedBy(price)).toEqual([])
    const pause = (paused: unknown) =>
      kit.send('PUT', '/partner/pause', { restaurant_id: LODKA, paused }, { authorization: `Bearer ${PARTNER_TOKEN}` })
    expect(await changedBy(() => pause({ reason: 'other' }))).toEqual([own])
    expect(await changedBy(() => pause(null))).toEqual([own])
    expect(await changedBy(sql`INSERT INTO sold_out (restaurant_id, product_id) VALUES (${LODKA}, 1)`)).toEqual([own])
    expect(await changedBy(sql`UPDATE sold_out SET until = now() WHERE restaurant_id = ${LODKA}`)).toEqual([own])
    expect(await changedBy(sql`DELETE FROM sold_out WHERE restaurant_id = ${LODKA}`)).toEqual([own])
    expect(
      await changedBy(sql`UPDATE dining_tables SET max_seats = max_seats + 1 WHERE restaurant_id = ${LODKA}`),
    ).toEqual([own])
    expect(
      await changedBy(sql`UPDATE order_settings SET packaging_grosze = 77 WHERE restaurant_id = ${LODKA}`),
    ).toEqual([own])
  })

  it('a change that lists show drops the lists of the city and of the tenants that have it', async () => {
    const { changedBy, lists } = feed
    const rename = sql`UPDATE restaurants SET name = 'Nowa', summary = summary || '{"name": "Nowa"}' WHERE id = ${LODKA}`
    expect(await changedBy(rename)).toEqual(lists)
    expect(await changedBy(rename)).toEqual([])
    const hours = sql`UPDATE restaurants SET summary = jsonb_set(summary, '{hours,exceptions}', '[{"x": 1}]') WHERE id = ${LODKA}`
    expect(await changedBy(hours)).toEqual(lists)
    const fee = sql`UPDATE order_settings SET zones = jsonb_set(zones, '{0,feeGrosze}', '1') WHERE restaurant_id = ${LODKA}`
    expect(await changedBy(fee)).toEqual(lists)
    const [{ fee: lowest } = { fee: 0 }] = await kit.rows<{ fee: number }>(
      sql`SELECT lowest_fee_grosze AS fee FROM restaurants WHERE id = ${LODKA}`,
    )
    expect(lowest).toBe(1)
    expect(await changedBy(sql`UPDATE menus SET diets = '{}' WHERE restaurant_id = ${LODKA}`)).toEqual(lists)
    const suspended = sql`UPDATE restaurants SET state = 'suspended' WHERE id = ${LODKA}`
    expect(await changedBy(suspended)).toEqual(lists)
    expect(await changedBy(sql`UPDATE restaurants SET state = 'open' WHERE id = ${LODKA}`)).toEqual(lists)
  })

  it('a restaurant that moves has a revision in both cities; an exception, a city and a configuration in their tenant', async () => {
    const { changedBy, city, own, lists } = feed
    const move = (to: string) => sql`UPDATE restaurants SET city_slug = ${to} WHERE id = ${LODKA}`
    expect(await changedBy(move('nowe-miasto'))).toEqual(
      [`city:${city}`, 'city:nowe-miasto', ...lists.slice(1)].toSorted(),
    )
    expect(await changedBy(move(city))).toContain('city:nowe-miasto')
    const except = sql`INSERT INTO listing_exceptions VALUES ('miedzioweje', ${LODKA}, true)`
    expect(await changedBy(except)).toEqual([...new Set([...lists, 'lists:miedzioweje'])].toSorted())
    expect(await changedBy(sql`DELETE FROM listing_exceptions`)).toContain('lists:miedzioweje')
    const relabel = sql`UPDATE tenants SET config = config || '{"label": "Inaczej"}' WHERE key = 'lubje'`
    expect(await changedBy(relabel)).toEqual(['tenant:lubje'])
    expect(await changedBy(relabel)).toEqual([])
    expect(await changedBy(sql`INSERT INTO tenant_cities VALUES ('lubje', 'nowe-miasto')`)).toEqual([
      'city:nowe-miasto',
      'lists:lubje',
    ])
    expect(own).toBe(`restaurant:${LODKA}`)
  })

  it('orders, reservations and holds are no content', async () => {
    expect(await feed.changedBy(sql`UPDATE restaurants SET state_reason = 'x' WHERE id = ${LODKA}`)).toEqual([])
    expect(await feed.changedBy(sql`UPDATE orders SET notes = ''`)).toEqual([])
    expect(await feed.changedBy(sql`UPDATE restaurants SET name = name`)).toEqual([])
  })

  it('counts of lists are those of now', async () => {
    const count = async () => {
      const { body } = await kit.get('/cities?product=reservations')
      return (body as { slug: string; restaurants: number }[]).find(({ slug }) => slug === feed.city)?.restaurants ?? 0
    }
    const before = await count()
    await kit.database.db.execute(sql`UPDATE restaurants SET state = 'draft' WHERE id = ${LODKA}`)
    expect(await count()).toBe(before - 1)
    await kit.database.db.execute(sql`UPDATE restaurants SET state = 'open' WHERE id = ${LODKA}`)
    expect(await count()).toBe(before)
  })

  it('a transaction that is rolled back has no revision; one of many statements has one', async () => {
    const { db } = kit.database
    const pause = (tx: Db, reason: string) =>
      tx.execute(
        sql`UPDATE restaurants SET details = details || jsonb_build_object('x', ${reason}::text) WHERE id = ${LODKA}`,
      )
    const failing = () =>
      inTransaction(db, async (tx) => {
        await pause(tx, 'a')
        throw new Error('taken back')
      }).catch(() => {})
    expect(await feed.changedBy(failing)).toEqual([])
    const before = await feed.markNow()
    await inTransaction(db, async (tx) => {
      for (const reason of ['b', 'c', 'd']) await pause(tx, reason)
      await inTransaction(tx, async (inner) => {
        await inner.execute(sql`UPDATE tenants SET config = config || '{"label": "Nic"}' WHERE key = 'lubje'`)
        throw new Error('taken back')
      }).catch(() => {})
    })
    const [one, other] = [before, await feed.markNow()].map((mark) => Number(mark.split('.')[1]))
    expect(Number(other) - Number(one)).toBe(1)
    expect((await feed.ask(before)).changed).toEqual(await feed.changedBy(() => pause(db, 'e')))
    expect(await rowsOf(db, sql`SELECT 1 FROM content_changes`)).toEqual([])
  })

  it('more than a thousand at once are all', async () => {
    const { db } = kit.database
    const many = sql`INSERT INTO restaurants (id, slug, name, city_slug, partner, products, cuisines, order_cuisines, price_level,
        sort_key, search_text, slot_minutes, summary, details)
      SELECT n, 'r' || n, 'R', 'nigdzie', false, '{}', '{}', '{}', 1, 'r', 'r', 30, '{}', '{}' FROM generate_series(700001, 701001) n`
    const before = await feed.markNow()
    await db.execute(many)
    expect((await feed.ask(before)).changed).toBe('all')
    const after = await feed.markNow()
    await db.execute(sql`UPDATE restaurants SET details = '{"x": 1}' WHERE id BETWEEN 700001 AND 700600`)
    expect((await feed.ask(after)).changed).toHaveLength(600)
    await db.execute(sql`UPDATE restaurants SET details = '{"x": 1}' WHERE id BETWEEN 700601 AND 701001`)
    expect((await feed.ask(after)).changed).toBe('all')
  })
})

/** Writes a number into a restaurant's page. */
const write = (tx: Db, id: number, n: number) =>
  tx.execute(sql`UPDATE restaurants SET details = details || jsonb_build_object('x', ${n}::int) WHERE id = ${id}`)

describe('0071 on PostgreSQL, with transactions side by side', () => {
  const kit = sharedKit(openTestPostgres)
  let feed: Awaited<ReturnType<typeof feedOf>>
  let db: Db
  let ids: number[] = []
  beforeAll(async () => {
    feed = await feedOf(kit)
    ;({ db } = kit.database)
    ids = (await rowsOf<{ id: number }>(db, sql`SELECT id FROM restaurants ORDER BY id LIMIT 6`)).map(({ id }) => id)
    // The first change of a day also changes the sitemap.
    for (const id of ids) await write(db, id, 0)
  })

  it('a change that commits later than a newer one is reported after its commit', async () => {
    const [early = 0, late = 0] = ids
    const before = await feed.markNow()
    const mayCommit = latch()
    const isWritten = latch()
    const slow = inTransaction(db, async (tx) => {
      await write(tx, late, 1)
      isWritten.open()
      await mayCommit.opened
    })
    await isWritten.opened
    await write(db, early, 1)
    const seen = await feed.ask(before)
    expect(seen.changed).toEqual([`restaurant:${early}`])
    mayCommit.open()
    await slow
    expect((await feed.ask(seen.mark)).changed).toEqual([`restaurant:${late}`])
  })

  it('a follower of the marks has the database’s state at the end, with many writers', async () => {
    const numbers = async (of: readonly string[]) =>
      rowsOf<{ tag: string; n: number }>(
        db,
        sql`SELECT 'restaurant:' || id AS tag, (details ->> 'x')::int AS n FROM restaurants
          WHERE 'restaurant:' || id = ANY (${`{${of.join(',')}}`}::text[])`,
      )
    const known = new Map((await numbers(ids.map((id) => `restaurant:${id}`))).map(({ tag, n }) => [tag, n]))
    let mark = await feed.markNow()
    let isOver = false
    const follow = async () => {
      for (let isLast = false; !isLast; ) {
        isLast = isOver
        const { mark: next, changed } = await feed.ask(mark)
        mark = next
        if (changed === 'all') throw new Error('too much')
        for (const { tag, n } of await numbers(changed)) known.set(tag, n)
      }
    }
    const writer = async (id: number, index: number) => {
      for (let n = 0; n < 20; n++) {
        await inTransaction(db, async (tx) => {
          await write(tx, id, n * 10 + index)
          // A lock of the board, also taken at the commit, in any order: no deadlock.
          await tx.execute(
            sql`INSERT INTO sold_out (restaurant_id, product_id) VALUES (${ids[(index + n) % ids.length] ?? 0}, ${n * 10 + index})`,
          )
          await tx.execute(sql`SELECT pg_sleep(${((index * 7 + n * 3) % 10) / 500})`)
        })
      }
    }
    const following = follow()
    await Promise.all(ids.map(writer))
    isOver = true
    await following
    const present = await numbers(ids.map((id) => `restaurant:${id}`))
    expect(Object.fromEntries(known)).toEqual(Object.fromEntries(present.map(({ tag, n }) => [tag, n])))
    expect(present.map(({ n }) => n)).not.toContain(0)
  })

  it('a start that changes no tenant raises no revision', async () => {
    await addMissingTenants(db)
    expect(await feed.changedBy(() => addMissingTenants(db))).toEqual([])
  })
})

function latch() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open: () => open(), opened }
}
