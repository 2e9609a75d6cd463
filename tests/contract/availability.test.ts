/** @jest-environment ./tests/support/outside-environment.mjs */
import { sql } from 'drizzle-orm'
import { type Availability, availabilityListSchema } from '@/lib/domain/reservation/availability/schema'
import { holdSchema } from '@/lib/domain/reservation/schema'
import { problemSchema } from '@/lib/domain/wire'
import { holdRequest, reservationRequest } from '../support/requests'
import { LAST_TABLE, LODKA, MANUAL, NON_PARTNER, OTHER_CITY } from '../support/seed-fixture'
import { databases, FRIDAY_NOON, parseAs, sharedKit } from '../support/upstream-kit'

describe.each(databases)('availability on %s', (_, open) => {
  const kit = sharedKit(open)
  beforeEach(() => kit.setNow(FRIDAY_NOON))

  const ask = async (ids: number | string, from: string, people: number, more = ''): Promise<Availability[]> => {
    const { status, body } = await kit.get(
      `/restaurants/${ids}/availability?from=${encodeURIComponent(from)}&people=${people}${more}`,
    )
    expect({ status, error: body.error }).toEqual({ status: 200, error: undefined })
    return parseAs(availabilityListSchema, body)
  }
  const one = async (id: number, from: string, people: number) => (await ask(id, from, people))[0]!

  it('L266–L269 one entry per id, in the requested order', async () => {
    const entries = await ask(`${NON_PARTNER},${LODKA},${MANUAL}`, '2026-11-28 18:00', 2)
    expect(entries.map(({ restaurant_id }) => restaurant_id)).toEqual([NON_PARTNER, LODKA, MANUAL])
    expect(entries.map(({ state }) => state)).toEqual(['request', 'available', 'available'])
  })

  it('C4 slots within two hours, every 30 minutes, with instants in Warsaw', async () => {
    const { slots, state, date, people } = await one(LODKA, '2026-11-28 18:00', 2)
    expect({ state, date, people }).toEqual({ state: 'available', date: '2026-11-28', people: 2 })
    expect(slots.map(({ time }) => time)).toEqual([
      '16:00',
      '16:30',
      '17:00',
      '17:30',
      '18:00',
      '18:30',
      '19:00',
      '19:30',
      '20:00',
    ])
    expect(slots[4]).toEqual({
      time: '18:00',
      at: '2026-11-28T18:00:00+01:00',
      state: 'available',
      confirm: 'auto',
      duration: 90,
      areas: ['sala'],
    })
  })

  it.each([
    ['C4 available', LODKA, '2026-11-28 18:00', 2, 'available'],
    ['L267 seconds are forgiven', LODKA, '2026-11-28 18:00:00', 2, 'available'],
    ['C2 eight fit the terrace or the combination', LODKA, '2026-11-28 18:00', 8, 'available'],
    ['C2 a venue that is no partner is asked', NON_PARTNER, '2026-11-28 18:00', 2, 'request'],
    ['A11 after midnight the night before still counts', MANUAL, '2026-11-29 00:45', 2, 'available'],
    ['L291 exactly the lead ahead', LODKA, '2026-11-27 14:00', 2, 'available'],
  ])('%s', async (_name, id, from, people, state) => expect((await one(id, from, people)).state).toBe(state))

  it('L238 a slot with a rule carries its text', async () => {
    const { slots, notices } = await one(LODKA, '2026-11-29 18:00', 2)
    expect(slots[0]).toMatchObject({ state: 'rule', text: 'W niedzielę prosimy o telefon.' })
    expect(notices).toEqual([{ kind: 'rule', text: 'W niedzielę prosimy o telefon.' }])
  })

  it('C9 an unknown rule key is logged once', async () => {
    await one(LODKA, '2026-11-28 18:00', 2)
    await one(LODKA, '2026-11-28 18:00', 2)
    const reported = kit.logged.filter((line) => line.includes('unknown custom rule'))
    expect(reported.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ level: 40, restaurantId: LODKA, key: 'fullMoon' }),
    ])
  })

  it.each([
    ['an unknown id', `${LODKA},999`, 404],
    ['an id that the tenant does not list', `${LODKA},${OTHER_CITY}`, 404],
    ['ids that are none', 'a,b', 422],
    ['L271 no ids', '', 404],
    ['51 ids', Array.from({ length: 51 }, (_x, i) => i + 1).join(','), 422],
  ])('C4 %s', async (_name, ids, status) => {
    const reply = await kit.get(`/restaurants/${ids}/availability?from=2026-11-28 18:00&people=2`)
    expect(reply.status).toBe(status)
    parseAs(problemSchema, reply.body)
  })

  it.each([
    ['people=2', 'from'],
    ['from=2026-13-01 18:00&people=2', 'from'],
    ['from=2026-11-28 25:00&people=2', 'from'],
    ['from=2026-11-28 18:00', 'people'],
    ['from=2026-11-28 18:00&people=51', 'people'],
    ['from=2026-11-28 18:00&people=0', 'people'],
  ])('422 for ?%s', async (query, field) => {
    const { status, body } = await kit.get(`/restaurants/${LODKA}/availability?${query}`)
    expect([status, Object.keys(body.error.fields)]).toEqual([422, [field]])
  })
})

