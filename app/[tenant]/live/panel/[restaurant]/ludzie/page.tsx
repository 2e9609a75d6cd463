import { panelPage } from '@/app/_pages/panel-page'
import { PeoplePage } from '@/components/panel/access/people-page'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { readFormAnswer } from '@/lib/server/panel/form-answer'
import { staffAccess } from '@/lib/server/upstream/panel/staff-access'

export const metadata = { title: panelWords.shell.pages.people }

/** The people of the restaurant. Contract C21, C28. */
export default panelPage('people', async ({ tenant, panel }, { searchParams }) => {
  const { restaurant, person, role, bearer } = panel
  const people = await staffAccess(tenant, restaurant.id, { bearer }).people()
  const answer = await readFormAnswer(await searchParams)
  return <PeoplePage restaurantId={restaurant.id} people={people} own={{ id: person.id, role }} answer={answer} />
})
