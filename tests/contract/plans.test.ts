/** @jest-environment ./tests/support/outside-environment.mjs */
import { sql } from 'drizzle-orm'
import { rowsOf } from '@/upstream/db/database'
import { runSandbox } from '@/upstream/jobs/run-order-jobs'
import { outboxTransport } from '@/upstream/mail/open-messenger'
import { sendMessages } from '@/upstream/mail/send-messages'
import { SIGNATURE_HEADER, signatureOf } from '@/upstream/payments/sandbox/sandbox-webhooks'
import { offerTables } from '@/upstream/waitlist/offer-tables'
import { openExplained, pretendMillions } from '../support/explained'
import { orderRequest } from '../support/order-fixture'
import { holdRequest, reservationRequest } from '../support/requests'
import { LAST_TABLE, LODKA } from '../support/seed-fixture'
import { bearer, brandPerson, enrolled, newestLink, ownerEmail, ownerOf } from '../support/staff'
import { FRIDAY_NOON, type Kit, openKit, PARTNER_TOKEN, PAYMENT_SECRET } from '../support/upstream-kit'
import { asWeb, UPSTREAM_SECRET } from '../support/upstream-secret'

/** Paths open to people without a token of a restaurant or a brand: at most they have a link that was sent to them. */
const STRANGERS = /^\/(?!panel\/|console\/|operations\/|partner\/|outbox)/

const EMAIL = 'jan.kowalski@example.pl'
const wish = { restaurant_id: LAST_TABLE, date: '2026-11-28', from: '17:00', to: '19:00', people: 2 }

