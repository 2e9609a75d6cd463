import { keyedTenantPage } from '@/app/_pages/tenant-page'
import { OneButtonPage } from '@/components/legal/one-button-page'
import { words } from '@/lib/domain/words'
import { PAGE_TITLES } from '@/messages/content/page-titles'

export const metadata = { title: PAGE_TITLES.ownData }

/** The link that proves an email: the GET calls no upstream and uses nothing up, its button does. Contract C19, C42. */
export default keyedTenantPage(async (_tenant, { params }) => {
  const { token = '' } = await params
  return (
    <OneButtonPage
      {...words.ownData.prove}
      action="/api/data-requests/proofs"
      fields={{ token, attempt: crypto.randomUUID() }}
    />
  )
})
