/** @jest-environment ./tests/support/outside-environment.mjs */
import { sql } from 'drizzle-orm'
import { createApp } from '@/upstream/app'
import type { Envelope } from '@/upstream/db/message-schema'
import { openMessenger } from '@/upstream/mail/open-messenger'
import { sendMessages } from '@/upstream/mail/send-messages'
import { operationsToken, restaurantToken } from '@/upstream/panel/accounts/derived-tokens'
import { checkPin, hashPin } from '@/upstream/panel/accounts/pins'
import { bearer, ownerEmail, ownerOf } from '../support/staff'
import { type Kit, openKit, openTestPostgres, PARTNER_TOKEN } from '../support/upstream-kit'
import { UPSTREAM_SECRET } from '../support/upstream-secret'

const OLDER = 'the-older-secret-the-older-secret-the-older'
const OLDER_TOKEN = 'the-older-token-of-restaurants'

let kit: Kit
beforeAll(async () => {
  const limits = { reads: 3, writes: 3, logs: 3, staff: 100, tenantLogs: 100 }
  kit = await openKit(openTestPostgres, { previousUpstreamSecret: OLDER, previousPartnerToken: OLDER_TOKEN, limits })
})
afterAll(() => kit.database.close())

it.each([
  ['the secret', UPSTREAM_SECRET, [200, 200, 200, 200]],
  ['the one before it', OLDER, [200, 200, 200, 200]],
  ['another one', 'a-secret-of-nobody-a-secret-of-nobody-a-se', [200, 200, 200, 429]],
])(
  'design/processes: while UPSTREAM_SECRET rotates, a web server with %s names its diners',
  async (_, secret, expected) => {
    const statuses: number[] = []
    for (const last of [1, 2, 3, 4]) {
      const headers = { 'x-upstream-secret': secret, 'x-forwarded-for': `203.0.113.${last}`, 'x-tenant': 'lubje' }
      statuses.push((await kit.app.request('/healthz', { headers })).status)
    }
    expect(statuses).toEqual(expected)
  },
)

it.each([
  ['the token', PARTNER_TOKEN, 200],
  ['the one before it', OLDER_TOKEN, 200],
  ['a restaurant’s of the token', restaurantToken(PARTNER_TOKEN, 1), 200],
  ['a restaurant’s of the one before it', restaurantToken(OLDER_TOKEN, 1), 200],
  ['a restaurant’s of another', restaurantToken('a-token-of-nobody', 1), 401],
])('design/processes: while PARTNER_TOKEN rotates, %s opens /partner or not', async (_, token, status) => {
  expect((await kit.get('/partner/orders', bearer(token))).status).toBe(status)
})

it('design/processes: while PARTNER_TOKEN rotates, a tenant’s token of either opens its operations', async () => {
  for (const [token, status] of [
    [PARTNER_TOKEN, 200],
    [OLDER_TOKEN, 200],
    ['a-token-of-nobody', 401],
  ] as const)
    expect((await kit.get('/operations/reservations', bearer(operationsToken(token, 'lubje')))).status).toBe(status)
})

it('design/processes: a PIN of the older UPSTREAM_SECRET is taken, and is one of the new secret from then on', async () => {
  const { personId: staffId } = await ownerOf(kit, 1)
  const { db } = kit.database
  const pinHash = await hashPin('482913', OLDER)
  await db.execute(sql`UPDATE staff_roles SET pin_hash = ${pinHash} WHERE staff_id = ${staffId} AND restaurant_id = 1`)
  await db.execute(sql`INSERT INTO staff_devices (id, restaurant_id, name, token_hash, enrolled_by, enrolled_at, last_seen_at)
    VALUES ('00000000-0000-4000-8000-000000000001', 1, 'Tablet', 'a hash', ${staffId}, now(), now())`)
  const pinTry = { deviceId: '00000000-0000-4000-8000-000000000001', staffId, restaurantId: 1, pin: '482913' }
  const now = new Date()
  expect(await checkPin(db, pinTry, { secret: UPSTREAM_SECRET, now })).toMatchObject({ code: 'wrong_pin' })
  expect(await checkPin(db, pinTry, { secret: UPSTREAM_SECRET, previousSecret: OLDER, now })).toEqual({ ok: true })
  expect(await checkPin(db, pinTry, { secret: UPSTREAM_SECRET, now })).toEqual({ ok: true })
})

