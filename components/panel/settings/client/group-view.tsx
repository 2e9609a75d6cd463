'use client'
import { type MouseEvent, useContext } from 'react'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/form/field-error'
import { Notice } from '@/components/ui/notice'
import { interpolate } from '@/lib/domain/interpolate'
import { kmText } from '@/lib/domain/km-text'
import type { FormField } from '@/lib/domain/restaurant/settings/form/form-field'
import type { Press } from '@/lib/domain/restaurant/settings/form/press'
import { type Json, readPath, valueAt } from '@/lib/domain/restaurant/settings/parts'
import type { PanelPicture } from '@/lib/domain/restaurant/settings/wire'
import styles from '../settings.module.css'
import { type FieldProps, ProblemsContext, useActions, usePictures, useProblem } from './form-context'
import { PictureInput } from './picture-input'

/** Fields that belong together; an optional group is switched on and off. */
export function GroupView({ field, place, value }: FieldProps) {
  const { label, hint, fields = [], on, off } = field
  const isOff = value === null || value === undefined
  return (
    <fieldset id={place} className={`stack-3 shrinks ${styles.group}`}>
      <legend>{label}</legend>
      {hint && <p className="soft small">{hint}</p>}
      {!(isOff && on) && <Fields fields={fields.filter(({ isByHand }) => !isByHand)} place={place} value={value} />}
      <FieldError id={place} error={useProblem(place)} />
      {place === 'address' && <FarPoint place={place} value={value} />}
      <ByHand field={field} place={place} value={value} />
      {on && <Switch place={place} step={isOff ? 'on' : 'off'} label={isOff ? on : off} />}
    </fieldset>
  )
}

/** The press that opens the page on which the group's value is chosen, and its fields below a fold. */
function ByHand({ field: { fields = [], open, byHand }, place, value }: FieldProps) {
  const problems = useContext(ProblemsContext)
  const typed = fields.filter((field) => field.isByHand && isShown(field, value))
  if (!open) return null
  // Only what is typed can be wrong below the fold; that nothing is chosen yet is told at the press.
  const [own, list] = [typed.map(({ name }) => `${place}.${name}`), typed.find(({ kind }) => kind === 'list')]
  const isWrong = Object.keys(problems).some((at) => own.some((one) => (list ? at.startsWith(`${one}[`) : at === one)))
  return (
    <>
      {list && <FieldError id={`${place}.open`} error={problems[`${place}.${list.name}`]} />}
      <p>
        <Button type="submit" name="press" value={`open|${place}`} variant="secondary">
          {open}
        </Button>
      </p>
      {typed.length > 0 && (
        <details className={styles.fold} open={isWrong || undefined}>
          <summary>{byHand}</summary>
          <Fields fields={typed} place={place} value={value} />
        </details>
      )}
    </>
  )
}

/** Tells that the typed point is far from where the list of streets has the address, and takes that one by a press. */
function FarPoint({ place, value }: { place: string; value: Json | undefined }) {
  const { change, farPoint, words } = useActions()
  if (!farPoint) return null
  const { address, lat, lng, km } = farPoint
  if (valueAt(value, ['lat']) === lat && valueAt(value, ['lng']) === lng) return null
  const take = (event: MouseEvent) => {
    event.preventDefault()
    change(`${place}.lat`, lat)
    change(`${place}.lng`, lng)
    // The press goes with its notice: the focus stays at what it has changed.
    const field = document.getElementById(`${place}.lat`)
    field?.closest('details')?.setAttribute('open', '')
    field?.focus()
  }
  return (
    <Notice kind="warning" role="status">
      <p>{interpolate(words.farPoint, { address, km: kmText(km) })}</p>
      <p className="pad-2">
        <Button type="submit" name="press" value={`point|${place}`} variant="secondary" onClick={take}>
          {words.takePoint}
        </Button>
      </p>
    </Notice>
  )
}

/** The one optional picture of an item. */
export function PictureGroup({ field, place, value }: FieldProps) {
  const { change, words } = useActions()
  const { learn } = usePictures()
  const { label, fields = [], on = '', off } = field
  const isNone = value === null || value === undefined
  const error = useProblem(place)
  const put = (picture: PanelPicture) => {
    if (valueAt(value, ['file']) === picture.file) return false
    learn(picture)
    change(place, { file: picture.file, alt: valueAt(value, ['alt']) ?? '' })
    return true
  }
  return (
    <fieldset id={place} className={`stack-3 shrinks ${styles.group} ${styles.pictured}`}>
      <legend>{label}</legend>
      {!isNone && <Fields fields={fields} place={place} value={value} />}
      <FieldError id={place} error={error} />
      <PictureInput isOne label={isNone ? on : words.picture.change} onPicture={put} />
      {!isNone && <Switch place={place} step="off" label={off} />}
    </fieldset>
  )
}

function Switch({ place, step, label }: { place: string; step: 'on' | 'off'; label: string | undefined }) {
  return (
    <p>
      <PressButton step={step} place={place} label={label} />
    </p>
  )
}

type PressProps = { step: Press['step']; place: string; label: string | undefined; variant?: 'secondary' | 'quiet' }

/** Button of a press, which the form makes itself with scripts. */
export function PressButton({ step, place, label, variant = 'secondary' }: PressProps) {
  const { press } = useActions()
  const make = (event: MouseEvent) => {
    event.preventDefault()
    press({ step, path: readPath(place) ?? [] })
  }
  return (
    <Button type="submit" name="press" value={`${step}|${place}`} variant={variant} onClick={make}>
      {label}
    </Button>
  )
}

type FieldsProps = { fields: readonly FormField[]; place: string; value: Json | undefined }

/** The fields of a group, without those that their neighbours make pointless. */
export function Fields({ fields, place, value }: FieldsProps) {
  const { Field } = useActions()
  const isList = Array.isArray(value)
  return (
    <div className={`stack-4 shrinks ${styles.fields}`}>
      {fields
        .filter((field) => isShown(field, value))
        .map((field) => {
          const own = isList ? `${place}[${field.name}]` : place ? `${place}.${field.name}` : field.name
          const inner = valueAt(value, [isList ? Number(field.name) : field.name])
          return <Field key={field.name} field={shownAs(field, value)} place={own} value={inner} />
        })}
    </div>
  )
}

function isShown({ shownWith }: FormField, value: Json | undefined): boolean {
  return !shownWith || shownWith.values.includes(String(valueAt(value, [shownWith.name])))
}

const AS_MONEY = new WeakMap<FormField, FormField>()
const AS_PERCENT = new WeakMap<FormField, FormField>()

// The same object each time, so that unchanged fields are not rendered again.
function shownAs(field: FormField, value: Json | undefined): FormField {
  if (field.kind !== 'amount') return field
  const isMoney = valueAt(value, ['type']) !== 'percent'
  const known = isMoney ? AS_MONEY : AS_PERCENT
  const shown = known.get(field) ?? (isMoney ? { ...field, kind: 'grosze' } : { ...field, kind: 'number', unit: '%' })
  known.set(field, shown as FormField)
  return shown as FormField
}
