import type { Db } from '../db/database'
import { leads } from '../db/lead-schema'
import { queueForContact } from './caps/contact'
import { emailCapRefusal } from './caps/email-cap'
import type { Requester } from './caps/requester'
import { newCode } from './code'
import { done, type Outcome } from './outcome'

type LeadRow = typeof leads.$inferInsert
export type Letter = Pick<LeadRow, 'tenant' | 'appName' | 'kind' | 'name' | 'email' | 'details'>

/** Keeps a letter for 12 months (contract C19) and answers its number. Its writer gets a copy, so it counts as an e-mail. */
export async function saveLetter(
  tx: Db,
  letter: Letter,
  { now, requester, supportEmail }: { now: Date; requester: Requester; supportEmail: string },
): Promise<Outcome<{ number: string }>> {
  await queueForContact(tx, { email: letter.email, phone: '' }, requester.network)
  const tooMany = await emailCapRefusal(tx, letter.email, requester, now, supportEmail)
  if (tooMany) return tooMany
  const number = newCode()
  await tx.insert(leads).values({ ...letter, number, network: requester.network, createdAt: now })
  return done({ number })
}
