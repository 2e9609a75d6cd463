import { keyedTenantPage } from '@/app/_pages/tenant-page'
import { OneButtonPage } from '@/components/legal/one-button-page'
import { consentPath } from '@/lib/domain/consents/paths'
import type { CodedAnswer } from '@/lib/domain/form/coded-answer'
import { words } from '@/lib/domain/words'
import { readAnswer } from '@/lib/server/http/answer/form-answer'
import { PAGE_TITLES } from '@/messages/content/page-titles'

export const metadata = { title: PAGE_TITLES.consent }

/**
 * Page to withdraw a consent to offers: the GET calls no upstream and changes nothing, its one button posts.
 * Contract C42.
 */
export default keyedTenantPage(async (_tenant, { params, searchParams }) => {
  const [{ code = '' }, query] = await Promise.all([params, searchParams])
  const answer = await readAnswer<CodedAnswer>('consent', query)
  const { title, text, submit, doneTitle, doneText, unknownTitle, unknownText } = words.ownData.consent
  if (answer?.code === 'withdrawn') return <OneButtonPage title={doneTitle} text={doneText} />
  if (answer) return <OneButtonPage title={unknownTitle} text={unknownText} />
  return <OneButtonPage title={title} text={text} action={consentPath(code)} submit={submit} />
})
