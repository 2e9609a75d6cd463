/** @jest-environment ./tests/support/outside-environment.mjs */
import { sql } from 'drizzle-orm'
import fc from '@/tests/support/fast-check'
import { holdRequest, reservationRequest } from '../support/requests'
import { LODKA, MANUAL } from '../support/seed-fixture'
import { databases, FRIDAY_NOON, PARTNER_TOKEN, sharedKit } from '../support/upstream-kit'

/** The answers that a reservation may get for each state of availability; `rule`: no table fits the party. */
const STATUS: Record<string, number> = { available: 201, request: 201, full: 409, rule: 422 }
const TIMES = ['17:00', '17:30', '18:00', '19:00', '20:30']

const step = fc.record({
  action: fc.constantFrom(
    'reserve',
    'reserve',
    'hold',
    'hold',
    'change',
    'cancel',
    'confirm',
    'decline',
    'release',
    'wait',
  ),
  restaurant: fc.constantFrom(LODKA, MANUAL),
  time: fc.constantFrom(...TIMES),
  people: fc.integer({ min: 1, max: 12 }),
  which: fc.nat(50),
  useHold: fc.boolean(),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

/** Random actions of diners and restaurants in random order. */
describe.each(databases)('any sequence on %s', (_, open) => {
  const kit = sharedKit(open)

  const world = { codes: [] as string[], tokens: [] as string[], now: FRIDAY_NOON }
  const pick = <T>(list: T[], which: number): T | undefined => list[which % Math.max(1, list.length)]
  const on = (time: string) => `2026-11-28 ${time}:00`

  const isFree = async ({ restaurant, time, people }: Step, token = '') => {
    const query = `from=2026-11-28 ${time}&people=${people}&hold_token=${token}`
    const { body } = await kit.get(`/restaurants/${restaurant}/availability?${query}`)
    return body[0].state as string
  }

  const actions: Record<Step['action'], (step: Step) => Promise<unknown>> = {
    reserve: async (it) => {
      const hold_token = it.useHold ? pick(world.tokens, it.which) : undefined
      const shown = await isFree(it, hold_token)
      const { status, body } = await kit.send(
        'POST',
        '/reservations',
        reservationRequest({
          restaurant_id: it.restaurant,
          reserved_on: on(it.time),
          guests_number: it.people,
          hold_token,
        }),
      )
      expect([it, status]).toEqual([it, STATUS[shown]])
      if (status === 201) world.codes.push(body.code)
      if (status === 201)
        expect(body.status).toBe(shown === 'request' || it.restaurant === MANUAL ? 'pending' : 'confirmed')
    },
    hold: async (it) => {
      const replaces = it.useHold ? pick(world.tokens, it.which) : undefined
      const shown = await isFree(it, replaces)
      const body = holdRequest({ restaurant_id: it.restaurant, from: on(it.time), people: it.people, replaces })
      const reply = await kit.send('POST', '/holds', body)
      expect([it, reply.status]).toEqual([it, { ...STATUS, request: 422 }[shown]])
      if (reply.status === 201) world.tokens.push(reply.body.token)
    },
    change: async (it) => {
      const code = pick(world.codes, it.which)
      if (!code) return
      const { status } = await kit.send('PUT', `/reservations/${code}`, {
        reserved_on: on(it.time),
        guests_number: it.people,
      })
      // 422: no table of the restaurant fits the new party.
      expect([200, 409, 422]).toContain(status)
    },
    cancel: ({ which }) => kit.send('POST', `/reservations/${pick(world.codes, which) ?? 'NOBODYHASTHISONE'}/cancel`),
    confirm: ({ which }) => decide(which, { status: 'confirmed' }),
    decline: ({ which }) => decide(which, { status: 'declined', reason: 'x' }),
    release: ({ which }) => kit.send('DELETE', `/holds/${pick(world.tokens, which) ?? 'none'}`),
    wait: async () => {
      world.now = new Date(world.now.getTime() + 4 * 60_000)
      kit.setNow(world.now)
    },
  }

  async function decide(which: number, decision: unknown) {
    const code = pick(world.codes, which)
    if (!code) return
    const headers = { authorization: `Bearer ${PARTNER_TOKEN}` }
    const { status } = await kit.send('PUT', `/partner/reservations/${code}`, decision, headers)
    expect([200, 409]).toContain(status)
  }

  async function expectSoundness() {
    const overlaps =
      await kit.rows(sql`SELECT a.id FROM occupations a JOIN occupations b ON a.table_id = b.table_id AND a.id < b.id
        AND a.during && b.during WHERE a.ended_at IS NULL AND b.ended_at IS NULL`)
    expect(overlaps).toEqual([])
    // Every confirmed reservation has a table that fits, and no ended one has a table.
    const wrong = await kit.rows(sql`SELECT r.code, r.status, r.guests_number, sum(t.max_seats)::int AS seats
        FROM reservations r
        LEFT JOIN occupations o ON o.reservation_id = r.id AND o.ended_at IS NULL
        LEFT JOIN dining_tables t ON t.id = o.table_id
        GROUP BY r.id
        HAVING CASE WHEN r.status = 'declined' OR r.cancelled_at IS NOT NULL THEN count(o.id) > 0
          WHEN r.status = 'confirmed' OR r.guests_number <= 10 THEN coalesce(sum(t.max_seats), 0) < r.guests_number
          ELSE count(o.id) > 0 END`)
    expect(wrong).toEqual([])
  }

  it('C2 no table is reserved twice, and availability matches what can be reserved', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30 }), async (steps) => {
        await kit.database.db.execute(sql`UPDATE reservations SET cancelled_at = now(), cancelled_by = 'guest'
          WHERE cancelled_at IS NULL`)
        await kit.database.db.execute(sql`DELETE FROM holds`)
        Object.assign(world, { codes: [], tokens: [], now: FRIDAY_NOON })
        kit.setNow(FRIDAY_NOON)
        for (const one of steps) await actions[one.action](one)
        await expectSoundness()
      }),
      { numRuns: 8 },
    )
  }, 600_000)
})
