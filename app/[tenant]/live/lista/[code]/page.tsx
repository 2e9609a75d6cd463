import { cookies } from 'next/headers'
import { guardedByKey, Missing } from '@/app/guarded'
import { EntryPage } from '@/components/waitlist/entry-page'
import { EntryPoll } from '@/components/waitlist/entry-poll'
import { MissingEntry } from '@/components/waitlist/missing-entry'
import { LETTER_COOKIE } from '@/lib/lead/posted-letter'
import { isReservationCode } from '@/lib/reservation/paths'
import { unseal } from '@/lib/session'
import { getWaitlistEntry } from '@/lib/upstream/waitlist'
import type { PostedName } from '@/lib/waitlist/join-form'

export const metadata = { title: 'Lista oczekujących' }

/** An entry of the waitlist, seen by whoever has its code. Contract C2, C19. */
export default guardedByKey(async (tenant, { params, searchParams }) => {
  const [{ code = '' }, { problem }] = await Promise.all([params, searchParams])
  const entry = isReservationCode(code) && (await getWaitlistEntry(tenant, code))
  if (!entry) throw new Missing(<MissingEntry />)
  const name = problem ? await postedName(entry.code) : null
  return (
    <>
      <EntryPage
        {...{ entry, name }}
        problem={typeof problem === 'string' ? problem : null}
        terms={tenant.links.terms}
      />
      <EntryPoll entry={entry} />
    </>
  )
})

async function postedName(code: string): Promise<PostedName | null> {
  const posted = await unseal<PostedName>((await cookies()).get(LETTER_COOKIE)?.value)
  return posted.form === 'offer' && posted.code === code ? (posted as PostedName) : null
}
