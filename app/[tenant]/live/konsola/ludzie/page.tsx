import { consolePage } from '@/app/_pages/console-page'
import { PeoplePage } from '@/components/panel/access/people-page'
import { TokensSection } from '@/components/panel/access/tokens-section'
import { interpolate } from '@/lib/domain/interpolate'
import { BRAND_TOKENS } from '@/lib/domain/panel/access/access-forms'
import { formsPath } from '@/lib/domain/panel/access/paths'
import { brandPeopleCalls } from '@/lib/domain/panel/access/people-calls'
import { BRAND_PEOPLE } from '@/lib/domain/panel/access/people-forms'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { readFormAnswer } from '@/lib/server/http/answer/form-answer'
import { loadUpstream } from '@/lib/server/upstream/client/call'

export const metadata = { title: panelWords.console.pages.people }

/** People of the brand, and the tokens of its command line. Contract C38. */
export default consolePage('people', async ({ tenant, console }, { searchParams }) => {
  const { bearer, person, role } = console
  const words = panelWords.console
  const to = formsPath(null)
  const [people, tokens, answer] = await Promise.all([
    loadUpstream(tenant, brandPeopleCalls.list, { bearer }),
    loadUpstream(tenant, brandPeopleCalls.tokens, { bearer }),
    searchParams.then(readFormAnswer),
  ])
  return (
    <PeoplePage
      title={words.people.title}
      text={interpolate(words.people.text, { brand: tenant.label })}
      people={people.items}
      own={{ id: person.id, role }}
      forms={BRAND_PEOPLE}
      to={to}
      answer={answer}
    >
      <TokensSection
        tokens={tokens.items}
        forms={BRAND_TOKENS}
        to={to}
        answer={answer}
        attempt={crypto.randomUUID()}
        words={words.tokens}
      />
    </PeoplePage>
  )
})
