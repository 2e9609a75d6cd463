import { type FormEvent, type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useCart, useIsHydrated } from '@/components/cart/client/use-cart'
import type { CartWords, VoucherWords } from '@/components/cart/words'
import { afterPress, loadLazyParts, loadOrderRules, wireErrors } from '@/components/checkout/client/lazy-parts'
import type { CheckoutErrorWords, CheckoutWords } from '@/components/checkout/words'
import type { AddressMoment } from '@/components/form/client/address-field'
import { useStoredFields } from '@/components/form/client/use-stored-fields'
import type { KnownWords } from '@/components/recent/words'
import { useSource } from '@/components/reservation/client/use-source'
import { useNow } from '@/components/search/client/use-now'
import { usePreventReload } from '@/components/shell/client/use-prevent-reload'
import { trackFunnelStep } from '@/lib/browser/analytics/funnel'
import { addressClaimOf } from '@/lib/browser/api/address-claim'
import { goTo } from '@/lib/browser/page/go-to'
import { changeCart, renewOrderKey, setVoucherCode } from '@/lib/browser/storage/cart-store'
import { type AddressInput, storeDeliveryAddress } from '@/lib/browser/storage/delivery-preferences'
import { hasSentOrder } from '@/lib/browser/storage/pending-order'
import { LINKED_VOUCHER, readSession } from '@/lib/browser/storage/session-store'
import { isLocked as isSubmissionLocked } from '@/lib/domain/form/submission'
import type { CartLine } from '@/lib/domain/ordering/cart/cart-line'
import { linesToWire } from '@/lib/domain/ordering/cart/lines-wire'
import { voucherRefusalOf } from '@/lib/domain/ordering/cart/voucher/voucher-code'
import type { CheckoutDraft, CheckoutField } from '@/lib/domain/ordering/checkout/checkout-fields'
import type { CheckoutOptions } from '@/lib/domain/ordering/checkout/checkout-options'
import type { OrderSubmission } from '@/lib/domain/ordering/checkout/order-outcome'
import {
  type CheckoutChoices,
  checkoutKey,
  readStoredCheckout,
  type StoredCheckout,
} from '@/lib/domain/ordering/checkout/stored-checkout'
import type { CheckedAddress } from '@/lib/domain/ordering/delivery/schema'
import type { OrderRequest } from '@/lib/domain/ordering/order/schema'
import { blockingRefusalOf, fieldOfRefusal } from './refusals'
import { useCheckoutChoices } from './use-checkout-choices'
import { useCheckoutErrors } from './use-checkout-errors'
import { useCheckoutPrice } from './use-checkout-price'
import { useCheckoutSteps } from './use-checkout-steps'
import { useOrderSubmission } from './use-order-submission'

export interface CheckoutFormProps {
  words: CheckoutWords
  errorWords: CheckoutErrorWords
  voucherWords: VoucherWords
  goesWithWords: CartWords['goesWith']
  knownWords: KnownWords
  options: CheckoutOptions
  /** `path` is the menu's. */
  restaurant: { id: number; name: string; path: string; phone: string; address: string }
  /** Is a BLIK code typed into this page? Otherwise the provider's page asks for it. */
  takesBlikCode: boolean
  supportEmail: string
  /** Acceptance of the terms by ordering. */
  termsLabel: ReactNode
  /** Text for test mode, where no money moves; once for all methods. See docs/design/payments.md. */
  testText: string | null
  /** Privacy clause: recipients of the data and storage time. */
  clause: ReactNode
  /** Terms required by law before an order. */
  legal: ReactNode
  renderedAtMs: number
}

type Rules = NonNullable<Awaited<ReturnType<typeof loadOrderRules>>>

