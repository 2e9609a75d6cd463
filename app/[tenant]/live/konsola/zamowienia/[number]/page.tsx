import { absent, consolePage } from '@/app/_pages/console-page'
import { OrderSubjectPage } from '@/components/console/lookup/order-subject-page'
import { UnknownSubject } from '@/components/console/lookup/unknown-subject'
import { lookupCalls } from '@/lib/domain/console/lookup-calls'
import { panelWords } from '@/lib/domain/panel/panel-words'

export const metadata = { title: panelWords.console.pages.lookup }

/** One order, as operations see it. Contract C40. */
export default consolePage('lookup', async ({ find, params: { number = '' }, console, answer, attempt }) => {
  const found = await find(lookupCalls.order, { params: { number } })
  return (
    <OrderSubjectPage
      order={found ?? absent(<UnknownSubject subject="order" />)}
      mayAct={console.permissions.includes('work_queue')}
      mayRefund={console.permissions.includes('handle_money')}
      mayBlock={console.permissions.includes('handle_person_data')}
      mark={attempt}
      answer={answer}
    />
  )
})
