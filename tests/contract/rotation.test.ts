/** @jest-environment ./tests/support/outside-environment.mjs */
import { sql } from 'drizzle-orm'
import { checkPin, hashPin } from '@/upstream/accounts/pins'
import { operationsToken, restaurantToken } from '@/upstream/staff-token'
import { bearer, ownerOf } from '../support/staff'
import { type Kit, openKit, openMemoryPglite, PARTNER_TOKEN } from '../support/upstream-kit'
import { UPSTREAM_SECRET } from '../support/upstream-secret'

const OLDER = 'the-older-secret-the-older-secret-the-older'
const OLDER_TOKEN = 'the-older-token-of-restaurants'

let kit: Kit
beforeAll(async () => {
  const limits = { reads: 3, writes: 3, logs: 3, staff: 100, tenantLogs: 100 }
  kit = await openKit(openMemoryPglite, { previousUpstreamSecret: OLDER, previousPartnerToken: OLDER_TOKEN, limits })
})
afterAll(() => kit.database.close())

it.each([
  ['the secret', UPSTREAM_SECRET, [200, 200, 200, 200]],
  ['the one before it', OLDER, [200, 200, 200, 200]],
  ['another one', 'a-secret-of-nobody-a-secret-of-nobody-a-se', [200, 200, 200, 429]],
])('0060 while UPSTREAM_SECRET rotates, a web server with %s names its diners', async (_, secret, expected) => {
  const statuses: number[] = []
  for (const last of [1, 2, 3, 4]) {
    const headers = { 'x-upstream-secret': secret, 'x-forwarded-for': `203.0.113.${last}`, 'x-tenant': 'lubje' }
    statuses.push((await kit.app.request('/healthz', { headers })).status)
  }
  expect(statuses).toEqual(expected)
})

it.each([
  ['the token', PARTNER_TOKEN, 200],
  ['the one before it', OLDER_TOKEN, 200],
  ['a restaurant’s of the token', restaurantToken(PARTNER_TOKEN, 1), 200],
  ['a restaurant’s of the one before it', restaurantToken(OLDER_TOKEN, 1), 200],
  ['a restaurant’s of another', restaurantToken('a-token-of-nobody', 1), 401],
])('0060 while PARTNER_TOKEN rotates, %s opens /partner or not', async (_, token, status) => {
  expect((await kit.get('/partner/orders', bearer(token))).status).toBe(status)
})

it('0060 while PARTNER_TOKEN rotates, a tenant’s token of either opens its operations', async () => {
  for (const [token, status] of [
    [PARTNER_TOKEN, 200],
    [OLDER_TOKEN, 200],
    ['a-token-of-nobody', 401],
  ] as const)
    expect((await kit.get('/operations/reservations', bearer(operationsToken(token, 'lubje')))).status).toBe(status)
})

it('0060 a PIN of the older UPSTREAM_SECRET is taken, and is one of the new secret from then on', async () => {
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
