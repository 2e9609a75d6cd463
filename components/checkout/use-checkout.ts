import { type FocusEvent, type FormEvent, useEffect, useRef } from 'react'
import { useCart, useIsCartRead } from '@/components/cart/use-cart'
import { useSource } from '@/components/reservation/use-source'
import { useNow } from '@/components/search/use-now'
import { useHeldPage } from '@/components/shell/use-held-page'
import { addressClaimOf } from '@/lib/browser/address-claim'
import { changeCart, keepVoucherCode, renewOrderKey } from '@/lib/browser/cart-store'
import { type AddressInput, keepDoor } from '@/lib/browser/delivery-preferences'
import { markFunnel } from '@/lib/browser/funnel'
import { goTo } from '@/lib/browser/go-to'
import type { CartLine } from '@/lib/cart/cart-line'
import { linesToWire } from '@/lib/cart/lines-wire'
import { voucherRefusalOf } from '@/lib/cart/voucher-code'
import type { CheckoutDraft, CheckoutField } from '@/lib/order/checkout-form'
import { isOrderLocked } from '@/lib/order/order-submission'
import type { OrderRequest } from '@/lib/order/schema'
import type { CheckoutFormProps } from './checkout-form'
import { afterPress, fetchTheRest, orderRules, wireErrors } from './later'
import { blockOf, fieldOfRefusal } from './refusals'
import { useCheckoutDraft } from './use-checkout-draft'
import { useCheckoutErrors } from './use-checkout-errors'
import { useChoices } from './use-choices'
import { useOrderSubmission } from './use-order-submission'
import { usePrice } from './use-price'

type Rules = NonNullable<Awaited<ReturnType<typeof orderRules>>>

