import { panelPage } from '@/app/_pages/panel-page'
import { PeoplePage } from '@/components/panel/access/people-page'
import { formsPath } from '@/lib/domain/panel/access/paths'
import { peopleCalls } from '@/lib/domain/panel/access/people-calls'
import { RESTAURANT_PEOPLE } from '@/lib/domain/panel/access/people-forms'
import { panelWords } from '@/lib/domain/panel/panel-words'

export const metadata = { title: panelWords.shell.pages.people }

/** The people of the restaurant. Contract C21, C28. */
export default panelPage('people', async ({ panel: { person, role }, own, load, answer }) => {
  const { title, text } = panelWords.access.people
  return (
    <PeoplePage
      title={title}
      text={text}
      people={(await load(peopleCalls.list)).items}
      own={{ id: person.id, role }}
      forms={RESTAURANT_PEOPLE}
      to={formsPath(own.restaurantId)}
      answer={answer}
    />
  )
})
