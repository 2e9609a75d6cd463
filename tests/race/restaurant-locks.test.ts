/** @jest-environment ./tests/support/outside-environment.mjs */
import { sql } from 'drizzle-orm'
import { readRestaurantFile } from '@/lib/domain/restaurant/file/read-file'
import { inTransaction } from '@/upstream/db/database'
import { importRestaurant } from '@/upstream/restaurants/file/import-restaurant'
import { pictureFiles } from '@/upstream/restaurants/file/pictures'
import { lockRestaurant } from '@/upstream/restaurants/lock-restaurant'
import { aDraft } from '../support/draft'
import { reservationRequest } from '../support/requests'
import { copyOf, pizzeria } from '../support/restaurant-files'
import { bearer, invited, type Somebody } from '../support/staff'
import { type Kit, openTestPostgres, PARTNER_TOKEN, sharedKit } from '../support/upstream-kit'

const kit = sharedKit(openTestPostgres)

async function aPlace(key: string) {
  const { id, owner } = await aDraft(kit, key)
  const call = (method: string, path: string, body?: unknown, who: Somebody = owner) =>
    who.call(method, `/panel/${id}/settings${path}`, body)
  const draft = async (part: string, at: string, value: unknown, who: Somebody = owner) => {
    const { revision } = (await call('GET', `/parts/${part}`, undefined, who)).body
    expect((await call('PUT', `/parts/${part}/draft`, { revision, at, value }, who)).status).toBe(200)
  }
  const publish = async (part: string, who: Somebody = owner) => {
    const { reviewed } = (await call('GET', `/parts/${part}/review`, undefined, who)).body
    return call('POST', `/parts/${part}/publish`, { reviewed }, who)
  }
  const price = async (by: number) => {
    const [dish] = (await call('GET', '/prices')).body.items
    const change = { dish: dish.id, price_grosze: dish.price_grosze + by, expected_grosze: dish.price_grosze }
    return call('POST', '/prices', change)
  }
  const manager = await invited(kit, owner, id, 'manager')
  return { id, key, owner, manager, call, draft, publish, price }
}

const take = (file: object) => kit.send('POST', '/operations/restaurants/import', { file }, bearer(PARTNER_TOKEN))

/** Does the call answer while `hold` is under way? It ends with the answer or once a connection waits for a lock. */
async function during<T>(hold: (on: Kit['database']['db']) => Promise<void>, work: () => Promise<T>) {
  let isOver = false
  let ended: { answer: T; isMeanwhile: boolean } | undefined
  const begun = { work: undefined as Promise<void> | undefined }
  await inTransaction(kit.database.db, async (tx) => {
    await hold(tx)
    begun.work = work().then((answer) => {
      ended = { answer, isMeanwhile: !isOver }
    })
    await Promise.race([begun.work, untilSomebodyWaits(() => ended !== undefined)])
    isOver = true
  })
  await begun.work
  if (!ended) throw new Error('it never ended')
  return ended
}

/**
 * Waits until one connection has waited for a lock in ten checks in a row: a busy machine is slow, but waits for no
 * lock.
 */
