import { consolePage } from '@/app/_pages/console-page'
import { BrandPeoplePage } from '@/components/console/people-page'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { readFormAnswer } from '@/lib/server/panel/form-answer'
import { consoleAccess } from '@/lib/server/upstream/console/access'

export const metadata = { title: panelWords.console.pages.people }

/** The people behind the brand. Contract C38. */
export default consolePage('people', async ({ tenant, console }, { searchParams }) => {
  const people = await consoleAccess(tenant, { bearer: console.bearer }).people()
  const answer = await readFormAnswer(await searchParams)
  return <BrandPeoplePage brand={tenant.label} people={people} ownId={console.person.id} answer={answer} />
})
