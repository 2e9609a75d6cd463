import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../db/database'
import { refused } from '../outcome'
import type { Caps } from './caps'
import { type Contact, isTheirs } from './contact'
import { emailCapRefusal } from './email-cap'

const RETRY_SECONDS = 3600

/** May this contact wait for one more table? `null` if so. Call after `queueForContact`. Decision 0026. */
export async function waitlistCapRefusal(tx: Db, contact: Contact, caps: Caps, now: Date, supportEmail: string) {
  const [counted] = await rowsOf<{ waiting: number }>(
    tx,
    sql`SELECT count(*)::int AS waiting FROM waitlist AS own
      WHERE state IN ('waiting', 'offered') AND ${isTheirs(sql`own`, contact)}`,
  )
  if ((counted?.waiting ?? 0) >= caps.waiting) {
    const message = `Czekasz już na ${caps.waiting} stolików. Wypisz się z listy, na której już nie czekasz, albo napisz do nas: ${supportEmail}.`
    return refused(429, 'too_many_waits', { message, retryAfterSeconds: RETRY_SECONDS })
  }
  return emailCapRefusal(tx, contact.email, caps, now, supportEmail)
}
