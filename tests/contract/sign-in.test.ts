/** @jest-environment ./tests/support/outside-environment.mjs */

import { sql } from 'drizzle-orm'
import { rowsOf } from '@/upstream/db/database'
import { LODKA } from '../support/seed-fixture'
import { bearer, enrolled, invited, newestLink, ownerEmail, ownerOf, type Somebody } from '../support/staff'
import { FRIDAY_NOON, openTestPostgres, PARTNER_TOKEN, sharedKit } from '../support/upstream-kit'
import { itInWholeRun } from '../support/whole-run'

const PIN = '739164'
const later = (seconds: number) => new Date(FRIDAY_NOON.getTime() + seconds * 1000)

describe('C21 signing in, on PostgreSQL', () => {
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

  it('C21 who asks for links from one network, or tries made-up ones, locks nobody there out of using theirs', async () => {
    const asked = []
    for (let n = 0; n < 62; n++) asked.push((await ask(`stranger-${n}@example.pl`, wifi(7))).status)
    expect([asked[59], asked[61]]).toEqual([202, 429])
    expect((await use({ token: await link() }, wifi(7))).status).toBe(201)
    const tried = []
    for (let n = 0; n < 62; n++) tried.push((await use({ token: `made-up-${n}`.padEnd(43, 'x') }, wifi(7))).status)
    expect([tried[59], tried[61]]).toEqual([409, 429])
    expect((await use({ token: await link() }, wifi(7))).status).toBe(201)
    expect((await ask('somebody@example.pl', wifi(8))).status).toBe(202)
    const to = async (opens: string) =>
      (await kit.send('POST', '/staff/sign-in-links', { email: 'boss@example.pl', opens }, wifi(9))).status
    const panel = [await to('panel'), await to('panel'), await to('panel'), await to('panel')]
    // The console's links are counted apart: for a panel where they have no role they get no letter.
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
    // Whoever holds this lock keeps every link from being written: the answers come all the same.
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

  it('C21 of ten that repeat one press at once, one session is left', async () => {
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
    const [lost, told] = [await enrol(press), await enrol(press)]
    expect(told.body.device.id).toBe(lost.body.device.id)
    const statusOf = async (token: string) => (await kit.get('/staff/device', bearer(token))).status
    expect([await statusOf(lost.body.token), await statusOf(told.body.token)]).toEqual([401, 200])
    expect((await enrol({})).body.device.id).not.toBe(lost.body.device.id)
    kit.setNow(later(121))
    expect((await enrol(press)).body.device.id).not.toBe(lost.body.device.id)
    expect(await statusOf(told.body.token)).toBe(200)
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

  /** The answer alone: `kit.send` would wait for what is done after it. */
  const answered = (email: string) =>
    kit.app.request('/staff/sign-in-links', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-tenant': 'lubje', ...bearer('') },
      body: JSON.stringify({ email }),
    })
})
