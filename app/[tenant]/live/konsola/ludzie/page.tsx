import { consolePage } from '@/app/_pages/console-page'
import { BrandPeoplePage } from '@/components/console/people-page'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { readFormAnswer } from '@/lib/server/panel/form-answer'
import { consoleAccess } from '@/lib/server/upstream/console/access'

export const metadata = { title: panelWords.console.pages.people }

/** The people behind the brand, and the tokens of its command line. Contract C38. */
export default consolePage('people', async ({ tenant, console }, { searchParams }) => {
  const access = consoleAccess(tenant, { bearer: console.bearer })
  const [people, tokens, answer] = await Promise.all([
    access.people(),
    access.tokens(),
    searchParams.then(readFormAnswer),
  ])
  return (
    <BrandPeoplePage
      brand={tenant.label}
      people={people}
      ownId={console.person.id}
      tokens={tokens}
      answer={answer}
      attempt={crypto.randomUUID()}
    />
  )
})
