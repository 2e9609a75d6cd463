'use client'

import { useState } from 'react'
import { minusPath } from '@/components/ui/icons/minus'
import { plusPath } from '@/components/ui/icons/plus'
import { Field } from './field'
import { describedBy, type FieldText } from './field-wiring'
import { Icon } from './icon'
import styles from './stepper.module.css'

type Props = FieldText & {
  name: string
  min: number
  max: number
  defaultValue: number
  /** Accessible names of the two buttons. */
  decreaseLabel: string
  increaseLabel: string
  onAmount?: (amount: number) => void
}

/** An amount between `min` and `max`, by two big buttons or by typing; the native input is what the form sends. */
export function Stepper({ name, min, max, defaultValue, decreaseLabel, increaseLabel, onAmount, ...text }: Props) {
  const [typed, setTyped] = useState(String(defaultValue))
  const amount = within(Number(typed) || min, min, max)

  function change(value: string) {
    setTyped(value)
    if (value !== '') onAmount?.(within(Number(value), min, max))
  }

  return (
    <Field {...text}>
      <span className={styles.stepper}>
        <Step
          label={decreaseLabel}
          icon={minusPath}
          disabled={amount <= min}
          onPress={() => change(String(amount - 1))}
        />
        <input
          {...describedBy(text)}
          {...{ name, min, max, value: typed }}
          type="number"
          inputMode="numeric"
          className={styles.amount}
          onChange={(event) => change(event.currentTarget.value)}
          onBlur={() => change(String(amount))}
        />
        <Step
          label={increaseLabel}
          icon={plusPath}
          disabled={amount >= max}
          onPress={() => change(String(amount + 1))}
        />
      </span>
    </Field>
  )
}

type StepProps = { label: string; icon: string; disabled: boolean; onPress: () => void }

function Step({ label, icon, disabled, onPress }: StepProps) {
  return (
    <button type="button" className={styles.step} aria-label={label} disabled={disabled} onClick={onPress}>
      <Icon path={icon} />
    </button>
  )
}

const within = (amount: number, min: number, max: number) => Math.min(max, Math.max(min, Math.round(amount)))
