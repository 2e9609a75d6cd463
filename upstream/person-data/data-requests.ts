import { type SQL, sql } from 'drizzle-orm'
import { DATA_LINK_HOURS, DATA_SESSION_MINUTES, type DataRequestKind } from '@/lib/domain/person-data/schema'
import { lockContact } from '@/upstream/caps/contact'
import { linkCapOf } from '@/upstream/caps/link-cap'
import { type Db, rowsOf } from '@/upstream/db/database'
import { done, type Outcome, refused } from '@/upstream/db/outcome'
import { dataLinkToken, dataSessionToken, digestOfToken, newNonce } from '@/upstream/panel/accounts/secret-token'
import { isProvenEmail } from './proven-email'

/** A repeated request within this time, while its link is unused, counts as one. */
const ONE_PRESS = sql`interval '1 minute'`

interface NewDataRequest {
  tenant: string
  email: string
  kind: DataRequestKind
  network: string | null
  /** The brand's person who requests it for the diner. */
  requestedBy: number | null
}

/**
 * Stores a request; a trigger queues the email with its link. The answer and its time do not depend on data about the
 * email. Two requests within a minute are one email; 429 where the mailbox was sent too many, or where this email was
 * and still has a valid link: strangers can make requests too. Requests by the brand's people are counted separately.
 * Contract C42.
 */
export async function requestData(
  tx: Db,
  { tenant, email, kind, network, requestedBy }: NewDataRequest,
  { secret, now }: { secret: string; now: Date },
): Promise<Outcome<null>> {
  await lockContact(tx, { email, phone: '' }, network)
  const at = sql`${now.toISOString()}::timestamptz`
  const pressed = await rowsOf(
    tx,
    sql`SELECT 1 FROM data_requests WHERE ${isProvenEmail(sql`email`, email)} AND tenant = ${tenant} AND kind = ${kind}
      AND used_at IS NULL AND created_at > ${at} - ${ONE_PRESS} LIMIT 1`,
  )
  if (pressed.length > 0) return done(null)
  if (await hasTooMany(tx, { tenant, email, kind, requestedBy }, now))
    return refused(429, 'too_many_emails', { retryAfterSeconds: 3600 })
  const nonce = newNonce()
  await tx.execute(
    sql`INSERT INTO data_requests (tenant, kind, email, nonce, token_hash, network, requested_by, created_at, expires_at)
      VALUES (${tenant}, ${kind}, ${email}, ${nonce}, ${digestOfToken(dataLinkToken(secret, nonce))}, ${network},
        ${requestedBy}::bigint, ${at}, ${at} + make_interval(hours => ${DATA_LINK_HOURS}))`,
  )
  return done(null)
}

async function hasTooMany(
  tx: Db,
  { tenant, email, kind, requestedBy }: Omit<NewDataRequest, 'network'>,
  now: Date,
): Promise<boolean> {
  const at = sql`${now.toISOString()}::timestamptz`
  const isSame = sql`tenant = ${tenant} AND kind = ${kind} AND ${isProvenEmail(sql`email`, email)}`
  const lately = sql`created_at > ${at} - interval '1 hour'`
  const [sent] = await rowsOf<Record<'day' | 'hour' | 'mailboxDay' | 'mailboxHour', number> & { hasLink: boolean }>(
    tx,
    sql`SELECT count(*)::int AS "mailboxDay", count(*) FILTER (WHERE ${lately})::int AS "mailboxHour",
        count(*) FILTER (WHERE ${isSame})::int AS day, count(*) FILTER (WHERE ${isSame} AND ${lately})::int AS hour,
        coalesce(bool_or(${isSame} AND used_at IS NULL AND expires_at > ${at}), false) AS "hasLink"
      FROM data_requests WHERE contact_email(email) = contact_email(${email}) AND created_at > ${at} - interval '1 day'
        AND (requested_by IS NULL) = ${requestedBy === null}`,
  )
  const used = sent ? linkCapOf(sent) : null
  return used === 'mailbox' || (used === 'own' && Boolean(sent?.hasLink))
}

