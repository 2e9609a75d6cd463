import { consolePage } from '@/app/_pages/console-page'
import { PeoplePage } from '@/components/panel/access/people-page'
import { TokensSection } from '@/components/panel/access/tokens-section'
import { interpolate } from '@/lib/domain/interpolate'
import { BRAND_TOKENS } from '@/lib/domain/panel/access/access-forms'
import { brandPeopleCalls } from '@/lib/domain/panel/access/people-calls'
import { BRAND_PEOPLE } from '@/lib/domain/panel/access/people-forms'
import { panelWords } from '@/lib/domain/panel/panel-words'

const { pages, people: words, tokens: tokenWords } = panelWords.console
export const metadata = { title: pages.people }

/** People of the brand, and the tokens of its command line. Contract C38. */
export default consolePage('people', async ({ tenant, load, console: { person, role }, answer, attempt }) => {
  const [people, tokens] = await Promise.all([load(brandPeopleCalls.list), load(brandPeopleCalls.tokens)])
  return (
    <PeoplePage
      title={words.title}
      text={interpolate(words.text, { brand: tenant.label })}
      people={people.items}
      own={{ id: person.id, role }}
      forms={BRAND_PEOPLE}
      answer={answer}
    >
      <TokensSection tokens={tokens.items} forms={BRAND_TOKENS} answer={answer} attempt={attempt} words={tokenWords} />
    </PeoplePage>
  )
})
