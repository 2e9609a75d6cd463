import { type ComponentType, lazy } from 'react'
import { preloadLogger } from '@/lib/browser/logging/lazy-logger'
import type { CartLine } from '@/lib/domain/ordering/cart/cart-line'
import type { CheckoutErrorCodes } from '@/lib/domain/ordering/checkout/checkout-table'
import type { OrderOutcome } from '@/lib/domain/ordering/checkout/order-outcome'
import type { Products } from '@/lib/domain/ordering/menu/menu'
import type { EmptyCartProps } from './empty-cart'
import type { SubmissionStatusProps } from './submission-status'

// What nobody needs before the first letter is typed: a checkout that is only looked at stays light.
const loadForm = () => import('@/lib/domain/ordering/checkout/checkout-form')
const loadTable = () => import('@/lib/domain/ordering/checkout/checkout-table')
const loadPost = () => import('./post-order')
const loadStatus = () => import('./submission-status')
const loadAfterPress = () => import('@/lib/browser/page-life/after-press')
const loadUnfit = () => import('@/lib/browser/api/unfit-lines')

/** Few who come here have nothing in the cart. */
export const EmptyCart = lazy(() =>
  import('./empty-cart').then(
    ({ EmptyCart }): { default: ComponentType<EmptyCartProps> } => ({ default: EmptyCart }),
    () => ({ default: ({ words, other }: EmptyCartProps) => (other ? words.otherText : words.emptyText) }),
  ),
)

/** Words about an order that was sent; where they cannot be fetched, that nobody knows is what can be said. */
export const SubmissionStatus = lazy(() =>
  loadStatus().then(
    ({ SubmissionStatus }): { default: ComponentType<SubmissionStatusProps> } => ({ default: SubmissionStatus }),
    () => ({ default: ({ words }: SubmissionStatusProps) => words.unsure }),
  ),
)

/** How typed text becomes an order, and what is wrong with it; `null` where it cannot be fetched. */
export async function loadOrderRules() {
  try {
    const [{ readCheckoutDraft, orderRequestOf }, { checkoutErrors, isFieldCheckedOnBlur }] = await Promise.all([
      loadForm(),
      loadTable(),
    ])
    return { readCheckoutDraft, orderRequestOf, checkoutErrors, isFieldCheckedOnBlur }
  } catch {
    return null // no network: whoever presses the button is told
  }
}

/** `afterPress`; where it cannot be fetched a verdict does not wait. */
export async function afterPress(): Promise<void> {
  return loadAfterPress().then(
    (press) => press.afterPress(),
    () => {},
  )
}

/** `postOrder`; where it cannot even be fetched nothing was sent, which asks for the same patience. */
export async function postOrder(
  ...attempt: Parameters<Awaited<ReturnType<typeof loadPost>>['postOrder']>
): Promise<OrderOutcome> {
  return loadPost().then(
    (post) => post.postOrder(...attempt),
    () => ({ type: 'unanswered' }),
  )
}

/** `checkoutErrorsOf`; where it cannot be fetched the server's own sentence stands alone. */
export async function wireErrors(fields: Record<string, string>) {
  if (Object.keys(fields).length === 0) return {}
  return loadTable().then(
    ({ checkoutErrorsOf }) => checkoutErrorsOf(fields),
    (): CheckoutErrorCodes => ({}),
  )
}

/** `unfitLines`; where it cannot be fetched no line is marked, and the cart on the menu page marks it still. */
export async function unfitLines(lines: readonly CartLine[], products: Products): Promise<Set<string>> {
  return loadUnfit().then(
    (unfit) => unfit.unfitLines(lines, products),
    () => new Set<string>(),
  )
}

/** Fetches all of it while there is a network: a lost one is what it has to speak of. */
export function loadLazyParts(): void {
  const nothing = () => {} // fetched again where it is needed
  preloadLogger()
  for (const load of [loadForm, loadTable, loadPost, loadStatus, loadAfterPress]) load().catch(nothing)
}