/**
 * Uses a link: the email is proven, an erasure becomes a case unless one is open, and a session begins. One of two
 * concurrent presses wins; the same page again (`attempt`) gets the same session. 409 `link_over` for every other
 * link. Contract C42.
 */
export async function proveEmail(
  tx: Db,
  { tenant, token, attempt }: { tenant: string; token: string; attempt: string },
  { secret, now }: { secret: string; now: Date },
): Promise<Outcome<{ kind: DataRequestKind; session: string }>> {
  const at = sql`${now.toISOString()}::timestamptz`
  const isNamed = sql`tenant = ${tenant} AND token_hash = ${digestOfToken(token)}`
  const [named] = await rowsOf<{ email: string | null; nonce: string }>(
    tx,
    sql`SELECT email, nonce FROM data_requests WHERE ${isNamed}`,
  )
  if (!named?.email) return refused(409, 'link_over')
  // The lock keeps two links of one person from both being the first.
  await lockContact(tx, { email: named.email, phone: '' }, null)
  const session = dataSessionToken(secret, named.nonce, attempt)
  const [used] = await rowsOf<{ id: string; kind: DataRequestKind }>(
    tx,
    sql`UPDATE data_requests d SET used_at = coalesce(used_at, ${at}), session_hash = ${digestOfToken(session)},
        session_ends_at = coalesce(session_ends_at, ${at} + make_interval(mins => ${DATA_SESSION_MINUTES})),
        state = CASE WHEN kind = 'erasure' AND state = 'requested' AND NOT EXISTS (SELECT FROM data_requests o
          WHERE o.tenant = d.tenant AND o.state = 'proven' AND lower(o.email) = lower(d.email))
          THEN 'proven' ELSE state END
      WHERE ${isNamed} AND ((used_at IS NULL AND expires_at > ${at})
        OR (session_hash = ${digestOfToken(session)} AND session_ends_at > ${at})) RETURNING id, kind`,
  )
  return used ? done({ kind: used.kind, session }) : refused(409, 'link_over')
}

export interface DataSession {
  id: number
  kind: DataRequestKind
  email: string
  endsAt: Date
}

/** Data that a session opens; null for an expired one, or an erased person. */
export async function findDataSession(db: Db, tenant: string, session: string, now: Date): Promise<DataSession | null> {
  const [row] = await rowsOf<{ id: string; kind: DataRequestKind; email: string; endsAt: string }>(
    db,
    sql`SELECT id, kind, email, session_ends_at AS "endsAt" FROM data_requests
      WHERE tenant = ${tenant} AND session_hash = ${digestOfToken(session)} AND email IS NOT NULL
        AND session_ends_at > ${now.toISOString()}::timestamptz`,
  )
  return row ? { ...row, id: Number(row.id), endsAt: new Date(row.endsAt) } : null
}

interface DataErasureCase {
  id: number
  email: string
  state: 'proven' | 'done' | 'refused'
  createdAt: Date
}

/** The newest proven erasure of an email. */
export function findErasureOf(db: Db, tenant: string, email: string): Promise<DataErasureCase | null> {
  return findErasure(db, tenant, isProvenEmail(sql`email`, email))
}

/** A case of the queue by its number, if it is open. */
export async function findOpenErasure(db: Db, tenant: string, id: number): Promise<DataErasureCase | null> {
  const found = await findErasure(db, tenant, sql`id = ${id}`)
  return found?.state === 'proven' ? found : null
}

async function findErasure(db: Db, tenant: string, isNamed: SQL): Promise<DataErasureCase | null> {
  const [row] = await rowsOf<Omit<DataErasureCase, 'id' | 'createdAt'> & { id: string; createdAt: string }>(
    db,
    sql`SELECT id, email, state, created_at AS "createdAt" FROM data_requests
      WHERE tenant = ${tenant} AND state <> 'requested' AND email IS NOT NULL AND ${isNamed} ORDER BY id DESC LIMIT 1`,
  )
  return row ? { ...row, id: Number(row.id), createdAt: new Date(row.createdAt) } : null
}
