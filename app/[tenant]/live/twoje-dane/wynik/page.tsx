import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { keyedTenantPage } from '@/app/_pages/tenant-page'
import { CopyPage } from '@/components/legal/copy-page'
import { ErasurePage } from '@/components/legal/erasure-page'
import { dataRequestCalls } from '@/lib/domain/person-data/data-request-calls'
import { OWN_DATA_PATH } from '@/lib/domain/person-data/paths'
import { dataSession } from '@/lib/server/person-data/data-session'
import { findUpstream } from '@/lib/server/upstream/client/call'
import { PAGE_TITLES } from '@/messages/content/page-titles'

export const metadata = { title: PAGE_TITLES.ownData }

/** Data of a person with a proven email, open for an hour. Contract C42. */
export default keyedTenantPage(async (tenant) => {
  const session = await dataSession(await cookies())
  const own = session && (await findUpstream(tenant, dataRequestCalls.own, { bearer: session }, [401]))
  if (!own) redirect(`${OWN_DATA_PATH}?problem=session`)
  return own.kind === 'export' ? <CopyPage brand={tenant.label} own={own} /> : <ErasurePage own={own} />
})
