'use client'
import { useContext } from 'react'
import { CheckboxField } from '@/components/ui/form/checkbox-field'
import { FieldError } from '@/components/ui/form/field-error'
import { NO_CHOICE } from '@/lib/domain/restaurant/settings/form/read-fields'
import styles from '../settings.module.css'
import { ChoicesContext, type FieldProps, useActions, useProblem } from './form-context'

/** Choice of several values; where an answer is optional, 'not stated' is a choice that clears the others. */
export function ChoicesView({ field, place, value }: FieldProps) {
  const { change } = useActions()
  const dynamic = useContext(ChoicesContext)
  const { label, hint, choices = [], none } = field
  const options = typeof choices === 'string' ? dynamic[choices] : choices
  const chosen = (Array.isArray(value) ? value : []).map(String)
  const isNone = value === null || value === undefined
  const deleted = chosen.filter((one) => !options.some((option) => option.value === one))
  const error = useProblem(place)
  if (choices === 'questions' && options.length + deleted.length === 0) return null
  const choose = (choice: string, isChosen: boolean) => {
    const all = isChosen ? [...chosen, choice] : chosen.filter((one) => one !== choice)
    change(place, all)
  }
  return (
    <fieldset
      id={place}
      className={`stack-3 shrinks ${styles.choices}`}
      aria-describedby={hint ? `${place}-hint` : undefined}
    >
      <legend>{label}</legend>
      {hint && (
        <p id={`${place}-hint`} className="soft small">
          {hint}
        </p>
      )}
      <input type="hidden" name={`${place}{}`} value="" />
      {none && (
        <CheckboxField
          id={`${place}{${NO_CHOICE}}`}
          name={`${place}{${NO_CHOICE}}`}
          label={none}
          checked={isNone}
          onChange={(event) => change(place, event.target.checked ? null : [])}
        />
      )}
      <div className={styles.options}>
        {[...options, ...deleted.map((one) => ({ value: one, label: one }))].map((option) => (
          <CheckboxField
            key={option.value}
            id={`${place}{${option.value}}`}
            name={`${place}{${option.value}}`}
            label={option.label}
            checked={chosen.includes(option.value)}
            onChange={(event) => choose(option.value, event.target.checked)}
          />
        ))}
      </div>
      <FieldError id={place} error={error} />
    </fieldset>
  )
}
