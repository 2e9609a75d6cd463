import type { Db } from '../db/database'
import { leads } from '../db/lead-schema'
import type { Caps } from './caps/caps'
import { queueForContact } from './caps/contact'
import { emailCapRefusal } from './caps/email-cap'
import { newCode } from './code'
import { done, type Outcome } from './outcome'

type LeadRow = typeof leads.$inferInsert
export type Letter = Pick<LeadRow, 'tenant' | 'appName' | 'kind' | 'name' | 'email' | 'details'>

/** Keeps a letter for 12 months (contract C19) and answers its number. Its writer gets a copy, so it counts as an e-mail. */
export async function saveLetter(
  tx: Db,
  letter: Letter,
  { now, caps, supportEmail }: { now: Date; caps: Caps; supportEmail: string },
): Promise<Outcome<{ number: string }>> {
  await queueForContact(tx, { email: letter.email, phone: '' }, null)
  const tooMany = await emailCapRefusal(tx, letter.email, caps, now, supportEmail)
  if (tooMany) return tooMany
  const number = newCode()
  await tx.insert(leads).values({ ...letter, number, createdAt: now })
  return done({ number })
}
