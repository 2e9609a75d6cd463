/** @jest-environment ./tests/support/outside-environment.mjs */
import { sql } from 'drizzle-orm'
import { CALLS } from '@/lib/domain/call/all-calls'
import {
  BRAND_ROLES,
  type BrandRole,
  PERMISSIONS,
  type Permission,
  STAFF_ROLES,
  type StaffRole,
} from '@/lib/domain/panel/access/permissions'
import { rowsOf } from '@/upstream/db/database'
import { machineToken, operationsToken, restaurantToken } from '@/upstream/panel/accounts/derived-tokens'
import { orderRequest } from '../support/order-fixture'
import { reservationRequest } from '../support/requests'
import { LODKA, MANUAL, OTHER_CITY } from '../support/seed-fixture'
import {
  bearer,
  brandPerson,
  enrolled,
  invited,
  newestLink,
  ownerEmail,
  ownerOf,
  panelOrderId,
  panelReservationId,
  type Somebody,
} from '../support/staff'
import { FRIDAY_NOON, openKit, openTestPostgres, PARTNER_TOKEN, sharedKit } from '../support/upstream-kit'
import { itInWholeRun } from '../support/whole-run'

/** Every call × {no, expired, revoked, other restaurant, other role, forged}, as the OpenAPI document lists them. */
describe('C21 the walls before the calls of staff, on PostgreSQL', () => {
  type Access = { by: 'public' | 'session' | 'device' } | { by: 'permission'; permission: Permission }

  interface Call {
    method: string
    path: string
    access?: Access
  }

  /** Calls of the machine itself and of payment providers: they are in no description. */
  const UNDESCRIBED_CALLS = /^\/(healthz|media|payments|readyz)(\/|$)/

  const WALLED_CALLS = /^\/(partner|operations|staff|panel|console)\//

  const UUID = '7d444840-9dc0-41d1-b245-5ffdce74fad2'

  const PIN = '739164'

  const kit = sharedKit(openTestPostgres)
  let calls: Call[]
  let orderId = ''
  let code = ''
  let orderNumber = ''
  let reservationId = 0
  const people = {} as Record<StaffRole | BrandRole, Somebody>
  const keys: Record<'expired' | 'revoked' | 'byPin' | 'device' | 'revokedDevice', string> = {
    expired: '',
    revoked: '',
    byPin: '',
    device: '',
    revokedDevice: '',
  }
  let stranger: Somebody

  beforeAll(async () => {
    const document = (await kit.get('/openapi.json')).body
    calls = Object.entries<Record<string, { 'x-access'?: Access }>>(document.paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) => ({
        method: method.toUpperCase(),
        path,
        access: operation['x-access'],
      })),
    )
    orderId = (await kit.send('POST', '/orders', orderRequest())).body.id
    code = (await kit.send('POST', '/reservations', reservationRequest())).body.code
    orderNumber = await panelOrderId(kit, orderId)
    reservationId = await panelReservationId(kit, code)
    // Expired: made three months and a day ago.
    kit.setNow(new Date(FRIDAY_NOON.getTime() - 91 * 86_400_000))
    keys.expired = (await ownerOf(kit, LODKA)).token
    kit.setNow(FRIDAY_NOON)
    people.owner = await ownerOf(kit, LODKA)
    for (const role of STAFF_ROLES.slice(1)) people[role] = await invited(kit, people.owner, LODKA, role)
    for (const role of BRAND_ROLES) people[role] = await brandPerson(kit, role)
    const revoked = await ownerOf(kit, LODKA)
    await revoked.call('DELETE', '/staff/session')
    keys.revoked = revoked.token
    stranger = await ownerOf(kit, MANUAL)
    await people.owner.call('PUT', `/panel/${LODKA}/pin`, { pin: PIN })
    const device = await enrolled(people.owner, LODKA)
    keys.device = device.token
    const signedIn = await kit.send(
      'POST',
      '/staff/device/sessions',
      { person_id: people.owner.personId, pin: PIN },
      bearer(device.token),
    )
    keys.byPin = signedIn.body.token
    const removed = await enrolled(people.owner, LODKA)
    await people.owner.call('DELETE', `/panel/${LODKA}/devices/${removed.id}`)
    keys.revokedDevice = removed.token
  })

  /** Real ids, so that a call that passes the wall by mistake finds its target. */
  const addressOf = ({ path }: Call, restaurantId = LODKA) => {
    const ids: Record<string, string> = {
      restaurant: String(restaurantId),
      person: String(people.host.personId),
      order: path.startsWith('/panel/') ? orderNumber : orderId,
      reservation: String(reservationId),
      code,
      id: path.includes('orders') ? orderId : UUID,
    }
    const query = path.startsWith('/operations/tokens') ? `?restaurant_id=${LODKA}` : ''
    return path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? UUID) + query
  }
  const attempt = (call: Call, headers: Record<string, string>, restaurantId?: number) =>
    kit.send(
      call.method,
      addressOf(call, restaurantId),
      call.method === 'GET' || call.method === 'HEAD' ? undefined : {},
      headers,
    )
  const statusesOf = async (some: Call[], headers: (call: Call) => Record<string, string>, restaurantId?: number) => {
    const found: [string, number][] = []
    for (const call of some) {
      const { status } = await attempt(call, headers(call), restaurantId)
      found.push([`${call.method} ${call.path}`, status])
    }
    return found
  }
  const all = (some: Call[], status: number) => some.map(({ method, path }) => [`${method} ${path}`, status])
  const isAsking = (by: Access['by']) => (call: Call) => call.access?.by === by
  const panelCalls = () => calls.filter(({ path, access }) => path.startsWith('/panel/') && access?.by === 'permission')
  const consoleCalls = () => calls.filter(({ path }) => path.startsWith('/console/'))
  const permissionOf = ({ access }: Call) => (access?.by === 'permission' ? access.permission : null)

  it('each call names its permission, and each described call is served', () => {
    const served = calls.map(({ method, path }) => `${method} ${path}`)
    const described = CALLS.map(({ method, path }) => `${method.toUpperCase()} ${path}`)
    expect(served.filter((call) => !UNDESCRIBED_CALLS.test(call.split(' ')[1]!)).sort()).toEqual(described.sort())
    const own = CALLS.filter(({ path }) => /^\/(panel|console)\//.test(path))
    expect(own.filter(({ may }) => !Object.hasOwn(PERMISSIONS, may))).toEqual([])
    const open = CALLS.filter(({ path, may }) => WALLED_CALLS.test(path) && may === 'public')
    expect(open.map(({ path }) => path)).toEqual(['/staff/sign-in-links', '/staff/sessions'])
    expect(panelCalls().length).toBeGreaterThan(10)
    expect(consoleCalls().length).toBeGreaterThan(4)
  })

  it('C0 each call knows its brand, or is one of those that have none', async () => {
    const own = CALLS.flatMap(({ method, path, isBrandless }) =>
      isBrandless ? [] : [{ method: method.toUpperCase(), path }],
    )
    const answers = await Promise.all(own.map((call) => attempt(call, { 'x-tenant': 'nowhere' })))
    const codes = own.map((call, i) => [`${call.method} ${call.path}`, answers[i]?.body.error?.code])
    expect(codes).toEqual(own.map((call) => [`${call.method} ${call.path}`, 'unknown_tenant']))
  })

  const walled = () => calls.filter(({ path, access }) => WALLED_CALLS.test(path) && access?.by !== 'public')

  it.each([
    ['no key', () => ({})],
    ['a forged one', () => bearer('x'.repeat(43))],
    ['an expired session', () => bearer(keys.expired)],
    ['a revoked session', () => bearer(keys.revoked)],
    ['a revoked device', () => bearer(keys.revokedDevice)],
  ])('401 for %s', async (_, headers) => {
    expect(await statusesOf(walled(), headers)).toEqual(all(walled(), 401))
  })

  /** The first call of each kind: all calls of a kind read their keys in one place. */
  const ofEachKind = () => {
    const kindOf = ({ path, access }: Call) => `${path.split('/')[1]} ${access?.by}`
    const kinds = walled().map(kindOf)
    return walled().filter((call, i) => kinds.indexOf(kindOf(call)) === i)
  }

  it.each([
    ['an empty key', () => bearer('')],
    ['another scheme', () => ({ authorization: 'Basic b3duZXI6b3duZXI=' })],
    ['a forged token of the restaurant', () => bearer(`${LODKA}.${'x'.repeat(22)}.${'x'.repeat(43)}`)],
    ['a token of another master', () => bearer(restaurantToken('another-master-token', LODKA))],
    [
      'a token with a right proof that was never given out',
      () => bearer(machineToken(PARTNER_TOKEN, LODKA, 'x'.repeat(22))),
    ],
    ['the digest of a session', () => bearer(UUID)],
  ])('401 for %s, wherever keys are read', async (_, headers) => {
    expect(ofEachKind().length).toBeGreaterThan(5)
    expect(await statusesOf(ofEachKind(), headers)).toEqual(all(ofEachKind(), 401))
  })

  it('401 for a key of another kind: a session at the cash register, a cash register or a device on the panel', async () => {
    const register = restaurantToken(PARTNER_TOKEN, LODKA)
    const staffCalls = calls.filter(({ path }) => /^\/(partner|operations)\//.test(path))
    expect(await statusesOf(staffCalls, () => bearer(people.owner.token))).toEqual(all(staffCalls, 401))
    const sessions = calls.filter(({ access }) => access?.by === 'session' || access?.by === 'permission')
    for (const key of [register, PARTNER_TOKEN, operationsToken(PARTNER_TOKEN, 'lubje'), keys.device])
      expect(await statusesOf(sessions, () => bearer(key))).toEqual(all(sessions, 401))
    const devices = calls.filter(isAsking('device'))
    expect(await statusesOf(devices, () => bearer(people.owner.token))).toEqual(all(devices, 401))
    const operations = calls.filter(({ path }) => path.startsWith('/operations/'))
    expect(await statusesOf(operations, () => bearer(register))).toEqual(all(operations, 401))
  })

  it('401 on the host of another tenant', async () => {
    const own = calls.filter(({ access }) => access && access.by !== 'public')
    const headers = (call: Call) => ({
      ...bearer(
        call.access?.by === 'device'
          ? keys.device
          : call.path.startsWith('/console/')
            ? people.admin.token
            : people.owner.token,
      ),
      'x-tenant': 'lesznoje',
    })
    expect(await statusesOf(own, headers)).toEqual(all(own, 401))
  })

  it('404 for the owner of another restaurant, as for a restaurant that does not exist', async () => {
    expect(await statusesOf(panelCalls(), () => bearer(stranger.token))).toEqual(all(panelCalls(), 404))
    expect(await statusesOf(panelCalls(), () => bearer(people.owner.token), 999_999)).toEqual(all(panelCalls(), 404))
    const foreign = await attempt(panelCalls()[0]!, bearer(stranger.token))
    const absent = await attempt(panelCalls()[0]!, bearer(stranger.token), 999_999)
    expect(foreign.body).toEqual(absent.body)
  })

  it.each([false, true])(
    '403 for every role that may not, no other answer of the wall for those that may; hosts set prices: %s',
    async (hostSetsPrices) => {
      await kit.database.db.execute(
        sql`UPDATE restaurants SET host_sets_prices = ${hostSetsPrices} WHERE id = ${LODKA}`,
      )
      const granted: Permission[] = hostSetsPrices ? ['set_sold_out', 'change_prices'] : []
      for (const role of STAFF_ROLES) {
        for (const call of panelCalls()) {
          const permission = permissionOf(call)!
          const isHostAllowed = role === 'host' && granted.includes(permission)
          const may = isHostAllowed || (PERMISSIONS[permission].roles as readonly StaffRole[]).includes(role)
          // A refused call must not be one that would end this test's own people.
          if (may && call.method === 'DELETE') continue
          // A stream would never end.
          const method = may && call.path.endsWith('/events') ? 'HEAD' : call.method
          const { status, body } = await attempt({ ...call, method }, bearer(people[role].token))
          const answer = [role, call.method, call.path, may ? status !== 401 && status !== 403 : body.error.code]
          expect(answer).toEqual([role, call.method, call.path, may ? true : 'role_missing'])
        }
      }
    },
  )

  it('C38 403 at /console for staff of restaurants and for roles that may not; 404 on every panel for a brand’s people', async () => {
    for (const role of [...STAFF_ROLES, ...BRAND_ROLES]) {
      for (const call of consoleCalls()) {
        const may = (PERMISSIONS[permissionOf(call)!].roles as readonly string[]).includes(role)
        if (may && call.method === 'DELETE') continue
        const { status, body } = await attempt(call, bearer(people[role].token))
        const answer = [role, call.method, call.path, may ? status !== 401 && status !== 403 : body.error.code]
        expect(answer).toEqual([role, call.method, call.path, may ? true : 'role_missing'])
      }
    }
    expect(await statusesOf(consoleCalls(), () => bearer(keys.byPin))).toEqual(all(consoleCalls(), 403))
    const closed = panelCalls().filter(
      (call) => !(PERMISSIONS[permissionOf(call)!].roles as readonly string[]).includes('admin'),
    )
    expect(closed.length).toBeGreaterThan(30)
    expect(await statusesOf(closed, () => bearer(people.admin.token))).toEqual(all(closed, 404))
    expect(await statusesOf(panelCalls(), () => bearer(people.marketing.token))).toEqual(all(panelCalls(), 404))
  })

  it('403 for calls that a session by PIN may not make', async () => {
    const closed = panelCalls().filter((call) => !PERMISSIONS[permissionOf(call)!].byPin)
    expect(closed.length).toBeGreaterThan(5)
    expect(await statusesOf(closed, () => bearer(keys.byPin))).toEqual(all(closed, 403))
  })

  it('404 at /partner and /operations for rows of another restaurant or tenant', async () => {
    const own = calls.filter(({ path }) => /^\/partner\/.*\{/.test(path))
    for (const call of own) {
      const body = call.path.includes('orders') ? { status: 'delivered' } : { visit_state: 'seated' }
      const reply = await kit.send(call.method, addressOf(call), body, bearer(restaurantToken(PARTNER_TOKEN, MANUAL)))
      expect([call.path, reply.status]).toEqual([call.path, 404])
    }
    const foreign = bearer(operationsToken(PARTNER_TOKEN, 'lesznoje'))
    const person = { restaurant_id: LODKA, email: 'x@example.pl', name: 'X' }
    // A brand's token creates no people, even of its own brand.
    for (const restaurant_id of [LODKA, OTHER_CITY])
      expect((await kit.send('POST', '/operations/people', { ...person, restaurant_id }, foreign)).status).toBe(401)
    expect((await kit.get(`/operations/tokens?restaurant_id=${LODKA}`, foreign)).status).toBe(404)
    const token = { restaurant_id: LODKA, name: 'Kasa' }
    expect((await kit.send('POST', '/operations/tokens', token, foreign)).status).toBe(404)
    const path = `/operations/tokens/${UUID}?restaurant_id=${LODKA}`
    expect((await kit.send('DELETE', path, undefined, foreign)).status).toBe(404)
  })

  it('a route that is registered and in no table stays closed', async () => {
    const kit2 = await openKit(openTestPostgres)
    kit2.app.get('/panel/:restaurant/forgotten', (c) => c.json({ open: true }))
    const owner = await ownerOf(kit2, LODKA)
    expect((await owner.call('GET', `/panel/${LODKA}/forgotten`)).status).toBe(404)
    await kit2.close()
  })

  it('none of these requests was logged with a name, an e-mail or a token', async () => {
    // The digits of a moment may be those of the PIN.
    const text = kit.logged.map((line) => line.replace(/"time":\d+/, '')).join('\n')
    const link = await newestLink(kit, ownerEmail(LODKA))
    for (const secret of ['example.pl', 'Ola Owner', PIN, link, keys.device, people.owner.token])
      expect(text).not.toContain(secret)
  })
})

describe('C21 signing in, on PostgreSQL', () => {
  const PIN = '739164'

  const later = (seconds: number) => new Date(FRIDAY_NOON.getTime() + seconds * 1000)

  const kit = sharedKit(openTestPostgres)
  let owner: Somebody
  beforeAll(async () => {
    owner = await ownerOf(kit, LODKA)
  })
  beforeEach(() => kit.setNow(FRIDAY_NOON))

  const wifi = (n: number) => ({ 'x-forwarded-for': `198.51.100.${n}` })
  const ask = (email: string, headers = {}) => kit.send('POST', '/staff/sign-in-links', { email }, headers)
  const link = async () => {
    await kit.send(
      'POST',
      '/operations/people',
      { restaurant_id: LODKA, email: ownerEmail(LODKA), name: 'Ola Owner' },
      bearer(PARTNER_TOKEN),
    )
    return newestLink(kit, ownerEmail(LODKA))
  }
  const use = (body: object, headers = {}) => kit.send('POST', '/staff/sessions', body, headers)
  const isSignedIn = async (token: string) => (await kit.get('/staff/session', bearer(token))).status === 200

  it('C21 requests for links from one network, or attempts with made-up ones, do not block valid links there', async () => {
    const requests = []
    for (let n = 0; n < 62; n++) requests.push((await ask(`stranger-${n}@example.pl`, wifi(7))).status)
    expect([requests[59], requests[61]]).toEqual([202, 429])
    expect((await use({ token: await link() }, wifi(7))).status).toBe(201)
    const tried = []
    for (let n = 0; n < 62; n++) tried.push((await use({ token: `made-up-${n}`.padEnd(43, 'x') }, wifi(7))).status)
    expect([tried[59], tried[61]]).toEqual([409, 429])
    expect((await use({ token: await link() }, wifi(7))).status).toBe(201)
    expect((await ask('somebody@example.pl', wifi(8))).status).toBe(202)
    const to = async (opens: string) =>
      (await kit.send('POST', '/staff/sign-in-links', { email: 'boss@example.pl', opens }, wifi(9))).status
    const panel = [await to('panel'), await to('panel'), await to('panel'), await to('panel')]
    // The console's links are counted separately.
    expect([...panel, await to('console')]).toEqual([202, 202, 202, 429, 202])
  })

  it('C21 the answer to an e-mail waits for no work in the database, known or not', async () => {
    const begun: string[] = []
    const { db, deps } = { db: kit.database.db, deps: kit.deps }
    const add = deps.afterAnswer.add
    jest.spyOn(deps.afterAnswer, 'add').mockImplementation((work) =>
      add(async () => {
        begun.push('work')
        await work()
      }),
    )
    // This lock keeps every link from being written: the answers come all the same.
    await db.transaction(async (tx) => {
      await tx.execute(sql`LOCK TABLE sign_in_links IN EXCLUSIVE MODE`)
      for (const email of [ownerEmail(LODKA), 'nobody@example.pl']) begun.push(String((await answered(email)).status))
    })
    await deps.afterAnswer.idle()
    jest.restoreAllMocks()
    expect(begun.slice().sort()).toEqual(['202', '202', 'work', 'work'])
    const [sent] = await rowsOf<{ n: number }>(
      db,
      sql`SELECT count(*)::int AS n FROM sign_in_links WHERE invited_to IS NULL AND used_at IS NULL`,
    )
    expect(sent!.n).toBe(1)
  })

  it('C21 a press whose answer was lost may be repeated by the browser that made it, for two minutes; by no other', async () => {
    const token = await link()
    const attempt = 'a-press-of-the-button-1'
    const first = (await use({ token, attempt })).body.token
    expect(await isSignedIn(first)).toBe(true)
    for (const other of [{}, { attempt: 'a-press-of-the-button-2' }])
      expect((await use({ token, ...other })).status).toBe(409)
    kit.setNow(later(119))
    const second = await use({ token, attempt })
    expect([second.status, await isSignedIn(first), await isSignedIn(second.body.token)]).toEqual([201, false, true])
    kit.setNow(later(121))
    expect((await use({ token, attempt })).status).toBe(409)
    expect(await isSignedIn(second.body.token)).toBe(true)
  })

  it('C21 ten concurrent repeats of one press leave one session', async () => {
    const [token, attempt] = [await link(), 'a-press-of-the-button-3']
    const replies = await Promise.all(Array.from({ length: 10 }, () => use({ token, attempt })))
    const opened = replies.filter(({ status }) => status === 201)
    expect(replies.every(({ status }) => status === 201 || status === 409)).toBe(true)
    const living = []
    for (const { body } of opened) living.push(await isSignedIn(body.token))
    expect(living.filter(Boolean)).toHaveLength(1)
  })

  it('C21 a device whose token was lost on the way is enrolled once, by a repeat of the press', async () => {
    const enrol = (body: object, who = owner) =>
      who.call('POST', `/panel/${LODKA}/devices`, { name: 'Tablet', ...body })
    const press = { attempt: 'a-press-that-enrols-1' }
    const [lost, received] = [await enrol(press), await enrol(press)]
    expect(received.body.device.id).toBe(lost.body.device.id)
    const statusOf = async (token: string) => (await kit.get('/staff/device', bearer(token))).status
    expect([await statusOf(lost.body.token), await statusOf(received.body.token)]).toEqual([401, 200])
    expect((await enrol({})).body.device.id).not.toBe(lost.body.device.id)
    kit.setNow(later(121))
    expect((await enrol(press)).body.device.id).not.toBe(lost.body.device.id)
    expect(await statusOf(received.body.token)).toBe(200)
  })

  itInWholeRun('C21 thirty PINs in a quarter of an hour are what one person may set, give or enter', async () => {
    const manager = await invited(kit, owner, LODKA, 'manager')
    const pins = Array.from({ length: 31 }, (_, n) => String(204_817 + n * 7919))
    const put = async (who: Somebody, path: string) => {
      const replies = await Promise.all(pins.map((pin) => who.call('PUT', path, { pin })))
      return replies.map(({ status }) => status).sort()
    }
    const thirty = [...Array(30).fill(204), 429]
    expect(await put(owner, `/panel/${LODKA}/pin`)).toEqual(thirty)
    expect(await put(owner, `/panel/${LODKA}/people/${manager.personId}/pin`)).toEqual(thirty)
    expect((await manager.call('PUT', `/panel/${LODKA}/pin`, { pin: PIN })).status).toBe(204)
    const device = await enrolled(owner, LODKA)
    const body = { person_id: manager.personId, pin: PIN }
    const entered = []
    for (let n = 0; n < 31; n++)
      entered.push((await kit.send('POST', '/staff/device/sessions', body, bearer(device.token))).status)
    expect([entered[29], entered[30]]).toEqual([201, 429])
  })

  /** The answer alone: `kit.send` would wait for the work done after it. */
  const answered = (email: string) =>
    kit.app.request('/staff/sign-in-links', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-tenant': 'lubje', ...bearer('') },
      body: JSON.stringify({ email }),
    })
})
