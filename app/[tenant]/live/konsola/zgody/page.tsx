import { consolePage } from '@/app/_pages/console-page'
import { ConsentsPage } from '@/components/console/person/consents-page'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { readFormAnswer } from '@/lib/server/panel/form-answer'
import { readCursorParam } from '@/lib/server/panel/read-cursor-param'
import { consolePersonData } from '@/lib/server/upstream/console/person-data'

export const metadata = { title: panelWords.console.pages.consents }

/** Who has agreed to offers of the brand, since when and where. Contract C42. */
export default consolePage('consents', async ({ tenant, console }, { searchParams }) => {
  const query = await searchParams
  const state = query.stan === 'wycofane' ? 'withdrawn' : 'open'
  const { isFirst, ...consents } = await consolePersonData(tenant, { bearer: console.bearer }).consents(
    state,
    readCursorParam(query.od),
  )
  return (
    <ConsentsPage
      consents={consents}
      state={state}
      isFirst={isFirst}
      mayWithdraw={console.permissions.includes('decide_person_data')}
      answer={await readFormAnswer(query)}
    />
  )
})
