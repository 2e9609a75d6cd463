import type { Db } from '../db/database'
import { leads } from '../db/lead-schema'
import { lockContact } from './caps/contact'
import { emailCapRefusal } from './caps/email-cap'
import type { Requester } from './caps/requester'
import { newCode } from './code'
import { done, type Outcome } from './outcome'

type LeadRow = typeof leads.$inferInsert
export type StoredEnquiry = Pick<LeadRow, 'tenant' | 'appName' | 'kind' | 'name' | 'email' | 'details'>

/** Keeps a letter for 12 months (contract C19) and answers its number. Its writer gets a copy, so it counts as an e-mail. */
export async function saveEnquiry(
  tx: Db,
  enquiry: StoredEnquiry,
  { now, requester, supportEmail }: { now: Date; requester: Requester; supportEmail: string },
): Promise<Outcome<{ number: string }>> {
  await lockContact(tx, { email: enquiry.email, phone: '' }, requester.network)
  const tooMany = await emailCapRefusal(tx, enquiry.email, requester, now, supportEmail)
  if (tooMany) return tooMany
  const number = newCode()
  await tx.insert(leads).values({ ...enquiry, number, network: requester.network, createdAt: now })
  return done({ number })
}
