import { staffForm, type Typed } from '@/lib/domain/panel/form/staff-form'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { lookupCalls } from './lookup-calls'
import { subjectPath } from './pages'
import { queueCalls } from './queue-calls'

const { cancelOrder, refundForm, problem, ...words } = panelWords.lookup
const page = 'lookup'

/** The look-up, whose text the page keeps in a sealed cookie: `lib/server/console/lookup-forms.ts` reads it. Contract C40. */
export const LOOK_UP = staffForm({
  name: 'look-up',
  page,
  call: lookupCalls.find,
  fields: {
    query: { label: words.query, hint: words.hint, isVerbatim: true },
    reason: { label: words.why, hint: words.whyHint },
  },
  submit: words.search,
  done: 'lookedUp',
})

/** The refund of a sum, which is asked for once more, and the sum of missing dishes: read as the look-up. Contract C40. */
export const REFUND = staffForm({
  name: 'refund',
  page,
  call: lookupCalls.refund,
  fields: {
    amount: { label: refundForm.amount, kind: 'money', isNeeded: true, maxLength: 12 },
    reason: { label: refundForm.reason, hint: refundForm.reasonHint },
  },
  submit: refundForm.submit,
  done: 'refundSent',
})
export const COUNT_MISSING = staffForm({
  name: 'count-missing',
  page,
  call: lookupCalls.order,
  fields: {},
  submit: refundForm.count,
  done: 'counted',
})

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
