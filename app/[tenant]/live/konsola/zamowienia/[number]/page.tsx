import { consolePage } from '@/app/_pages/console-page'
import { OrderSubjectPage } from '@/components/console/lookup/order-subject-page'
import { UnknownSubject } from '@/components/console/lookup/unknown-subject'
import { lookupCalls } from '@/lib/domain/console/lookup-calls'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { readFormAnswer } from '@/lib/server/http/answer/form-answer'
import { setPageStatus } from '@/lib/server/http/answer/set-page-status'
import { callUpstream } from '@/lib/server/upstream/client/call'
import { dataOrThrow } from '@/lib/server/upstream/client/data-or-throw'

export const metadata = { title: panelWords.console.pages.lookup }

/** One order, as operations see it. Contract C40. */
export default consolePage('lookup', async ({ tenant, console }, { params, searchParams }) => {
  const number = String((await params).number)
  const asked = { bearer: console.bearer, params: { number } }
  const answer = await callUpstream(tenant, lookupCalls.order, asked)
  if (!answer.ok && answer.status === 404) {
    setPageStatus(404)
    return <UnknownSubject subject="order" />
  }
  return (
    <OrderSubjectPage
      order={dataOrThrow(answer)}
      mayAct={console.permissions.includes('work_queue')}
      mayRefund={console.permissions.includes('handle_money')}
      mayBlock={console.permissions.includes('handle_person_data')}
      mark={crypto.randomUUID()}
      answer={await readFormAnswer(await searchParams)}
    />
  )
})
