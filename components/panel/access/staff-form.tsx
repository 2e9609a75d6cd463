import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { HiddenFields } from '@/components/ui/form/hidden-fields'
import { NumberField } from '@/components/ui/form/number-field'
import { SelectField } from '@/components/ui/form/select-field'
import { TextArea } from '@/components/ui/form/text-area'
import { TextField } from '@/components/ui/form/text-field'
import type { FormAnswer } from '@/lib/domain/panel/access/form-answer'
import { formsPath } from '@/lib/domain/panel/access/paths'
import {
  type StaffFormDescription as Described,
  formKey,
  limitsOf,
  type StaffField,
} from '@/lib/domain/panel/form/staff-form'
import styles from './access.module.css'
import { isDone } from './answer-notice'

type Values = Readonly<Record<string, string | number | undefined>>
type Props = {
  form: Described
  /** Target of the forms; the console's without it. */
  to?: string
  answer: FormAnswer | null
  /** Hidden fields, among them the parameters of the form's call. */
  hidden?: Values
  /** Initial values of the fields. */
  values?: Values
  /** The same for an existing item: an unchanged choice changes nothing. */
  present?: Values
  /** Fields left out here. */
  without?: readonly string[]
  /** Choices offered here, instead of the form's own. */
  choices?: Readonly<Record<string, StaffField['options']>>
  /** Hints of fields, instead of their own. */
  hints?: Readonly<Record<string, string>>
  /** Values offered while one types. */
  suggestions?: Readonly<Record<string, readonly string[]>>
  /** Bounds of dates. */
  earliest?: Readonly<Record<string, string>>
  variant?: 'secondary'
  /** Label of the button, instead of the form's own. */
  submit?: string
  /** Id of what the button, or the press that opens it, is about. */
  describedBy?: string
  /** Further buttons. */
  buttons?: ReactNode
  /** Before the fields. */
  children?: ReactNode
}

/**
 * A described form; after a refusal the typed values stay, with the reason at their field. Works without scripts.
 * Contract C28.
 */
export function StaffForm({ form, answer, hidden = {}, values = {}, present = {}, ...props }: Props) {
  const { to = formsPath(null), without = [], choices, hints, suggestions, earliest } = props
  const { variant, submit, describedBy, buttons, children } = props
  const key = formKey(form, (name) => hidden[name])
  const refused = refusedOf(answer, key)
  const fields = Object.entries(form.fields).filter(([name]) => !without.includes(name))
  const chosen = fields.filter(([name, { options }]) => options && name in present)
  const unseen = Object.fromEntries(chosen.map(([name]) => [`present_${name}`, present[name]]))
  // A call that runs once needs a mark of the press: the page's, which its forms share, or one of this form.
  const marked = 'attempt' in hidden || form.call.isOnce
  const attempt = marked && (refused?.attempt ?? hidden.attempt ?? crypto.randomUUID())
  return (
    <form
      method="post"
      autoComplete="off"
      action={`${to}/${form.name}`}
      className={`stack-3 to-start pad-3 ${styles.form}`}
    >
      <HiddenFields fields={{ ...hidden, ...unseen, ...(attempt && { attempt }) }} />
      {children}
      {(form.groups ?? [null]).map((group) => {
        const own = fields.filter(([name]) => !group || group.fields.includes(name))
        const views = own.map(([name, field]) => (
          <FieldView
            key={name}
            id={`${key} ${name}`.replaceAll(' ', '-')}
            name={name}
            field={hints?.[name] ? { ...field, hint: hints[name] } : field}
            options={offeredTo(field, refused?.offered?.[name]) ?? choices?.[name]}
            offered={suggestions?.[name]}
            limits={limitsOf(form, name)}
            min={earliest?.[name]}
            value={refused?.values[name] ?? values[name] ?? present[name]}
            error={refused?.fields?.[name]}
          />
        ))
        return group ? <Group key={group.legend} id={key} {...group} views={views} /> : views
      })}
      <div className="row-2">
        <Button type="submit" variant={variant} aria-describedby={describedBy}>
          {submit ?? form.submit}
        </Button>
        {buttons}
      </div>
    </form>
  )
}

/** Values that a refusal offers for a field become a list; without a choice the field is typed anew. */
function offeredTo({ offerText = '' }: StaffField, offered: StaffField['options']): StaffField['options'] {
  return offered && [['', offerText], ...offered]
}