async function untilSomebodyWaits(isOver: () => boolean): Promise<void> {
  for (let looks = 0, before = new Set<number>(); looks < 10 && !isOver(); ) {
    const waiting = await kit.rows<{ pid: number }>(sql`SELECT pid FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`)
    const still = waiting.filter(({ pid }) => looks === 0 || before.has(pid))
    looks = still.length > 0 ? looks + 1 : 0
    before = new Set((still.length > 0 ? still : waiting).map(({ pid }) => pid))
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

it('C33 C37 while one restaurant is published, every other can be changed, and the same one can be read', async () => {
  const [busy, other] = [await aPlace('lublin-zajeta'), await aPlace('lublin-inna')]
  await busy.draft('profile', 'lead', 'Zajęta pisze', busy.manager)
  await other.draft('profile', 'lead', 'Inna pisze')
  const publishing = (on: Kit['database']['db']) => lockRestaurant(on, { id: busy.id })
  const works: Record<string, () => Promise<{ status: number }>> = {
    price: () => other.price(100),
    publication: () => other.publish('profile'),
    import: () => take({ ...copyOf(pizzeria), key: 'lublin-nowa', vouchers: [] }),
    'own review': () => busy.call('GET', '/parts/profile/review', undefined, busy.manager),
    'own preview': () => busy.call('GET', '/parts/profile/preview', undefined, busy.manager),
    'own view': () => busy.call('GET', '/parts/profile', undefined, busy.manager),
  }
  for (const [name, work] of Object.entries(works)) {
    const { answer, isMeanwhile } = await during(publishing, work)
    expect([name, answer.status, isMeanwhile]).toEqual([name, 200, true])
  }
  for (const work of [() => busy.price(100), () => busy.publish('profile', busy.manager)]) {
    const { answer, isMeanwhile } = await during(publishing, work)
    expect([answer.status, isMeanwhile]).toEqual([200, false])
  }
})

it('C37 a preview waits three seconds for rows that are being written; more of one person than have room are refused at once', async () => {
  const { id, call, draft } = await aPlace('lublin-podglad-w-kolejce')
  await draft('profile', 'lead', 'Nowe zdanie')
  const preview = () => call('GET', '/parts/profile/preview')
  await inTransaction(kit.database.db, async (tx) => {
    await tx.execute(sql`UPDATE restaurants SET name = name WHERE id = ${id}`)
    const from = performance.now()
    const ask = async () => {
      const { status, body } = await preview()
      return { refusal: [status, body.error.code], afterMs: performance.now() - from }
    }
    const answers = await Promise.all(Array.from({ length: 40 }, ask))
    expect(answers.map(({ refusal }) => refusal)).toEqual(Array(40).fill([503, 'busy']))
    // Two calls have their turn, six wait for one.
    expect(answers.filter(({ afterMs }) => afterMs < 2500)).toHaveLength(32)
  })
  expect((await preview()).status).toBe(200)
})

it('C2 diners reserve while their restaurant is written', async () => {
  const { id, key, owner } = await aPlace('lublin-pisana')
  expect((await owner.call('POST', `/panel/${id}/opening`)).status).toBe(200)
  const { file } = readRestaurantFile({ ...copyOf(pizzeria), key, vouchers: [], lead: 'Zmienione zdanie' })
  const writing = async (on: Kit['database']['db']) => {
    if (!file) throw new Error('the file is not sound')
    const taken = await importRestaurant(on, file, { files: await pictureFiles(on, key), now: kit.deps.now() })
    expect(taken.problems).toEqual([])
  }
  const body = reservationRequest({ restaurant_id: id })
  const { answer, isMeanwhile } = await during(writing, () => kit.send('POST', '/reservations', body))
  expect([answer.status, isMeanwhile]).toEqual([201, true])
})

it('C8 a code that two restaurants publish at once belongs to one; a deleted one stays its restaurant’s', async () => {
  const places = [await aPlace('lublin-kod-a'), await aPlace('lublin-kod-b')]
  const voucher = {
    code: 'RAZEM10',
    type: 'percent',
    value: 10,
    minCartGrosze: 0,
    maxDiscountGrosze: null,
    validFrom: null,
    validTo: null,
    deliveryTypes: null,
    totalLimit: null,
    customerLimit: null,
    firstOrderOnly: false,
  }
  for (const place of places) await place.draft('promotions', 'vouchers', [voucher])
  const published = await Promise.all(places.map((place) => place.publish('promotions')))
  const winner = published.findIndex(({ status }) => status === 200)
  expect(published.map(({ status }) => status).toSorted()).toEqual([200, expect.any(Number)])
  const [first, second] = winner === 0 ? places : places.toReversed()
  expect((await second?.publish('promotions'))?.body.error.code).toBe('invalid_file')
  await first?.draft('promotions', 'vouchers', [])
  expect((await first?.publish('promotions'))?.status).toBe(200)
  expect((await second?.publish('promotions'))?.body.error.code).toBe('invalid_file')
  await first?.draft('promotions', 'vouchers', [voucher])
  expect(await first?.publish('promotions')).toMatchObject({ status: 200 })
})

it('C33 restaurants that are made at once have numbers of their own, above all that were given', async () => {
  const keys = Array.from({ length: 6 }, (_, i) => `lublin-naraz-${i}`)
  const made = await Promise.all(
    [...keys, ...keys].map((key) => take({ ...copyOf(pizzeria), key, name: key, vouchers: [] })),
  )
  const done = made.filter(({ status }) => status === 200).map(({ body }) => body)
  const isNew = done.filter((one) => one.is_new)
  expect(new Set(isNew.map(({ id }) => id)).size).toBe(isNew.length)
  expect(isNew).toHaveLength(keys.length)
  const [highest] = await kit.rows<{ id: number }>(sql`SELECT max(id) AS id FROM restaurants`)
  await kit.database.db.execute(sql`INSERT INTO restaurants (id, slug, name, city_slug, partner, products, cuisines,
      order_cuisines, price_level, sort_key, search_text, slot_minutes, summary, details)
    SELECT id + 500, slug, name, city_slug, partner, products, cuisines, order_cuisines, price_level, sort_key, search_text,
      slot_minutes, summary, details FROM restaurants WHERE id = ${highest?.id ?? 0}`)
  const next = await take({ ...copyOf(pizzeria), key: 'lublin-po-nich', vouchers: [] })
  expect(next.body.id).toBe((highest?.id ?? 0) + 501)
})

it('C37 concurrent prices of one restaurant: each is stored, none undoes another, each with its version', async () => {
  const { id, call, owner, manager } = await aPlace('lublin-ceny-naraz')
  const { items } = (await call('GET', '/prices')).body
  const change = (who: Somebody, dish: { id: number; price_grosze: number }, by: number) =>
    who.call('POST', `/panel/${id}/settings/prices`, {
      dish: dish.id,
      price_grosze: dish.price_grosze + by,
      expected_grosze: dish.price_grosze,
    })
  const [a, b] = items
  const changed = await Promise.all([change(owner, a, 100), change(manager, b, 200)])
  expect(changed.map(({ status }) => status)).toEqual([200, 200])
  const now = (await call('GET', '/prices')).body.items
  expect(now.slice(0, 2).map((dish: { price_grosze: number }) => dish.price_grosze)).toEqual([
    a.price_grosze + 100,
    b.price_grosze + 200,
  ])
  const twice = await Promise.all([change(owner, now[0], 50), change(manager, now[0], 70)])
  expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const kinds = (await call('GET', '/versions')).body.items.map(({ kind }: { kind: string }) => kind)
  expect(kinds).toEqual(['price', 'price', 'price', 'start'])
})