/** Secrets of two processes during a rotation: [main, previous]. deploy/README.md, 'Secrets'. */
const [SECRETS, TOKENS] = [
  [OLDER, UPSTREAM_SECRET],
  [OLDER_TOKEN, PARTNER_TOKEN],
] as const
const SIDE_BY_SIDE: [string, [number, number?], [number, number?]][] = [
  ['the first round: one process knows the new one already', [0], [0, 1]],
  ['the first round, seen from the other', [0, 1], [0]],
  ['the second round: one process makes with the new one', [0, 1], [1, 0]],
  ['the second round, seen from the other', [1, 0], [0, 1]],
  ['the end: one process has forgotten the old one', [1, 0], [1]],
]
const processWith = ([main, previous]: [number, number?]) => ({
  upstreamSecret: SECRETS[main] ?? '',
  previousUpstreamSecret: previous === undefined ? undefined : SECRETS[previous],
  partnerToken: TOKENS[main] ?? '',
  previousPartnerToken: previous === undefined ? undefined : TOKENS[previous],
})

describe.each(SIDE_BY_SIDE)('design/processes: in %s', (_, makes, opens) => {
  const [maker, opener] = [processWith(makes), processWith(opens)]

  it('a restaurant’s token of one opens the other, and so does a web server of one', async () => {
    const app = createApp({ ...kit.deps, ...opener })
    const headers = { ...bearer(restaurantToken(maker.partnerToken, 1)), 'x-tenant': 'lubje' }
    expect((await app.request('/partner/orders', { headers })).status).toBe(200)
    for (const last of [1, 2, 3, 4, 5]) {
      const web = { 'x-upstream-secret': maker.upstreamSecret, 'x-forwarded-for': `203.0.113.${last}` }
      expect((await app.request('/healthz', { headers: web })).status).toBe(200)
    }
  })

  it('a PIN that one stored is taken by the other', async () => {
    const { personId: staffId } = await ownerOf(kit, 2)
    const { db } = kit.database
    const pinHash = await hashPin('482913', maker.upstreamSecret)
    await db.execute(sql`UPDATE staff_roles SET pin_hash = ${pinHash} WHERE staff_id = ${staffId}`)
    await db.execute(sql`INSERT INTO staff_devices (id, restaurant_id, name, token_hash, enrolled_by, enrolled_at, last_seen_at)
      VALUES ('00000000-0000-4000-8000-000000000002', 2, 'Tablet', 'another hash', ${staffId}, now(), now())
      ON CONFLICT DO NOTHING`)
    const pinTry = { deviceId: '00000000-0000-4000-8000-000000000002', staffId, restaurantId: 2, pin: '482913' }
    const { upstreamSecret: secret, previousUpstreamSecret: previousSecret } = opener
    expect(await checkPin(db, pinTry, { secret, previousSecret, now: new Date() })).toEqual({ ok: true })
  })

  it('a sign-in link that one stored and the other sends opens a session', async () => {
    const body = { restaurant_id: 3, email: ownerEmail(3), name: 'Ola' }
    await kit.database.db.execute(sql`DELETE FROM messages`)
    const headers = { ...bearer(maker.partnerToken), 'content-type': 'application/json', 'x-tenant': 'lubje' }
    const input = { method: 'POST', headers, body: JSON.stringify(body) }
    const { status } = await createApp({ ...kit.deps, ...maker }).request('/operations/people', input)
    expect(status).toBe(201)
    const sent: string[] = []
    const transport = { send: async (mail: Envelope) => void sent.push(mail.text) }
    const messenger = openMessenger({ PORT: 3000 }, { ...kit.deps, ...opener })
    await sendMessages({ ...messenger, transport })
    const token = /\/panel\/wejscie\/([\w-]{43})/.exec(sent.join())?.[1]
    const used = await kit.send('POST', '/staff/sessions', { token, label: 'Firefox' })
    expect(used.status).toBe(201)
  })
})
