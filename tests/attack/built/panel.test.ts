import { readFileSync } from 'node:fs'
import { freshLink } from '../../support/sign-in-link'
import { HOST, OWNER_EMAIL, query, RESTAURANT, signedIn, Visitor } from './support/panel'
import { PRINTED } from './support/world'

// The panel as an attacker finds it: the built product, with real cookies. Contract C21, C28.

const KITCHEN_EMAIL = 'kuchnia@pod-kozlim-rogiem.example'
const PIN = '739164'
const FORM = `/panel/form/${RESTAURANT}`
/** Texts that must never be printed. */
const secrets: string[] = []

let owner: Visitor
let kitchen: Visitor
/** An enrolled device, with the people who may sign in on it. */
let device: Visitor

beforeAll(async () => {
  owner = await signedIn(OWNER_EMAIL)
  await owner.post(`${FORM}/own-pin`, { pin: PIN, again: PIN })
  await owner.post(`${FORM}/invite`, { name: 'Kucharz', email: KITCHEN_EMAIL, role: 'kitchen' })
  kitchen = await signedIn(KITCHEN_EMAIL)
  await kitchen.post(`${FORM}/own-pin`, { pin: '528417', again: '528417' })
  device = await signedIn(OWNER_EMAIL)
  await device.post(`${FORM}/enrol-device`, { name: 'Tablet' })
})

afterAll(() => {
  const printed = readFileSync(PRINTED, 'utf8')
  expect(printed).toContain('/staff/sessions')
  for (const secret of secrets) expect(printed.includes(secret) ? secret : '').toBe('')
})

