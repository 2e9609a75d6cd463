import { render, screen } from '@testing-library/react'
import { CheckoutForm } from '@/components/checkout/client/checkout-form'
import type { CheckoutFormProps } from '@/components/checkout/client/state/use-checkout'
import type { DeliveryOption } from '@/lib/domain/ordering/checkout/checkout-options'
import { OFFERED_METHODS } from '@/lib/domain/payment/methods'
import { paymentMethodsOffered } from '@/lib/domain/payment/offered'
import messages from '@/messages/pl.json'
import { PACE, RESTAURANT } from './menu-stage'

export const DELIVERY_ADDRESS = {
  address: 'Lipowa 12, Lublin',
  street: 'Lipowa',
  house: '12',
  city: 'Lublin',
  lat: 51.2,
  lng: 22.5,
}

const days = [{ date: '2099-01-05', times: ['12:00', '12:15'], disabledText: null }]
const deliveryOption = (type: DeliveryOption['type']): DeliveryOption => ({
  type,
  methods: paymentMethodsOffered(OFFERED_METHODS, OFFERED_METHODS, type),
  days,
  leadMinutes: 45,
})

/** All four delivery types with the payment methods that each permits. Ledger L190–L193, L235, L236. */
export const DELIVERY_OPTIONS = [
  deliveryOption('delivery'),
  deliveryOption('contactless_delivery'),
  deliveryOption('robot_delivery'),
  deliveryOption('takeout'),
]

/** The checkout of `PLACE` with the real words. */
export function renderCheckout(own: Partial<CheckoutFormProps['options']> = {}, takesBlikCode = true) {
  return render(
    <CheckoutForm
      words={messages.checkout.form}
      errorWords={messages.checkout.error}
      voucherWords={messages.cart}
      goesWithWords={messages.cart.goesWith}
      knownWords={messages.known}
      options={{
        deliveryOptions: DELIVERY_OPTIONS,
        asapOffText: null,
        currentOpening: null,
        openings: [{ fromMs: 0, untilMs: 9e15 }],
        busyMinutes: 0,
        pace: PACE,
        packagingGrosze: 200,
        minCartGrosze: 4000,
        ...own,
      }}
      restaurant={{ ...RESTAURANT, phone: '+48 81 532 00 12', address: 'Rynek 6' }}
      takesBlikCode={takesBlikCode}
      supportEmail="zamowienia@lubje.pl"
      termsLabel="Zamawiając, akceptujesz regulamin."
      testText={null}
      clause="Klauzula"
      legal="Od gotowych dań nie można odstąpić."
      renderedAtMs={Date.now()}
    />,
  )
}

// Found by label: a search by role and name computes the styles of the whole form, which took half of the tests' time.
export const submit = () => screen.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty', hidden: true })
export const option = (name: string | RegExp) => screen.getByLabelText(name, { selector: 'input[type=radio]' })
