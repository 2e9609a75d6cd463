'use client'
import { memo, useContext } from 'react'
import { Badge } from '@/components/ui/badge'
import { classNames } from '@/components/ui/class-names'
import { FieldError } from '@/components/ui/form/field-error'
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden'
import { type FormField, hasPicture } from '@/lib/domain/restaurant/settings/form/form-field'
import { type Json, readPath, valueAt } from '@/lib/domain/restaurant/settings/parts'
import { formatDayShort } from '@/lib/domain/time/dates-pl'
import { isLocalDate, type LocalDate } from '@/lib/domain/time/time'
import styles from '../settings.module.css'
import {
  type FieldProps,
  type FormActions,
  NewItemsContext,
  ProblemsContext,
  useActions,
  useProblem,
} from './form-context'
import { Fields, PressButton } from './group-view'
import { PictureAdder } from './picture-view'
import { RowGrip, RowSteps, StepButton } from './row-steps'
import { type RowMoves, useRowMoves } from './use-row-moves'

/** Items of one kind, in their order: each can be moved, copied and removed. */
export function ListView({ field, place, value }: FieldProps) {
  const { press, words } = useActions()
  const { label, hint, item, add, isFixed } = field
  const items = Array.isArray(value) ? value : []
  const error = useProblem(place)
  const { list, announcement, moves } = useRowMoves({
    names: items.map((one, i) => nameOf(one, words) || `${item?.label} ${i + 1}`),
    move: (from, to) => press({ step: 'move', path: [...(readPath(place) ?? []), from], which: to }),
    words,
  })
  if (!item) return null
  return (
    <fieldset id={place} className={`stack-3 shrinks ${styles.list}`}>
      <legend>{label}</legend>
      {hint && <p className="soft small">{hint}</p>}
      <FieldError id={place} error={error} />
      {items.length > 0 && (
        <ol className="stack-3" ref={list}>
          {items.map((one, i) => (
            <Item
              // biome-ignore lint/suspicious/noArrayIndexKey: an item has no name but its place, which is its name in the form.
              key={i}
              field={field}
              item={item}
              place={`${place}[${i}]`}
              value={one}
              no={i}
              isLast={i === items.length - 1}
              moves={moves}
            />
          ))}
        </ol>
      )}
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
      <Proposals field={field} place={place} items={items} />
      {hasPicture(item) && <PictureAdder place={place} label={add ?? ''} items={items} />}
      {!isFixed && !hasPicture(item) && (
        <p>
          <PressButton step="add" place={place} label={add} />
          {field.hasWeekLater && items.length > 0 && (
            <PressButton step="later" place={place} label={words.weekLater} variant="quiet" />
          )}
        </p>
      )}
    </fieldset>
  )
}

type ProposalsProps = { field: FormField; place: string; items: readonly Json[] }

/** Proposed items: public holidays for which no hours are set yet. */
function Proposals({ field, place, items }: ProposalsProps) {
  const { press, words } = useActions()
  const dates = items.map((one) => valueAt(one, ['date']))
  const open = (field.proposals ?? []).flatMap((one, which) =>
    dates.includes(valueAt(one.item, ['date'])) ? [] : [{ ...one, which }],
  )
  if (open.length === 0) return null
  return (
    <div className="stack-1">
      <p className="soft small">{words.proposals}</p>
      <p className={`flex wrap relative ${styles.steps}`}>
        {open.map(({ label, which }) => (
          <StepButton
            key={label}
            press={`add|${place}|${which}`}
            label={label}
            onClick={(event) => {
              event.preventDefault()
              press({ step: 'add', path: readPath(place) ?? [], which })
            }}
          />
        ))}
      </p>
    </div>
  )
}

type ItemProps = {
  field: FormField
  item: FormField
  place: string
  value: Json
  no: number
  isLast: boolean
  moves: RowMoves
}

const Item = memo(function Item({ field, item, place, value, no, isLast, moves }: ItemProps) {
  const { Field, press, words } = useActions()
  const problems = useContext(ProblemsContext)
  const isNew = useContext(NewItemsContext).includes(place)
  const name = nameOf(value, words) || `${item.label} ${no + 1}`
  if (field.isFixed) {
    return (
      <li id={`${place}-item`} className={styles.day}>
        <Field field={{ ...item, label: words.weekdays[no] ?? '' }} place={place} value={value} />
      </li>
    )
  }
  const fields = item.fields ? (
    <Fields fields={item.fields} place={place} value={value} />
  ) : (
    <Field field={item} place={place} value={value} />
  )
  const isPicture = hasPicture(item)
  const steps = (
    <RowSteps
      place={place}
      name={name}
      no={no}
      isLast={isLast}
      words={words}
      moves={moves}
      isOnly={isPicture}
      hasGrip={field.isFolded}
      isShared={field.isShared && valueAt(value, ['type']) !== 'set' && name !== ''}
      onStep={(step) => press({ step, path: readPath(place) ?? [] })}
    />
  )
  const kind = field.isFolded ? styles.folded : 'anywhere'
  const isWrong = Object.keys(problems).some((one) => one.startsWith(place))
  return (
    <li
      id={`${place}-item`}
      className={classNames('stack-2 at-start framed relative padded', styles.item, kind, isPicture && styles.pictured)}
    >
      {isPicture && no === 0 && (
        <Badge kind="accent" className="self-start">
          {words.picture.cover}
        </Badge>
      )}
      {field.isFolded ? (
        <>
          <RowGrip name={name} no={no} isLast={isLast} words={words} moves={moves} />
          <details className={styles.fold} open={isWrong || isNew || !nameOf(value, words) || undefined}>
            <summary>
              {name}
              {isWrong && <span className="danger small">{words.wrong}</span>}
            </summary>
            {fields}
            {steps}
          </details>
        </>
      ) : (
        <>
          {fields}
          {steps}
        </>
      )}
    </li>
  )
})

/** Name of an item, from its fields; a special day with its weekday, hours and reason. */
function nameOf(value: Json, words: FormActions['words']): string {
  const date = valueAt(value, ['date'])
  if (typeof date === 'string' && isLocalDate(date)) return dayName(value, date, words)
  for (const key of ['name', 'title', 'code', 'text', 'alt']) {
    const found = valueAt(value, [key])
    if (typeof found === 'string' && found) return found
  }
  return ''
}

function dayName(value: Json, date: LocalDate, words: FormActions['words']): string {
  const intervals = valueAt(value, ['intervals'])
  const hours = (Array.isArray(intervals) ? intervals : []).map(
    (one) => `${valueAt(one, ['open']) ?? ''}–${valueAt(one, ['close']) ?? ''}`,
  )
  const said = [hours.join(', ') || words.closed, valueAt(value, ['note'])].filter(Boolean).join(', ')
  return `${formatDayShort(date)} ${date.slice(0, 4)}: ${said}`
}
