import { consolePage } from '@/app/_pages/console-page'
import { DataCaseClosed, DataCasePage } from '@/components/console/person/data-case-page'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { dataCaseCalls } from '@/lib/domain/person-data/case-calls'
import { readFormAnswer } from '@/lib/server/http/answer/form-answer'
import { setPageStatus } from '@/lib/server/http/answer/set-page-status'
import { callUpstream } from '@/lib/server/upstream/client/call'
import { dataOrThrow } from '@/lib/server/upstream/client/data-or-throw'

export const metadata = { title: panelWords.consoleQueue.kind.data }

/** Request to erase a person's data: its effects, and the decision. Contract C42. */
export default consolePage('queue', async ({ tenant, console }, { params, searchParams }) => {
  const asked = { bearer: console.bearer, params: { request: String((await params).request) } }
  const found = await callUpstream(tenant, dataCaseCalls.look, asked)
  const answer = await readFormAnswer(await searchParams)
  if (!found.ok && (found.status === 404 || found.status === 422)) {
    setPageStatus(404)
    return <DataCaseClosed answer={answer} />
  }
  return (
    <DataCasePage
      request={dataOrThrow(found)}
      mayDecide={console.permissions.includes('decide_person_data')}
      answer={answer}
      attempt={crypto.randomUUID()}
    />
  )
})
