import { keyedTenantPage } from '@/app/_pages/tenant-page'
import { ASK_PROBLEMS, AskPage } from '@/components/own-data/ask-page'
import { typedBefore } from '@/lib/server/http/answer/sent-back'
import { PAGE_TITLES } from '@/messages/content/page-titles'

export const metadata = { title: PAGE_TITLES.ownData }

/** Where somebody asks for a copy or the erasure of their own data. No third party sees who asks. Contract C42. */
export default keyedTenantPage(async (tenant, { searchParams }) => {
  const { stan, problem, prosba } = await searchParams
  const known = ASK_PROBLEMS.find((one) => one === problem) ?? null
  const { email = '', kind } = known ? await typedBefore('data') : {}
  return (
    <AskPage
      brand={tenant.label}
      isSent={stan === 'wyslany'}
      problem={known}
      kind={kind === 'erasure' || prosba === 'usuniecie' ? 'erasure' : 'export'}
      email={email}
    />
  )
})
