import { absent, consolePage } from '@/app/_pages/console-page'
import { DataCaseClosed, DataCasePage } from '@/components/console/person/data-case-page'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { dataCaseCalls } from '@/lib/domain/person-data/case-calls'

export const metadata = { title: panelWords.consoleQueue.kind.data }

/** Request to erase a person's data: its effects, and the decision. Contract C42. */
export default consolePage('queue', async ({ find, params: { request = '' }, console, answer, attempt }) => {
  const found = await find(dataCaseCalls.read, { params: { request } }, [404, 422])
  const mayDecide = console.permissions.includes('decide_person_data')
  if (!found) return absent(<DataCaseClosed answer={answer} />)
  return <DataCasePage request={found} mayDecide={mayDecide} answer={answer} attempt={attempt} />
})
