'use client'
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { callPanel, type PanelAnswer } from '@/lib/browser/panel/call-panel'
import { readTypedForm, storeTypedForm, type TypedForm } from '@/lib/browser/panel/typed-form'
import { isItem, isSameItem } from '@/lib/domain/restaurant/file/list-items'
import { type Json, readPath, type SettingsPart, valueAt } from '@/lib/domain/restaurant/settings/parts'
import { placeOfItem } from '@/lib/domain/restaurant/settings/place-of-item'
import type { PanelPicture, SettingsView, ShownPicture } from '@/lib/domain/restaurant/settings/wire'
import { announceRevision, useDraftRevision } from './draft-revision'

/**
 * `saved` in the draft; `waiting` for a pause in typing; `failed`: no answer, tried again; the other states need the
 * person. `gone`: another tab deleted the item.
 */
export type DraftState =
  | 'clean'
  | 'waiting'
  | 'saving'
  | 'saved'
  | 'failed'
  | 'signedOut'
  | 'elsewhere'
  | 'gone'
  | 'tooLarge'

interface Given {
  restaurantId: number
  part: SettingsPart
  /** Place of the form in the part; '' for all of it. */
  at: string
  value: Json
  pictures?: Readonly<Record<string, ShownPicture>>
  revision: number | null
  /** Version that the value was merged with when the page was made. */
  version: number | null
  problems: Readonly<Record<string, string>>
  /** `value` has only some fields of the item at `at`. */
  isPartial: boolean
  farPoint?: SettingsView['far_point']
  /** Number of that item, where its fields have none. */
  itemId?: Json
  /** Words for the text typed over a value. */
  textOf?: (value: Json, seen: Json) => string
}

const PAUSE_MS = 700
const RETRY_MS = 4000
const STATES: Record<string, DraftState> = {
  unauthorized: 'signedOut',
  changed_meanwhile: 'elsewhere',
  too_large: 'tooLarge',
}

/**
 * Saves typed values in the draft, a moment after the last key, and in this tab until the draft has them: an outage or
 * an ended session loses nothing. Contract C37.
 */
