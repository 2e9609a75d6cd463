'use client'
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { buttonClass } from '@/components/ui/button-style'
import { HiddenFields } from '@/components/ui/form/hidden-fields'
import { TextArea } from '@/components/ui/form/text-area'
import { Notice } from '@/components/ui/notice'
import { callPanel, type PanelAnswer } from '@/lib/browser/panel/call-panel'
import { onlyMenuData, readTextFile } from '@/lib/browser/panel/read-text-file'
import type { panelWords } from '@/lib/domain/panel/panel-words'
import { MAX_TABLE_CHARACTERS, settingsReviewPath } from '@/lib/domain/restaurant/settings/pages'
import styles from '../settings.module.css'

type Words = (typeof panelWords)['settings']['table']
type Props = { restaurantId: number; revision: number | null; version: number | null; words: Words }

/**
 * A menu from a spreadsheet or a page: its cells or its source are pasted, or its file is read into the field. Errors
 * name their line, and the typed text stays; without scripts the form is posted. Contract C37.
 */
export function MenuTableForm({ restaurantId, revision, version, words }: Props) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<PanelAnswer | null>(null)
  const known = useRef({ revision, version })

  const load = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (file && field.current) field.current.value = await readTextFile(file)
    target.value = ''
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const csv = onlyMenuData(field.current?.value ?? '')
    // A `maxLength` on the field would cut pasted text silently.
    if (csv.length > MAX_TABLE_CHARACTERS)
      return setAnswer({ ok: false, code: 'too_large', message: words.tooLong, fields: {}, current: null })
    setBusy(true)
    const result = await callPanel(restaurantId, 'PUT', 'settings/parts/menu/table', { ...known.current, csv })
    setBusy(false)
    setAnswer(result)
    if (!result.ok) return
    const { unread, revision: saved } = result.value as { unread: string[]; revision: number | null }
    known.current = { ...known.current, revision: saved }
    if (unread.length === 0) location.assign(settingsReviewPath(restaurantId, 'menu'))
  }
  return (
    <form
      method="post"
      action={`/panel/form/${restaurantId}/settings-table`}
      className={`stack-4 shrinks ${styles.form}`}
      onSubmit={submit}
      noValidate
    >
      <HiddenFields fields={{ revision, version }} />
      <TextArea
        ref={field}
        id="csv"
        name="csv"
        label={words.field}
        hint={words.hint}
        rows={10}
        required
        spellCheck={false}
        placeholder={words.example}
      />
      <div className="scripted">
        <input
          id="table-file"
          type="file"
          className={styles.file}
          accept=".csv,.tsv,.txt,.json,.jsonld,.html,.htm,text/csv,text/plain,text/html,application/json"
          aria-describedby="table-file-hint"
          onChange={load}
        />
        <label htmlFor="table-file" className={buttonClass({ variant: 'secondary' })}>
          {words.file}
        </label>
        <p id="table-file-hint" className="soft small">
          {words.fileHint}
        </p>
      </div>
      <div role="status">{answer && <TableAnswer answer={answer} restaurantId={restaurantId} words={words} />}</div>
      <p>
        <Button type="submit" busy={isBusy}>
          {words.button}
        </Button>
      </p>
    </form>
  )
}

function TableAnswer({ answer, restaurantId, words }: { answer: PanelAnswer; restaurantId: number; words: Words }) {
  if (answer.ok) {
    const { unread } = answer.value as { unread: string[] }
    if (unread.length === 0) return null
    return (
      <Notice kind="warning" title={words.unread}>
        <p>{unread.join(', ')}</p>
        <p>
          <a href={settingsReviewPath(restaurantId, 'menu')}>{words.review}</a>
        </p>
      </Notice>
    )
  }
  const problems = Object.entries(answer.fields)
  return (
    <Notice kind="danger" title={problems.length > 0 ? words.problems : answer.message || words.failed}>
      <ul>
        {problems.map(([place, problem]) => (
          <li key={place}>
            {place}: {problem}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
