import { keyedTenantPage, NotFoundError } from '@/app/_pages/tenant-page'
import { EntryPage } from '@/components/waitlist/entry-page'
import { EntryPoll } from '@/components/waitlist/entry-poll'
import { WaitlistEntryNotFound } from '@/components/waitlist/waitlist-entry-not-found'
import type { CodedAnswer } from '@/lib/domain/form/coded-answer'
import { isReservationCode } from '@/lib/domain/reservation/paths'
import { waitlistCalls } from '@/lib/domain/waitlist/waitlist-calls'
import { readAnswer } from '@/lib/server/http/answer/form-answer'
import { findUpstream } from '@/lib/server/upstream/client/call'
import { PAGE_TITLES } from '@/messages/content/page-titles'

export const metadata = { title: PAGE_TITLES.waitlistEntry }

/** An entry of the waitlist, for anyone who has its code. Contract C2, C19. */
export default keyedTenantPage(async (tenant, { params, searchParams }) => {
  const [{ code = '' }, query] = await Promise.all([params, searchParams])
  const entry = isReservationCode(code) && (await findUpstream(tenant, waitlistCalls.read, { params: { code } }))
  if (!entry) throw new NotFoundError(<WaitlistEntryNotFound />)
  const answer = await readAnswer<CodedAnswer>('offer', query)
  return (
    <>
      <EntryPage
        entry={entry}
        name={answer?.typed ? { first: '', last: '', ...answer.typed } : null}
        problem={answer?.code ?? null}
        terms={tenant.links.terms}
      />
      <EntryPoll entry={entry} />
    </>
  )
})
