'use client'

import { Suspense } from 'react'
import type { DistanceAnswer } from '@/components/cart/client/use-distance'
import styles from '@/components/checkout/checkout-form.module.css'
import type { CheckoutWords } from '@/components/checkout/words'
import { ErrorSummary } from '@/components/ui/form/error-summary'
import { Skeleton } from '@/components/ui/layout/skeleton'
import { interpolate } from '@/lib/domain/interpolate'
import type { DeliveryType } from '@/lib/domain/ordering/delivery/schema'
import { promiseTo } from '@/lib/domain/ordering/promise/kitchen-pace'
import { promiseText } from '@/lib/domain/ordering/promise/promise-text'
import { CheckoutSummary } from './checkout-summary'
import { ChoiceCards } from './choice-cards'
import { Consents } from './consents'
import { CustomerFields } from './customer-fields'
import { DeliveryAddressFields } from './delivery-address-fields'
import { DeliveryTimeChoice } from './delivery-time-choice'
import { EmptyCart, KnownCheckout } from './lazy-parts'
import { PaymentChoice } from './payment-choice'
import { type CheckoutFormProps, useCheckout } from './state/use-checkout'
import { SubmissionNotice } from './submission-notice'
import { TipChoice } from './tip-choice'

/** The checkout form. A shell around lib/domain/ordering/checkout and lib/domain/ordering/cart. Contract C3. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { words, restaurant, options } = props
  const checkout = useCheckout(props)
  const { form, cart, isForThisRestaurant, state, choices, fields, priced, isLocked } = checkout
  const { deliveryOption } = choices

  if (!checkout.isHydrated) return <Loading words={words} />
  if (!isForThisRestaurant && state.kind !== 'done')
    return (
      <>
        {/* An order may be unanswered although its cart has been emptied since. */}
        <SubmissionNotice
          words={words}
          state={state}
          supportEmail={props.supportEmail}
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
      data-draft
      noValidate
      className={styles.form}
      aria-label={words.label}
      onSubmit={checkout.submit}
      // On change, not on input: a render between the two would reset a select's new value.
      onChange={checkout.typed}
      onFocus={checkout.touched}
      onBlur={checkout.checkOnBlur}
    >
      <div className={styles.steps}>
        <ErrorSummary title={words.errors} errors={fields.summary} />
        <fieldset disabled={isLocked} className={styles.fields}>
          <Suspense>
            {checkout.isKnown && (
              <KnownCheckout
                words={props.knownWords}
                form={form}
                choices={choices}
                errors={fields.errors}
                refusals={priced.price?.refusals ?? []}
              />
            )}
          </Suspense>
          {options.deliveryOptions.length > 1 && (
            <ChoiceCards
              name="delivery_type"
              legend={words.how}
              choices={options.deliveryOptions.map(({ type }) => {
                const [title = '', note = ''] = words.types[type]
                return { value: type, title, note: interpolate(note, { address: restaurant.address }) }
              })}
              chosen={deliveryOption.type}
              onChoose={(type) => choices.setType(type as typeof deliveryOption.type)}
            />
          )}
          {deliveryOption.type !== 'takeout' && (
            <DeliveryAddressFields
              words={words}
              errors={fields.errors}
              input={choices.deliveryAddress}
              house={choices.house}
              distanceAnswer={priced.distanceAnswer}
              checked={priced.checked}
              refusals={priced.price?.refusals ?? []}
              deliveryGrosze={priced.price?.breakdown.delivery ?? null}
              onAddress={checkout.address}
              onHouse={choices.setHouse}
              flat={choices.flat}
              onFlat={choices.setFlat}
            />
          )}
          <DeliveryTimeChoice
            words={words}
            days={choices.days}
            asapNote={asapNote(props, priced.distanceAnswer, deliveryOption.type, checkout.nowMs)}
            asapOffText={options.asapOffText ?? (choices.isLate ? words.asapLate : null)}
            later={choices.later}
            error={fields.errors.deliveryAt}
            nowMs={checkout.nowMs}
            onLater={choices.setLater}
          />
          <CustomerFields words={words} errors={fields.errors} />
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

/** What an order for now is promised here; the same words as list, menu and cart. */
function asapNote({ options }: CheckoutFormProps, answer: DistanceAnswer, type: DeliveryType, nowMs: number): string {
  const { pace, busyMinutes } = options
  const distance = answer.kind === 'known' ? answer.distance : null
  const promise = promiseTo(pace, { type, distance, busyMinutes }, nowMs)
  return promise ? promiseText(promise) : ''
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
