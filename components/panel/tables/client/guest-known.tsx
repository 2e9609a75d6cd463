'use client'

import { type FormEvent, useEffect, useState } from 'react'
import panel from '@/components/panel/board/panel.module.css'
import { Button } from '@/components/ui/button'
import { CheckboxField } from '@/components/ui/form/checkbox-field'
import { callPanel } from '@/lib/browser/panel/call-panel'
import { interpolate } from '@/lib/domain/interpolate'
import type { GuestHistory, StoredGuestNote } from '@/lib/domain/panel/tables/table-schema'
import { TypedField } from './forms/typed-field'
import styles from './tables.module.css'
import { useTables } from './tables-context'
import { timeOf } from './visit-text'

type Props = {
  /** In the format `+48600100200`. */
  phone: string
  canNote?: boolean
  onKnown?(history: GuestHistory): void
}

/** The restaurant's history of a phone number: earlier visits, no-shows, notes. Contract C24, C25. */
export function GuestKnown({ phone, canNote = false, onKnown }: Props) {
  const { restaurantId, words } = useTables()
  const [known, setKnown] = useState<{ phone: string; history: GuestHistory | null } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each phone.
  useEffect(() => {
    let isCurrent = true
    callPanel(restaurantId, 'POST', 'guests', { phone_number: phone }).then((answer) => {
      if (!isCurrent) return
      const history = answer.ok ? (answer.value as GuestHistory) : null
      setKnown({ phone, history })
      if (history) onKnown?.(history)
    })
    return () => {
      isCurrent = false
    }
  }, [restaurantId, phone])
  if (known?.phone !== phone) return <div className={styles.guestSpace} />
  const { history } = known
  if (!history) return <p role="status">{words.guest.failed}</p>
  const { visits, no_shows: noShows, cancelled, items, note } = history
  return (
    <section className={`stack-2 sunken ${styles.guest}`} aria-label={words.guest.title}>
      <p role="status">
        {items.length === 0 ? words.guest.new : interpolate(words.guest.known, { visits, noShows, cancelled })}
      </p>
      {note?.allergies && (
        <p className={styles.allergies}>
          <strong>{words.guest.allergies}:</strong> {note.allergies}
        </p>
      )}
      {!canNote && note?.note && <p className={styles.note}>{note.note}</p>}
      {items.length > 0 && (
        <details className={panel.details}>
          <summary>{words.guest.earlier}</summary>
          <ul className={`stack-2 ${styles.earlier}`}>
            {items.slice(0, 8).map((item) => (
              <li key={`${item.reserved_on} ${item.name}`}>
                {item.reserved_on.slice(0, 10)}, {timeOf(item.reserved_on)}: {words.guest.outcome[item.outcome]}
                {item.notes && `, ${item.notes}`}
              </li>
            ))}
          </ul>
        </details>
      )}
      {canNote && (
        <NoteForm
          key={note?.version ?? 'none'}
          phone={phone}
          note={note}
          onSaved={(saved) => setKnown({ phone, history: { ...history, note: saved } })}
        />
      )}
    </section>
  )
}

function NoteForm({
  phone,
  note,
  onSaved,
}: {
  phone: string
  note: StoredGuestNote | null
  onSaved(note: StoredGuestNote | null): void
}) {
  const { restaurantId, words, say } = useTables()
  const [text, setText] = useState(note?.note ?? '')
  const [allergies, setAllergies] = useState(note?.allergies ?? '')
  const [hasAgreed, setAgreed] = useState(note?.allergies != null)
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function save(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    if (allergies.trim() && !hasAgreed) return setProblem(words.guest.consent)
    setBusy(true)
    setProblem('')
    const answer = await callPanel(restaurantId, 'PUT', 'guests/notes', {
      phone_number: phone,
      note: text,
      allergies,
      allergies_agreed: hasAgreed,
      seen: note?.version ?? null,
    })
    setBusy(false)
    if (answer.ok) {
      say(words.done.note)
      return onSaved((answer.value as { note: StoredGuestNote | null }).note)
    }
    if (answer.code !== 'changed_meanwhile') return setProblem(answer.message || words.failure.unknown)
    say(words.guest.changed)
    onSaved((answer.current as { note: StoredGuestNote | null }).note)
  }

  return (
    <form onSubmit={save} className="stack-3">
      <TypedField id="guest-note" label={words.guest.note} value={text} maxLength={500} set={setText} />
      <TypedField
        id="guest-allergies"
        label={words.guest.allergies}
        value={allergies}
        maxLength={300}
        set={setAllergies}
      />
      {allergies.trim() && (
        <CheckboxField
          id="guest-agreed"
          label={words.guest.agreed}
          hint={words.guest.agreedHint}
          error={problem || undefined}
          checked={hasAgreed}
          onChange={(event) => setAgreed(event.target.checked)}
        />
      )}
      {problem && !allergies.trim() && <p role="alert">{problem}</p>}
      <Button type="submit" variant="secondary" busy={isBusy}>
        {words.guest.save}
      </Button>
    </form>
  )
}
