import { useEffect, useRef, useState } from 'react'
import type { AddressInput } from '@/lib/browser/delivery-preferences'
import { changeDelivery, deliveryStore } from '@/lib/browser/delivery-store'
import { typeFor } from '@/lib/delivery/type-for'
import type { CheckoutPlace, CheckoutWay } from '@/lib/order/checkout-place'
import type { CheckoutChoices, KeptCheckout } from '@/lib/order/kept-checkout'
import { ASAP, type DeliveryAt } from '@/lib/order/placement'
import { readGrosze } from '@/lib/order/read-grosze'
import { isTooLate, timesLeft } from '@/lib/order/times-left'
import { MAX_TIP_GROSZE } from '@/lib/order/tip'
import { needsOnlinePayment } from '@/lib/payment/offered'
import { wallTime } from '@/lib/time'
import { useMethods } from './use-wallets'

const NOWHERE: AddressInput = { text: '', address: null }

/** What is chosen by pressing, held to what the restaurant offers. Ledger L190–L194, L235, L236. */
export function useChoices(place: CheckoutPlace, nowMs: number) {
  const [deliveryType, setType] = useState(place.ways[0]?.type ?? 'takeout')
  const [later, setLater] = useState<CheckoutChoices['later']>(null)
  const [wished, setMethod] = useState('')
  const [tip, setTip] = useState('0')
  const [otherTip, setOtherTip] = useState('')
  const [door, setDoor] = useState(NOWHERE)
  const [house, setHouse] = useState('')
  const [flat, setFlat] = useState('')
  const lastDoor = useRef('')

  // The last visit's address and type are this browser's: the server does not know them.
  useEffect(() => {
    const last = deliveryStore.read()
    const offered = place.ways.map((way) => way.type)
    setType(typeFor(last.mode, offered, last.type))
    setDoor(last.input)
    const { street, city, house: number = '' } = last.input.address ?? { street: '', city: '' }
    setHouse(number)
    setFlat(last.flat)
    if (street) lastDoor.current = `${street} ${number}, ${city}`
  }, [place])

  const way = wayOf(place, deliveryType)
  const isLate = isTooLate(place.present, nowMs)
  const days = timesLeft(way.days, { ...place, leadMinutes: way.leadMinutes }, nowMs)
  const methods = useMethods(way.methods)
  const onlyLater = (isLate || place.asapOffText !== null) && days[0] ? { date: days[0].date, time: '' } : null
  const wanted = later ?? onlyLater
  const time = wanted && timeOf(wanted, days)
  const deliveryAt: DeliveryAt = wanted && time ? wallTime(wanted.date, time) : ASAP

  return {
    ...{
      way,
      isLate,
      days,
      methods,
      door,
      house,
      flat,
      tip,
      deliveryAt,
      setLater,
      setMethod,
      setTip,
      setOtherTip,
      setHouse,
      setFlat,
    },
    /** Kept for the cart and the next visit as well. Ledger L159, L160. */
    setType(type: CheckoutWay['type']) {
      setType(type)
      changeDelivery({ type })
    },
    setDoor(input: AddressInput) {
      changeDelivery({ input })
      setDoor(input)
      if (!input.address) return
      const { street, city, house: number } = input.address
      // The flat belongs to one door; while an address is being typed nobody knows to which.
      const next = `${street} ${number ?? house}, ${city}`
      // Half a second after the choice the same door comes again, placed: what was typed since stands. Ledger L232.
      if (lastDoor.current === next) return
      if (number) setHouse(number)
      if (input.address.flat || lastDoor.current) setFlat(input.address.flat ?? '')
      lastDoor.current = next
    },
    later: wanted && { ...wanted, time: time ?? '' },
    lacksTime: wanted !== null && !time,
    isOnlineOnly: needsOnlinePayment(way.type),
    /** A method that this delivery type does not permit is no longer chosen. */
    method: methods.some((method) => method === wished) ? wished : '',
    tipGrosze: tip === 'other' ? Math.min(readGrosze(otherTip) ?? 0, MAX_TIP_GROSZE) : Number(tip),
    choices: { deliveryType: way.type, later: wanted, method: wished, tip } satisfies CheckoutChoices,
    restore({ choices, fields }: KeptCheckout) {
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

function wayOf({ ways }: CheckoutPlace, type: string): CheckoutWay {
  return ways.find((way) => way.type === type) ?? ways[0] ?? { type: 'takeout', methods: [], days: [], leadMinutes: 0 }
}

// A time that has passed while the page was open is no longer chosen.
function timeOf({ date, time }: NonNullable<CheckoutChoices['later']>, days: CheckoutWay['days']) {
  const day = days.find((one) => one.date === date)
  return day && !day.disabledText && time && day.times.includes(time) ? time : null
}
