'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useBoard, usePanelStore } from '@/components/panel/board/client/board-provider'
import { problemOf } from '@/components/panel/tables/client/outcomes'
import { type Dialog, useTables } from '@/components/panel/tables/client/tables-context'
import { TablesProblem } from '@/components/panel/tables/client/tables-problem'
import { clockOf } from '@/components/panel/tables/client/visit-text'
import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/form/select-field'
import { TextField } from '@/components/ui/form/text-field'
import { isEmail, normaliseEmail, normalisePhone } from '@/lib/domain/form/contact'
import { interpolate } from '@/lib/domain/interpolate'
import type { BoardWait } from '@/lib/domain/panel/board/board-schema'
import { WAIT_MINUTES } from '@/lib/domain/panel/tables/door-minutes'
import { suggestedWaitMinutes } from '@/lib/domain/panel/tables/door-wait'
import styles from '../tables.module.css'
import { TypedField } from './typed-field'

/** Default wait in minutes where no free table is known for the next hours. */
const UNKNOWN_MINUTES = 60
const CHOICES = Array.from({ length: WAIT_MINUTES.max / WAIT_MINUTES.step + 1 }, (_, n) => n * WAIT_MINUTES.step)

type Props = { first: Extract<Dialog, { kind: 'door' }> }

/** A party that has to wait at the door: name, size, and promised wait. Contract C25. */
export function DoorForm({ first }: Props) {
  const { words, floorPlan, post, say, open } = useTables()
  const store = usePanelStore()
  // Door parties are of tonight, whatever day the screen shows.
  const board = useBoard((state) => state.board)
  const [name, setName] = useState(first.name)
  const [phone, setPhone] = useState(first.phone)
  const [email, setEmail] = useState('')
  const [people, setPeople] = useState(first.people)
  const [ownMinutes, setOwnMinutes] = useState<number | null>(null)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [isBusy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector<HTMLElement>('#door-name')?.focus(), [])
  const suggested = people > 0 ? suggestedWaitMinutes(board, floorPlan, people, store.nowMs()) : null
  // Until it is changed by hand, it follows the room and the party size.
  const minutes = ownMinutes ?? suggested ?? UNKNOWN_MINUTES

  async function save(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    const normalised = phone.trim() ? normalisePhone(phone) : null
    const found: Record<string, string> = {}
    if (!name.trim()) found.name = words.new.nameRequired
    if (people < 1) found.people = words.door.peopleInvalid
    if (phone.trim() && !normalised) found.phone = words.new.phoneInvalid
    if (email.trim() && !isEmail(email.trim())) found.email = words.door.emailInvalid
    setProblems(found)
    const [wrong] = Object.keys(found)
    if (wrong) return form.current?.querySelector<HTMLElement>(`#door-${wrong}`)?.focus()
    setBusy(true)
    const outcome = await post('new', words.door.add, 'waitlist', {
      customer_name: name.trim(),
      phone_number: normalised,
      email: normaliseEmail(email) || null,
      guests_number: people,
      wait_minutes: minutes,
    })
    setBusy(false)
    if (outcome.kind === 'done') {
      const { promised_at: promised } = outcome.value as BoardWait
      say(interpolate(words.done.door, { name: name.trim(), time: promised ? clockOf(promised) : '' }))
      return open(null)
    }
    setProblems({ form: problemOf(outcome, words) })
    store.dismiss('new')
  }

  return (
    <form ref={form} onSubmit={save} className="stack-3" noValidate>
      <TypedField
        id="door-name"
        label={words.new.name}
        value={name}
        maxLength={130}
        autoCapitalize="words"
        required
        error={problems.name}
        set={setName}
      />
      <div className={`stack-3 ${styles.pair}`}>
        <TextField
          id="door-people"
          label={words.new.people}
          type="number"
          inputMode="numeric"
          min={1}
          max={50}
          required
          value={people || ''}
          error={problems.people}
          onChange={(event) => setPeople(Math.min(50, Number(event.target.value) || 0))}
        />
        <SelectField
          id="door-minutes"
          label={words.door.minutes}
          hint={hintOf(suggested, words.door)}
          value={minutes}
          onChange={(event) => setOwnMinutes(Number(event.target.value))}
        >
          {CHOICES.map((one) => (
            <option key={one} value={one}>
              {interpolate(words.door.choice, { minutes: one, time: clockOf(store.nowMs() + one * 60_000) })}
            </option>
          ))}
        </SelectField>
      </div>
      <TypedField
        id="door-phone"
        label={words.new.phoneNumber}
        kind="phone"
        value={phone}
        error={problems.phone}
        set={setPhone}
      />
      <TypedField
        id="door-email"
        label={words.door.email}
        hint={words.door.notified}
        type="email"
        inputMode="email"
        value={email}
        error={problems.email}
        set={setEmail}
      />
      <TablesProblem text={problems.form ?? ''} />
      <Button type="submit" size="large" busy={isBusy}>
        {words.door.save}
      </Button>
    </form>
  )
}

function hintOf(suggested: number | null, words: ReturnType<typeof useTables>['words']['door']): string {
  if (suggested === null) return words.noSuggestion
  return suggested === 0 ? words.freeNow : interpolate(words.suggestion, { minutes: suggested })
}