const last = { restaurant_id: LAST_TABLE }

const MINUTE = 60_000

describe.each(databases)('holds on %s', (_, open) => {
  const kit = sharedKit(open)
  beforeEach(async () => {
    kit.setNow(FRIDAY_NOON)
    await kit.database.db.execute(sql`DELETE FROM holds`)
    await kit.database.db.execute(sql`UPDATE reservations SET status = 'declined'`)
  })

  const from = (address: string) => ({ 'x-forwarded-for': address })
  const hold = (changes?: Parameters<typeof holdRequest>[0], headers?: Record<string, string>) =>
    kit.send('POST', '/holds', holdRequest(changes), headers)
  const held = async (changes?: Parameters<typeof holdRequest>[0]) => {
    const { status, body } = await hold(changes)
    expect(status).toBe(201)
    return parseAs(holdSchema, body)
  }
  const reserve = (changes: Parameters<typeof reservationRequest>[0]) =>
    kit.send('POST', '/reservations', reservationRequest({ ...last, ...changes }))
  const stateFor = async (token = '') =>
    (await kit.get(`/restaurants/${LAST_TABLE}/availability?from=2026-11-28 18:00&people=2&hold_token=${token}`))
      .body[0].state

  it('C2 a hold reserves the table for 10 minutes against everybody but its owner', async () => {
    const { token, expires_at } = await held(last)
    expect(expires_at).toBe('2026-11-27T12:10:00+01:00')
    expect([await stateFor(), await stateFor(token)]).toEqual(['full', 'available'])
    expect((await reserve({})).status).toBe(409)
    const { status, body } = await reserve({ hold_token: token })
    expect([status, await stateFor(token)]).toEqual([201, 'full'])
    await kit.send('POST', `/reservations/${body.code}/cancel`)
    expect(await stateFor()).toBe('available')
  })

  it('C2 an expired hold frees the table without any job', async () => {
    const { token } = await held(last)
    kit.setNow(new Date(FRIDAY_NOON.getTime() + 10 * MINUTE - 1))
    expect(await stateFor()).toBe('full')
    kit.setNow(new Date(FRIDAY_NOON.getTime() + 10 * MINUTE))
    expect(await stateFor()).toBe('available')
    expect((await reserve({})).status).toBe(201)
    expect((await reserve({ hold_token: token })).status).toBe(409)
  })

  it('C2 a hold stays valid for ten minutes, although the lead time ends meanwhile', async () => {
    await kit.setLead(LAST_TABLE, 2)
    const soon = { reserved_on: '2026-11-28 18:00:00' }
    kit.setNow(new Date('2026-11-28T15:55:00+01:00'))
    const { token } = await held({ ...last, from: soon.reserved_on } as never)
    kit.setNow(new Date('2026-11-28T16:01:00+01:00'))
    expect((await reserve(soon)).body.error.code).toBe('too_soon')
    expect(await stateFor(token)).toBe('available')
    const earlier = await reserve({ reserved_on: '2026-11-28 17:30:00', hold_token: token })
    expect(earlier.body.error.code).toBe('too_soon')
    const made = await reserve({ ...soon, hold_token: token })
    expect([made.status, made.body.status]).toEqual([201, 'confirmed'])
    await kit.setLead(LAST_TABLE, 0)
  })

  it('C2 a failed reservation keeps the hold', async () => {
    const { token } = await held(last)
    expect((await reserve({ hold_token: token, guests_number: 3 })).status).toBe(422)
    expect(await stateFor()).toBe('full')
  })

  it('C2 DELETE releases it, and may be repeated', async () => {
    const { token } = await held(last)
    expect((await kit.send('DELETE', `/holds/${token}`)).status).toBe(204)
    expect(await stateFor()).toBe('available')
    expect((await kit.send('DELETE', `/holds/${token}`)).status).toBe(204)
  })

  it('C2 another tenant cannot release the hold', async () => {
    const { token } = await held(last)
    await kit.send('DELETE', `/holds/${token}`, undefined, { 'x-tenant': 'lesznoje' })
    expect(await stateFor()).toBe('full')
  })

  it('C2 a new hold of the same browser replaces its previous one', async () => {
    const { token } = await held(last)
    await held({ ...last, from: '2026-11-28 18:30:00', replaces: token })
    expect((await reserve({ reserved_on: '2026-11-28 17:00:00' })).status).toBe(201)
  })

  it('C2 a replacement that fails keeps the previous hold', async () => {
    const { token } = await held(last)
    await reserve({ reserved_on: '2026-11-28 21:00:00' })
    expect((await hold({ ...last, from: '2026-11-28 21:00:00', replaces: token })).status).toBe(409)
    expect([await stateFor(), await stateFor(token)]).toEqual(['full', 'available'])
  })

  it('C2 at most three active holds per client address', async () => {
    const slots = ['12:00', '14:00', '16:00', '18:00'].map((time) => `2026-11-28 ${time}:00`)
    const statuses = []
    for (const slot of slots) statuses.push((await hold({ from: slot }, from('203.0.113.7'))).status)
    expect(statuses).toEqual([201, 201, 201, 429])
    const refused = await hold({}, from('203.0.113.7'))
    expect([refused.body.error.code, refused.headers.get('retry-after')]).toEqual(['too_many_holds', '600'])
    expect((await hold({}, from('203.0.113.8'))).status).toBe(201)
    kit.setNow(new Date(FRIDAY_NOON.getTime() + 10 * MINUTE))
    expect((await hold({}, from('203.0.113.7'))).status).toBe(201)
  })

  it.each([
    ['a venue that is no partner', { restaurant_id: NON_PARTNER }, 422, 'hold_not_needed'],
    ['eleven people', { people: 11 }, 422, 'hold_not_needed'],
    ['B4 more people than any table seats', { people: 9 }, 422, 'party_too_large'],
    ['a restaurant of another tenant', { restaurant_id: OTHER_CITY }, 404, 'unknown_restaurant'],
  ])('no hold for %s', async (_name, changes, status, code) => {
    const reply = await hold(changes)
    expect([reply.status, reply.body.error.code]).toEqual([status, code])
  })

  it('C2 a change respects holds of others', async () => {
    const { body } = await reserve({ reserved_on: '2026-11-28 14:00:00' })
    await held(last)
    expect((await kit.send('PUT', `/reservations/${body.code}`, { reserved_on: '2026-11-28 18:00:00' })).status).toBe(
      409,
    )
  })

  it('C2 a diner’s own reservation does not block its change', async () => {
    const { body } = await reserve({})
    expect([await stateFor(), await stateFor(body.code)]).toEqual(['full', 'available'])
  })

  it('stores the address only as a hash', async () => {
    await hold({ restaurant_id: LODKA }, from('203.0.113.9'))
    const { rows } = (await kit.database.db.execute(sql`SELECT * FROM holds`)) as unknown as { rows: unknown[] }
    expect(JSON.stringify(rows)).not.toContain('203.0.113.9')
  })
})