describe('writes from another origin', () => {
  const foreign: [string, Record<string, string>][] = [
    ['a form on another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['another site without Fetch Metadata', { origin: 'https://evil.example' }],
    ['no origin at all', {}],
    ['no origin, typed into the address bar', { 'sec-fetch-site': 'none' }],
    ['a sandboxed frame', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['a hidden origin', { origin: 'null' }],
    ['another tenant', { origin: 'http://nakryte.localhost', 'sec-fetch-site': 'same-site' }],
    ['another port', { origin: `http://${HOST}:81` }],
    ['our origin sent by another site', { origin: `http://${HOST}`, 'sec-fetch-site': 'cross-site' }],
  ]
  test.each(foreign)('C28 %s changes nothing', async (_, headers) => {
    const before = await trail()
    const forms = await Promise.all([
      owner.post(`${FORM}/invite`, { name: 'Intruz', email: '', role: 'host' }, headers),
      owner.post(`${FORM}/make-token`, { name: 'Intruz' }, headers),
      owner.post('/panel/form/sign-out', {}, headers),
      new Visitor().post('/panel/form/session', { token: await freshLink(OWNER_EMAIL) }, headers),
    ])
    const call = await owner.api('PUT', `${RESTAURANT}/kitchen-limit`, { orders_per_quarter: 0 }, headers)
    expect([...forms, call].map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
    expect([...forms, call].flatMap((answer) => answer.all('set-cookie'))).toEqual([])
    expect(await trail()).toEqual(before)
    expect((await owner.get(`/panel/${RESTAURANT}/zamowienia`)).status).toBe(200)
  })
})

describe('links', () => {
  test('C28 scanners that open a link use nothing up; a button opens one session, once', async () => {
    const token = await freshLink(OWNER_EMAIL)
    secrets.push(token)
    const scanner = new Visitor()
    for (const method of ['GET', 'HEAD', 'GET']) {
      const { status, headers } = await scanner.get(`/panel/wejscie/${token}`, {}, method)
      expect([status, headers['referrer-policy'], headers['set-cookie']]).toEqual([200, 'no-referrer', undefined])
    }
    expect((await scanner.get(`/panel/form/session?token=${token}`)).status).toBe(405)
    const tries = await Promise.all(
      Array.from({ length: 5 }, () => new Visitor().post('/panel/form/session', { token })),
    )
    const opened = tries.filter((answer) => answer.all('set-cookie').some((line) => line.startsWith('panel_session=')))
    expect(opened).toHaveLength(1)
    const again = new Visitor()
    await again.post('/panel/form/session', { token })
    expect(again.cookies.has('panel_session')).toBe(false)
    expect((await again.get('/panel?sposob=link&odpowiedz=1')).body).toContain('Ten link już nie działa')
  })
})

describe('sessions', () => {
  test('C28 signing in gives a new session and ends the one that was there: a planted cookie is worth nothing', async () => {
    const attacker = await signedIn(KITCHEN_EMAIL)
    const victim = new Visitor()
    for (const [name, value] of attacker.cookies) victim.cookies.set(name, value)
    const planted = attacker.cookie
    await signedIn(OWNER_EMAIL, victim)
    expect(victim.cookie).not.toBe(planted)
    expect((await attacker.api('GET', `${RESTAURANT}/board`)).status).toBe(401)
    expect((await victim.get(`/panel/${RESTAURANT}/ludzie`)).status).toBe(200)
  })

  test('C28 an invalid cursor of the trail shows its first page', async () => {
    const first = await owner.get(`/panel/${RESTAURANT}/dziennik`)
    const other = [btoa('[-1]'), btoa('[9007199254740993]'), 'abc', 'e30', '_'.repeat(200)]
    for (const text of other) {
      const { status, body } = await owner.get(`/panel/${RESTAURANT}/dziennik?od=${text}`)
      const rows = (html: string) => html.split('<time').length
      expect([text, status, rows(body)]).toEqual([text, 200, rows(first.body)])
    }
  })

  test('C28 cookies of the panel are for its paths, for no script, and for no other site', async () => {
    const visitor = new Visitor()
    const opened = await visitor.post('/panel/form/session', { token: await freshLink(OWNER_EMAIL) })
    expect(opened.all('set-cookie')).not.toEqual([])
    for (const line of opened.all('set-cookie')) {
      // The session opens the console of the brand too. Contract C38.
      expect(line).toMatch(/; Path=\/(panel|konsola);/)
      expect(line).toMatch(/; HttpOnly/)
      expect(line).toMatch(/; SameSite=Lax/)
      secrets.push(line.slice(line.indexOf('=') + 1, line.indexOf(';')))
    }
    const onTls = { host: 'lubje.pl', origin: 'https://lubje.pl' }
    const secure = await visitor.post('/panel/form/link', { email: 'nikt@example.pl' }, onTls)
    expect(secure.all('set-cookie').join()).toContain('; Secure')
  })

  test('C28 no page of a diner sets or reads a cookie of the panel', async () => {
    for (const path of ['/', '/rezerwuj/lublin', `/restaurants/${RESTAURANT}`, '/moje']) {
      const [signed, plain] = [await owner.get(path), await new Visitor().get(path)]
      expect(signed.all('set-cookie').filter((line) => line.startsWith('panel_'))).toEqual([])
      const withoutNonces = (body: string) => body.replaceAll(/nonce="[^"]*"|[\w+/]{46,50}={0,2}|requestId[^,]*/g, '')
      if (path !== '/moje')
        expect([path, withoutNonces(signed.body).length]).toEqual([path, withoutNonces(plain.body).length])
    }
  })

  test('C28 pages of the panel may not be cached, framed, or indexed', async () => {
    const paths = [
      '/panel',
      ...['otwarcie', 'zamowienia', 'ludzie', 'urzadzenia', 'dziennik', 'pin'].map(
        (one) => `/panel/${RESTAURANT}/${one}`,
      ),
    ]
    for (const path of paths) {
      const { headers } = await owner.get(path)
      expect([path, headers['cache-control']]).toEqual([path, expect.stringContaining('no-store')])
      expect(headers['x-cache']).toBeUndefined()
      expect(headers['x-robots-tag']).toBe('noindex')
      if (path !== '/panel') expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
      expect(String(headers['content-security-policy'])).not.toContain('unsafe-inline')
    }
    expect((await owner.api('GET', `${RESTAURANT}/board`)).headers['cache-control']).toContain('no-store')
  })
})

describe('PINs', () => {
  test('C28 a device alone opens nothing', async () => {
    expect((await device.get(`/panel/${RESTAURANT}/zamowienia`)).headers.location).toBe('/panel')
    expect((await device.api('GET', `${RESTAURANT}/board`)).status).toBe(401)
    expect((await device.get('/panel')).body).toContain('Kucharz')
  })
})

describe('addresses', () => {
  const tricks = [
    `/panel/api/${RESTAURANT}/../../staff/session`,
    `/panel/api/${RESTAURANT}/%2e%2e/3/board`,
    `/panel/api/${RESTAURANT}/..%2f3%2fboard`,
    `/panel/api/${RESTAURANT}%2fboard`,
    `/panel/api//${RESTAURANT}/board`,
    `/panel/api/${RESTAURANT}//board`,
    `/panel/api/${RESTAURANT}/board/`,
    `/panel/api/${RESTAURANT}/board;x=1`,
    `/panel/api/${RESTAURANT}/board%00`,
    `/panel/api/${RESTAURANT}/board%3fdate=2026-01-01`,
    `/panel/api/${RESTAURANT}/BOARD`,
    `/panel/api/0${RESTAURANT}/board`,
    `/panel/api/-1/board`,
    '/panel/api/staff/session',
    '/panel/api/operations/people',
    `/panel/api/${RESTAURANT}/a/b/c/d`,
    `/PANEL/api/${RESTAURANT}/board`,
    `/api/panel/proxy/${RESTAURANT}/board`,
    `/API/panel/proxy/${RESTAURANT}/board`,
    '/api/panel/form/link',
    `/lubje/api/panel/proxy/${RESTAURANT}/board`,
    `/lubje/live/panel/${RESTAURANT}/zamowienia`,
    `/panel/${RESTAURANT}/nie-ma`,
    '/panel/wejscie/',
    '/panel/wejscie/../1/ludzie',
  ]
  test.each(tricks)('C28 %s leads nowhere', async (path) => {
    const { status, body } = await owner.get(path, { accept: 'application/json' })
    expect([400, 404]).toContain(status)
    expect(body).not.toContain('"revision"')
    expect(body).not.toContain(OWNER_EMAIL)
  })

  test('C28 methods that no call has, bodies that are no JSON or too long are refused', async () => {
    const board = `/panel/api/${RESTAURANT}/board`
    for (const method of ['PATCH', 'OPTIONS', 'TRACE', 'LINK']) {
      expect([method, (await owner.send(board, { method, headers: owner.own })).status]).toEqual([method, 405])
    }
    expect((await owner.send('/panel', { method: 'PUT', headers: owner.own })).status).toBe(405)
    expect((await owner.api('DELETE', `${RESTAURANT}/board`)).status).toBe(404)
    const body = 'x'.repeat(70_000)
    const limit = `/panel/api/${RESTAURANT}/kitchen-limit`
    const type = { 'content-type': 'application/json' }
    expect((await owner.send(limit, { method: 'PUT', headers: { ...owner.own, ...type }, body })).status).toBe(413)
    expect((await owner.send(limit, { method: 'PUT', headers: owner.own, body: 'a=b' })).status).toBe(415)
    expect((await owner.send(`${limit}?x=${'y'.repeat(400)}`, { method: 'PUT', headers: owner.own })).status).toBe(404)
  })
})

async function trail(): Promise<unknown[]> {
  return query('SELECT count(*)::int AS entries FROM staff_audit')
}