export function useDraft(given: Given) {
  const { restaurantId, part, at, isPartial, version, textOf } = given
  const [value, setValue] = useState(given.value)
  const [problems, setProblems] = useState(given.problems)
  const [pictures, setPictures] = useState(given.pictures ?? {})
  const [farPoint, setFarPoint] = useState(given.farPoint ?? null)
  const [state, setState] = useState<DraftState>('clean')
  const [refusal, setRefusal] = useState('')
  /** Where the item is now, if another tab moved it. */
  const [place, setPlace] = useState('')
  const [revision, setRevision] = useState(given.revision)
  const current = useRef({
    value: given.value,
    /** Value that the server has at `revision`. */
    seen: given.value,
    revision: given.revision,
    /** May another tab have changed the draft since `revision`? */
    isBehind: false,
    saving: null as Promise<PanelAnswer> | null,
    isDirty: false,
  })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // An item's place changes, as when another tab moves a dish: its own number finds it again.
  const id = valueAt(given.value, ['id']) ?? given.itemId
  const storageName = `${restaurantId}/${part}/${id ?? at}`

  const later = (ms: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void save(), ms)
  }
  const save = async () => {
    const own = current.current
    if (own.saving || !own.isDirty) return
    own.isDirty = false
    setState('saving')
    const { value: sent, seen, isBehind, revision: before } = own
    const body = { revision: own.revision, version, at, value: sent, is_partial: isPartial, is_brief: true }
    own.saving = callPanel(restaurantId, 'PUT', `settings/parts/${part}/draft`, isBehind ? { ...body, seen } : body)
    const answer = await own.saving
    own.saving = null
    if (!answer.ok) {
      own.isDirty = true
      own.isBehind = answer.code === 'changed_meanwhile' && !isBehind
      if (own.isBehind) return save()
      const next = STATES[answer.code] ?? 'failed'
      const present = next === 'elsewhere' && valueIn(answer.current)
      const now = present ? placeOfItem(present, at, seen, id) : ''
      setPlace(now ?? '')
      setState(now === null ? 'gone' : next)
      // Without a number it is stored by its place.
      if (now && id === undefined) storeTypedForm(`${restaurantId}/${part}/${now}`, typedForm())
      setRefusal(next === 'tooLarge' ? answer.message : '')
      if (next === 'failed') later(RETRY_MS)
      return
    }
    setRefusal('')
    const view = answer.value as SettingsView
    own.seen = sent
    setProblems(view.problems)
    setFarPoint(view.far_point ?? null)
    setPictures((known) => ({ ...known, ...view.pictures }))
    // The other tab's typing is shown once this one rests; until then its revision is not this form's.
    if (isBehind && own.isDirty) return later(PAUSE_MS)
    if (isBehind) {
      own.value = fieldsOf(valueAt(view.value as Json, readPath(at) ?? []), isPartial ? sent : null)
      own.seen = own.value
      own.isBehind = false
      setValue(own.value)
    }
    own.revision = view.revision
    setRevision(view.revision)
    // The other forms have not got what was laid over: theirs stays the revision that they were made of.
    if (!isBehind) announceRevision(before, view.revision)
    if (own.isDirty) return later(PAUSE_MS)
    setState('saved')
    storeTypedForm(storageName, null)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is there: a form that this tab stored earlier.
  useEffect(() => {
    const typed = readTypedForm(storageName)
    if (typed && isEnded(typed, given)) storeTypedForm(storageName, null)
    else if (typed && (at === '' || !isOtherItem(typed.seen, given.value))) {
      Object.assign(current.current, { seen: typed.seen, revision: typed.revision, isBehind: true })
      edit(() => typed.value)
    }
    return () => clearTimeout(timer.current)
  }, [])

  const edit = (change: (value: Json) => Json) => {
    const own = current.current
    own.value = change(own.value)
    own.isDirty = true
    setValue(own.value)
    setState((now) => (['signedOut', 'elsewhere', 'gone'].includes(now) ? now : 'waiting'))
    storeTypedForm(storageName, typedForm())
    later(PAUSE_MS)
  }

  const typedForm = (): TypedForm => {
    const { value, seen, revision } = current.current
    return { value, seen, revision, version, ...(at && { at, id, text: textOf?.(value, seen) }) }
  }

  /** The form is posted in its present state, once no save is under way: the form would not know its revision. */
  const submit = (event: FormEvent<HTMLFormElement>) => {
    clearTimeout(timer.current)
    const { saving, isDirty } = current.current
    if (!saving) {
      if (isDirty) storeTypedForm(storageName, { ...typedForm(), isPosted: true })
      return
    }
    event.preventDefault()
    const { currentTarget: form } = event
    const { submitter } = event.nativeEvent as SubmitEvent
    void saving.then(() => setTimeout(() => form.requestSubmit(submitter)))
  }
  const seen = useCallback(() => current.current.seen, [])
  const onRevision = useCallback((before: number | null, newRevision: number | null) => {
    if (current.current.revision !== before) return
    current.current.revision = newRevision
    setRevision(newRevision)
  }, [])
  useDraftRevision(onRevision)
  const learn = useCallback((picture: PanelPicture) => {
    setPictures((known) => ({ ...known, [picture.file]: picture }))
  }, [])
  return { value, seen, pictures, learn, problems, farPoint, state, refusal, place, revision, edit, submit }
}

/** The part's present value in a refusal. */
function valueIn(current: unknown): Json | null {
  return valueAt(current as Json, ['value']) ?? null
}

/** Does the stored form belong to a draft that was thrown away, or published? Typed again, it would take back what came since. */
function isEnded(typed: TypedForm, { revision, version }: Pick<Given, 'revision' | 'version'>): boolean {
  const isOtherVersion = typed.version !== version
  if (typed.isPosted) return isOtherVersion || typed.revision !== revision
  return revision === null && (isOtherVersion || typed.revision !== null)
}

/** Was the stored form one of another item of the list? */
function isOtherItem(stored: Json, shown: Json): boolean {
  return [stored, shown].every(isItem) && !isSameItem(stored, shown)
}

/** The form's own fields of an item that another tab may have changed, too; all of them where `form` is null. */
function fieldsOf(item: Json | undefined, form: Json | null): Json {
  if (form === null || typeof form !== 'object' || Array.isArray(form)) return item ?? null
  return Object.fromEntries(Object.entries(form).map(([name, typed]) => [name, valueAt(item ?? {}, [name]) ?? typed]))
}
