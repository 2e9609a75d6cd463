'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Badge } from '@/components/ui/badge'
import { FieldError } from '@/components/ui/form/field-error'
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden'
import { callPanel } from '@/lib/browser/panel/call-panel'
import type { ShownRows } from '@/lib/domain/restaurant/settings/form/press-now'
import type { Json } from '@/lib/domain/restaurant/settings/parts'
import type { SettingsView } from '@/lib/domain/restaurant/settings/wire'
import styles from '../settings.module.css'
import { announceRevision, useDraftRevision } from './draft-revision'
import type { FormActions } from './form-context'
import { RowSteps } from './row-steps'
import { useRowMoves } from './use-row-moves'

/** A category, a dish or a shared question in the list of its kind. */
interface MenuRow {
  /** Key that identifies the row wherever it is moved. */
  key: string
  /** Number, key or name, which finds it again where another tab has changed the list. */
  item: Json
  name: string
  about: string
  isWrong: boolean
}

type Props = {
  restaurantId: number
  /** The list in the part: `categories[0].products`. */
  list: string
  /** The item whose list it is, if any. */
  owner?: Json
  rows: readonly MenuRow[]
  /** URLs of the places' pages. */
  hrefs: readonly string[]
  revision: number | null
  version: number | null
  words: FormActions['words']
}

/** The rows of a menu's list; with scripts they are moved in place, without scripts by their form. Contract C37. */
export function MenuRows({ restaurantId, list: at, owner, rows: given, hrefs, revision, version, words }: Props) {
  const [rows, setRows] = useState(given)
  const [hasFailed, setFailed] = useState(false)
  const current = useRef({ revision, rows: given, work: Promise.resolve(), open: 0, isLeft: false })
  const posted = useRef<HTMLInputElement>(null)
  const onRevision = useCallback((before: number | null, newRevision: number | null) => {
    if (current.current.revision === before) current.current.revision = newRevision
  }, [])
  useDraftRevision(onRevision)
  const textOf = (shown: readonly MenuRow[]) =>
    JSON.stringify({ owner, items: shown.map(({ item }) => item) } satisfies ShownRows)

  const show = (next: readonly MenuRow[]) => {
    current.current.rows = next
    setRows(next)
  }
  const save = async (from: number, to: number, before: readonly MenuRow[]) => {
    const own = current.current
    if (own.isLeft) return
    const step = { step: 'move', at: `${at}[${from}]`, to }
    const body = { revision: own.revision, version, list: step, is_brief: true }
    const answer = await callPanel(restaurantId, 'PUT', 'settings/parts/menu/draft', body)
    own.open--
    if (answer.ok) return announceRevision(own.revision, (answer.value as SettingsView).revision)
    if (answer.code === 'changed_meanwhile') return post(`move|${at}[${from}]|${to}`, before)
    setFailed(true)
    show(moved(own.rows, to, from))
  }
  /** Another tab has changed the draft: the form finds the row there, and shows the list as it is now. */
  const post = (press: string, before: readonly MenuRow[]) => {
    const { current: field } = posted
    if (!field?.form) return
    field.value = textOf(before)
    const button = Object.assign(document.createElement('input'), { type: 'hidden', name: 'press', value: press })
    field.form.append(button)
    // The page is left: moves that wait for this one are not of its list.
    current.current.isLeft = true
    field.form.submit()
  }
  const move = (from: number, to: number) => {
    const own = current.current
    const before = own.rows
    setFailed(false)
    show(moved(before, from, to))
    own.open++
    own.work = own.work.then(() => save(from, to, before))
  }
  const { list, announcement, moves } = useRowMoves({ names: rows.map(({ name }) => name), move, words })

  // Places in another button of the form are those after the move.
  useEffect(() => {
    const form = list.current?.closest('form')
    const wait = (event: SubmitEvent) => {
      const { work, open } = current.current
      if (open === 0) return
      event.preventDefault()
      void work.then(() => form?.requestSubmit(event.submitter))
    }
    form?.addEventListener('submit', wait)
    return () => form?.removeEventListener('submit', wait)
  }, [list])

  return (
    <>
      <input type="hidden" name="rows" value={textOf(rows)} ref={posted} />
      <ol className="stack-3" ref={list}>
        {rows.map(({ key, name, about, isWrong }, no) => {
          const place = `${at}[${no}]`
          return (
            <li key={key} id={place} className={`stack-2 at-start framed relative padded ${styles.row}`}>
              <a href={hrefs[no]}>{name}</a>
              <p className="soft small">
                {about} {isWrong && <Badge kind="warning">{words.wrong}</Badge>}
              </p>
              <RowSteps place={place} name={name} no={no} isLast={no === rows.length - 1} words={words} moves={moves} />
            </li>
          )
        })}
      </ol>
      <FieldError id={at} error={hasFailed ? words.moveFailed : undefined} />
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
    </>
  )
}

function moved(rows: readonly MenuRow[], from: number, to: number): readonly MenuRow[] {
  const row = rows[from]
  return row ? rows.toSpliced(from, 1).toSpliced(to, 0, row) : rows
}
