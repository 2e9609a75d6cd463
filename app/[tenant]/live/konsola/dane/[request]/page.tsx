import { consolePage } from '@/app/_pages/console-page'
import { DataCaseClosed, DataCasePage } from '@/components/console/person/data-case-page'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { setPageStatus } from '@/lib/server/http/answer/set-page-status'
import { readFormAnswer } from '@/lib/server/panel/form-answer'
import { dataOrThrow } from '@/lib/server/upstream/client/data-or-throw'
import { consolePersonData } from '@/lib/server/upstream/console/person-data'

export const metadata = { title: panelWords.consoleQueue.kind.data }

/** A person who wants their data erased: what would go, and the decision. Contract C42. */
export default consolePage('queue', async ({ tenant, console }, { params, searchParams }) => {
  const found = await consolePersonData(tenant, { bearer: console.bearer }).read(String((await params).request))
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
