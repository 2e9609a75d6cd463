/** @jest-environment ./tests/support/outside-environment.mjs */
import { sql } from 'drizzle-orm'
import { holdSchema } from '@/lib/domain/reservation/schema'
import { holdRequest, reservationRequest } from '../support/requests'
import { LAST_TABLE, LODKA, NON_PARTNER, OTHER_CITY } from '../support/seed-fixture'
import { databases, FRIDAY_NOON, parseAs, sharedKit } from '../support/upstream-kit'

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
    expect((await reserve({ hold_token: token })).status).toBe(201)
    expect(await stateFor(token)).toBe('full')
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
    ['a closed hour', { from: '2026-11-28 09:00:00' }, 422, 'closed'],
    ['a rule', { from: '2026-11-29 18:00:00' }, 422, 'rule_disabled'],
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
