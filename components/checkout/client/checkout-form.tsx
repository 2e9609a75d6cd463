'use client'

import { Suspense, useState } from 'react'
import type { DistanceAnswer } from '@/components/cart/client/use-distance'
import styles from '@/components/checkout/checkout-form.module.css'
import type { CheckoutWords } from '@/components/checkout/words'
import { NameFields, PhoneAndEmailFields } from '@/components/form/client/contact-fields'
import { nextOnEnter } from '@/components/form/client/next-on-enter'
import { ErrorSummary } from '@/components/ui/form/error-summary'
import { Skeleton } from '@/components/ui/layout/skeleton'
import { interpolate } from '@/lib/domain/interpolate'
import { groszeFromWire } from '@/lib/domain/money'
import { ASAP } from '@/lib/domain/ordering/availability/placement'
import type { DeliveryType } from '@/lib/domain/ordering/delivery/schema'
import { promiseTo } from '@/lib/domain/ordering/promise/kitchen-pace'
import { promiseText } from '@/lib/domain/ordering/promise/promise-text'
import type { OfferedMethod } from '@/lib/domain/payment/methods'
import { CheckoutFoot } from './checkout-foot'
import { CheckoutStep } from './checkout-step'
import { CheckoutSummary } from './checkout-summary'
import { ChoiceCards } from './choice-cards'
import { DeliveryAddressFields } from './delivery-address-fields'
import { DeliveryTimeChoice } from './delivery-time-choice'
import { OpenOrder } from './lazy-open-order'
import { BlikSheet, EmptyCart, KnownCheckout } from './lazy-parts'
import { MoreFields } from './more-fields'
import { PaymentChoice, PaymentTitle } from './payment-choice'
import { type CheckoutFormProps, useCheckout } from './state/use-checkout'
import type { CheckoutErrors } from './state/use-checkout-errors'
import { SubmissionNotice } from './submission-notice'
import { laterText } from './when-text'

