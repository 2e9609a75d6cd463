import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { keyedTenantPage } from '@/app/_pages/tenant-page'
import { CopyPage } from '@/components/own-data/copy-page'
import { ErasurePage } from '@/components/own-data/erasure-page'
import { OWN_DATA_PATH } from '@/lib/domain/person-data/paths'
import { dataSession } from '@/lib/server/person-data/data-session'
import { getOwnData } from '@/lib/server/upstream/person-data'
import { PAGE_TITLES } from '@/messages/content/page-titles'

export const metadata = { title: PAGE_TITLES.ownData }

/** What a proven email opens, for an hour. Contract C42. */
export default keyedTenantPage(async (tenant) => {
  const session = await dataSession(await cookies())
  const own = session && (await getOwnData(tenant, session))
  if (!own) redirect(`${OWN_DATA_PATH}?problem=session`)
  return own.kind === 'export' ? <CopyPage brand={tenant.label} own={own} /> : <ErasurePage own={own} />
})
