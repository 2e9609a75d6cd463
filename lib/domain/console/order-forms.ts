import { staffForm, type Typed } from '@/lib/domain/panel/form/staff-form'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { lookupCalls } from './lookup-calls'
import { subjectPath } from './pages'
import { queueCalls } from './queue-calls'

const { cancelOrder, refundForm, problem } = panelWords.lookup
const page = 'lookup'

/** Forms over one order. Its cancellation sends the status that the page showed, as `seen`: the refund depends on it. Contract C38, C40. */
export const ORDER_FORMS = {
  cancel: staffForm({
    name: 'cancel-subject',
    page,
    call: queueCalls.cancel,
    fields: { reason: { label: cancelOrder.reason, wrong: problem.reason } },
    fixed: { status: 'cancelled' },
    submit: cancelOrder.confirm,
    done: 'orderCancelled',
    back: (typed) => `${orderIn(typed)}#anulowanie`,
  }),
  retryRefund: staffForm({
    name: 'retry-refund',
    page,
    call: lookupCalls.retry,
    fields: { reason: { label: refundForm.reason, wrong: problem.reason } },
    submit: refundForm.retry,
    done: 'refundRetried',
    back: (typed) => `${orderIn(typed)}#zwrot`,
  }),
}

function orderIn(typed: Typed): string {
  return subjectPath('order', /^[1-9]\d{0,14}$/.exec(typed('number'))?.[0] ?? '0')
}
