/** @jest-environment ./tests/support/outside-environment.mjs */
import { sql } from 'drizzle-orm'
import { advanceAlarms } from '@/upstream/panel/alarms/advance-alarms'
import { postPushOver } from '@/upstream/panel/push/post-push'
import { type Pusher, sendPushes } from '@/upstream/panel/push/send-pushes'
import { deleteDeadSubscriptions } from '@/upstream/panel/push/subscriptions'
import { orderRequest } from '../support/order-fixture'
import { aBrowser, startPushService, vapidClaims } from '../support/push-service'
import { reservationRequest } from '../support/requests'
import { LODKA, MANUAL } from '../support/seed-fixture'
import { bearer, enrolled, invited, ownerOf, panelReservationId, type Somebody, somebody } from '../support/staff'
import { FRIDAY_NOON, type Kit, openKit, openTestPostgres } from '../support/upstream-kit'

const PIN = '739164'
const seconds = (n: number) => new Date(FRIDAY_NOON.getTime() + n * 1000)

describe('C26 web push of an unacknowledged alarm', () => {
  let kit: Kit
  let service: Awaited<ReturnType<typeof startPushService>>
  let owner: Somebody
  let pusher: Pusher
  beforeAll(async () => {
    service = await startPushService()
    const isOwn = (endpoint: string) => endpoint.startsWith(service.origin)
    kit = await openKit(openTestPostgres, { isPushEndpoint: isOwn })
    owner = await ownerOf(kit, LODKA)
    pusher = {
      ...kit.deps,
      keys: kit.deps.vapid,
      isEndpoint: isOwn,
      post: postPushOver({ ca: service.ca, isAllowedAddress: (address) => address === '127.0.0.1' }),
    }
  })
  beforeEach(async () => {
    kit.setNow(FRIDAY_NOON)
    service.received.length = 0
    for (const table of ['push_subscriptions', 'alarms', 'alarm_notices'])
      await kit.database.db.execute(sql`DELETE FROM ${sql.identifier(table)}`)
    await kit.database.db.execute(sql`UPDATE kitchen_slots SET booked = 0`)
  })
  afterAll(async () => {
    await kit.close()
    await service.stop()
  })

  const subscribe = async (path: string, who = owner) => {
    const browser = aBrowser(service.origin + path)
    expect((await who.call('PUT', `/panel/${LODKA}/push`, browser.subscription)).status).toBe(204)
    return browser
  }
  const unheard = async () => {
    const { status } = await kit.send('POST', '/orders', orderRequest())
    expect(status).toBe(201)
    kit.setNow(seconds(180))
    await advanceAlarms(kit.database.db, kit.deps.now())
  }
  const requestAt = async (restaurant_id: number) => {
    const requested = reservationRequest({ restaurant_id, reserved_on: '2026-12-04 18:00:00' })
    const id = await panelReservationId(kit, (await kit.send('POST', '/reservations', requested)).body.code)
    await kit.database.db.execute(sql`DELETE FROM alarms WHERE reservation_id = ${id}`)
    return id
  }
  const left = async () => (await kit.rows<{ n: number }>(sql`SELECT count(*)::int AS n FROM push_subscriptions`))[0]?.n

  it('reaches the browser, which alone can decrypt it; it has no personal data, and is signed for its push service', async () => {
    const browser = await subscribe('/a')
    const { body } = await owner.call('GET', `/panel/${LODKA}/push`)
    await unheard()
    expect(await sendPushes(pusher)).toBe(1)
    const [push] = service.received
    expect(push!.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high', ttl: '600' })
    const message = JSON.parse(browser.decrypt(push!.body))
    expect(message).toEqual({
      title: 'Ktoś czeka: Łódka i Wiosło',
      body: 'Na odpowiedź czeka: 1 zamówienie. Otwórz panel i odpowiedz.',
      tag: `alarm-${LODKA}`,
      url: `/panel/${LODKA}/zamowienia`,
    })
    const header = String(push!.headers.authorization)
    expect(vapidClaims(header)).toMatchObject({ aud: service.origin, sub: expect.stringMatching(/^mailto:.+@/) })
    expect(header.endsWith(`k=${body.public_key}`)).toBe(true)
    expect(() => aBrowser('').decrypt(push!.body)).toThrow()
  })

  it('a new subscription ends none of another person: a cook has five, the owner and the tablet stay', async () => {
    const cook = await invited(kit, owner, LODKA, 'kitchen')
    await owner.call('PUT', `/panel/${LODKA}/pin`, { pin: PIN })
    await owner.call('PUT', `/panel/${LODKA}/people/${cook.personId}/pin`, { pin: PIN })
    const device = await enrolled(owner, LODKA)
    const onDevice = async (who: Somebody) => {
      const body = { person_id: who.personId, pin: PIN }
      const { token } = (await kit.send('POST', '/staff/device/sessions', body, bearer(device.token))).body
      return somebody(kit, token, who.personId)
    }
    await subscribe('/owner')
    const tablet = aBrowser(`${service.origin}/tablet`).subscription
    // A shared tablet's browser subscribes again for each person who signs in.
    for (const who of [await onDevice(owner), await onDevice(cook)])
      expect((await who.call('PUT', `/panel/${LODKA}/push`, tablet)).status).toBe(204)
    const cooks = [cook, await onDevice(cook)]
    for (let n = 0; n < 60; n++) await subscribe(`/cook-${n}`, cooks[n % 2])
    await unheard()
    await sendPushes(pusher)
    const reached = service.received.map(({ path }) => path)
    expect(reached).toEqual(expect.arrayContaining(['/owner', '/tablet', '/cook-58', '/cook-59']))
    expect(reached).toHaveLength(2 + 2 * 5)
  })

  it('a push service that does not answer for one restaurant delays no other, and no later push of its own', async () => {
    const other = await ownerOf(kit, MANUAL)
    // More than the number of calls that a process has open at once.
    const people = [owner]
    for (let n = 0; n < 3; n++) people.push(await invited(kit, owner, LODKA, 'host'))
    for (let n = 0; n < 20; n++) await subscribe(`/slow-${n}`, people[n % 4])
    await unheard()
    const receivedOnes: string[] = []
    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    const post: Pusher['post'] = async (endpoint) => {
      if (endpoint.includes('/slow')) await answered
      receivedOnes.push(new URL(endpoint).pathname)
      return { status: 201, retryAfterSeconds: null }
    }
    const sending = sendPushes({ ...pusher, post })
    const browser = aBrowser(`${service.origin}/other`)
    expect((await other.call('PUT', `/panel/${MANUAL}/push`, browser.subscription)).status).toBe(204)
    // Messages due while the others hang are not left for the next run.
    await kit.database.db.execute(sql`WITH alarm AS (
        INSERT INTO alarms (restaurant_id, reservation_id, raised_at, starts_at, level, escalated_at)
        SELECT ${MANUAL}, ${await requestAt(MANUAL)}::bigint, now(), now(), 'loud', now() RETURNING restaurant_id),
      notice AS (INSERT INTO alarm_notices (restaurant_id, kind, at, details)
        SELECT restaurant_id, 'waiting', ${kit.deps.now().toISOString()}::timestamptz, '{"orders":0,"tables":1}' FROM alarm
        RETURNING id)
      INSERT INTO push_messages (subscription_id, notice_id, next_at)
      SELECT s.id, notice.id, ${kit.deps.now().toISOString()}::timestamptz FROM notice, push_subscriptions s
      WHERE s.restaurant_id = ${MANUAL}`)
    while (!receivedOnes.includes('/other')) await new Promise((resolve) => setTimeout(resolve, 20))
    expect(receivedOnes).toEqual(['/other'])
    answer()
    expect([await sending, receivedOnes.length]).toEqual([21, 21])
  })

  it('two processes send it once; one that died while sending is taken over', async () => {
    await subscribe('/a')
    await unheard()
    await Promise.all([sendPushes(pusher), sendPushes(pusher), sendPushes(pusher)])
    await advanceAlarms(kit.database.db, kit.deps.now())
    expect([service.received.length, await sendPushes(pusher)]).toEqual([1, 0])
    await kit.database.db.execute(sql`UPDATE push_messages SET state = 'sending', ended_at = NULL`)
    kit.setNow(seconds(180 + 61))
    expect(await sendPushes(pusher)).toBe(1)
    expect(service.received[1]!.headers.topic).toBe(service.received[0]!.headers.topic)
  })

  it('is not sent once somebody has acknowledged the alarm', async () => {
    await subscribe('/a')
    await unheard()
    const { body } = await owner.call('GET', `/panel/${LODKA}/board`)
    await owner.call('POST', `/panel/${LODKA}/alarms/acknowledgements`, {
      ids: body.alarms.map((one: { id: number }) => one.id),
    })
    expect([await sendPushes(pusher), service.received.length]).toEqual([0, 0])
  })

  it.each([404, 410, 403])('%s: the subscription has expired and is deleted', async (status) => {
    await subscribe('/gone')
    service.answers('/gone', status)
    await unheard()
    expect([await sendPushes(pusher), await left()]).toEqual([0, 0])
  })

  it('503 is tried again after a pause, at most while the order waits', async () => {
    await subscribe('/busy')
    service.answers('/busy', 503)
    await unheard()
    await sendPushes(pusher)
    await sendPushes(pusher)
    expect(service.received).toHaveLength(1)
    kit.setNow(seconds(190))
    service.answers('/busy', 201)
    expect(await sendPushes(pusher)).toBe(1)
  })

  it('a revoked device and an expired session get no more pushes', async () => {
    await owner.call('PUT', `/panel/${LODKA}/pin`, { pin: PIN })
    const device = await enrolled(owner, LODKA)
    const body = { person_id: owner.personId, pin: PIN }
    const signedIn = await kit.send('POST', '/staff/device/sessions', body, bearer(device.token))
    const onDevice = (call: string, path: string, sent?: unknown) =>
      kit.send(call, path, sent, bearer(signedIn.body.token))
    await onDevice('PUT', `/panel/${LODKA}/push`, aBrowser(`${service.origin}/tablet`).subscription)
    // The shift ends; the tablet stays enrolled.
    await onDevice('DELETE', '/staff/session')
    const host = await invited(kit, owner, LODKA, 'host')
    await subscribe('/host', host)
    await host.call('DELETE', '/staff/session')
    await unheard()
    await sendPushes(pusher)
    expect(service.received.map(({ path }) => path)).toEqual(['/tablet'])
    await owner.call('DELETE', `/panel/${LODKA}/devices/${device.id}`)
    await deleteDeadSubscriptions(kit.database.db, kit.deps.now())
    expect(await left()).toBe(0)
  })

  it('an enrolled tablet keeps its subscription: beside a sign-in by link there, and a cook cannot end it', async () => {
    await owner.call('PUT', `/panel/${LODKA}/pin`, { pin: PIN })
    const cook = await invited(kit, owner, LODKA, 'kitchen')
    await owner.call('PUT', `/panel/${LODKA}/people/${cook.personId}/pin`, { pin: PIN })
    const device = await enrolled(owner, LODKA)
    const enter = async (who: Somebody) => {
      const body = { person_id: who.personId, pin: PIN }
      const { token } = (await kit.send('POST', '/staff/device/sessions', body, bearer(device.token))).body
      return somebody(kit, token, who.personId)
    }
    const tablet = aBrowser(`${service.origin}/tablet`)
    const put = async (who: Somebody, body: object) => (await who.call('PUT', `/panel/${LODKA}/push`, body)).status
    const off = { ...tablet.subscription, keys: null }
    const ownerOnTablet = await enter(owner)
    expect(await put(ownerOnTablet, tablet.subscription)).toBe(204)
    // A link is opened in the tablet's browser by a permitted person, and their access ends.
    const host = await invited(kit, owner, LODKA, 'host')
    expect(await put(host, tablet.subscription)).toBe(204)
    expect(await put(host, off)).toBe(403)
    await host.call('DELETE', '/staff/session')
    const cookOnTablet = await enter(cook)
    // Keys of another browser, unreadable for the tablet.
    const foreign = { ...tablet.subscription, keys: aBrowser('').subscription.keys }
    expect([await put(cookOnTablet, foreign), await put(cookOnTablet, off)]).toEqual([204, 403])
    await deleteDeadSubscriptions(kit.database.db, kit.deps.now())
    await unheard()
    expect(await sendPushes(pusher)).toBe(1)
    expect(tablet.decrypt(service.received[0]!.body)).toContain('Ktoś czeka')
    expect([await put(ownerOnTablet, off), await left()]).toEqual([204, 0])
  })

  it('a browser in which another person signs in by link belongs to them; one enrolled later stays of its subscriber', async () => {
    const browser = aBrowser(`${service.origin}/office`).subscription
    const host = await invited(kit, owner, LODKA, 'host')
    await host.call('PUT', `/panel/${LODKA}/push`, browser)
    await owner.call('PUT', `/panel/${LODKA}/push`, browser)
    await host.call('DELETE', '/staff/session')
    await deleteDeadSubscriptions(kit.database.db, kit.deps.now())
    expect(await left()).toBe(1)
    await owner.call('PUT', `/panel/${LODKA}/pin`, { pin: PIN })
    const cook = await invited(kit, owner, LODKA, 'kitchen')
    await owner.call('PUT', `/panel/${LODKA}/people/${cook.personId}/pin`, { pin: PIN })
    const device = await enrolled(owner, LODKA)
    const body = { person_id: cook.personId, pin: PIN }
    const { token } = (await kit.send('POST', '/staff/device/sessions', body, bearer(device.token))).body
    const cookOnDevice = somebody(kit, token, cook.personId)
    expect((await cookOnDevice.call('PUT', `/panel/${LODKA}/push`, browser)).status).toBe(204)
    const off = { ...browser, keys: null }
    expect((await cookOnDevice.call('PUT', `/panel/${LODKA}/push`, off)).status).toBe(403)

    const anew = await enrolled(owner, LODKA)
    const entered = (await kit.send('POST', '/staff/device/sessions', body, bearer(anew.token))).body
    await somebody(kit, entered.token, cook.personId).call('PUT', `/panel/${LODKA}/push`, browser)
    await owner.call('DELETE', `/panel/${LODKA}/devices/${device.id}`)
    await deleteDeadSubscriptions(kit.database.db, kit.deps.now())
    expect(await left()).toBe(1)
  })

  it('ends with keys null, only at the own restaurant', async () => {
    const { subscription } = await subscribe('/a')
    await owner.call('PUT', `/panel/${LODKA}/push`, { ...subscription, keys: null })
    expect(await left()).toBe(0)
  })

  it.each([
    ['http', 'http://localhost/a', {}],
    ['another host', 'https://example.com/a', {}],
    ['this machine', 'https://127.0.0.1/a', {}],
    ['a key that is no point', 'own', { p256dh: `B${'A'.repeat(86)}` }],
    ['a key too short', 'own', { auth: 'abc' }],
  ])('422 for %s', async (_, endpoint, keys) => {
    const browser = aBrowser(endpoint === 'own' ? `${service.origin}/a` : endpoint)
    const body = { endpoint: browser.subscription.endpoint, keys: { ...browser.subscription.keys, ...keys } }
    expect([(await owner.call('PUT', `/panel/${LODKA}/push`, body)).status, await left()]).toEqual([422, 0])
  })

  it('a host name that resolves to this machine is not connected to', async () => {
    const guarded = postPushOver({ ca: service.ca })
    await expect(guarded(`${service.origin}/a`, {}, Buffer.from('x'))).rejects.toThrow('no public address')
  })
})
