'use client'
import { memo, useContext } from 'react'
import { CheckboxField } from '@/components/ui/form/checkbox-field'
import { SelectField } from '@/components/ui/form/select-field'
import { TextArea } from '@/components/ui/form/text-area'
import { TextField } from '@/components/ui/form/text-field'
import { type FieldKind, fieldText, hasPicture } from '@/lib/domain/restaurant/settings/form/form-field'
import { ChoicesView } from './choices-view'
import { ChoicesContext, type FieldProps, useActions, useLinesProblem, useProblem } from './form-context'
import { GroupView, PictureGroup } from './group-view'
import { ListView } from './list-view'
import { PictureView } from './picture-view'

/** One field of a form for a part, of any kind. Contract C37. */
export const FieldView = memo(function FieldView({ field, place, value }: FieldProps) {
  switch (field.kind) {
    case 'picture':
      return <PictureView place={place} value={value} />
    case 'group':
      if (hasPicture(field)) return <PictureGroup field={field} place={place} value={value} />
      return <GroupView field={field} place={place} value={value} />
    case 'list':
      return <ListView field={field} place={place} value={value} />
    case 'choices':
      return <ChoicesView field={field} place={place} value={value} />
    case 'choice':
      return <OneChoice field={field} place={place} value={value} />
    case 'flag':
      return <Flag field={field} place={place} value={value} />
    default:
      return <Typed field={field} place={place} value={value} />
  }
})

const TYPES: Partial<Record<FieldKind, string>> = { email: 'email', tel: 'tel', url: 'url', date: 'date', time: 'time' }
const KEYBOARDS: Partial<Record<FieldKind, 'decimal' | 'email' | 'tel' | 'url'>> = {
  grosze: 'decimal',
  number: 'decimal',
  amount: 'decimal',
  email: 'email',
  tel: 'tel',
  url: 'url',
}

function Typed({ field, place, value }: FieldProps) {
  const { change, words } = useActions()
  const error = useLinesProblem(place)
  const { kind, label, hint, unit, isOptional } = field
  const own = {
    id: place,
    name: place,
    label: unit ? `${label} (${unit})` : label,
    hint,
    error,
    optionalText: isOptional ? words.optional : undefined,
    value: fieldText(kind, value),
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => change(place, event.target.value),
  }
  if (kind === 'prose' || kind === 'lines') return <TextArea {...own} rows={kind === 'lines' ? 2 : 3} />
  // The end of a day is no clock time: a time field refuses it.
  const isMidnight = kind === 'time' && own.value === '24:00'
  return <TextField {...own} type={isMidnight ? 'text' : (TYPES[kind] ?? 'text')} inputMode={KEYBOARDS[kind]} />
}

function Flag({ field: { label, hint }, place, value }: FieldProps) {
  const { change } = useActions()
  return (
    <>
      <input type="hidden" name={place} value="" />
      <CheckboxField
        id={place}
        name={place}
        value="true"
        label={label}
        hint={hint}
        error={useProblem(place)}
        checked={value === true}
        onChange={(event) => change(place, event.target.checked)}
      />
    </>
  )
}

function OneChoice({ field, place, value }: FieldProps) {
  const { change, words } = useActions()
  const dynamic = useContext(ChoicesContext)
  const { label, hint, choices = [] } = field
  const options = typeof choices === 'string' ? dynamic[choices] : choices
  const chosen = value === null || value === undefined ? '' : String(value)
  const isListed = options.some((option) => option.value === chosen)
  return (
    <SelectField
      id={place}
      name={place}
      label={label}
      hint={hint}
      error={useProblem(place)}
      value={chosen}
      onChange={(event) => change(place, event.target.value)}
    >
      {!isListed && <option value={chosen}>{chosen || words.choose}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </SelectField>
  )
}