/** What the checkout knows and does: its parts only show it. Contract C3, C11, C12. */
export function useCheckout({ words, errorWords, place, restaurant, renderedAtMs }: CheckoutFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const nowMs = useNow(renderedAtMs)
  const source = useSource()
  const cart = useCart()
  const isRead = useIsCartRead()
  const isOurs = cart.cart.restaurantId === restaurant.id
  const choices = useChoices(place, nowMs)
  const fields = useCheckoutErrors(errorWords)
  const draft = useCheckoutDraft(restaurant.id, form, choices.choices, isOurs)
  const submission = useOrderSubmission(restaurant.id)
  const { state } = submission
  const isLocked = isOrderLocked(state)
  const { way, deliveryAt, door, tipGrosze } = choices
  const lines = cart.cart.lines
  const claim = addressClaimOf(door, { house: choices.house })
  const priced = usePrice({
    restaurantId: restaurant.id,
    lines,
    deliveryType: way.type,
    deliveryAt,
    door: door.address,
    claim,
    tipGrosze,
    voucherCode: cart.voucherCode,
    packagingGrosze: place.packagingGrosze,
    minCartGrosze: place.minCartGrosze,
  })
  const { price } = priced
  const block = blockOf(price?.refusals ?? [], choices.lacksTime)

  const facts = { kind: 'order', restaurantId: restaurant.id, valueGrosze: price?.totalGrosze } as const
  useHeldPage(isOurs && state.kind !== 'done')

  // biome-ignore lint/correctness/useExhaustiveDependencies: once the form is there.
  useEffect(() => {
    if (isOurs) markFunnel('form_opened', facts)
  }, [isOurs])

  const { kept } = draft
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what this tab has kept.
  useEffect(() => {
    if (kept) choices.restore(kept)
  }, [kept])

  // biome-ignore lint/correctness/useExhaustiveDependencies: kept again whenever a choice changes.
  useEffect(() => {
    if (draft.isRead && isOurs) draft.keep()
  }, [JSON.stringify(choices.choices)])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per answer.
  useEffect(() => {
    if (state.kind === 'repriced' || state.kind === 'refused') priced.refresh()
    if (state.kind === 'refused') {
      const field = fieldOfRefusal(state.code)
      const texts = field ? { [field]: state.message } : {}
      void wireErrors(state.fields).then((codes) => {
        if (field || Object.keys(codes).length > 0) fields.show(codes, texts)
      })
      // The notice says that this cart has been ordered; who goes on after that means another order.
      if (state.code === 'idempotency_mismatch') renewOrderKey()
    }
    if (state.kind !== 'done') return
    markFunnel('done', facts)
    draft.forget()
    if (isOrdered(lines, submission.sent.current?.body)) changeCart({ type: 'cleared' })
    else renewOrderKey()
    goTo(state.next ?? state.location)
  }, [state])

  // 'Back' may bring this very page to life again, long after it has done its work.
  useEffect(() => {
    if (state.kind !== 'done') return
    const leave = ({ persisted }: PageTransitionEvent) => persisted && goTo(state.location)
    window.addEventListener('pageshow', leave)
    return () => window.removeEventListener('pageshow', leave)
  }, [state])

  function changed(name?: CheckoutField) {
    submission.edited()
    if (name) fields.judge(name)
    draft.keep()
  }

  function draftOf({ readCheckoutDraft }: Rules): CheckoutDraft | null {
    if (!form.current) return null
    const typed = readCheckoutDraft(new FormData(form.current))
    // A number that was typed with the street need not be typed again.
    const house = choices.house || priced.checked?.house || ''
    const flat = choices.flat || priced.checked?.flat || ''
    return { ...typed, address: door.text, house, flat, payment_method: choices.method }
  }

  function errorsOf({ checkoutErrors }: Rules, typed: CheckoutDraft) {
    return checkoutErrors(typed, {
      deliveryType: way.type,
      addressRefusals: price?.refusals ?? [],
      totalGrosze: price?.totalGrosze ?? 0,
      lacksTime: choices.lacksTime,
    })
  }

  return {
    ...{ form, nowMs, cart, isRead, isOurs, choices, fields, state, isLocked, priced, block },
    typed: ({ target }: FormEvent<HTMLFormElement>) => {
      changed((target as unknown as HTMLInputElement).name as CheckoutField)
    },
    touched: fetchTheRest,
    /** Leaving the window is not leaving the field. */
    async leave({ target }: FocusEvent<HTMLFormElement>) {
      const name = (target as unknown as HTMLInputElement).name as CheckoutField
      if (!JUDGED_ON_LEAVING.includes(name) || document.activeElement === target) return
      const rules = await orderRules()
      const typed = rules && draftOf(rules)
      if (!rules || !typed?.[name]) return
      await afterPress()
      fields.judge(name, errorsOf(rules, typed)[name])
    },
    address(input: AddressInput) {
      choices.setDoor(input)
      changed('address')
      if (input.address?.house) fields.judge('house')
    },
    code(code: string) {
      keepVoucherCode(code)
      submission.edited()
    },
    remove: (key: string) => changeCart({ type: 'removed', key }),
    retry: submission.retry,
    async submit(event?: FormEvent) {
      event?.preventDefault()
      if (isLocked && state.kind !== 'gaveUp') return
      if (state.kind === 'gaveUp') return submission.retry()
      if (!price || block) return
      const rules = await orderRules()
      const typed = rules && draftOf(rules)
      if (!rules || !typed) return submission.failed()
      const codes = errorsOf(rules, typed)
      if (Object.keys(codes).length > 0) return fields.show(codes)
      // The field says what is wrong with its code.
      if (voucherRefusalOf(price.refusals)) return document.getElementById('voucher_code')?.focus()
      fields.clear()
      const body = rules.orderRequestOf(typed, {
        restaurantId: restaurant.id,
        deliveryType: way.type,
        deliveryAt,
        claim,
        lines,
        voucherCode: cart.voucherCode,
        tipGrosze,
        totalGrosze: price.totalGrosze,
        source: source.current,
      })
      const found = priced.checked ?? door.address
      if (body.customer.address && found) keepDoor({ ...found, house: typed.house, flat: typed.flat }, way.type)
      draft.keep()
      markFunnel('submitted', facts)
      submission.send(body)
    },
    words,
  }
}

/** Is it these dishes that were ordered? Others were put in since, in another tab or while nobody knew. */
function isOrdered(lines: readonly CartLine[], body: OrderRequest | undefined): boolean {
  return JSON.stringify(linesToWire(lines)) === JSON.stringify(body?.products)
}

const JUDGED_ON_LEAVING: readonly string[] = [
  'house',
  'customer_firstname',
  'customer_lastname',
  'phone',
  'email',
  'cash_change_from',
  'tip',
]
