'use client'

import { useEffect, useRef, useState } from 'react'
import type { PeopleWords } from '@/components/search/field-words'
import { NumberField } from '@/components/ui/form/number-field'
import { SelectField } from '@/components/ui/form/select-field'
import {
  clampPartySize,
  isLargerParty,
  LARGER_PARTY,
  LARGER_PARTY_VALUE,
  MAX_PARTY_SIZE,
  NUMERIC_MAX,
  NUMERIC_MIN,
  PARTY_SIZE_OPTIONS,
  readPartySize,
} from '@/lib/domain/reservation/availability/party-size'
import styles from './fields.module.css'

type Props = {
  id: string
  label: string
  words: PeopleWords
  /** The initial number of people; a new `key` resets the field. */
  defaultValue: number
  onPartySize?: (partySize: number) => void
  error?: string
  fieldClassName?: string
}

/**
 * A native select of 13 options that becomes a number field from 11 people, and a select again when it is left with
 * fewer. Without JavaScript there is only the select. One restaurant's field offers the sizes that it takes online.
 * Ledger L213–L220, readings A3, A4, contract C2.
 */
export function PartySizeField({ words, defaultValue, onPartySize, ...field }: Props) {
  const { most = MAX_PARTY_SIZE } = words
  const [partySize, setPartySize] = useState(defaultValue)
  const [isNumeric, setNumeric] = useState(isLargerParty(String(defaultValue)))
  const [isChosen, setChosen] = useState(false)

  function take(next: number) {
    setPartySize(next)
    onPartySize?.(next)
  }

  function choose(value: string) {
    setChosen(isLargerParty(value))
    setNumeric(isLargerParty(value))
    take(readPartySize(value) ?? partySize)
  }

  if (isNumeric) {
    const leave = () => setNumeric(isLargerParty(String(partySize)))
    return (
      <PartySizeNumber
        {...field}
        partySize={partySize}
        isChosen={isChosen}
        limit={words.limit}
        most={most}
        onTake={take}
        onLeave={leave}
      />
    )
  }
  return (
    <SelectField
      {...field}
      name="peopleAmount"
      value={String(partySize)}
      onChange={(event) => choose(event.currentTarget.value)}
    >
      {PARTY_SIZE_OPTIONS.map(
        (size, index) =>
          (size <= most || size === partySize) && (
            <option key={size} value={size}>
              {words.options[index]}
            </option>
          ),
      )}
      {most >= LARGER_PARTY && <option value={LARGER_PARTY_VALUE}>{words.larger}</option>}
    </SelectField>
  )
}

type NumberProps = Pick<Props, 'id' | 'label' | 'error' | 'fieldClassName'> & {
  partySize: number
  /** The diner has just opened the field, so it takes the focus. */
  isChosen: boolean
  limit: string
  most: number
  onTake: (partySize: number) => void
  onLeave: () => void
}

function PartySizeNumber({ partySize, isChosen, limit, most, onTake, onLeave, fieldClassName, ...field }: NumberProps) {
  const [typed, setTyped] = useState(String(partySize))
  const [isOverLimit, setOverLimit] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (isChosen) input.current?.select()
    if (isChosen) input.current?.focus()
  }, [isChosen])

  function type(text: string) {
    const size = readPartySize(text)
    setOverLimit(size !== null && size > MAX_PARTY_SIZE)
    // The value is empty for a moment while a digit is replaced by another.
    setTyped(size === null ? '' : String(clampPartySize(size)))
    if (size !== null) onTake(clampPartySize(size))
  }

  function leave() {
    setTyped(String(partySize))
    onLeave()
  }

  return (
    <div className={fieldClassName}>
      <NumberField
        {...field}
        ref={input}
        name="peopleAmount"
        min={NUMERIC_MIN}
        max={Math.min(NUMERIC_MAX, most)}
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={leave}
      />
      {isOverLimit && (
        <p role="alert" className={`small semibold leading ${styles.remark}`}>
          {limit}
        </p>
      )}
    </div>
  )
}
