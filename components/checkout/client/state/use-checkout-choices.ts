import { useEffect, useRef, useState } from 'react'
import type { AddressMoment } from '@/components/form/client/address-field'
import type { AddressInput } from '@/lib/browser/storage/delivery-preferences'
import { changeDelivery, deliveryStore } from '@/lib/browser/storage/delivery-store'
import { ASAP, type DeliveryAt } from '@/lib/domain/ordering/availability/placement'
import type { CheckoutOptions, DeliveryOption } from '@/lib/domain/ordering/checkout/checkout-options'
import { readGrosze } from '@/lib/domain/ordering/checkout/read-grosze'
import type { CheckoutChoices, StoredCheckout } from '@/lib/domain/ordering/checkout/stored-checkout'
import { earliestOf, isTooLate, timesLeft } from '@/lib/domain/ordering/checkout/times-left'
import { MAX_TIP_GROSZE } from '@/lib/domain/ordering/checkout/tip'
import { deliveryTypeFor } from '@/lib/domain/ordering/delivery/delivery-type-for'
import type { AddressSuggestion } from '@/lib/domain/ordering/delivery/schema'
import { needsOnlinePayment } from '@/lib/domain/payment/offered'
import { wallTime } from '@/lib/domain/time/time'
import { useAvailableMethods } from './use-available-methods'

const NO_ADDRESS: AddressInput = { text: '', address: null }

/**
 * Choices at the checkout, limited to those the restaurant offers. Where a BLIK code is typed into this page, BLIK is
 * the default: it cannot pay without a code and the bank's question. Ledger L190–L194, L235, L236, contract C3.
 */
