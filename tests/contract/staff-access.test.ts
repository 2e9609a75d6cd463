/** @jest-environment ./tests/support/outside-environment.mjs */
import { sql } from 'drizzle-orm'
import {
  deviceSchema,
  invitedPeopleSchema,
  openedSessionSchema,
  peopleSchema,
  staffAuditSchema,
} from '@/lib/domain/panel/access/schema'
import type { Envelope } from '@/upstream/db/message-schema'
import { sendMessages } from '@/upstream/mail/send-messages'
import { restaurantToken } from '@/upstream/panel/accounts/derived-tokens'
import { LAST_TABLE, LODKA, MANUAL } from '../support/seed-fixture'
import { bearer, enrolled, invited, newestLink, ownerEmail, ownerOf, type Somebody, signIn } from '../support/staff'
import { databases, FRIDAY_NOON, PARTNER_TOKEN, parseAs, sharedKit } from '../support/upstream-kit'
import { UPSTREAM_SECRET } from '../support/upstream-secret'

const later = (minutes: number) => new Date(FRIDAY_NOON.getTime() + minutes * 60_000)
const PIN = '739164'

describe.each(databases)('C21 people, devices and roles on %s', (_, open) => {
  const kit = sharedKit(open)
  let owner: Somebody
  beforeAll(async () => {
    owner = await ownerOf(kit, LODKA)
  })
  beforeEach(() => kit.setNow(FRIDAY_NOON))

  const panel = (path: string) => `/panel/${LODKA}/${path}`
  const askLink = (email: string) => kit.send('POST', '/staff/sign-in-links', { email })
  const sendAll = async () => {
    const sent: Envelope[] = []
    const transport = { send: async (envelope: Envelope) => void sent.push(envelope) }
    const { db, log, caps, now } = kit.deps
    const originPattern = 'https://{host}'
    await sendMessages({ db, log, caps, now, originPattern, transport, linkSecret: UPSTREAM_SECRET })
    return sent
  }

  describe('sign-in links', () => {
    beforeEach(sendAll)

    it('the e-mail has a link whose token opens a session once; the answer has the owner’s permissions', async () => {
      expect((await askLink(ownerEmail(LODKA))).status).toBe(202)
      const [mail] = await sendAll()
      expect(mail!.to).toBe(ownerEmail(LODKA))
      const token = /\/panel\/wejscie\/([\w-]{43})/.exec(mail!.text)?.[1]
      const first = await kit.send('POST', '/staff/sessions', { token, label: 'Firefox' })
      const { session } = parseAs(openedSessionSchema, first.body)
      expect(session.restaurants.map(({ id, role }) => [id, role])).toEqual([[LODKA, 'owner']])
      expect(session.restaurants[0]!.permissions).toContain('manage_access')
      const replay = await kit.send('POST', '/staff/sessions', { token, label: 'Firefox' })
      expect([replay.status, replay.body.error.code]).toEqual([409, 'link_over'])
    })

    it('ten concurrent uses of one link: one is signed in', async () => {
      await kit.send('POST', '/operations/people', invitation(LODKA), bearer(PARTNER_TOKEN))
      const token = await newestLink(kit, ownerEmail(LODKA))
      const replies = await Promise.all(
        Array.from({ length: 10 }, () => kit.send('POST', '/staff/sessions', { token, label: '' })),
      )
      expect(replies.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)])
    })

    it('answers the same for an unknown e-mail, and sends nothing', async () => {
      const known = await askLink(ownerEmail(LODKA).toUpperCase())
      await sendAll()
      const unknown = await askLink('nobody@example.pl')
      expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
      expect(await sendAll()).toEqual([])
    })

    it('a person without a role at a tenant gets no link there, and a link of another tenant is invalid', async () => {
      const host = { 'x-tenant': 'lesznoje' }
      await kit.send('POST', '/staff/sign-in-links', { email: ownerEmail(LODKA) }, host)
      expect(await sendAll()).toEqual([])
      await kit.send('POST', '/operations/people', invitation(MANUAL), bearer(PARTNER_TOKEN))
      const token = await newestLink(kit, ownerEmail(MANUAL))
      expect((await kit.send('POST', '/staff/sessions', { token }, host)).status).toBe(409)
      expect((await kit.send('POST', '/staff/sessions', { token })).status).toBe(201)
    })

    it('ends after 15 minutes, and an e-mail that is late is not sent at all', async () => {
      await kit.send('POST', '/operations/people', invitation(MANUAL), bearer(PARTNER_TOKEN))
      const token = await newestLink(kit, ownerEmail(MANUAL))
      kit.setNow(later(15))
      expect((await kit.send('POST', '/staff/sessions', { token })).status).toBe(409)
      expect(await sendAll()).toEqual([])
    })

    it('neither token, nonce alone nor e-mail opens anything, and no log holds either', async () => {
      const link = await newestLink(kit, ownerEmail(LODKA))
      const [stored] = await kit.rows<{ text: string }>(sql`SELECT json_agg(l)::text AS text FROM sign_in_links l`)
      expect(stored!.text).not.toContain(link)
      for (const token of [JSON.parse(stored!.text)[0].nonce, JSON.parse(stored!.text)[0].token_hash])
        expect((await kit.send('POST', '/staff/sessions', { token })).status).toBeGreaterThanOrEqual(400)
      expect(kit.logged.join('\n')).not.toMatch(/owner-|@example|wejscie/)
      expect(kit.logged.join('\n')).not.toContain(link)
    })

    it('three links in 15 minutes for one e-mail, known or not, then 429', async () => {
      for (const email of ['a@example.pl', ownerEmail(MANUAL)]) {
        const at = (n: number) => kit.setNow(later(60 + n))
        const statuses = []
        for (let n = 0; n < 4; n++) {
          at(n)
          statuses.push((await askLink(email)).status)
        }
        expect(statuses).toEqual([202, 202, 202, 429])
      }
    })
  })

  describe('sessions', () => {
    it('an owner sees the signed-in people and signs them out', async () => {
      const cook = await invited(kit, owner, LODKA, 'kitchen')
      const { body } = await owner.call('GET', panel('sessions'))
      const entry = body.items.find((one: { person_id: number }) => one.person_id === cook.personId)
      expect([entry.label, entry.is_own]).toEqual(['Test', false])
      expect((await cook.call('GET', '/staff/session')).status).toBe(200)
      expect((await owner.call('DELETE', panel(`sessions/${entry.id}`))).status).toBe(204)
      expect((await cook.call('GET', '/staff/session')).status).toBe(401)
    })

    it('the owner of one restaurant cannot sign out a person of another', async () => {
      const other = await ownerOf(kit, MANUAL)
      await owner.call('POST', panel('people'), { name: 'Guest', email: ownerEmail(MANUAL), role: 'kitchen' })
      const { body } = await owner.call('GET', panel('sessions'))
      const theirs = body.items.filter((one: { person_id: number }) => one.person_id === other.personId)
      for (const { id } of theirs) expect((await owner.call('DELETE', panel(`sessions/${id}`))).status).toBe(204)
      const { body: session } = await other.call('GET', '/staff/session')
      expect(session.restaurants.map(({ id }: { id: number }) => id)).toEqual([MANUAL])
      expect((await owner.call('DELETE', panel(`people/${other.personId}`))).status).toBe(200)
    })

    it('ends two weeks after it was last used, ninety days after it began, and when its person signs out', async () => {
      const host = await invited(kit, owner, LODKA, 'host')
      for (let day = 0; day < 90; day += 13) {
        kit.setNow(later(day * 1440))
        expect((await host.call('GET', '/staff/session')).status).toBe(200)
      }
      kit.setNow(later(90 * 1440))
      expect((await host.call('GET', '/staff/session')).status).toBe(401)
      kit.setNow(FRIDAY_NOON)
      const idle = await invited(kit, owner, LODKA, 'host')
      kit.setNow(later(15 * 1440))
      expect((await idle.call('GET', '/staff/session')).status).toBe(401)
      kit.setNow(FRIDAY_NOON)
      const removed = await invited(kit, owner, LODKA, 'host')
      expect((await removed.call('DELETE', '/staff/session')).status).toBe(204)
      expect((await removed.call('GET', '/staff/session')).status).toBe(401)
    })
  })

  describe('people', () => {
    it('a change of a role applies to open sessions; a former owner’s tokens and devices are revoked', async () => {
      const host = await invited(kit, owner, LODKA, 'host')
      expect((await host.call('GET', panel('audit'))).body.error.code).toBe('role_missing')
      const changes = async () =>
        (await owner.call('GET', panel('audit?limit=50'))).body.items.filter(
          (one: { action: string }) => one.action === 'changed_person',
        ).length
      const before = await changes()
      // The form sends the name as it stands: only what differs is in the trail.
      const { name } = (await owner.call('GET', panel('people'))).body.items.find(
        ({ id }: { id: number }) => id === host.personId,
      )
      for (const role of ['host', 'manager']) await owner.call('PUT', panel(`people/${host.personId}`), { name, role })
      expect((await changes()) - before).toBe(1)
      expect((await host.call('GET', panel('audit'))).status).toBe(200)
      await owner.call('DELETE', panel(`people/${host.personId}`))
      expect((await host.call('GET', panel('audit'))).status).toBe(401)

      for (const method of ['DELETE', 'PUT'] as const) {
        const removed = await invited(kit, owner, LODKA, 'owner')
        const cook = await invited(kit, owner, LODKA, 'kitchen')
        await removed.call('PUT', panel(`people/${cook.personId}/pin`), { pin: PIN })
        const { token } = (await removed.call('POST', panel('tokens'), { name: 'Kasa 9' })).body
        const [own, other] = [await enrolled(removed, LODKA), await enrolled(owner, LODKA)]
        const signIn = (device: string) =>
          kit.send('POST', '/staff/device/sessions', { person_id: cook.personId, pin: PIN }, bearer(device))
        const { body: session } = await signIn(own.token)
        await owner.call(method, panel(`people/${removed.personId}`), method === 'PUT' ? { role: 'host' } : undefined)
        expect((await kit.get('/partner/orders', bearer(token))).status).toBe(401)
        expect((await kit.get('/staff/session', bearer(session.token))).status).toBe(401)
        expect([(await signIn(own.token)).status, (await signIn(other.token)).status]).toEqual([401, 201])
      }
    })

    it.each([
      ['invites an owner', 'POST', () => 'people', { name: 'X', email: 'x@example.pl', role: 'owner' }],
      ['invites a manager', 'POST', () => 'people', { name: 'X', email: 'x@example.pl', role: 'manager' }],
      ['makes a host an owner', 'PUT', (ids: Ids) => `people/${ids.host}`, { role: 'owner' }],
      ['makes themselves an owner', 'PUT', (ids: Ids) => `people/${ids.manager}`, { role: 'owner' }],
      ['makes the owner a host', 'PUT', (ids: Ids) => `people/${ids.owner}`, { role: 'host' }],
      ['removes the owner', 'DELETE', (ids: Ids) => `people/${ids.owner}`, undefined],
      ['gives the owner a PIN', 'PUT', (ids: Ids) => `people/${ids.owner}/pin`, { pin: PIN }],
      ['gives themselves one past the present', 'PUT', (ids: Ids) => `people/${ids.manager}/pin`, { pin: PIN }],
    ] as const)('escalation: a manager who %s is refused', async (_name, method, path, body) => {
      const manager = await invited(kit, owner, LODKA, 'manager')
      const host = await invited(kit, owner, LODKA, 'host')
      const ids = { host: host.personId, manager: manager.personId, owner: owner.personId }
      const before = (await owner.call('GET', panel('people'))).body
      const { status } = await manager.call(method, panel(path(ids)), body)
      expect(status).toBe(409)
      expect((await owner.call('GET', panel('people'))).body).toEqual(before)
    })

    it('the last owner can neither leave nor step down', async () => {
      const { body } = await owner.call('DELETE', panel(`people/${owner.personId}`))
      expect(body.error.code).toBe('last_owner')
      expect((await owner.call('PUT', panel(`people/${owner.personId}`), { role: 'host' })).status).toBe(409)
    })

    it('two owners who remove each other at once: one stays', async () => {
      const second = await invited(kit, owner, LODKA, 'owner')
      const replies = await Promise.all([
        owner.call('DELETE', panel(`people/${second.personId}`)),
        second.call('DELETE', panel(`people/${owner.personId}`)),
      ])
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
      const owners = await kit.rows<{ n: number }>(
        sql`SELECT count(*)::int AS n FROM staff_roles WHERE restaurant_id = ${LODKA} AND role = 'owner'`,
      )
      expect(owners).toEqual([{ n: 1 }])
      owner = replies[0]!.status === 200 ? owner : second
      if (owner !== second) return
      // The rest of the suite knows the owner by this e-mail.
      owner = await ownerOf(kit, LODKA)
    })

    it('a person cannot be invited under another role than they have, and an invitation can be repeated', async () => {
      const person = { name: 'Ewa', email: 'ewa@example.pl', role: 'host' }
      const first = await owner.call('POST', panel('people'), person)
      expect([first.status, parseAs(invitedPeopleSchema, first.body).mail]).toEqual([201, 'mailbox'])
      expect((await owner.call('POST', panel('people'), person)).status).toBe(201)
      const other = await owner.call('POST', panel('people'), { ...person, role: 'manager' })
      expect([other.status, other.body.error.code]).toEqual([409, 'already_member'])
      const people = parseAs(peopleSchema, (await owner.call('GET', panel('people'))).body)
      expect(people.items.filter(({ email }) => email === 'ewa@example.pl')).toHaveLength(1)
    })
  })

  describe('devices and PINs', () => {
    const onDevice = (token: string, person_id: number, pin: string) =>
      kit.send('POST', '/staff/device/sessions', { person_id, pin }, bearer(token))

    it('an enrolled device names its people; a person signs in on it with six digits', async () => {
      const cook = await invited(kit, owner, LODKA, 'kitchen')
      expect((await cook.call('PUT', panel('pin'), { pin: PIN })).status).toBe(204)
      const device = await enrolled(owner, LODKA)
      const shown = parseAs(deviceSchema, (await kit.get('/staff/device', bearer(device.token))).body)
      expect(shown.people.find(({ id }) => id === cook.personId)).toEqual({
        id: cook.personId,
        name: 'Person kitchen',
        has_pin: true,
      })
      const { status, body } = await onDevice(device.token, cook.personId, PIN)
      expect([status, body.session.by_pin, body.session.device.name]).toEqual([201, true, 'Tablet'])
      kit.setNow(later(12 * 60))
      expect((await kit.get('/staff/session', bearer(body.token))).status).toBe(401)
    })

    it('escalation: an owner signed in by PIN cannot manage people', async () => {
      await owner.call('PUT', panel('pin'), { pin: PIN })
      const device = await enrolled(owner, LODKA)
      const { body } = await onDevice(device.token, owner.personId, PIN)
      for (const path of ['people', 'sessions', 'devices', 'tokens']) {
        const reply = await kit.get(panel(path), bearer(body.token))
        expect([reply.status, reply.body.error.code]).toEqual([403, 'link_session_required'])
      }
      // A person who finds the tablet signed in must not set another PIN without the present one.
      const reply = await kit.send('PUT', panel('pin'), { pin: '284951' }, bearer(body.token))
      expect(reply.status).toBe(403)
    })

    it.each(['111111', '123456', '987654', '123123', '12345', 'abcdef'])('refuses the PIN %s', async (pin) => {
      expect((await owner.call('PUT', panel('pin'), { pin })).status).toBe(422)
    })

    it('guessing: five tries, also at once, then nothing for 15 minutes, then an hour; another device is not locked', async () => {
      const cook = await invited(kit, owner, LODKA, 'kitchen')
      await cook.call('PUT', panel('pin'), { pin: PIN })
      const [device, other] = [await enrolled(owner, LODKA), await enrolled(owner, LODKA)]
      const guesses = Array.from({ length: 12 }, (_, n) => onDevice(device.token, cook.personId, String(284_950 + n)))
      const statuses = (await Promise.all(guesses)).map(({ status }) => status)
      expect(statuses.filter((status) => status === 403)).toHaveLength(4)
      expect(statuses.filter((status) => status === 429)).toHaveLength(8)
      const locked = await onDevice(device.token, cook.personId, PIN)
      expect([locked.status, locked.headers.get('retry-after')]).toEqual([429, '900'])
      expect((await onDevice(other.token, cook.personId, PIN)).status).toBe(201)
      kit.setNow(later(16))
      for (let n = 0; n < 5; n++) await onDevice(device.token, cook.personId, '284950')
      kit.setNow(later(16 + 59))
      expect((await onDevice(device.token, cook.personId, PIN)).status).toBe(429)
      kit.setNow(later(16 + 61))
      expect((await onDevice(device.token, cook.personId, PIN)).status).toBe(201)
    })

    it('a new PIN from a manager ends a lock; a person of another restaurant has none here', async () => {
      const cook = await invited(kit, owner, LODKA, 'kitchen')
      const device = await enrolled(owner, LODKA)
      expect((await onDevice(device.token, cook.personId, PIN)).body.error.code).toBe('no_pin')
      await owner.call('PUT', panel(`people/${cook.personId}/pin`), { pin: PIN })
      for (let n = 0; n < 5; n++) await onDevice(device.token, cook.personId, '284950')
      expect((await onDevice(device.token, cook.personId, PIN)).status).toBe(429)
      await owner.call('PUT', panel(`people/${cook.personId}/pin`), { pin: '684213' })
      expect((await onDevice(device.token, cook.personId, '684213')).status).toBe(201)
      const other = await ownerOf(kit, MANUAL)
      await other.call('PUT', `/panel/${MANUAL}/pin`, { pin: PIN })
      expect((await onDevice(device.token, other.personId, PIN)).status).toBe(409)
    })

    it('revoking a device ends it and the sessions on it', async () => {
      await owner.call('PUT', panel('pin'), { pin: PIN })
      const device = await enrolled(owner, LODKA)
      const { body } = await onDevice(device.token, owner.personId, PIN)
      expect((await owner.call('DELETE', panel(`devices/${device.id}`))).status).toBe(204)
      expect((await kit.get('/staff/session', bearer(body.token))).status).toBe(401)
      expect((await kit.get('/staff/device', bearer(device.token))).status).toBe(401)
    })

    it('PINs and tokens are stored as digests only', async () => {
      const device = await enrolled(owner, LODKA)
      const [stored] = await kit.rows<{
        text: string
      }>(sql`SELECT json_build_array((SELECT json_agg(d) FROM staff_devices d), (SELECT json_agg(s) FROM staff_sessions s),
          (SELECT json_agg(r) FROM staff_roles r), (SELECT json_agg(k) FROM idempotency_keys k))::text AS text`)
      for (const secret of [device.token, owner.token, PIN]) expect(stored!.text).not.toContain(secret)
    })
  })

  describe('tokens of cash registers', () => {
    const lists = (token: string) => kit.get('/partner/orders', bearer(token))

    it('each is named, listed and revoked by itself; the old derived one works until it is revoked', async () => {
      const old = restaurantToken(PARTNER_TOKEN, LODKA)
      expect((await lists(old)).status).toBe(200)
      const made = (await owner.call('POST', panel('tokens'), { name: 'Kasa 1' })).body
      expect((await lists(made.token)).status).toBe(200)
      const { items } = (await owner.call('GET', panel('tokens'))).body
      expect(items.map(({ name }: { name: string }) => name).sort()).toEqual(['API', 'Kasa 1'])
      const first = items.find(({ name }: { name: string }) => name === 'API')
      expect((await owner.call('DELETE', panel(`tokens/${first.id}`))).status).toBe(204)
      expect((await lists(old)).status).toBe(401)
      expect((await lists(made.token)).status).toBe(200)
      expect((await owner.call('DELETE', panel(`tokens/${made.entry.id}`))).status).toBe(204)
      expect((await lists(made.token)).status).toBe(401)
    })

    it('a press that is sent twice makes one; under another name or later it makes its own', async () => {
      const attempt = crypto.randomUUID()
      const press = async (who: Somebody, name: string, mark?: string) =>
        (await who.call('POST', panel('tokens'), { name, attempt: mark })).body
      const names = async () =>
        (await owner.call('GET', panel('tokens'))).body.items.map(({ name }: { name: string }) => name)
      const before = await names()
      const [first, second] = await Promise.all([press(owner, 'Kasa 2', attempt), press(owner, 'Kasa 2', attempt)])
      expect(second).toEqual(first)
      const other = await press(owner, 'Kasa 3', attempt)
      expect((await names()).slice(0, -before.length || undefined).sort()).toEqual(['Kasa 2', 'Kasa 3'])
      const trail = (await owner.call('GET', panel('audit?limit=10'))).body.items
      const made = trail.filter(({ subject }: { subject: string }) => subject === first.entry.id)
      expect(made.map(({ action }: { action: string }) => action)).toEqual(['made_token'])
      await owner.call('DELETE', panel(`tokens/${first.entry.id}`))
      const again = await press(owner, 'Kasa 2', attempt)
      expect([again.token === first.token, (await lists(again.token)).status]).toEqual([false, 200])
      kit.setNow(later(2.1))
      const late = await press(owner, 'Kasa 3', attempt)
      expect([late.token === other.token, (await lists(late.token)).status]).toEqual([false, 200])
      for (const { entry } of [again, other, late]) await owner.call('DELETE', panel(`tokens/${entry.id}`))
    })

    it('operations make and revoke one, and the owner sees it', async () => {
      const own = bearer(PARTNER_TOKEN)
      const made = await kit.send('POST', '/operations/tokens', { restaurant_id: MANUAL, name: 'Kasa' }, own)
      expect((await lists(made.body.token)).status).toBe(200)
      const path = `/operations/tokens/${made.body.entry.id}?restaurant_id=${MANUAL}`
      expect((await kit.send('DELETE', path, undefined, own)).status).toBe(204)
      expect((await lists(made.body.token)).status).toBe(401)
      expect((await lists(restaurantToken(PARTNER_TOKEN, MANUAL))).status).toBe(200)
    })
  })

  it('the trail names the person, the device and the action, and no secret', async () => {
    const { body } = await owner.call('GET', panel('audit?limit=100'))
    const { items } = parseAs(staffAuditSchema, body)
    expect(items.map(({ action }) => action)).toEqual(
      expect.arrayContaining([
        'invited',
        'set_pin',
        'enrolled_device',
        'sign_in_refused',
        'revoked_token',
        'signed_in',
      ]),
    )
    const refused = items.find(({ action }) => action === 'sign_in_refused')!
    expect([refused.device?.name, refused.person?.name]).toEqual(['Tablet', 'Person kitchen'])
    const nameOf = (action: string) => items.find((one) => one.action === action)?.subject_name
    expect([nameOf('enrolled_device'), nameOf('set_pin')]).toEqual(['Tablet', expect.any(String)])
    for (const secret of ['example.pl', PIN, '684213', '28495'])
      expect(JSON.stringify(items)).not.toContain(`"${secret}`)
    expect(JSON.stringify(items)).not.toContain('@')
    await expect(kit.database.db.execute(sql`DELETE FROM staff_audit`)).rejects.toThrow()
  })

  describe('signing in, in the trail of each restaurant', () => {
    const audit = async (who: Somebody, id: number) =>
      parseAs(staffAuditSchema, (await who.call('GET', `/panel/${id}/audit?limit=100`)).body).items
    const signIns = async (who: Somebody, id: number, personId: number) =>
      (await audit(who, id))
        .filter(({ person, action }) => person?.id === personId && action.startsWith('sign'))
        .map(({ action, details, browser, device }) => [action, details.by ?? null, device?.name ?? browser])

    it('signing in by link is in the trail of every restaurant that it opens, with the browser, and in no other', async () => {
      const other = await ownerOf(kit, MANUAL)
      const third = await ownerOf(kit, LAST_TABLE)
      const email = 'two-places@example.pl'
      for (const [who, id] of [
        [owner, LODKA],
        [other, MANUAL],
      ] as const)
        expect((await who.call('POST', `/panel/${id}/people`, { name: `At ${id}`, email, role: 'host' })).status).toBe(
          201,
        )
      const person = await signIn(kit, email)
      const entry = ['signed_in', 'link', 'Test']
      for (const [who, id] of [
        [owner, LODKA],
        [other, MANUAL],
      ] as const) {
        expect(await signIns(who, id, person.personId)).toEqual([entry])
        const [found] = (await audit(who, id)).filter((one) => one.person?.id === person.personId)
        // Each restaurant uses its own name for the person, and reveals nothing of the other.
        expect(found!.person!.name).toBe(`At ${id}`)
        expect(JSON.stringify(found)).not.toContain(`At ${id === LODKA ? MANUAL : LODKA}`)
      }
      expect(await signIns(third, LAST_TABLE, person.personId)).toEqual([])
      // Signed out of one restaurant by its owner, the session continues at the other: only that one logs its end.
      const session = (await person.call('GET', '/staff/session')).body.id
      expect((await owner.call('DELETE', panel(`sessions/${session}`))).status).toBe(204)
      await person.call('DELETE', '/staff/session')
      expect(await signIns(owner, LODKA, person.personId)).toEqual([entry])
      expect(await signIns(other, MANUAL, person.personId)).toEqual([['signed_out', null, 'Test'], entry])
    })

    it('wrong PINs and the lock stand there with person and device, those of a change of the PIN too', async () => {
      const cook = await invited(kit, owner, LODKA, 'kitchen')
      await cook.call('PUT', panel('pin'), { pin: PIN })
      const device = await enrolled(owner, LODKA)
      const use = (pin: string) =>
        kit.send('POST', '/staff/device/sessions', { person_id: cook.personId, pin }, bearer(device.token))
      const { token } = (await use(PIN)).body
      const change = { pin: '684213', current_pin: '975318' }
      expect((await kit.send('PUT', panel('pin'), change, bearer(token))).status).toBe(403)
      for (let n = 0; n < 4; n++) await use('975318')
      expect((await use(PIN)).status).toBe(429)
      const trail = (await audit(owner, LODKA)).filter(({ person }) => person?.id === cook.personId).reverse()
      const reported = trail.map(({ action, details, device: at }) => [
        action,
        details.code ?? details.by ?? null,
        at?.name,
      ])
      expect(reported.slice(-7)).toEqual([
        ['signed_in', 'pin', 'Tablet'],
        ['pin_refused', 'wrong_pin', 'Tablet'],
        ...Array(3).fill(['sign_in_refused', 'wrong_pin', 'Tablet']),
        ...Array(2).fill(['sign_in_refused', 'pin_locked', 'Tablet']),
      ])
      expect(JSON.stringify(trail)).not.toMatch(/975318|684213/)
    })
  })
})

type Ids = { host: number; manager: number; owner: number }

function invitation(restaurantId: number) {
  return { restaurant_id: restaurantId, email: ownerEmail(restaurantId), name: 'Ola Owner' }
}
