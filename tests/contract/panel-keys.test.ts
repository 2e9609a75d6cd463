/** @jest-environment ./tests/support/outside-environment.mjs */
import { sql } from 'drizzle-orm'
import { CALLS } from '@/lib/domain/call/all-calls'
import { STAFF_ROLES, type StaffRole } from '@/lib/domain/panel/access/permissions'
import { messagesOf } from '../support/event-stream'
import { orderRequest } from '../support/order-fixture'
import { reservationRequest } from '../support/requests'
import { LODKA, MANUAL } from '../support/seed-fixture'
import { bearer, invited, ownerOf, panelOrderId, panelReservationId, type Somebody } from '../support/staff'
import { FRIDAY_NOON, openTestPostgres, sharedKit } from '../support/upstream-kit'
import { asWeb } from '../support/upstream-secret'

const DAY = '2026-11-27'
const EVENING = `${DAY} 20:00:00`

/**
 * A restaurant with everything for which diners have keys: orders, one of them unpaid, reservations, a request, a
 * waiting party, an offer.
 */
describe('C19, C22 no answer of the panel has a diner’s key', () => {
  const kit = sharedKit(openTestPostgres)
  const people = {} as Record<StaffRole, Somebody>
  let orderId = ''
  let code = ''

  beforeAll(async () => {
    people.owner = await ownerOf(kit, LODKA)
    for (const role of STAFF_ROLES.slice(1)) people[role] = await invited(kit, people.owner, LODKA, role)
    orderId = (await kit.send('POST', '/orders', orderRequest())).body.id
    const paid = (await kit.send('POST', '/orders', orderRequest({ payment_method: 'card_online' }))).body.id
    expect((await kit.send('POST', `/orders/${paid}/payments`, { payment_method: 'card_online' })).status).toBe(200)
    code = (await reserve({ reserved_on: EVENING })).code
    // A request of eleven waits for its answer and has an alarm.
    await reserve({ reserved_on: EVENING, guests_number: 11, email: 'eleven@example.pl' })
    const wait = { restaurant_id: LODKA, date: DAY, from: '18:00', to: '21:00', people: 2 }
    await people.host.call('POST', `/panel/${LODKA}/blocks`, {
      scope: 'online',
      from: `${DAY} 12:00:00`,
      until: `${DAY} 22:00:00`,
    })
    const [taken, waits] = [
      await kit.send('POST', '/waitlist', { ...wait, email: 'w1@example.pl', phone: '+48600700801' }),
      await kit.send('POST', '/waitlist', { ...wait, email: 'w2@example.pl', phone: '+48600700802' }),
    ]
    expect([taken.status, waits.status]).toEqual([201, 201])
    for (const { id } of (await board(people.host)).waitlist) expect(await offer(id)).toBe(200)
    const accepted = await kit.send('POST', `/waitlist/${taken.body.code}/reservation`, { customer_name: 'Ola Czeka' })
    expect(accepted.status).toBe(201)
  })

  const reserve = async (changes: object) =>
    (await kit.send('POST', '/reservations', reservationRequest(changes))).body as { code: string }
  const board = async (who: Somebody) => (await who.call('GET', `/panel/${LODKA}/board?date=${DAY}`)).body
  const offer = async (id: number) =>
    (await people.host.call('POST', `/panel/${LODKA}/waitlist/${id}/offer`, { reserved_on: `${DAY} 18:10:00` })).status

  /** All keys that open something without a session: of pages, holds, payments, and URLs of banks. */
  const keys = async () => {
    const rows = await kit.rows<{
      key: string | null
    }>(sql`SELECT id AS key FROM orders UNION ALL SELECT code FROM reservations UNION ALL SELECT code FROM waitlist
        UNION ALL SELECT hold_token FROM waitlist UNION ALL SELECT token FROM holds
        UNION ALL SELECT id FROM payment_attempts UNION ALL SELECT redirect_url FROM payment_attempts`)
    return rows.flatMap(({ key }) => (key ? [key] : []))
  }
  const found = async (answers: unknown) => {
    const text = JSON.stringify(answers).toUpperCase()
    return (await keys()).filter((key) => text.includes(key.toUpperCase()))
  }

  it('the walk has something to find', async () => {
    expect((await keys()).length).toBeGreaterThan(8)
    const shown = await board(people.owner)
    expect(shown.orders.length * shown.reservations.length * shown.waitlist.length * shown.alarms.length).not.toBe(0)
  })

  it.each(STAFF_ROLES)('C22 whatever the role %s reads has none: board, events, room, report, trail', async (role) => {
    const reservation = await panelReservationId(kit, code)
    const read = async (path: string) => (await people[role].call('GET', path)).body
    const calls = CALLS.filter(({ method, path }) => method === 'get' && path.startsWith('/panel/'))
    const answers: Record<string, unknown> = {}
    for (const call of calls) {
      const path = call.path.replace('{restaurant}', String(LODKA)).replace(/\{\w+\}/, String(reservation))
      if (path.endsWith('/events')) continue
      answers[call.path] = await read(`${path}?date=${DAY}`)
    }
    const stream = messagesOf(
      await kit.app.request(`/panel/${LODKA}/events`, {
        headers: { 'x-tenant': 'lubje', ...asWeb, ...bearer(people[role].token) },
      }),
    )
    answers.snapshot = (await stream.next())!.data
    const changed = await kit.send('PUT', `/reservations/${code}`, { notes_from_guest: `Zmiana ${role}` })
    expect([changed.status, changed.body.error]).toEqual([200, undefined])
    answers.change = (await stream.next())!.data
    await stream.stop()
    expect(answers.change).toContain(`Zmiana ${role}`)
    expect(await found(answers)).toEqual([])
  })

  it('C23, C24, C25 no key of a diner is in the answers to staff, nor in a conflict’s present state', async () => {
    const { owner } = people
    const [order, reservation] = [await panelOrderId(kit, orderId), await panelReservationId(kit, code)]
    const act = async (method: string, path: string, body: object, status: number) => {
      const reply = await owner.call(method, `/panel/${LODKA}/${path}`, body, {
        'idempotency-key': `${path} ${status}`,
      })
      expect([path, reply.status]).toEqual([path, status])
      return reply.body
    }
    const { version } = (await board(owner)).orders.find((one: { id: unknown }) => one.id === order)
    const answers = [
      await act('POST', `orders/${order}/steps`, { step: 'accept', ready_in_minutes: 20, version: version + 9 }, 409),
      await act('POST', `orders/${order}/steps`, { step: 'accept', ready_in_minutes: 20, version }, 200),
      await act('POST', `reservations/${reservation}/steps`, { step: 'seat', version: 99 }, 409),
      await act('POST', `reservations/${reservation}/move`, { version: 99 }, 409),
      await act('POST', 'reservations', { reserved_on: null, guests_number: 2 }, 201),
      await act('POST', 'guests', { phone_number: '+48600100200' }, 200),
      await act('PUT', 'guests/notes', { phone_number: '+48600100200', note: 'Przy oknie', seen: null }, 200),
      await act(
        'POST',
        'blocks',
        { scope: 'area', area: 'sala', from: `${DAY} 19:00:00`, until: `${DAY} 21:00:00` },
        409,
      ),
      await act('POST', 'alarms/acknowledgements', { ids: [1, 2, 3] }, 200),
      await board(owner),
    ]
    expect(await found(answers)).toEqual([])
    const kept = await kit.rows(sql`SELECT body FROM idempotency_keys WHERE path LIKE '/panel/%'`)
    expect([kept.length > 2, await found(kept)]).toEqual([true, []])
  })

  it('C19 no value on a cook’s board opens anything of a diner without a session', async () => {
    kit.setNow(FRIDAY_NOON)
    const stands = () =>
      kit.rows(sql`SELECT (SELECT count(*) FROM holds) AS holds, (SELECT count(*) FROM waitlist WHERE state = 'left') AS gone,
          (SELECT count(*) FROM orders WHERE status = 'cancelled') AS orders,
          (SELECT count(*) FROM reservations WHERE cancelled_at IS NOT NULL) AS reservations`)
    const before = await stands()
    const tried = [...valuesIn(await board(people.kitchen))]
    expect(tried).toEqual(expect.arrayContaining([await panelOrderId(kit, orderId)]))
    const opened: string[] = []
    for (const value of tried)
      for (const [method, path] of CALLS_OF_DINERS) {
        const { status } = await kit.send(method, path.replace('{key}', encodeURIComponent(value)))
        // Ending a missing hold is no error.
        if (status < 400 && method !== 'DELETE') opened.push(`${method} ${path} ${value}`)
      }
    const lookup = await kit.send('POST', '/orders/lookup', {
      ids: tried.filter((one) => one.length > 19).slice(0, 10),
    })
    expect([opened, lookup.body.items ?? []]).toEqual([[], []])
    expect(await stands()).toEqual(before)
  })

  it('C24 a diner’s key names nothing in the panel', async () => {
    const body = { step: 'cancel', version: 0 }
    for (const path of [`reservations/${code}/steps`, `orders/${orderId}/steps`])
      expect([404, 422]).toContain((await people.owner.call('POST', `/panel/${LODKA}/${path}`, body)).status)
    const other = await ownerOf(kit, MANUAL)
    const foreign = `/panel/${MANUAL}/reservations/${await panelReservationId(kit, code)}/steps`
    expect((await other.call('POST', foreign, body)).status).toBe(404)
  })
})

const CALLS_OF_DINERS = [
  ['GET', '/reservations/{key}'],
  ['POST', '/reservations/{key}/cancel'],
  ['GET', '/orders/{key}'],
  ['POST', '/orders/{key}/cancel'],
  ['GET', '/waitlist/{key}'],
  ['DELETE', '/waitlist/{key}'],
  ['POST', '/transfers/{key}/claim'],
  ['DELETE', '/holds/{key}'],
] as const

/** All texts and numbers in a value. */
function valuesIn(value: unknown, into = new Set<string>()): Set<string> {
  if (typeof value === 'string' || typeof value === 'number') into.add(String(value))
  else for (const one of Object.values(Object(value))) valuesIn(one, into)
  return into
}
