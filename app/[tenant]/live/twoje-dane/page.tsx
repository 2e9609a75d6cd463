import { keyedTenantPage } from '@/app/_pages/tenant-page'
import { DATA_REQUEST_PROBLEMS, DataRequestPage } from '@/components/legal/data-request-page'
import type { CodedAnswer } from '@/lib/domain/form/coded-answer'
import { readAnswer } from '@/lib/server/http/answer/form-answer'
import { PAGE_TITLES } from '@/messages/content/page-titles'

export const metadata = { title: PAGE_TITLES.ownData }

/** Page to request a copy or the erasure of one's own data. No third party sees the visitor. Contract C42. */
export default keyedTenantPage(async (tenant, { searchParams }) => {
  const query = await searchParams
  const answer = await readAnswer<CodedAnswer>('data', query)
  const { email = '', kind } = answer?.typed ?? {}
  return (
    <DataRequestPage
      brand={tenant.label}
      isSent={answer?.code === 'sent'}
      problem={DATA_REQUEST_PROBLEMS.find((one) => one === (answer?.code ?? query.problem)) ?? null}
      kind={kind === 'erasure' || query.prosba === 'usuniecie' ? 'erasure' : 'export'}
      email={email}
    />
  )
})
