import { keyedTenantPage, NotFoundError } from '@/app/_pages/tenant-page'
import { TransferCard } from '@/components/recent/transfer-card'
import type { CodedAnswer } from '@/lib/domain/form/coded-answer'
import { isTransferCode } from '@/lib/domain/recent/transfer-path'
import { readAnswer } from '@/lib/server/http/answer/form-answer'
import { PAGE_TITLES } from '@/messages/content/page-titles'

export const metadata = { title: PAGE_TITLES.recent }

/** A one-time link: the GET calls no upstream and consumes nothing, its button does. Contract C19, C31. */
export default keyedTenantPage(async (_tenant, { params, searchParams }) => {
  const [{ code = '' }, query] = await Promise.all([params, searchParams])
  if (!isTransferCode(code)) throw new NotFoundError()
  return <TransferCard code={code} hasFailed={(await readAnswer<CodedAnswer>('transfer', query)) !== null} />
})