describe('query plans of public calls, on PostgreSQL', () => {
  let kit: Kit
  let stage: Awaited<ReturnType<typeof openExplained>>
  const found = new Map<string, string[]>()
  beforeAll(async () => {
    stage = await openExplained()
    kit = await openKit(async () => stage.database)
    await pretendMillions(stage.database)
  })
  afterAll(() => kit.close())

  /** `name` is the route's, `path` the URL path where it has parameters. */
  async function call(name: string, path?: string, body?: unknown, headers = {}, status = 200) {
    const [method = '', route = ''] = name.split(' ')
    stage.forget()
    const reply = await kit.send(method, path ?? route, body, headers)
    found.set(name, [...(found.get(name) ?? []), ...stage.explained.wholeReads])
    const isAsExpected = reply.status === status || (status === 200 && reply.status < 300)
    expect([name, isAsExpected ? status : reply.status, reply.body?.error]).toEqual([name, status, reply.body?.error])
    return reply.body
  }

  async function tokenInMail(pattern: RegExp): Promise<string> {
    const { db, now, log, caps } = kit.deps
    const transport = outboxTransport(db, now)
    const mail = { db, now, log, caps, linkSecret: UPSTREAM_SECRET, originPattern: 'https://{host}', transport }
    while ((await sendMessages(mail)) > 0);
    const sent = await rowsOf<{ text: string }>(
      db,
      sql`SELECT envelope ->> 'text' AS text FROM outbox ORDER BY id DESC`,
    )
    return sent.flatMap(({ text }) => pattern.exec(text)?.[1] ?? [])[0] ?? ''
  }

  async function look(): Promise<void> {
    for (const path of ['healthz', 'readyz', 'content-revisions', 'cities', 'cuisines', 'sitemap'])
      await call(`GET /${path}`)
    await call('POST /tenants/{tenant}/config', '/tenants/lubje/config')
    await call('GET /sitemap/restaurants', '/sitemap/restaurants?after=0')
    for (const query of ['limit=100', 'product=orders&q=pierogi', 'embeddable=1', 'city=lublin&cuisine=Polska'])
      await call('GET /restaurants', `/restaurants?${query}`)
    await call('GET /restaurants/{id}', `/restaurants/${LODKA}`)
    await call('GET /restaurants/{id}/menu', `/restaurants/${LODKA}/menu`)
    await call('GET /restaurants/{id}/distance', `/restaurants/${LODKA}/distance?lng=22.57123&lat=51.24321`)
    const slot = 'from=2026-11-28 18:00&people=2'
    await call('GET /restaurants/{ids}/availability', `/restaurants/${LODKA}/availability?${slot}`)
    for (const query of ['', '&q=pierogi']) await call('GET /search/ordering', `/search/ordering?city=lublin${query}`)
    await call('GET /search/tables', '/search/tables?city=lublin&date=2026-11-28&time=18:00&people=2')
    await call('GET /addresses', '/addresses?q=Lipowa 12')
    await call('GET /suggestions', '/suggestions?q=piero')
    await call('GET /media/{file}', `/media/${'a'.repeat(32)}-600.avif`, undefined, {}, 404)
    await call('POST /logger/js', undefined, { type: 'error', message: 'x' })
  }

  async function reserve(): Promise<void> {
    const { token } = await call('POST /holds', undefined, holdRequest())
    await call('DELETE /holds/{token}', `/holds/${token}`)
    const hold = await call('POST /holds', undefined, holdRequest())
    const body = reservationRequest({ hold_token: hold.token, sms_marketing: true })
    const { code } = await call('POST /reservations', undefined, body, { 'idempotency-key': 'one-visit' })
    await call('GET /reservations/{code}', `/reservations/${code}`)
    await call('PUT /reservations/{code}', `/reservations/${code}`, {
      reserved_on: '2026-11-28 19:00:00',
      guests_number: 3,
    })
    const yes = { sms_marketing: true, email_marketing: true }
    await call('POST /reservations/{code}/consents', `/reservations/${code}/consents`, yes)
    const full = { restaurant_id: LAST_TABLE, email: 'inny@example.pl', phone_number: '+48600100999' }
    const taken = await call('POST /reservations', undefined, reservationRequest(full))
    const ala = { email: 'ala@example.pl', phone: '+48600100201' }
    const entry = await call('POST /waitlist', undefined, { ...wish, ...ala })
    await call('GET /waitlist/{code}', `/waitlist/${entry.code}`)
    await call('POST /reservations/{code}/cancel', `/reservations/${taken.code}/cancel`)
    await offerTables(kit.deps.db, kit.deps.now(), kit.deps.caps)
    await call('POST /waitlist/{code}/reservation', `/waitlist/${entry.code}/reservation`, {
      customer_name: 'Ala Nowak',
    })
    const ola = { email: 'ola@example.pl', phone: '+48600100202' }
    const other = await call('POST /waitlist', undefined, { ...wish, from: '17:30', to: '18:00', ...ola })
    await call('DELETE /waitlist/{code}', `/waitlist/${other.code}`)
    const entries = [{ kind: 'reservation', id: code, at: FRIDAY_NOON.toISOString() }]
    await call('POST /transfers', undefined, { entries })
    await call('POST /transfers/by-email', undefined, { email: 'ala@przyklad.pl' })
    await call('POST /transfers/{code}/claim', `/transfers/${await tokenInMail(/\/przenies\/([A-Za-z0-9]+)/)}/claim`)
  }

  async function order(): Promise<void> {
    const coded = { voucher_code: 'STOWA' }
    const { products } = orderRequest()
    await call('POST /carts/quote', undefined, { restaurant_id: LODKA, delivery_type: 'takeout', products, ...coded })
    const body = orderRequest({ payment_method: 'blik', expected_total: 2.5, ...coded } as never)
    const { id } = await call('POST /orders', undefined, body)
    await call('GET /orders/{id}', `/orders/${id}`)
    await call('POST /orders/lookup', undefined, { ids: [id] })
    await call('POST /orders/{id}/payments', `/orders/${id}/payments`, { payment_method: 'blik', blik_code: '777123' })
    kit.setNow(new Date(FRIDAY_NOON.getTime() + 3000))
    await runSandbox(kit.deps, kit.app, PAYMENT_SECRET)
    const [attempt] = await rowsOf<{ id: string }>(kit.deps.db, sql`SELECT id FROM payment_attempts LIMIT 1`)
    const event = JSON.stringify({ event_id: 'e-1', kind: 'payment', payment: attempt?.id, state: 'paid' })
    const signed = { [SIGNATURE_HEADER]: signatureOf(event, PAYMENT_SECRET) }
    await call('POST /payments/{provider}/notify', '/payments/builtin/notify', event, signed)
    stage.forget()
    const stream = await kit.app.request(`/orders/${id}/events`, { headers: { 'x-tenant': 'lubje', ...asWeb } })
    await stream.body?.cancel()
    found.set('GET /orders/{id}/events', stage.explained.wholeReads)
    for (const step of [{ status: 'confirmed', ready_in_minutes: 20 }, { status: 'sent' }])
      await kit.send('PUT', `/partner/orders/${id}`, step, bearer(PARTNER_TOKEN))
    await call('POST /orders/{id}/receive', `/orders/${id}/receive`)
    await call('POST /orders/{id}/help', `/orders/${id}/help`, { reason: 'cold' })
    await call('POST /orders/{id}/consents', `/orders/${id}/consents`, { sms_marketing: true, email_marketing: true })
    const second = await call('POST /orders', undefined, orderRequest())
    await call('POST /orders/{id}/cancel', `/orders/${second.id}/cancel`)
  }

  async function write(): Promise<void> {
    const reported = { about: '', message: 'Zimna zupa, i długo na nią czekaliśmy.', good_faith: true }
    await call('POST /notices', undefined, { kind: 'complaint', name: 'Jan', email: EMAIL, ...reported })
    const contact = { name: 'Anna Nowak', phone: '+48600100200', email: 'anna@podlipa.pl' }
    const bar = { nip: '5260250274', venue: 'Pod Lipą', city: 'Leszno', merchant_type: 'lubje', plan: 'M' }
    await call('POST /leads', undefined, { ...contact, ...bar, consent: true })
    const [consent] = await rowsOf<{ code: string }>(kit.deps.db, sql`SELECT code FROM marketing_consents LIMIT 1`)
    await call('POST /consents/{code}/withdrawal', `/consents/${consent?.code}/withdrawal`, { how: 'one_click' })
    const marketer = await brandPerson(kit, 'marketing')
    const target = { page: 'restaurant', restaurant: String(LODKA), visit_on: '2026-12-24' }
    const campaign = { source: 'plakat', medium: 'druk', campaign: 'zima', content: 'rynek' }
    const { body } = await marketer.call('POST', '/console/links', { target, ...campaign })
    await call('GET /links/{code}', `/links/${body.prints[0].code}`)
    await call('POST /links/scans', undefined, { scans: [{ code: body.prints[0].code, count: 2 }] })
  }

  async function signIn(): Promise<void> {
    const owner = await ownerOf(kit, LODKA)
    await call('GET /staff/session', undefined, undefined, bearer(owner.token))
    const device = await enrolled(owner, LODKA)
    await call('GET /staff/device', undefined, undefined, bearer(device.token))
    const pin = { person_id: owner.personId, pin: '482915' }
    expect((await owner.call('PUT', `/panel/${LODKA}/pin`, { pin: pin.pin })).status).toBeLessThan(300)
    await call('POST /staff/device/sessions', undefined, pin, bearer(device.token))
    await call('DELETE /staff/session', undefined, undefined, bearer(owner.token))
    await call('POST /staff/sign-in-links', undefined, { email: ownerEmail(LODKA) })
    const token = await newestLink(kit, ownerEmail(LODKA))
    await call('POST /staff/sessions', undefined, { token, label: 'Test' })
  }

  async function askForOwnData(): Promise<void> {
    for (const kind of ['export', 'erasure']) {
      await call('POST /data-requests', undefined, { email: EMAIL, kind })
      const token = await tokenInMail(/\/twoje-dane\/link\/([\w-]+)/)
      const { session } = await call('POST /data-requests/proofs', undefined, { token, attempt: 'attempt-1' })
      await call('GET /data-requests/own', undefined, undefined, bearer(session))
    }
  }

  it('C0 no call, nor a trigger of it, reads every row of a table that grows', async () => {
    for (const scene of [look, reserve, order, write, signIn, askForOwnData]) await scene()
    const { paths } = (await kit.get('/openapi.json')).body
    const calls = Object.entries<object>(paths)
      .filter(([path]) => STRANGERS.test(path))
      .flatMap(([path, item]) => Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`))
    expect(calls.filter((one) => !found.has(one))).toEqual([])
    expect([...found].filter(([, reads]) => reads.length > 0)).toEqual([])
  }, 180_000)
})
