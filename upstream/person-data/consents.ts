import { type SQL, sql } from 'drizzle-orm'
import type { ConsentChannel, MarketingConsent, MarketingConsents } from '@/lib/domain/consents/schema'
import { isoWithOffset } from '@/lib/domain/time/time'
import { type Db, rowsOf } from '@/upstream/db/database'
import { done, type Outcome, refused } from '@/upstream/db/outcome'
import { isProvenEmail } from '@/upstream/person-data/proven-email'

type Row = {
  id: string
  code: string
  channel: ConsentChannel
  contact: string
  wording: string
  givenAt: string
  kind: 'reservation' | 'order'
  number: string
  withdrawnAt: string | null
  withdrawnHow: NonNullable<MarketingConsent['withdrawn']>['how'] | null
}

type Withdrawal = { hasChanged: boolean; channel: ConsentChannel }

interface ConsentQuery {
  tenant: string
  /**
   * Open consents, each contact once and with the address that messages go to; else each consent, as its confirmation
   * has it.
   */
  isForSending: boolean
  isWithdrawn: boolean
  channel: ConsentChannel | null
  before: number | null
  limit: number
}

/** Consents of a brand, the newest first. Contract C42. */
export async function listConsents(db: Db, query: ConsentQuery): Promise<MarketingConsent[]> {
  const { tenant, isForSending, isWithdrawn, channel, before, limit } = query
  const isOnce = sql`NOT EXISTS (SELECT FROM marketing_consents n WHERE n.tenant = c.tenant AND n.channel = c.channel
    AND n.contact_key = c.contact_key AND n.withdrawn_at IS NULL AND n.id > c.id)`
  const rows = await rowsOf<Row>(
    db,
    sql`SELECT c.id, ${isForSending ? sql`c.contact_code` : sql`c.code`} AS code, c.channel, c.contact, c.wording, c.given_at AS "givenAt",
        CASE WHEN c.order_id IS NULL THEN 'reservation' ELSE 'order' END AS kind,
        coalesce(c.reservation_id, o.number)::text AS number, c.withdrawn_at AS "withdrawnAt", c.withdrawn_how AS "withdrawnHow"
      FROM marketing_consents c LEFT JOIN orders o ON o.id = c.order_id
      WHERE c.tenant = ${tenant} AND ${isWithdrawn ? sql`c.withdrawn_at IS NOT NULL` : sql`c.withdrawn_at IS NULL`}
        AND ${channel === null ? sql`true` : sql`c.channel = ${channel}`}
        AND ${before === null ? sql`true` : sql`c.id < ${before}`} AND ${isForSending ? isOnce : sql`true`}
      ORDER BY c.id DESC LIMIT ${limit}`,
  )
  return rows.map(({ id, givenAt, kind, number, withdrawnAt, withdrawnHow, ...row }) => ({
    ...row,
    id: Number(id),
    given_at: isoWithOffset(new Date(givenAt)),
    origin: { kind, number },
    withdrawn: withdrawnAt && withdrawnHow ? { at: isoWithOffset(new Date(withdrawnAt)), how: withdrawnHow } : null,
  }))
}

/** Counts contacts that may be written to, and contacts that have withdrawn. */
export async function countConsents(db: Db, tenant: string): Promise<MarketingConsents['counts']> {
  const [row] = await rowsOf<MarketingConsents['counts']>(
    db,
    sql`SELECT count(*) FILTER (WHERE withdrawn_at IS NULL AND channel = 'email')::int AS email,
        count(DISTINCT contact_key) FILTER (WHERE withdrawn_at IS NULL AND channel = 'sms')::int AS sms,
        count(*) FILTER (WHERE withdrawn_at IS NOT NULL)::int AS withdrawn
      FROM marketing_consents WHERE tenant = ${tenant}`,
  )
  return row ?? { email: 0, sms: 0, withdrawn: 0 }
}

/**
 * Withdraws by a link. A link in a message to the contact itself ends all consents for the contact; a link in a
 * confirmation ends those given by the same e-mail, since it proves no phone. A link in an old message also ends
 * later consents: the contact wants none. A repeat changes nothing; 404 for an unknown code, or one of an erased
 * person. Contract C42.
 */
export function withdrawByCode(
  tx: Db,
  { tenant, code, how }: { tenant: string; code: string; how: 'link' | 'one_click' },
  now: Date,
): Promise<Outcome<Withdrawal>> {
  return withdraw(tx, tenant, sql`${code} IN (s.code, s.contact_code)`, sql`s.code = ${code}`, how, now)
}

/** Withdraws all consents for the contact, by the brand's people, at the contact's request. */
export function withdrawByConsole(
  tx: Db,
  { tenant, consent }: { tenant: string; consent: number },
  now: Date,
): Promise<Outcome<Withdrawal>> {
  return withdraw(tx, tenant, sql`s.id = ${consent}`, sql`false`, 'console', now)
}

async function withdraw(
  tx: Db,
  tenant: string,
  isNamed: SQL,
  isByEmail: SQL,
  how: string,
  now: Date,
): Promise<Outcome<Withdrawal>> {
  const [named] = await rowsOf<{ channel: ConsentChannel; key: string; email: string | null }>(
    tx,
    sql`SELECT s.channel, s.contact_key AS key, CASE WHEN ${isByEmail} THEN s.email END AS email
      FROM marketing_consents s WHERE s.tenant = ${tenant} AND ${isNamed}`,
  )
  if (!named) return refused(404, 'unknown_consent')
  const { channel, key, email } = named
  const ended = await rowsOf(
    tx,
    sql`UPDATE marketing_consents SET withdrawn_at = ${now.toISOString()}::timestamptz, withdrawn_how = ${how}
      WHERE tenant = ${tenant} AND channel = ${channel} AND contact_key = ${key} AND withdrawn_at IS NULL
        AND ${email === null ? sql`true` : sql`lower(email) = lower(${email})`}
      RETURNING id`,
  )
  return done({ hasChanged: ended.length > 0, channel })
}

/** Codes of this e-mail's consents, for itself and for the phone beside it: its confirmation says how to withdraw. */
export async function openConsentCodes(
  db: Db,
  tenant: string,
  { email, phone }: { email: string | null; phone: string | null },
): Promise<{ channel: ConsentChannel; code: string }[]> {
  if (!email) return []
  return rowsOf<{ channel: ConsentChannel; code: string }>(
    db,
    sql`SELECT channel, code FROM marketing_consents WHERE tenant = ${tenant} AND withdrawn_at IS NULL
      AND ${isProvenEmail(sql`email`, email)}
      AND contact_key IN (lower(${email}), contact_phone(${phone ?? ''})) ORDER BY channel`,
  )
}
