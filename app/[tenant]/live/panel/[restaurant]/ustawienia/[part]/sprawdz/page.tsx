import { notFound, redirect } from 'next/navigation'
import { panelPage } from '@/app/_pages/panel-page'
import { ReviewPage } from '@/components/panel/settings/review-page'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { settingsPartPath } from '@/lib/domain/restaurant/settings/pages'
import { partOfSlug } from '@/lib/domain/restaurant/settings/parts'
import { settingsCalls } from '@/lib/domain/restaurant/settings/settings-calls'
import { readFormAnswer } from '@/lib/server/http/answer/form-answer'
import { callOwn } from '@/lib/server/panel/call-as'
import { dataOrThrow } from '@/lib/server/upstream/client/data-or-throw'

export const metadata = { title: panelWords.settings.form.review }

/** Effects of publishing a draft. Contract C37. */
export default panelPage('settings', async ({ panel: { restaurant }, own }, { params, searchParams }) => {
  const part = partOfSlug(String((await params).part)) ?? notFound()
  const answer = await callOwn(own, settingsCalls.review, { params: { part } })
  if (!answer.ok && answer.problem.code === 'no_draft') redirect(settingsPartPath(restaurant.id, part))
  return (
    <ReviewPage
      restaurantId={restaurant.id}
      review={dataOrThrow(answer)}
      answer={await readFormAnswer(await searchParams)}
      attempt={crypto.randomUUID()}
    />
  )
})
