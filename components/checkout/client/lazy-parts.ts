import { type ComponentType, lazy, useEffect, useRef } from 'react'
import type { GoesWithProps } from '@/components/cart/client/goes-with'
import { preloadLogger } from '@/lib/browser/logging/lazy-logger'
import type { CartLine } from '@/lib/domain/ordering/cart/cart-line'
import type { CheckoutErrorCodes } from '@/lib/domain/ordering/checkout/checkout-table'
import type { OrderOutcome } from '@/lib/domain/ordering/checkout/order-outcome'
import type { Products } from '@/lib/domain/ordering/menu/menu'
import type { BlikSheetProps } from './blik-sheet'
import type { EmptyCartProps } from './empty-cart'
import type { KnownCheckoutProps } from './known-checkout'
import type { SubmissionStatusProps } from './submission-status'

// Loaded only when the diner begins to type, so that opening the checkout stays fast.
const loadForm = () => import('@/lib/domain/ordering/checkout/checkout-form')
const loadTable = () => import('@/lib/domain/ordering/checkout/checkout-table')
const loadPost = () => import('./state/post-order')
const loadStatus = () => import('./submission-status')
const loadAfterPress = () => import('@/lib/browser/page/after-press')
const loadBlik = () => import('./blik-sheet')
const loadAdded = () => import('@/lib/domain/ordering/cart/pricing/added-price')
const loadUnfit = () => import('@/lib/browser/api/unfit-lines')

/** Loaded on demand: few diners open the checkout with an empty cart. */
export const EmptyCart = lazy(() =>
  import('./empty-cart').then(
    ({ EmptyCart }): { default: ComponentType<EmptyCartProps> } => ({ default: EmptyCart }),
    () => ({ default: ({ words, other }: EmptyCartProps) => (other ? words.otherText : words.emptyText) }),
  ),
)

/** Loaded only where this browser remembers a diner; if it cannot be fetched, the fields are shown empty. */
export const KnownCheckout = lazy(() =>
  import('./known-checkout').then(
    ({ KnownCheckout }): { default: ComponentType<KnownCheckoutProps> } => ({ default: KnownCheckout }),
    () => ({ default: NothingKnown }),
  ),
)

function NothingKnown({ onFilled }: KnownCheckoutProps) {
  const done = useRef(onFilled)
  useEffect(() => done.current(), [])
  return null
}

/** The sheet that asks for BLIK's code. Without it the order is sent without a code, which its own page asks for. */
export const BlikSheet = lazy(() =>
  loadBlik().then(
    ({ BlikSheet }): { default: ComponentType<BlikSheetProps> } => ({ default: BlikSheet }),
    () => ({ default: WithoutCode }),
  ),
)

function WithoutCode({ onCode }: BlikSheetProps) {
  const send = useRef(() => onCode(null))
  useEffect(() => send.current(), [])
  return null
}

/** Loaded only where a dish of the cart names others; if it cannot be fetched, nothing more is offered. */
export const GoesWith = lazy(() =>
  import('@/components/cart/client/goes-with').then(
    ({ GoesWith }): { default: ComponentType<GoesWithProps> } => ({ default: GoesWith }),
    () => ({ default: () => null }),
  ),
)

/** The outcome of a sent order. If the part cannot be fetched, it says that the outcome is unknown. */
export const SubmissionStatus = lazy(() =>
  loadStatus().then(
    ({ SubmissionStatus }): { default: ComponentType<SubmissionStatusProps> } => ({ default: SubmissionStatus }),
    () => ({ default: ({ words }: SubmissionStatusProps) => words.unsure }),
  ),
)

/** Rules that turn typed text into an order, with their errors; `null` if they cannot be fetched. */
export async function loadOrderRules() {
  try {
    const [{ readCheckoutDraft, orderRequestOf }, { checkoutErrors, isFieldCheckedOnBlur }] = await Promise.all([
      loadForm(),
      loadTable(),
    ])
    return { readCheckoutDraft, orderRequestOf, checkoutErrors, isFieldCheckedOnBlur }
  } catch {
    return null // no network: pressing the button reports it
  }
}

/** `afterPress`; if it cannot be fetched, errors are shown without waiting for the end of the press. */
export async function afterPress(): Promise<void> {
  return loadAfterPress().then(
    (press) => press.afterPress(),
    () => {},
  )
}

/**
 * `postOrder`; if it cannot be fetched, nothing was sent, and the diner gets the same message as for a lost network.
 */
export async function postOrder(
  ...attempt: Parameters<Awaited<ReturnType<typeof loadPost>>['postOrder']>
): Promise<OrderOutcome> {
  return loadPost().then(
    (post) => post.postOrder(...attempt),
    () => ({ type: 'unanswered' }),
  )
}

/** `checkoutErrorsOf`; if it cannot be fetched, only the server's message is shown. */
export async function wireErrors(fields: Record<string, string>) {
  if (Object.keys(fields).length === 0) return {}
  return loadTable().then(
    ({ checkoutErrorsOf }) => checkoutErrorsOf(fields),
    (): CheckoutErrorCodes => ({}),
  )
}

export type AddedPrice = Awaited<ReturnType<typeof loadAdded>>['addedPrice']

/** `addedPrice`; if it cannot be fetched, nothing more is offered: no dish is without its price. */
export async function loadAddedPrice(): Promise<AddedPrice | null> {
  return loadAdded().then(
    ({ addedPrice }) => addedPrice,
    () => null,
  )
}

/** `unfitLines`; if it cannot be fetched, no line is marked here; the cart on the menu page still marks it. */
export async function unfitLines(lines: readonly CartLine[], products: Products, servedAt: Date): Promise<Set<string>> {
  return loadUnfit().then(
    (unfit) => unfit.unfitLines(lines, products, servedAt),
    () => new Set<string>(),
  )
}

/** Fetches all of it while there is a network, because it has to report a lost one. */
export function loadLazyParts(): void {
  const nothing = () => {} // fetched again when it is needed
  preloadLogger()
  for (const load of [loadForm, loadTable, loadPost, loadStatus, loadAfterPress, loadBlik]) load().catch(nothing)
}