/** The answer, if it refuses this form. */
function refusedOf(answer: FormAnswer | null, key: string): FormAnswer | null {
  return answer?.form === key && !isDone(answer.code) ? answer : null
}

type FieldProps = {
  id: string
  name: string
  field: StaffField
  options: StaffField['options']
  offered: readonly string[] | undefined
  limits: ReturnType<typeof limitsOf>
  min: string | undefined
  value: string | number | undefined
  error: string | undefined
}

function FieldView({ id, name, field, offered, limits, min, value, error, options = field.options }: FieldProps) {
  const { label, hint, kind, notes, optionalText, isNeeded, maxLength = limits.maxLength } = field
  const common = {
    id,
    name,
    label,
    hint,
    error,
    optionalText,
    defaultValue: value,
    // A list that a refusal offers may stay without a choice: the field can be typed anew.
    required: (limits.required || isNeeded) && !(options && field.offerText),
  }
  if (options) {
    return (
      <>
        <SelectField {...common}>
          {options.map(([one, text]) => (
            <option key={one} value={one}>
              {text}
            </option>
          ))}
        </SelectField>
        {notes && (
          <ul className="stack-1 soft small">
            {options.map(([one]) => (
              <li key={one}>{notes[one]}</li>
            ))}
          </ul>
        )}
      </>
    )
  }
  if (limits.max !== undefined) return <NumberField {...common} min={limits.min} max={limits.max} />
  if (kind === 'date' || kind === 'time') return <TextField {...common} type={kind} min={min} />
  const text = { ...common, minLength: limits.minLength, maxLength, autoComplete: 'off' }
  if (kind === 'lines') return <TextArea {...text} />
  if (kind === 'email' || kind === 'tel') return <TextField {...text} type={kind} inputMode={kind} />
  if (kind === 'digits' || kind === 'money') return <TextField {...text} inputMode={KEYBOARDS[kind]} />
  if (kind === 'pin') return <PinField id={id} name={name} label={label} hint={hint} error={error} />
  if (!field.isVerbatim) return <TextField {...text} />
  const listId = offered && offered.length > 0 ? `${id}-offered` : undefined
  return (
    <>
      <TextField {...text} autoCapitalize="none" spellCheck={false} list={listId} />
      {listId && (
        <datalist id={listId}>
          {offered?.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      )}
    </>
  )
}

const KEYBOARDS = { digits: 'numeric', money: 'decimal' } as const

type GroupProps = NonNullable<Described['groups']>[number] & { id: string; views: ReactNode }

function Group({ id, legend, text, views }: GroupProps) {
  const textId = text && `${id.replaceAll(' ', '-')}-text`
  return (
    <>
      <fieldset className={`grid top full ${styles.fields}`} aria-describedby={textId}>
        <legend>{legend}</legend>
        {views}
      </fieldset>
      {text && (
        <p id={textId} className="soft">
          {text}
        </p>
      )}
    </>
  )
}

type PinFieldProps = { id: string; name: string; label: string; hint?: string; error?: string; autoFocus?: boolean }

/** Six digits, hidden; a keyboard of digits on a tablet. */
export function PinField({ id, name, label, hint, error, autoFocus }: PinFieldProps) {
  return (
    <TextField
      id={id}
      name={name}
      type="password"
      inputMode="numeric"
      pattern="[0-9]{6}"
      minLength={6}
      maxLength={6}
      autoComplete="off"
      required
      label={label}
      hint={hint}
      error={error}
      autoFocus={autoFocus}
      className={styles.pin}
    />
  )
}

type FoldedProps = Props & { id?: string; label: string; about?: string; text?: string; isOpen?: boolean }

/**
 * The same behind a first press, which opens it without scripts too; `text` explains the effect, where it cannot be
 * undone.
 */
export function FoldedForm({ id, label, about, text, isOpen = false, ...form }: FoldedProps) {
  const refused = refusedOf(
    form.answer,
    formKey(form.form, (name) => form.hidden?.[name]),
  )
  return (
    <details id={id} className={styles.more} open={isOpen || refused !== null}>
      <summary aria-label={about && `${label}: ${about}`} aria-describedby={form.describedBy}>
        {label}
      </summary>
      <StaffForm {...form}>
        {text && <p>{text}</p>}
        {form.children}
      </StaffForm>
    </details>
  )
}