export function useCheckoutChoices(options: CheckoutOptions, nowMs: number, takesBlikCode: boolean) {
  const [deliveryType, setType] = useState(options.deliveryOptions[0]?.type ?? 'takeout')
  const [later, setLater] = useState<CheckoutChoices['later']>(null)
  const [selectedMethod, setMethod] = useState('')
  const [tip, setTip] = useState('0')
  const [otherTip, setOtherTip] = useState('')
  const [deliveryAddress, setDeliveryAddress] = useState(NO_ADDRESS)
  const [house, setHouse] = useState('')
  const [flat, setFlat] = useState('')
  const lastAddressKey = useRef('')
  const found = useRef<{ text: string; address: AddressSuggestion | null }>({ text: '', address: null })

  // The last visit's address and type are stored in this browser: the server does not know them.
  useEffect(() => {
    const last = deliveryStore.read()
    const offered = options.deliveryOptions.map((deliveryOption) => deliveryOption.type)
    setType(deliveryTypeFor(last.mode, offered, last.type))
    setDeliveryAddress(last.input)
    const { street, city, house: number = '' } = last.input.address ?? { street: '', city: '' }
    setHouse(number)
    setFlat(last.flat)
    if (street) lastAddressKey.current = `${street} ${number}, ${city}`
  }, [options])

  const deliveryOption = deliveryOptionOf(options, deliveryType)
  const isLate = isTooLate(options.currentOpening, nowMs)
  const days = timesLeft(deliveryOption.days, { ...options, leadMinutes: deliveryOption.leadMinutes }, nowMs)
  const methods = useAvailableMethods(deliveryOption.methods)
  const requestedMethod = selectedMethod || (takesBlikCode ? 'blik' : '')
  const onlyLater = (isLate || options.asapOffText !== null) && days[0] ? earliestOf(days[0]) : null
  const requestedTime = later ?? onlyLater
  const time = requestedTime && validTimeOf(requestedTime, days)
  const deliveryAt: DeliveryAt = requestedTime && time ? wallTime(requestedTime.date, time) : ASAP

  return {
    deliveryOption,
    isLate,
    days,
    methods,
    deliveryAddress,
    house,
    flat,
    tip,
    deliveryAt,
    setLater,
    setMethod,
    setTip,
    setOtherTip,
    /** House number typed with a chosen street: stored for the next restaurant and visit, so that it is typed once. */
    setHouse(house: string) {
      setHouse(house)
      const { address } = deliveryAddress
      if (address && house.trim()) changeDelivery({ input: withHouse(address, house.trim()) })
    },
    setFlat,
    /** A number that the server found in a typed address fills its field, once for each text. Ledger L233. */
    fillFrom(checked: AddressSuggestion) {
      const { text, address } = deliveryAddress
      const isFirst = found.current.text !== text
      found.current = { text, address: checked }
      if (address || house || !checked.house || !isFirst) return
      setHouse(checked.house)
      if (!flat) setFlat(checked.flat ?? '')
    },
    /** Address that the server last found for this text; a newer price may still be loading. */
    foundAddress: () => (found.current.text === deliveryAddress.text ? found.current.address : null),
    /** Stored for the cart and the next visit as well. Ledger L159, L160. */
    setType(type: DeliveryOption['type']) {
      setType(type)
      changeDelivery({ type })
    },
    setDeliveryAddress(input: AddressInput, moment: AddressMoment) {
      // A choice is stored once it has been handled. Ledger L232.
      if (moment !== 'chosen') changeDelivery({ input })
      setDeliveryAddress(input)
      const before = deliveryAddress
      if (!before.address && input.text !== before.text) {
        // House and flat that were read from the text change with it.
        if (isPartOf(before.text, house)) setHouse('')
        if (isPartOf(before.text, flat)) setFlat('')
      }
      if (!input.address) return
      const { street, city, house: number } = input.address
      // The flat belongs to one address; while that is being typed, it is not yet known to which.
      const next = `${street} ${number ?? house}, ${city}`
      // Half a second after the choice the same address comes again, with coordinates: text typed since then stays.
      // L232.
      if (lastAddressKey.current === next) return
      if (number) setHouse(number)
      if (input.address.flat || lastAddressKey.current) setFlat(input.address.flat ?? '')
      lastAddressKey.current = next
    },
    later: requestedTime && { ...requestedTime, time: time ?? '' },
    lacksTime: requestedTime !== null && !time,
    /** Nothing is available at once: only later times. */
    isOnlyLater: onlyLater !== null,
    isOnlineOnly: needsOnlinePayment(deliveryOption.type),
    /** A method that this delivery type does not permit is no longer chosen. */
    method: methods.some((method) => method === requestedMethod) ? requestedMethod : '',
    tipGrosze: tip === 'other' ? Math.min(readGrosze(otherTip) ?? 0, MAX_TIP_GROSZE) : Number(tip),
    choices: {
      deliveryType: deliveryOption.type,
      later: requestedTime,
      method: selectedMethod,
      tip,
    } satisfies CheckoutChoices,
    restore({ choices, fields }: StoredCheckout) {
      setType(choices.deliveryType)
      setLater(choices.later)
      setMethod(choices.method)
      setTip(choices.tip)
      setOtherTip(fields.tip ?? '')
      if (fields.house) setHouse(fields.house)
      setFlat(fields.flat ?? '')
    },
  }
}

function isPartOf(text: string, part: string): boolean {
  return (
    part !== '' &&
    text
      .toLowerCase()
      .split(/[\s,/]+/)
      .includes(part.toLowerCase())
  )
}

function withHouse({ street, city, lat, lng }: AddressSuggestion, house: string): AddressInput {
  const address = `${street} ${house}, ${city}`
  return { text: address, address: { address, street, house, city, lat, lng } }
}

function deliveryOptionOf({ deliveryOptions }: CheckoutOptions, type: string): DeliveryOption {
  return (
    deliveryOptions.find((deliveryOption) => deliveryOption.type === type) ??
    deliveryOptions[0] ?? { type: 'takeout', methods: [], days: [], leadMinutes: 0 }
  )
}

// A time that has passed while the page was open is no longer chosen.
function validTimeOf({ date, time }: NonNullable<CheckoutChoices['later']>, days: DeliveryOption['days']) {
  const day = days.find((one) => one.date === date)
  return day && !day.disabledText && time && day.times.includes(time) ? time : null
}
