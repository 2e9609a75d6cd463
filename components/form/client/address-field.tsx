'use client'

import { useRef, useState } from 'react'
import { comboboxRole } from '@/components/form/client/combobox-keys'
import { Listbox } from '@/components/form/client/listbox'
import { Field } from '@/components/ui/form/field'
import fieldStyles from '@/components/ui/form/field.module.css'
import { describedBy } from '@/components/ui/form/field-attributes'
import { Icon } from '@/components/ui/icon'
import { pinPath } from '@/components/ui/icons/pin'
import { type AddressSource, builtInAddressSource, isAddress } from '@/lib/browser/api/address-source'
import { mapsConfig } from '@/lib/browser/maps/config'
import { lazyMapsSource, type MapsSourceModule } from '@/lib/browser/maps/lazy-maps-source'
import { type AddressInput, storeLastUsedAddress } from '@/lib/browser/storage/delivery-preferences'
import { useCombobox } from './use-combobox'
import { useSelection } from './use-selection'

export type AddressWords = {
  label: string
  optional: string
  placeholder: string
  loading: string
  unknown: string
  suggestions: string
  recent: string
  house: string
}

/**
 * Reason of the address change: it was `typed`, `chosen` (shown at once), or the choice was `handled`, half a second
 * after the last of several and with the source's data (stored, too). Ledger L232.
 */
export type AddressMoment = 'typed' | 'chosen' | 'handled'

type Props = {
  id: string
  words: AddressWords
  value: AddressInput
  onAddress: (input: AddressInput, moment: AddressMoment) => void
  /**
   * A complete address was pressed and handled, and the diner is still in the field. Never after a key: keyboard users
   * keep the focus where it is.
   */
  onPressed?: () => void
  isOptional?: boolean
  /** A field of the house number stands beside it: a chosen address is shown as street and city. */
  isStreet?: boolean
  hint?: string
  error?: string
  source?: AddressSource
  fieldClassName?: string
}

/**
 * An address field with suggestions. It becomes a plain text field when their source fails, and while it is slow; the
 * input element stays the same. The input has no name, so that no address gets into a URL. Ledger L054–L056, L227–L233.
 */
export function AddressField({
  id,
  words,
  value,
  onAddress,
  onPressed,
  isOptional,
  isStreet,
  hint,
  error,
  fieldClassName,
  ...props
}: Props) {
  const text = isStreet && value.address ? `${value.address.street}, ${value.address.city}` : value.text
  const { source, touch } = useAddressSource(props.source)
  const isPressed = useRef(false)
  const selection = useSelection(source, (candidate) => {
    const address = isAddress(candidate) ? candidate : null
    if (address) storeLastUsedAddress(address)
    onAddress({ text: candidate.address, address }, 'handled')
    if (isPressed.current && address?.house && document.activeElement?.id === id) onPressed?.()
  })
  const combobox = useCombobox({
    source,
    text,
    onText: (text) => {
      selection.cancel()
      onAddress({ text, address: null }, 'typed')
    },
    onChoice: (candidate) => {
      onAddress({ text: candidate.address, address: isAddress(candidate) ? candidate : null }, 'chosen')
      selection.select(candidate)
    },
  })
  const { state } = combobox
  const isPlain = state.status === 'plain' || state.status === 'late'
  const lacksHouse = value.address !== null && !value.address.house
  const remark = lacksHouse ? words.house : hint

  return (
    <Field
      id={id}
      label={words.label}
      hint={remark}
      error={error}
      optionalText={isOptional ? words.optional : undefined}
      className={fieldClassName}
    >
      <span className="block relative">
        <input
          {...describedBy({ id, hint: remark, error })}
          {...(!isPlain && comboboxRole(id, state))}
          type="text"
          // An address is stored once it is chosen; its text alone has no coordinates.
          data-draft={value.address ? '' : undefined}
          className={fieldStyles.control}
          placeholder={words.placeholder}
          autoComplete="street-address"
          maxLength={120}
          value={text}
          onChange={(event) => {
            touch()
            combobox.type(event.currentTarget.value)
          }}
          onKeyDown={(event) => {
            isPressed.current = false
            combobox.press(event)
          }}
          onFocus={() => {
            touch()
            combobox.showLastUsed()
          }}
          onBlur={combobox.close}
        />
        <Listbox
          id={id}
          state={state}
          title={text.trim() ? words.suggestions : words.recent}
          loading={words.loading}
          unknown={words.unknown}
          keyOf={({ address, lat }) => `${address} ${lat}`}
          onChoose={(candidate) => {
            isPressed.current = true
            combobox.choose(candidate)
          }}
        >
          {({ address }) => (
            <>
              <Icon path={pinPath} size={20} />
              {address}
            </>
          )}
        </Listbox>
      </span>
    </Field>
  )
}

const load = (): Promise<MapsSourceModule> => import('@/lib/browser/maps/maps-address-source')

/**
 * The source of a field's suggestions: Google's where the page has a key. It is fetched when the field is first
 * touched, so that diners who do not use the field send nothing to Google. Ledger L281, docs/design/orders.md.
 */
function useAddressSource(given?: AddressSource) {
  const [source, setSource] = useState(given ?? builtInAddressSource)

  function touch() {
    const config = source === builtInAddressSource ? mapsConfig() : null
    if (config) setSource(lazyMapsSource(config, load))
  }

  return { source, touch }
}
