/** @jest-environment ./tests/support/outside-environment.mjs */
import { sql } from 'drizzle-orm'
import { rowsOf } from '@/upstream/db/database'
import { declineUnanswered } from '@/upstream/jobs/decline-unanswered'
import { deleteExpiredData } from '@/upstream/jobs/delete-expired-data'
import { finishVisits } from '@/upstream/jobs/finish-visits'
import { trimLogs } from '@/upstream/jobs/run-jobs'
import { reservationRequest } from '../support/requests'
import { LODKA, MANUAL, NON_PARTNER } from '../support/seed-fixture'
import { databases, FRIDAY_NOON, sharedKit } from '../support/upstream-kit'

const at = (text: string) => new Date(`${text.replace(' ', 'T')}:00+01:00`)

describe.each(databases)('jobs on %s', (_, open) => {
  const kit = sharedKit(open)
  beforeEach(async () => {
    kit.setNow(FRIDAY_NOON)
    await kit.database.db.execute(sql`UPDATE reservations SET status = 'declined' WHERE status <> 'declined'`)
  })

  const create = async (changes: Parameters<typeof reservationRequest>[0]) =>
    (await kit.send('POST', '/reservations', reservationRequest(changes))).body.code as string
  const statusOf = async (code: string) => (await kit.get(`/reservations/${code}`)).body.status

  it('C2 a partner that does not answer within 24 hours: declined, the table is free', async () => {
    const code = await create({ restaurant_id: MANUAL, reserved_on: '2026-12-04 18:00:00' })
    expect(await declineUnanswered(kit.database.db, at('2026-11-28 11:59'))).toBe(0)
    expect(await declineUnanswered(kit.database.db, at('2026-11-28 12:00'))).toBe(1)
    expect((await kit.get(`/reservations/${code}`)).body).toMatchObject({
      status: 'declined',
      decline_reason: 'Restauracja nie odpowiedziała na czas.',
      answer_due_at: null,
    })
    const taken = await kit.rows(sql`SELECT 1 FROM occupations WHERE ended_at IS NULL`)
    expect(taken).toEqual([])
    const trail = await kit.rows(sql`SELECT by, action, from_state, to_state FROM reservation_changes c
      JOIN reservations r ON r.id = c.reservation_id WHERE r.code = ${code} ORDER BY c.id DESC LIMIT 1`)
    expect(trail).toEqual([{ by: 'system', action: 'declined', from_state: 'pending', to_state: 'declined' }])
  })

  it('C2 for a non-partner restaurant the night does not count', async () => {
    const code = await create({ restaurant_id: NON_PARTNER, reserved_on: '2026-12-04 18:00:00' })
    await declineUnanswered(kit.database.db, at('2026-11-28 12:00'))
    expect(await statusOf(code)).toBe('pending')
    await declineUnanswered(kit.database.db, at('2026-11-29 08:00'))
    expect(await statusOf(code)).toBe('declined')
  })

  it('C2 an answered or cancelled reservation is not changed', async () => {
    const confirmed = await create({ restaurant_id: LODKA })
    const cancelled = await create({ restaurant_id: MANUAL, reserved_on: '2026-12-04 18:00:00' })
    await kit.send('POST', `/reservations/${cancelled}/cancel`)
    expect(await declineUnanswered(kit.database.db, at('2027-01-01 12:00'))).toBe(0)
    expect([await statusOf(confirmed), await statusOf(cancelled)]).toEqual(['confirmed', 'pending'])
  })

  it('C2 two processes at once decline each one once', async () => {
    for (let n = 0; n < 3; n++) await create({ restaurant_id: NON_PARTNER, reserved_on: '2026-12-04 18:00:00' })
    const now = at('2026-12-04 12:00')
    const counts = await Promise.all([1, 2, 3].map(() => declineUnanswered(kit.database.db, now)))
    expect(counts.reduce((sum, n) => sum + n, 0)).toBe(3)
  })

  it('C2 visits that nobody marked as left: finished two hours past the end of the stay, by the system, once', async () => {
    const visit = async (state: string) => {
      const code = await create({ restaurant_id: LODKA, reserved_on: '2026-11-27 18:00:00' })
      await kit.database.db.execute(sql`UPDATE reservations SET visit_state = ${state} WHERE code = ${code}`)
      return code
    }
    const [seated, expected] = [await visit('seated'), await visit('expected')]
    const ended = at('2026-11-27 19:30')
    expect(await finishVisits(kit.database.db, new Date(ended.getTime() + 2 * 3_600_000 - 1000))).toBe(0)
    const later = new Date(ended.getTime() + 2 * 3_600_000)
    const counts = await Promise.all([1, 2].map(() => finishVisits(kit.database.db, later)))
    expect(counts.reduce((sum, n) => sum + n, 0)).toBe(1)
    expect(await finishVisits(kit.database.db, later)).toBe(0)
    const states = await kit.rows(
      sql`SELECT code, visit_state AS state FROM reservations WHERE code IN (${seated}, ${expected})`,
    )
    expect(states).toEqual(
      expect.arrayContaining([
        { code: seated, state: 'finished' },
        { code: expected, state: 'expected' },
      ]),
    )
    const trail = await kit.rows(sql`SELECT by, action, from_state, to_state FROM reservation_changes c
      JOIN reservations r ON r.id = c.reservation_id WHERE r.code = ${seated} ORDER BY c.id DESC LIMIT 1`)
    expect(trail).toEqual([
      { by: 'system', action: 'visit', from_state: 'confirmed, seated', to_state: 'confirmed, finished' },
    ])
  })

  it('C19 names, phones, e-mails and notes are deleted 12 months after the visit, browser logs after 30 days', async () => {
    const code = await create({ restaurant_id: LODKA })
    await kit.send('POST', '/logger/js', { type: 'error', message: 'x' })
    const known = () =>
      kit.rows(sql`SELECT customer_name, phone_number, email, notes_from_guest, extras
        FROM reservations WHERE code = ${code}`)
    const logs = () => kit.rows(sql`SELECT 1 FROM browser_logs`)

    await deleteExpiredData(kit.database.db, at('2026-12-27 11:00'))
    expect([(await known())[0], (await logs()).length]).toEqual([
      expect.objectContaining({ customer_name: 'Jan Kowalski' }),
      1,
    ])
    await deleteExpiredData(kit.database.db, at('2026-12-27 13:00'))
    expect(await logs()).toEqual([])
    await deleteExpiredData(kit.database.db, at('2027-11-28 19:00'))
    expect((await known())[0]).toMatchObject({ customer_name: 'Jan Kowalski' })
    await deleteExpiredData(kit.database.db, at('2027-11-28 20:00'))
    expect((await known())[0]).toEqual({
      customer_name: '–',
      phone_number: '',
      email: '',
      notes_from_guest: '',
      extras: {},
    })
    expect((await kit.get(`/reservations/${code}`)).status).toBe(200)
  })

  it('C14 above the limit of logs the newest are kept, separately for each type and tenant', async () => {
    const { db } = kit.database
    const log = (type: string, message: string) => kit.send('POST', '/logger/js', { type, message })
    await log('sales_activity', 'funnel order done')
    for (let n = 0; n < 6; n++) await log('error', `${n} ${'x '.repeat(499)}`)
    await trimLogs(db, 3300)
    const kept = await rowsOf<{ of: string }>(
      db,
      sql`SELECT type || ' ' || left(message, 1) AS of FROM browser_logs ORDER BY id`,
    )
    expect(kept.map(({ of }) => of)).toEqual(['sales_activity f', 'error 3', 'error 4', 'error 5'])
  })
})
