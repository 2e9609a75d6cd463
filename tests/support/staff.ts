import { sql } from 'drizzle-orm'
import type { BrandRole, StaffRole } from '@/lib/domain/panel/access/permissions'
import { rowsOf } from '@/upstream/db/database'
import { signInToken } from '@/upstream/panel/accounts/secret-token'
import { type Kit, PARTNER_TOKEN, type Reply } from './upstream-kit'
import { UPSTREAM_SECRET } from './upstream-secret'

/** A signed-in person of a test. */
export interface Somebody {
  personId: number
  token: string
  /** Calls as this person. */
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
export const ownerEmail = (restaurantId: number) => `owner-${restaurantId}@example.pl`

/** The token of the newest link to an e-mail, as in the message. */
export async function newestLink(kit: Kit, email: string): Promise<string> {
  const [row] = await rowsOf<{ nonce: string }>(
    kit.database.db,
    sql`SELECT l.nonce FROM sign_in_links l JOIN staff s ON s.id = l.staff_id WHERE s.email = ${email}
      ORDER BY l.id DESC LIMIT 1`,
  )
  return signInToken(UPSTREAM_SECRET, row!.nonce)
}

/** Uses the newest link of an e-mail. */
export async function signIn(kit: Kit, email: string, tenant = 'lubje'): Promise<Somebody> {
  const body = { token: await newestLink(kit, email), label: 'Test' }
  const { body: opened } = await kit.send('POST', '/staff/sessions', body, { 'x-tenant': tenant })
  return somebody(kit, opened.token, opened.session.person_id, tenant)
}

export function somebody(kit: Kit, token: string, personId: number, tenant = 'lubje'): Somebody {
  const own = { ...bearer(token), 'x-tenant': tenant }
  return {
    personId,
    token,
    call: (method, path, body, headers = {}) => kit.send(method, path, body, { ...own, ...headers }),
  }
}

/** The owner of a restaurant, invited by operations. */
export async function ownerOf(kit: Kit, restaurantId: number, tenant = 'lubje'): Promise<Somebody> {
  const email = ownerEmail(restaurantId)
  const body = { restaurant_id: restaurantId, email, name: 'Ola Owner' }
  await kit.send('POST', '/operations/people', body, bearer(PARTNER_TOKEN))
  return signIn(kit, email, tenant)
}

/** A person with a role, invited by the owner. */
export async function invited(kit: Kit, owner: Somebody, restaurantId: number, role: StaffRole): Promise<Somebody> {
  const email = `${role}-${restaurantId}-${Math.random().toString(36).slice(2)}@example.pl`
  await owner.call('POST', `/panel/${restaurantId}/people`, { name: `Person ${role}`, email, role })
  return signIn(kit, email)
}

/** A person with a role at a brand: its administrator by operations, others by an administrator. Contract C38. */
export async function brandPerson(kit: Kit, role: BrandRole, tenant = 'lubje'): Promise<Somebody> {
  const email = `${role}-${Math.random().toString(36).slice(2)}@example.pl`
  const name = `Brand ${role}`
  if (role === 'admin')
    await kit.send('POST', '/operations/brand-people', { tenant, email, name }, bearer(PARTNER_TOKEN))
  else {
    const admin = await brandPerson(kit, 'admin', tenant)
    await admin.call('POST', '/console/people', { name, email, role })
  }
  return signIn(kit, email, tenant)
}

/** A device that the owner enrols. */
export async function enrolled(owner: Somebody, restaurantId: number): Promise<{ id: string; token: string }> {
  const { body } = await owner.call('POST', `/panel/${restaurantId}/devices`, { name: 'Tablet' })
  return { id: body.device.id, token: body.token }
}

/** Panel's id of a diner's order: its number. */
export async function panelOrderId(kit: Kit, orderId: string): Promise<string> {
  const [row] = await rowsOf<{ number: string }>(
    kit.database.db,
    sql`SELECT number::text AS number FROM orders WHERE id = ${orderId}`,
  )
  return row!.number
}

/** Panel's id of a diner's reservation. */
export async function panelReservationId(kit: Kit, code: string): Promise<number> {
  const [row] = await rowsOf<{ id: string }>(kit.database.db, sql`SELECT id FROM reservations WHERE code = ${code}`)
  return Number(row!.id)
}
