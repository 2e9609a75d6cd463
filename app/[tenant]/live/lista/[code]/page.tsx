import { cookies } from 'next/headers'
import { keyedTenantPage, NotFoundError } from '@/app/_pages/tenant-page'
import { EntryPage } from '@/components/waitlist/entry-page'
import { EntryPoll } from '@/components/waitlist/entry-poll'
import { WaitlistEntryNotFound } from '@/components/waitlist/waitlist-entry-not-found'
import { ENQUIRY_COOKIE } from '@/lib/domain/partner-enquiry/posted-enquiry'
import { isReservationCode } from '@/lib/domain/reservation/paths'
import type { PostedOfferAnswer } from '@/lib/domain/waitlist/join-form'
import { waitlistCalls } from '@/lib/domain/waitlist/waitlist-calls'
import { unseal } from '@/lib/server/session'
import { findUpstream } from '@/lib/server/upstream/client/call'
import { PAGE_TITLES } from '@/messages/content/page-titles'

export const metadata = { title: PAGE_TITLES.waitlistEntry }

/** An entry of the waitlist, for anyone who has its code. Contract C2, C19. */
export default keyedTenantPage(async (tenant, { params, searchParams }) => {
  const [{ code = '' }, { problem }] = await Promise.all([params, searchParams])
  const entry = isReservationCode(code) && (await findUpstream(tenant, waitlistCalls.read, { params: { code } }))
  if (!entry) throw new NotFoundError(<WaitlistEntryNotFound />)
  const name = problem ? await postedName(entry.code) : null
  return (
    <>
      <EntryPage
        entry={entry}
        name={name}
        problem={typeof problem === 'string' ? problem : null}
        terms={tenant.links.terms}
      />
      <EntryPoll entry={entry} />
    </>
  )
})

async function postedName(code: string): Promise<PostedOfferAnswer | null> {
  const posted = await unseal<PostedOfferAnswer>((await cookies()).get(ENQUIRY_COOKIE)?.value)
  return posted.form === 'offer' && posted.code === code ? (posted as PostedOfferAnswer) : null
}