/** State and actions of the checkout: its parts only render them. Contract C3, C11, C12. */
export function useCheckout(props: CheckoutFormProps) {
  const { words, errorWords, options, restaurant, takesBlikCode, renderedAtMs } = props
  const form = useRef<HTMLFormElement>(null)
  // The form exists only in the browser, so the server's answer is never shown.
  const [isKnown] = useState(isDinerKnown)
  const nowMs = useNow(renderedAtMs)
  const source = useSource()
  const cart = useCart()
  const isHydrated = useIsHydrated()
  const isForThisRestaurant = cart.cart.restaurantId === restaurant.id
  const choices = useCheckoutChoices(options, nowMs, takesBlikCode)
  const fields = useCheckoutErrors(errorWords, checkField)
  const draft = useCheckoutDraft(restaurant.id, form, choices.choices, isForThisRestaurant)
  const submission = useOrderSubmission(restaurant.id)
  const { state } = submission
  const isLocked = isSubmissionLocked(state)
  const { deliveryOption, deliveryAt, deliveryAddress, tipGrosze } = choices
  const lines = cart.cart.lines
  const claim = addressClaimOf(deliveryAddress, { house: choices.house })
  const priced = useCheckoutPrice({
    restaurantId: restaurant.id,
    lines,
    deliveryType: deliveryOption.type,
    deliveryAt,
    deliveryPoint: deliveryAddress.address,
    claim,
    tipGrosze,
    voucherCode: cart.voucherCode,
    packagingGrosze: options.packagingGrosze,
    minCartGrosze: options.minCartGrosze,
  })
  const { price } = priced
  const [hasSent, setHasSent] = useState(false)
  useEffect(() => setHasSent(hasSentOrder(restaurant.id)), [restaurant.id])
  const [isFilled, setFilled] = useState(!isKnown)
  // A valid order that waits only for its BLIK code.
  const [waiting, setWaiting] = useState<OrderRequest | null>(null)
  const isFree = price?.totalGrosze === 0
  const steps = useCheckoutSteps({
    form,
    isReady: isHydrated && isForThisRestaurant && draft.stored !== undefined && isFilled,
    state: {
      isTakeout: deliveryOption.type === 'takeout',
      hasAddress: hasAddress(deliveryAddress, choices.house, priced.checked),
      refusals: price?.refusals ?? [],
      needsTime: choices.lacksTime || choices.isOnlyLater,
      hasMethod: isFree || choices.method !== '',
      errors: fields.errors,
    },
  })
  const block = blockingRefusalOf(price?.refusals ?? [], choices.lacksTime)

  const facts = { kind: 'order', restaurantId: restaurant.id, valueGrosze: price?.totalGrosze } as const
  // Typed and chosen values are stored anyway; a request under way must not be cut off.
  usePreventReload(isLocked && state.kind !== 'done')

  const trackOpened = useEffectEvent(() => trackFunnelStep('form_opened', facts))
  useEffect(() => {
    if (isForThisRestaurant) trackOpened()
  }, [isForThisRestaurant])

  const { checked } = priced
  const fillFrom = useEffectEvent(choices.fillFrom)
  useEffect(() => {
    if (checked) fillFrom(checked)
  }, [checked])

  const { stored } = draft
  const restoreChoices = useEffectEvent(choices.restore)
  useEffect(() => {
    if (stored) restoreChoices(stored)
  }, [stored])

  const storeChoices = useEffectEvent((_changed: string) => {
    if (stored !== undefined && isForThisRestaurant) draft.save()
  })
  const choicesText = JSON.stringify(choices.choices)
  useEffect(() => storeChoices(choicesText), [choicesText])

  const handleAnswer = useEffectEvent((state: OrderSubmission) => {
    if (state.kind === 'repriced' || state.kind === 'refused') priced.refresh()
    if (state.kind === 'refused') {
      const field = fieldOfRefusal(state.code)
      const texts = field ? { [field]: state.message } : {}
      void wireErrors(state.fields).then((codes) => {
        if (field || Object.keys(codes).length > 0) fields.show(codes, texts)
      })
      // The notice says that this cart has been ordered; going on after that means another order.
      if (state.code === 'idempotency_mismatch') renewOrderKey()
    }
    if (state.kind !== 'done') return
    trackFunnelStep('done', facts)
    draft.discard()
    if (isOrdered(lines, submission.sent.current?.body)) changeCart({ type: 'cleared' })
    else renewOrderKey()
    goTo(state.next ?? state.location)
  })
  useEffect(() => handleAnswer(state), [state])

  // 'Back' may restore this very page long after its order.
  useEffect(() => {
    if (state.kind !== 'done') return
    const leave = ({ persisted }: PageTransitionEvent) => persisted && goTo(state.location)
    window.addEventListener('pageshow', leave)
    return () => window.removeEventListener('pageshow', leave)
  }, [state])

  function changed(name?: CheckoutField) {
    submission.edited()
    if (name) fields.setFieldError(name)
    draft.save()
  }

  function draftOf({ readCheckoutDraft }: Rules): CheckoutDraft | null {
    if (!form.current) return null
    const typed = readCheckoutDraft(new FormData(form.current))
    // A number typed with the street need not be typed again.
    const house = choices.house || priced.checked?.house || ''
    const flat = choices.flat || priced.checked?.flat || ''
    return { ...typed, address: deliveryAddress.text, house, flat, payment_method: choices.method }
  }

  function errorsOf({ checkoutErrors }: Rules, typed: CheckoutDraft) {
    return checkoutErrors(typed, {
      deliveryType: deliveryOption.type,
      addressRefusals: price?.refusals ?? [],
      totalGrosze: price?.totalGrosze ?? 0,
      lacksTime: choices.lacksTime,
    })
  }

  /** An empty field that was left may still be filled in later. */
  async function checkField(name: string) {
    const rules = await loadOrderRules()
    const typed = rules?.isFieldCheckedOnBlur(name) ? draftOf(rules) : null
    if (!rules || !typed?.[name as CheckoutField]) return null
    await afterPress()
    return { code: errorsOf(rules, typed)[name as CheckoutField] }
  }

  return {
    form,
    /** Does this browser remember the diner? Contract C30. */
    isKnown,
    nowMs,
    cart,
    isHydrated,
    isForThisRestaurant,
    /** This tab has sent an order to this restaurant: it may still be under way. */
    hasSent,
    choices,
    fields,
    state,
    isLocked,
    priced,
    block,
    typed: ({ target }: FormEvent<HTMLFormElement>) => {
      changed((target as unknown as HTMLInputElement).name as CheckoutField)
    },
    touched: loadLazyParts,
    checkOnBlur: fields.checkOnBlur,
    address(input: AddressInput, moment: AddressMoment) {
      choices.setDeliveryAddress(input, moment)
      changed('address')
      if (input.address?.house) fields.setFieldError('house')
    },
    code(code: string) {
      setVoucherCode(code)
      submission.edited()
    },
    steps,
    onFilled: () => setFilled(true),
    waiting,
    stopWaiting: () => setWaiting(null),
    /** The code of the sheet; `null` where the sheet could not be shown. */
    payByBlik(code: string | null) {
      const body = waiting
      setWaiting(null)
      if (body) submission.send(body, code)
    },
    add(line: CartLine) {
      changeCart({ type: 'added', restaurantId: restaurant.id, line })
      submission.edited()
    },
    remove: (key: string) => changeCart({ type: 'removed', key }),
    retry: submission.retry,
    async submit(event?: FormEvent) {
      event?.preventDefault()
      if (isLocked && state.kind !== 'unconfirmed') return
      if (state.kind === 'unconfirmed') return submission.retry()
      if (!price || block) return
      // Remembered values arrive in a moment; the fields are not shown before.
      if (!steps.isDecided) return
      const rules = await loadOrderRules()
      const typed = rules && draftOf(rules)
      if (!rules || !typed) return submission.failed()
      const codes = errorsOf(rules, typed)
      if (Object.keys(codes).length > 0) return fields.show(codes)
      // The field shows the error of its code; an invalid code of a link is left out, as the sum shows.
      const isCodeOff = voucherRefusalOf(price.refusals) !== null
      const isLinked = readSession(LINKED_VOUCHER) === cart.voucherCode.toUpperCase()
      if (isCodeOff && !isLinked) return document.getElementById('voucher_code')?.focus()
      fields.clear()
      const body = rules.orderRequestOf(typed, {
        restaurantId: restaurant.id,
        deliveryType: deliveryOption.type,
        deliveryAt,
        claim,
        lines,
        voucherCode: isCodeOff ? '' : cart.voucherCode,
        tipGrosze,
        totalGrosze: price.totalGrosze,
        source: source.current,
      })
      const found = priced.checked ?? choices.foundAddress() ?? deliveryAddress.address
      if (body.customer.address && found)
        storeDeliveryAddress({ ...found, house: typed.house, flat: typed.flat }, deliveryOption.type)
      draft.save()
      trackFunnelStep('submitted', facts)
      // The code is valid for two minutes, so it is entered after everything else.
      if (takesBlikCode && body.payment_method === 'blik') setWaiting(body)
      else submission.send(body, null)
    },
    words,
  }
}

function isDinerKnown(): boolean {
  return typeof document === 'object' && 'known' in document.documentElement.dataset
}

/** A street with a number: chosen, or typed and found by the server. */
function hasAddress({ address }: AddressInput, house: string, checked: CheckedAddress | null): boolean {
  return (address ?? checked) !== null && (house || (checked?.house ?? '')).trim() !== ''
}

/** Are these the ordered dishes? Others may have been added since, in another tab or while the outcome was unknown. */
function isOrdered(lines: readonly CartLine[], body: OrderRequest | undefined): boolean {
  return JSON.stringify(linesToWire(lines)) === JSON.stringify(body?.products)
}

/** Stores typed and chosen values in this tab; the form exists only once there is a cart. Contract C11. */
function useCheckoutDraft(
  restaurantId: number,
  form: RefObject<HTMLFormElement | null>,
  choices: CheckoutChoices,
  isShown: boolean,
) {
  return useStoredFields<StoredCheckout>({
    storageKey: checkoutKey(restaurantId),
    read: readStoredCheckout,
    form,
    isShown,
    rest: () => ({ choices }),
  })
}
