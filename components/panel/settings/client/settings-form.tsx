'use client'
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { HiddenFields } from '@/components/ui/form/hidden-fields'
import { Notice } from '@/components/ui/notice'
import { PANEL_PATH } from '@/lib/domain/panel/access/paths'
import { editList } from '@/lib/domain/restaurant/settings/edit-list'
import {
  type Choice,
  type FormField,
  fieldName,
  tableNames,
  withShownAmount,
} from '@/lib/domain/restaurant/settings/form/form-field'
import { type Press, pressed } from '@/lib/domain/restaurant/settings/form/press'
import { typedText } from '@/lib/domain/restaurant/settings/form/typed-text'
import { settingsPageOf } from '@/lib/domain/restaurant/settings/pages'
import {
  type Json,
  type PartValue,
  type Path,
  readPath,
  type SettingsPart,
  setAt,
  valueAt,
} from '@/lib/domain/restaurant/settings/parts'
import { withRenamedJoins } from '@/lib/domain/restaurant/settings/renamed-tables'
import type { SettingsView, ShownPicture } from '@/lib/domain/restaurant/settings/wire'
import styles from '../settings.module.css'
import { FieldView } from './field-view'
import {
  ActionsContext,
  ChoicesContext,
  type FormActions,
  NewItemsContext,
  PicturesContext,
  ProblemsContext,
} from './form-context'
import { Fields } from './group-view'
import { type DraftState, useDraft } from './use-draft'
import { useNewItems } from './use-new-items'

/** Field names of the form itself. */
const NAMES = ['part', 'at', 'revision', 'version', 'press', 'rows']

/** Longest text of what a form was made of that fits beside its fields into the body of a post. */
const MAX_MADE_OF = 12_000

function madeOfText(value: Json): string {
  const text = JSON.stringify(value)
  return text.length > MAX_MADE_OF ? '' : text
}

type Props = {
  restaurantId: number
  part: SettingsPart
  /** Fields of the part, or of the edited item. */
  fields: readonly FormField[]
  /** Place of the item in the part; '' for all of it. */
  at: string
  value: Json
  /** Pictures that the form names. */
  pictures?: Readonly<Record<string, ShownPicture>>
  revision: number | null
  /** Version that the value was merged with. */
  version: number | null
  problems: Readonly<Record<string, string>>
  /** Choices from the menu, where the form needs them. */
  menu?: Readonly<Partial<Record<'dishes' | 'categories' | 'questions', readonly Choice[]>>>
  /** The value has only some fields of its item; the others stay. */
  isPartial?: boolean
  /** Number of the item, where the value has none. */
  itemId?: Json
  /** Where the list of streets has the address, if the typed point is far from it. */
  farPoint?: SettingsView['far_point']
  words: FormActions['words']
  /** The rows of a list whose items have pages of their own. */
  children?: ReactNode
}

/**
 * The form of a part: saved while typing, checked and published on the next page; without scripts by its buttons.
 * Contract C37.
 */
