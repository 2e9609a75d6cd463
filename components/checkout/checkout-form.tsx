'use client'

import { type ReactNode, Suspense } from 'react'
import type { DistanceAnswer } from '@/components/cart/use-distance'
import type { VoucherWords } from '@/components/cart/words'
import { ErrorSummary } from '@/components/ui/error-summary'
import { Skeleton } from '@/components/ui/skeleton'
import { minutesText } from '@/lib/delivery/minutes-text'
import { fill } from '@/lib/fill'
import type { CheckoutPlace } from '@/lib/order/checkout-place'
import styles from './checkout-form.module.css'
import { CheckoutSummary } from './checkout-summary'
import { ChoiceCards } from './choice-cards'
import { Consents } from './consents'
import { DoorFields } from './door-fields'
import { EmptyCart } from './later'
import { OrderNotice } from './order-notice'
import { PaymentChoice } from './payment-choice'
import { TipChoice } from './tip-choice'
import { useCheckout } from './use-checkout'
import { WhenChoice } from './when-choice'
import { WhoFields } from './who-fields'
import type { CheckoutErrorWords, CheckoutWords } from './words'

export interface CheckoutFormProps {
  words: CheckoutWords
  errorWords: CheckoutErrorWords
  voucherWords: VoucherWords
  place: CheckoutPlace
  /** `path` leads to the menu. */
  restaurant: { id: number; name: string; path: string; phone: string; address: string }
  supportEmail: string
  termsLabel: ReactNode
  /** Who gets the data and for how long. */
  clause: ReactNode
  /** What the law wants to be said before an order. */
  legal: ReactNode
  renderedAtMs: number
}

/** From the cart to the order. A shell around lib/order and lib/cart. Contract C3. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { words, restaurant, place } = props
  const checkout = useCheckout(props)
  const { form, cart, isOurs, state, choices, fields, priced, isLocked } = checkout
  const { way } = choices

  if (!checkout.isRead) return <Loading words={words} />
  if (!isOurs && state.kind !== 'done')
    return (
      <>
        {/* What was sent from a cart that has been emptied since is still to be asked about. */}
        <OrderNotice
          {...{ words, state, supportEmail: props.supportEmail }}
          phone={restaurant.phone}
          onRetry={checkout.retry}
        />
        <Suspense fallback={<Loading words={words} />}>
          <EmptyCart words={words} other={cart.place} menuPath={restaurant.path} restaurantId={restaurant.id} />
        </Suspense>
      </>
    )
  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      aria-label={words.label}
      onSubmit={checkout.submit}
      // Not on input: between the two a rendering would take a select's new value back.
      onChange={checkout.typed}
      onFocus={checkout.touched}
      onBlur={checkout.leave}
    >
      <div className={styles.steps}>
        <ErrorSummary title={words.errors} errors={fields.summary} />
        <fieldset disabled={isLocked} className={styles.fields}>
          {place.ways.length > 1 && (
            <ChoiceCards
              name="delivery_type"
              legend={words.how}
              choices={place.ways.map(({ type }) => {
                const [title = '', note = ''] = words.types[type]
                return { value: type, title, note: fill(note, { address: restaurant.address }) }
              })}
              chosen={way.type}
              onChoose={(type) => choices.setType(type as typeof way.type)}
            />
          )}
          {way.type !== 'takeout' && (
            <DoorFields
              words={words}
              errors={fields.errors}
              input={choices.door}
              house={choices.house}
              way={priced.way}
              checked={priced.checked}
              refusals={priced.price?.refusals ?? []}
              deliveryGrosze={priced.price?.breakdown.delivery ?? null}
              onAddress={checkout.address}
              onHouse={choices.setHouse}
              flat={choices.flat}
              onFlat={choices.setFlat}
            />
          )}
          <WhenChoice
            words={words}
            days={choices.days}
            asapNote={asapNote(props, priced.way, way.type === 'takeout')}
            asapOffText={place.asapOffText ?? (choices.isLate ? words.asapLate : null)}
            later={choices.later}
            error={fields.errors.deliveryAt}
            nowMs={checkout.nowMs}
            onLater={choices.setLater}
          />
          <WhoFields words={words} errors={fields.errors} />
          <PaymentChoice
            words={words}
            methods={choices.methods}
            chosen={choices.method}
            isOnlineOnly={choices.isOnlineOnly}
            isFree={priced.price?.totalGrosze === 0}
            errors={fields.errors}
            onChoose={choices.setMethod}
          />
          <TipChoice
            words={words}
            chosen={choices.tip}
            error={fields.errors.tip}
            onChoose={choices.setTip}
            onTyped={choices.setOtherTip}
          />
          <Consents
            words={words}
            termsLabel={props.termsLabel}
            clause={props.clause}
            error={fields.errors.accept_terms}
          />
        </fieldset>
      </div>
      <div className={styles.aside}>
        <CheckoutSummary {...props} checkout={checkout} />
      </div>
    </form>
  )
}

function asapNote({ words, place }: CheckoutFormProps, way: DistanceAnswer, isTakeout: boolean): string {
  const distance = way.kind === 'known' ? way.distance : null
  const { prepMinutes, busyMinutes, etaMinutes } = place
  const from = isTakeout ? prepMinutes : (distance?.eta_min ?? etaMinutes.from)
  const to = isTakeout ? prepMinutes + 10 : (distance?.eta_max ?? etaMinutes.to)
  return fill(words.asapNote, { minutes: minutesText(from + busyMinutes, to + busyMinutes) })
}

function Loading({ words }: { words: CheckoutWords }) {
  return (
    <div className={styles.loading} role="status" aria-busy="true" aria-label={words.loading}>
      <Skeleton shape="title" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </div>
  )
}
