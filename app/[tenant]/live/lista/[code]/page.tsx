import { guardedByKey, Missing } from '@/app/guarded'
import { EntryPage } from '@/components/waitlist/entry-page'
import { MissingEntry } from '@/components/waitlist/missing-entry'
import { isReservationCode } from '@/lib/reservation/paths'
import { getWaitlistEntry } from '@/lib/upstream/waitlist'

export const metadata = { title: 'Lista oczekujących' }

/** An entry of the waitlist, seen by whoever has its code. Contract C2, C19. */
export default guardedByKey(async (tenant, { params, searchParams }) => {
  const [{ code = '' }, { problem }] = await Promise.all([params, searchParams])
  const entry = isReservationCode(code) && (await getWaitlistEntry(tenant, code))
  if (!entry) throw new Missing(<MissingEntry />)
  return <EntryPage entry={entry} problem={typeof problem === 'string' ? problem : null} terms={tenant.links.terms} />
})
