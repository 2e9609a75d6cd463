import { emailCapRefusal, lockContact } from '@/upstream/caps/contact'
import type { Requester } from '@/upstream/caps/requester'
import type { Db } from '@/upstream/db/database'
import { enquiries } from '@/upstream/db/enquiry-schema'
import { done, type Outcome } from '@/upstream/db/outcome'
import { newCode } from '@/upstream/reservations/code'

type EnquiryRow = typeof enquiries.$inferInsert
export type StoredEnquiry = Pick<EnquiryRow, 'tenant' | 'appName' | 'kind' | 'name' | 'email' | 'details'>

/** Keeps an enquiry for 12 months (contract C19) and answers its number. Its writer gets a copy, so it counts as an e-mail. */
export async function saveEnquiry(
  tx: Db,
  enquiry: StoredEnquiry,
  { now, requester, supportEmail }: { now: Date; requester: Requester; supportEmail: string },
): Promise<Outcome<{ number: string }>> {
  await lockContact(tx, { email: enquiry.email, phone: '' }, requester.network)
  const tooMany = await emailCapRefusal(tx, enquiry.email, requester, now, supportEmail)
  if (tooMany) return tooMany
  const number = newCode()
  await tx.insert(enquiries).values({ ...enquiry, number, network: requester.network, createdAt: now })
  return done({ number })
}
