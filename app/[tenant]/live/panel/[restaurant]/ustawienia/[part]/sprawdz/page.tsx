import { notFound, redirect } from 'next/navigation'
import { panelPage } from '@/app/_pages/panel-page'
import { ReviewPage } from '@/components/panel/settings/review-page'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { settingsPartPath } from '@/lib/domain/restaurant/settings/pages'
import { partOfSlug } from '@/lib/domain/restaurant/settings/parts'
import { settingsCalls } from '@/lib/domain/restaurant/settings/settings-calls'
import { callOwn } from '@/lib/server/panel/call-as'
import { dataOrThrow } from '@/lib/server/upstream/client/data-or-throw'

export const metadata = { title: panelWords.settings.form.review }

/** Effects of publishing a draft. Contract C37. */
export default panelPage('settings', async ({ own, load, params, answer, attempt }) => {
  const part = partOfSlug(String(params.part)) ?? notFound()
  const found = await callOwn(own, settingsCalls.review, { params: { part } })
  const { restaurantId } = own
  if (!found.ok && found.problem.code === 'no_draft') redirect(settingsPartPath(restaurantId, part))
  const review = dataOrThrow(found)
  const hasProblems = Object.keys(review.problems).length > 0
  const value = hasProblems ? (await load(settingsCalls.read, { params: { part } })).value : {}
  return <ReviewPage restaurantId={restaurantId} review={review} value={value} answer={answer} attempt={attempt} />
})