export function SettingsForm({
  restaurantId,
  part,
  fields,
  at,
  menu,
  isPartial = false,
  words,
  children,
  ...given
}: Props) {
  const textOf = (value: Json, seen: Json) => typedText(fields, value, seen)
  const draft = useDraft({ restaurantId, part, at, isPartial, textOf, ...given })
  const edit = useRef(draft.edit)
  edit.current = draft.edit
  const form = useRef<HTMLFormElement>(null)
  const posted = useRef(draft.value)
  posted.current = draft.value
  const { seen, farPoint } = draft
  const added = useNewItems(form, draft.problems)
  const newItems = useRef(added)
  newItems.current = added
  const madeOf = useMemo(() => madeOfText(given.value), [given.value])
  const base = useMemo(() => readPath(at) ?? [], [at])
  const inside = useCallback((path: Path) => path.slice(base.length), [base])
  const actions = useMemo<FormActions>(
    () => ({
      words,
      farPoint,
      Field: FieldView,
      change: (place, value) =>
        edit.current((now) => {
          const path = inside(readPath(place) ?? [])
          const next = withShownAmount(now, setAt(now, path, value), path)
          return part === 'tables' ? withRenamedJoins(now as PartValue, next as PartValue) : next
        }),
      append: (place, item) =>
        edit.current(
          (now) => editList(now as PartValue, { step: 'add', path: inside(readPath(place) ?? []), item }) as Json,
        ),
      press: (press: Press) => {
        const path = inside(press.path)
        const list = valueAt(posted.current, path)
        if (press.step === 'add' || press.step === 'later')
          newItems.current.add(fieldName([...press.path, Array.isArray(list) ? list.length : 0]))
        else newItems.current.forget()
        edit.current((now) => pressed(now as PartValue, { ...press, path }, fields))
      },
    }),
    [words, farPoint, part, fields, inside],
  )
  const tables = tableNames(draft.value).join('\n')
  const choices = useMemo(
    () => ({
      dishes: [],
      categories: [],
      questions: [],
      ...menu,
      tables: tables ? tables.split('\n').map((name) => ({ value: name, label: name })) : [],
    }),
    [menu, tables],
  )
  // Rows added or removed by a press have no place yet in the server's draft: with scripts the whole value is posted.
  useEffect(() => {
    const post = ({ formData }: FormDataEvent) => {
      for (const name of [...formData.keys()]) if (!NAMES.includes(name)) formData.delete(name)
      formData.set('value', JSON.stringify(posted.current))
      formData.set('seen', JSON.stringify(seen()))
    }
    const { current } = form
    current?.addEventListener('formdata', post)
    return () => current?.removeEventListener('formdata', post)
  }, [seen])
  const { pictures, learn } = draft
  const shown = useMemo(() => ({ restaurantId, pictures, learn }), [restaurantId, pictures, learn])
  // A link to a problem, and to an item that was just added, names a field.
  useEffect(() => {
    const field = document.querySelector(':target')
    if (!(field instanceof HTMLElement) || !form.current?.contains(field)) return
    field.closest('details')?.setAttribute('open', '')
    if (at !== '' && field instanceof HTMLInputElement && field.value === '') newItems.current.add(at)
    field.focus()
  }, [at])
  const links: Partial<Record<DraftState, { href: string; text: string }>> = {
    signedOut: { href: PANEL_PATH, text: words.signIn },
    elsewhere: { href: settingsPageOf(restaurantId, part, draft.place), text: words.reload },
  }
  const link = links[draft.state === 'gone' ? 'elsewhere' : draft.state]
  const elsewhere = Object.entries(draft.problems).filter(([place]) => place.startsWith('/'))
  return (
    <form
      method="post"
      action={`/panel/form/${restaurantId}/settings`}
      className={`stack-4 shrinks ${styles.form}`}
      // Back may show another item at this address, which never gets the fields of the one before.
      autoComplete="off"
      noValidate
      id={at ? `${at}-item` : undefined}
      ref={form}
      onSubmit={draft.submit}
      onBlur={added.leave}
    >
      {/* Without scripts the form says what it was made of as it is; with scripts, what was saved since. */}
      <HiddenFields fields={{ part, at, revision: draft.revision, version: given.version, seen: madeOf }} />
      {/* The Enter key presses this button, which publishes nothing. */}
      <button type="submit" name="press" value="save" className={styles.enter} tabIndex={-1} aria-hidden="true" />
      {elsewhere.length > 0 && (
        <Notice kind="warning" title={words.elsewhere}>
          {elsewhere.map(([place, problem]) => (
            <p key={place}>{problem}</p>
          ))}
        </Notice>
      )}
      <ActionsContext value={actions}>
        <ProblemsContext value={added.problems}>
          <NewItemsContext value={added.places}>
            <ChoicesContext value={choices}>
              <PicturesContext value={shown}>
                <Fields fields={fields} place={at} value={valueAt(draft.value, [])} />
              </PicturesContext>
            </ChoicesContext>
          </NewItemsContext>
        </ProblemsContext>
      </ActionsContext>
      {children}
      <div className={`row-2 pad-2 ${styles.bar}`}>
        <p role="status" className={styles.state} data-state={draft.state}>
          {draft.refusal || words.states[draft.state]}
          {link && (
            <>
              {' '}
              <a href={link.href}>{link.text}</a>
            </>
          )}
        </p>
        <Button type="submit" name="press" value="preview" variant="secondary">
          {words.preview}
        </Button>
        <Button type="submit" name="press" value="save" variant="secondary">
          {words.save}
        </Button>
        <Button type="submit" name="press" value="review">
          {words.review}
        </Button>
      </div>
    </form>
  )
}
