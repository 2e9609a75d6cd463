import 'server-only'
import { lookupCalls } from '@/lib/domain/console/lookup-calls'
import { ORDER_FORMS } from '@/lib/domain/console/order-forms'
import { subjectPath } from '@/lib/domain/console/pages'
import { formatAmount, groszeFromTyped } from '@/lib/domain/money'
import { type MissingLine, missingGrosze } from '@/lib/domain/ordering/order/missing-lines'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { callAs } from '@/lib/server/panel/call-as'
import type { SignedRequest } from '@/lib/server/panel/panel-route'
import { refusedAs } from '@/lib/server/panel/sign-in-forms'
import { servedForms } from '@/lib/server/panel/staff-forms'
import type { ConsoleForm, Fields, FormOutcome } from './console-form'
import { lookupCookie } from './lookup-cookie'

const MIN_REASON = 3
const MAX_REASON = 200
const MAX_LINES = 100

/** Forms of the look-up and of one order or reservation. Contract C40. */
export const LOOKUP_FORMS: Record<string, ConsoleForm> = {
  'look-up': {
    page: 'lookup',
    submit: async (field, { request, bearer }) => ({
      code: 'lookedUp',
      cookies: [await lookupCookie({ query: field('query'), reason: field('reason') }, bearer, request.headers)],
    }),
  },
  'repeat-message': { page: 'lookup', submit: repeatMessage },
  'count-missing': { page: 'lookup', about: 'number', submit: countMissing },
  refund: { page: 'lookup', about: 'number', refilled: ['amount', 'reason', 'lines'], submit: refund },
  ...servedForms(...Object.values(ORDER_FORMS)),
}

async function repeatMessage(field: Fields, request: SignedRequest): Promise<FormOutcome> {
  const subject = field('subject') === 'reservation' ? 'reservation' : 'order'
  const number = numberIn(field('number'))
  const location = `${subjectPath(subject, number)}#wiadomosci`
  const message = numberIn(field('message'))
  const answer =
    subject === 'order'
      ? await callAs(request, lookupCalls.repeatOfOrder, { params: { number, message } })
      : await callAs(request, lookupCalls.repeatOfReservation, { params: { reservation: number, message } })
  if (!answer.ok) return { ...refusedAs(answer), location }
  return { code: answer.data.repeated ? 'messageRepeated' : 'messageJustSent', location }
}

/** Proposes the sum: no money is sent back yet. */
async function countMissing(field: Fields, request: SignedRequest): Promise<FormOutcome> {
  const number = numberIn(field('number'))
  const location = `${subjectPath('order', number)}#zwrot`
  const answer = await callAs(request, lookupCalls.order, { params: { number } })
  if (!answer.ok) return { ...refusedAs(answer), location }
  const { lines, voucher_grosze } = answer.data
  const missing = lines.flatMap(({ line, amount, missing: before }) => {
    const pieces = Math.min(Number(/^\d{1,3}$/.exec(field(`line-${line}`))?.[0] ?? 0), amount - before)
    return pieces > 0 ? [{ line, amount: pieces }] : []
  })
  if (missing.length === 0) return { code: 'pieces', message: panelWords.lookup.problem.pieces, location }
  const sold = lines.map((one) => ({
    lineNo: one.line,
    amount: one.amount,
    lineGrosze: one.line_grosze,
    promotionGrosze: one.promotion_grosze,
  }))
  const before = lines.map(({ line, missing: amount }) => ({ line, amount }))
  const grosze = missingGrosze(sold, voucher_grosze, missing, before)
  return { code: 'counted', location, values: { amount: formatAmount(grosze), lines: linesText(missing) } }
}

async function refund(field: Fields, request: SignedRequest): Promise<FormOutcome> {
  const number = numberIn(field('number'))
  const location = `${subjectPath('order', number)}#zwrot`
  const amount_grosze = groszeFromTyped(field('amount'))
  const reason = field('reason')
  if (!amount_grosze) return { ...wrongField('amount'), location }
  if (!isReason(reason)) return { ...wrongField('reason'), location }
  // A typed sum must be confirmed before the refund: money sent by mistake cannot be recovered. An impossible sum is
  // refused at once.
  if (field('confirmed') !== '1' && (await canGo(request, number, amount_grosze)))
    return { code: 'refundAsk', message: panelWords.lookup.problem.refundAsk, location }
  const body = { amount_grosze, reason, lines: linesIn(field('lines')), mark: field('mark') }
  const answer = await callAs(request, lookupCalls.refund, { params: { number }, body, idempotencyKey: body.mark })
  if (answer.ok) return { code: 'refundSent', location, values: {} }
  const refused = refusedAs(answer)
  const fields = refused.code === 'refund_too_much' ? { amount: refused.message ?? '' } : undefined
  return { ...refused, fields, location }
}

/** The problem above the form and at its field. */
function wrongField(field: 'amount' | 'reason'): FormOutcome {
  const message = panelWords.lookup.problem[field]
  return { code: field, message, fields: { [field]: message } }
}

/** Is so much of the payment left? All of it can be refunded only once the order has ended. Contract C40. */
async function canGo(request: SignedRequest, number: string, grosze: number): Promise<boolean> {
  const answer = await callAs(request, lookupCalls.order, { params: { number } })
  if (!answer.ok) return false
  const { refundable_grosze: left, is_ended: isEnded } = answer.data.payment
  return grosze < left || (isEnded && grosze === left)
}

function isReason(text: string): boolean {
  return text.length >= MIN_REASON && text.length <= MAX_REASON
}

/** `0` where the text is no number: the upstream has no such order. */
function numberIn(text: string): string {
  return /^[1-9]\d{0,14}$/.test(text) ? text : '0'
}

/** Lines and their quantities as a field's text: `1:2,3:1`. */
function linesText(lines: readonly MissingLine[]): string {
  return lines.map(({ line, amount }) => `${line}:${amount}`).join(',')
}

function linesIn(text: string): MissingLine[] {
  return text
    .split(',')
    .slice(0, MAX_LINES)
    .flatMap((part) => {
      const [, line, amount] = /^(\d{1,4}):([1-9]\d{0,2})$/.exec(part) ?? []
      return line && amount ? [{ line: Number(line), amount: Number(amount) }] : []
    })
}
