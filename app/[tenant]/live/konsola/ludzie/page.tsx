import { consolePage } from '@/app/_pages/console-page'
import { BrandPeoplePage } from '@/components/console/people-page'
import { brandPeopleCalls } from '@/lib/domain/panel/access/brand-people-calls'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { readFormAnswer } from '@/lib/server/panel/form-answer'
import { loadUpstream } from '@/lib/server/upstream/client/call'

export const metadata = { title: panelWords.console.pages.people }

/** The people behind the brand, and the tokens of its command line. Contract C38. */
export default consolePage('people', async ({ tenant, console }, { searchParams }) => {
  const { bearer } = console
  const [people, tokens, answer] = await Promise.all([
    loadUpstream(tenant, brandPeopleCalls.list, { bearer }),
    loadUpstream(tenant, brandPeopleCalls.tokens, { bearer }),
    searchParams.then(readFormAnswer),
  ])
  return (
    <BrandPeoplePage
      brand={tenant.label}
      people={people.items}
      ownId={console.person.id}
      tokens={tokens.items}
      answer={answer}
      attempt={crypto.randomUUID()}
    />
  )
})
