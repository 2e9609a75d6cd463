'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { AddressField, type AddressWords } from '@/components/form/client/address-field'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { SelectField } from '@/components/ui/form/select-field'
import { trackFunnelStep } from '@/lib/browser/analytics/funnel'
import { type AddressInput, readPreferences, storePreferences } from '@/lib/browser/storage/delivery-preferences'
import { isNearAny } from '@/lib/domain/distance'
import { namesTown } from '@/lib/domain/ordering/delivery/named-town'
import type { DeliveryMode } from '@/lib/domain/ordering/delivery/schema'
import type { City } from '@/lib/domain/restaurant/schema'
import styles from './ordering-start.module.css'

export type OrderingWords = {
  mode: string
  delivery: string
  takeout: string
  submit: string
  missing: string
  present: string
  /** Text for an address without coordinates: it is checked when a restaurant is chosen. */
  unplaced: string
  /** Text for an address that is in or near none of the brand's cities. */
  outside: string
  toTakeout: string
  address: AddressWords
}

type Props = {
  id: string
  words: OrderingWords
  /** The brand's cities, to which it delivers. */
  cities: readonly Pick<City, 'location'>[]
  /** Slugs of large towns without delivery. */
  otherTowns: readonly string[]
  /** The delivery type of the URL; without one, that of the last visit. */
  mode?: DeliveryMode
  /** Above a delivery list, the form says that the address is missing. */
  asksForAddress?: boolean
  /** Above a list the form is compact. */
  isCompact?: boolean
  children?: React.ReactNode
}

const NO_ADDRESS: AddressInput = { text: '', address: null }

/**
 * Delivery or takeout, an address, and a link to /zamawiaj; the address stays in the browser. A press on a suggestion
 * with its number focuses the button, and only the button continues: 'Odbiór' can still be chosen. Ledger L049–L058,
 * contract C31.
 */
export function OrderingStart({
  id,
  words,
  cities,
  otherTowns,
  mode: requestedMode,
  asksForAddress = false,
  isCompact = false,
  children,
}: Props) {
  const [mode, setMode] = useState<DeliveryMode>(requestedMode ?? 'delivery')
  const [input, setInput] = useState(NO_ADDRESS)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    const stored = readPreferences()
    if (stored && !requestedMode) setMode(stored.mode)
    if (stored) setInput(stored.input)
  }, [requestedMode])

  // Reserved from the start, so that nothing moves when the last visit's address is filled in.
  const remark = input.address ? words.present : input.text.trim() === '' ? words.missing : words.unplaced

  // A text without coordinates is checked only for a town's name; the server checks the rest later.
  const isElsewhere = input.address ? !isNearAny(input.address, cities) : namesTown(input.text, otherTowns)
  const isOutside = mode === 'delivery' && isElsewhere

  function send(event: FormEvent): void {
    storePreferences(mode, input)
    if (isOutside) {
      event.preventDefault()
      document.getElementById(`${id}-address`)?.focus()
    } else {
      trackFunnelStep('search', { kind: 'order' })
    }
  }

  return (
    <form
      method="get"
      action="/zamawiaj"
      className={classNames(styles.form, isCompact && styles.compact)}
      onSubmit={send}
    >
      <SelectField
        id={`${id}-mode`}
        name="delivery"
        label={words.mode}
        value={mode}
        onChange={(event) => setMode(event.currentTarget.value as DeliveryMode)}
      >
        <option value="delivery">{words.delivery}</option>
        <option value="takeout">{words.takeout}</option>
      </SelectField>
      <AddressField
        id={`${id}-address`}
        words={words.address}
        value={input}
        onAddress={(next, moment) => {
          setInput(next)
          // The address is stored when it is chosen, not only on submit. Ledger L152, L232.
          if (next.address && moment === 'handled') storePreferences(mode, next)
        }}
        onPressed={() => button.current?.focus()}
        isOptional={mode === 'takeout'}
        hint={asksForAddress && mode === 'delivery' && !isOutside ? remark : undefined}
        error={isOutside ? words.outside : undefined}
      />
      {isOutside && (
        <Button type="button" variant="secondary" onClick={() => setMode('takeout')}>
          {words.toTakeout}
        </Button>
      )}
      {children}
      <div className={`above-1 ${styles.send}`}>
        <Button ref={button} type="submit" size={isCompact ? 'regular' : 'large'} wide>
          {words.submit}
        </Button>
      </div>
    </form>
  )
}