/** The checkout form. A shell around lib/domain/ordering/checkout and lib/domain/ordering/cart. Contract C3. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { words, restaurant, options } = props
  const checkout = useCheckout(props)
  const { form, cart, isForThisRestaurant, state, choices, fields, priced, isLocked } = checkout
  const { deliveryOption } = choices
  // The delivery type was chosen beside the menu; here it is one line until it is changed.
  const [isWayOpen, setWayOpen] = useState(false)

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
  const { steps } = checkout
  const openWay = () => {
    setWayOpen(true)
    steps.open('where', 'delivery_type')
  }
  const lines = stepLinesOf(props, checkout)
  const isTakeout = deliveryOption.type === 'takeout'
  const wayText = interpolate(words.types[deliveryOption.type][1] ?? '', { address: restaurant.address })
  const step = (name: keyof typeof lines, firstField: string) => ({
    label: words.steps[name],
    line: lines[name],
    isOpen: steps.isOpen(name),
    changeText: name === 'who' && !steps.customer ? words.stepFill : words.stepChange,
    onOpen: () => {
      if (name === 'where') setWayOpen(true)
      steps.open(name, firstField)
    },
  })
  return (
    <>
      {checkout.hasSent && (
        <Suspense>
          <OpenOrder words={words} restaurantId={restaurant.id} />
        </Suspense>
      )}
      <form
        ref={form}
        data-draft
        noValidate
        className={styles.form}
        data-decided={steps.isDecided || undefined}
        aria-label={words.label}
        onSubmit={checkout.submit}
        onKeyDown={nextOnEnter}
        // On change, not on input: a render between the two would reset a select's new value.
        onChange={checkout.typed}
        onFocus={checkout.touched}
        onBlur={checkout.checkOnBlur}
      >
        <div className={`grid one-column gap-4 ${styles.steps}`}>
          <ErrorSummary title={words.errors} errors={fields.summary} />
          <fieldset disabled={isLocked} className={`grid one-column ${styles.fields}`}>
            <CheckoutStep {...step('where', isTakeout ? 'delivery_type' : 'address')}>
              <div className="stack-3 one-column">
                {options.deliveryOptions.length > 1 && (
                  <CheckoutStep
                    label={words.steps.way}
                    line={{ title: words.types[deliveryOption.type][0], text: wayText }}
                    isOpen={isWayOpen}
                    changeText={words.stepChange}
                    onOpen={openWay}
                  >
                    <ChoiceCards
                      name="delivery_type"
                      legend={words.how}
                      choices={options.deliveryOptions.map(({ type }) => ({
                        value: type,
                        title: words.types[type][0] ?? '',
                      }))}
                      chosen={deliveryOption.type}
                      onChoose={(type) => choices.setType(type as typeof deliveryOption.type)}
                      isCompact
                    >
                      <p className="soft small">{wayText}</p>
                    </ChoiceCards>
                  </CheckoutStep>
                )}
                {!isTakeout && (
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
              </div>
            </CheckoutStep>
            <CheckoutStep {...step('when', 'deliveryAt')}>
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
            </CheckoutStep>
            <CheckoutStep {...step('who', 'customer_firstname')}>
              <CustomerFields words={words} errors={fields.errors} />
            </CheckoutStep>
            <Suspense>
              {checkout.isKnown && (
                <KnownCheckout
                  words={props.knownWords}
                  form={form}
                  choices={choices}
                  onFilled={checkout.onFilled}
                  onForgotten={steps.openAll}
                />
              )}
            </Suspense>
            <CheckoutStep {...step('how', 'payment_method')}>
              <PaymentChoice
                words={words}
                methods={choices.methods}
                chosen={choices.method}
                isOnlineOnly={choices.isOnlineOnly}
                isFree={priced.price?.totalGrosze === 0}
                errors={fields.errors}
                onChoose={choices.setMethod}
              />
            </CheckoutStep>
            {props.testText && <p className="soft small">{props.testText}</p>}
            <MoreFields
              words={words}
              errors={fields.errors}
              isTakeout={isTakeout}
              isOpen={steps.isOpen('more')}
              tip={choices.tip}
              onTip={choices.setTip}
              onTipTyped={choices.setOtherTip}
            />
          </fieldset>
        </div>
        <div className={styles.aside}>
          <CheckoutSummary {...props} checkout={checkout} />
          <CheckoutFoot {...props} checkout={checkout} />
        </div>
        <div className={styles.clause}>{props.clause}</div>
      </form>
      <Suspense>
        {checkout.waiting && (
          <BlikSheet
            words={words.blik}
            totalGrosze={groszeFromWire(checkout.waiting.expected_total)}
            onClose={checkout.stopWaiting}
            onCode={checkout.payByBlik}
          />
        )}
      </Suspense>
    </>
  )
}

/** The choice that each line shows, as long as it is complete. */
function stepLinesOf(props: CheckoutFormProps, { choices, priced, steps, nowMs }: ReturnType<typeof useCheckout>) {
  const { words, restaurant } = props
  const { deliveryOption, deliveryAddress, house, flat, deliveryAt, method } = choices
  const type = words.types[deliveryOption.type][0] ?? ''
  const place = deliveryAddress.address
  const isFree = priced.price?.totalGrosze === 0
  return {
    where:
      deliveryOption.type === 'takeout'
        ? { title: type, text: restaurant.address }
        : place && {
            title: `${place.street} ${house}${flat && `/${flat}`}`,
            text: `${place.city}, ${type.toLowerCase()}`,
          },
    when:
      deliveryAt === ASAP
        ? { title: words.asap, text: asapNote(props, priced.distanceAnswer, deliveryOption.type, nowMs) }
        : { title: laterText(words, deliveryAt) },
    who: steps.customer ? { title: steps.customer.name, text: steps.customer.contact } : { text: words.whoMissing },
    how: isFree
      ? { title: words.nothingToPay }
      : method === ''
        ? null
        : {
            title: <PaymentTitle method={method as OfferedMethod} />,
            text: props.takesBlikCode && method === 'blik' ? words.blik.later : words.payNotes[method as OfferedMethod],
          },
  }
}

/** The promise to an order for now; the same words as list, menu and cart. */
function asapNote({ options }: CheckoutFormProps, answer: DistanceAnswer, type: DeliveryType, nowMs: number): string {
  const { pace, busyMinutes } = options
  const distance = answer.kind === 'known' ? answer.distance : null
  const promise = promiseTo(pace, { type, distance, busyMinutes }, nowMs)
  return promise ? promiseText(promise) : ''
}

function Loading({ words }: { words: CheckoutWords }) {
  return (
    <div
      className={`stack-4 at-start measure ${styles.loading}`}
      role="status"
      aria-busy="true"
      aria-label={words.loading}
    >
      <Skeleton shape="title" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </div>
  )
}

/** The diner's name, phone and e-mail address. Ledger L161–L164. */
function CustomerFields({ words, errors }: { words: CheckoutWords; errors: CheckoutErrors }) {
  return (
    <section className="stack-3 one-column" aria-labelledby="checkout-who">
      <h2 id="checkout-who" className="title-s">
        {words.customer}
      </h2>
      <div className={`stack-3 ${styles.pair}`}>
        <NameFields words={words} errors={errors} />
      </div>
      <div className={`stack-3 ${styles.contact}`}>
        <PhoneAndEmailFields words={words} errors={errors} />
      </div>
    </section>
  )
}
