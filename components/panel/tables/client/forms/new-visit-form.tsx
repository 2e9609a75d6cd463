'use client'

import { type FormEvent, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { usePanelStore } from '@/components/panel/board/client/board-provider'
import panel from '@/components/panel/board/panel.module.css'
import { GuestKnown } from '@/components/panel/tables/client/guest-known'
import { problemOf } from '@/components/panel/tables/client/outcomes'
import { TablePicker } from '@/components/panel/tables/client/table-picker'
import { useTables } from '@/components/panel/tables/client/tables-context'
import { TablesProblem } from '@/components/panel/tables/client/tables-problem'
import { clockOf, guestCountText, tablesText, visitDayText } from '@/components/panel/tables/client/visit-text'
import { Button } from '@/components/ui/button'
import { normalisePhone } from '@/lib/domain/form/contact'
import { interpolate } from '@/lib/domain/interpolate'
import type { BoardReservation, BoardWait } from '@/lib/domain/panel/board/board-schema'
import { calendarDateOf } from '@/lib/domain/panel/board/service-day'
import { freeTables, timeSpanAt } from '@/lib/domain/panel/tables/timetable'
import { isLocalDate, isLocalTime, wallTime } from '@/lib/domain/time/time'
import styles from '../tables.module.css'
import { ClosedHour } from './closed-hour'
import { firstTime, offeredTimes } from './new-visit-times'
import { PartySize } from './party-size'
import { TypedField } from './typed-field'
import { useVisitDay } from './use-visit-day'
import { VisitTimes } from './visit-times'

/**
 * A party at the door, seated at once, or a reservation by telephone: few presses, one form. `wait`: a party that has
 * waited at the door. Contract C24, C25.
 */
export function NewVisitForm({ isWalkIn, wait }: { isWalkIn: boolean; wait?: BoardWait }) {
  const { words, day: shownDay, post, say, open, step, floorPlan: shownPlan } = useTables()
  const store = usePanelStore()
  const [people, setPeople] = useState(wait?.people ?? 2)
  const today = store.getState().board.date
  const [day, setDay] = useState(isWalkIn || shownDay < today ? today : shownDay)
  const [isDayChosen, setDayChosen] = useState(isWalkIn)
  const [ownTime, setOwnTime] = useState<string | null>(null)
  const [name, setName] = useState(wait?.customer_name ?? '')
  const [phone, setPhone] = useState('')
  const [notes, setNotes] = useState('')
  const [chosen, setChosen] = useState<string[]>([])
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [isBusy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  // The sheet is open by then, and has focused its close button.
  useEffect(() => form.current?.querySelector<HTMLElement>(':checked')?.focus(), [])
  const normalised = phone ? normalisePhone(phone) : null
  const { board, floorPlan: dayPlan, isToday, hasFailed } = useVisitDay(day)
  const floorPlan = dayPlan ?? shownPlan
  // Times stay those of the moment at which the day was chosen: they must not move under a finger.
  // biome-ignore lint/correctness/useExhaustiveDependencies: neither the clock nor a block changes what is offered.
  const offered = useMemo(() => {
    const first = dayPlan && firstTime(store.nowMs(), dayPlan)
    return { first, times: isWalkIn || !dayPlan || !first ? [] : offeredTimes(first, dayPlan.open) }
  }, [day, dayPlan === null])
  // Nobody can be seated any more on the day that the screen shows: the next open one is proposed, and said.
  const later = !isDayChosen && dayPlan && !offered.first ? dayPlan.next_open_on : null
  const whyLater = dayPlan?.open.length === 0 ? words.new.closedNext : words.new.overNext
  const [skipped, setSkipped] = useState('')
  useEffect(() => {
    if (!later) return
    setDay(later)
    setSkipped(whyLater)
  }, [later, whyLater])
  const time = ownTime ?? offered.first ?? ''
  const from = isWalkIn ? clockOf(store.nowMs()) : time
  // Unknown while the day is loading: the upstream checks anyway.
  const free =
    board && dayPlan && isLocalDate(day) && isLocalTime(from)
      ? freeTables(board, floorPlan, timeSpanAt(day, from, people, floorPlan), null)
      : null

  function field(name: string): HTMLElement | null {
    return form.current?.querySelector<HTMLElement>(`[name="${name}"]:checked, #new-${name}`) ?? null
  }

  // Guests say the number first, and it finds a known guest's name: Enter goes to the next missing field.
  function onPhoneKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || isWalkIn || name.trim() || !normalised) return
    event.preventDefault()
    field('name')?.focus()
  }

  async function save(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    const found: Record<string, string> = {}
    if (!isWalkIn && !isLocalDate(day)) found.day = words.new.dayInvalid
    if (!isWalkIn && !isLocalTime(time)) found.time = words.new.timeInvalid
    if (phone && !normalised) found.phone = words.new.phoneInvalid
    if (!isWalkIn && !name.trim()) found.name = words.new.nameRequired
    setProblems(found)
    const [first] = Object.keys(found)
    if (first) return field(first)?.focus()
    setBusy(true)
    const visit = { guests_number: people, notes: notes.trim(), ...(chosen.length > 0 && { tables: chosen }) }
    const reservedOn = isWalkIn ? null : wallTime(calendarDateOf(day, time), time)
    const outcome = wait
      ? await post('new', words.new.seat, `waitlist/${wait.id}/seat`, visit)
      : await post('new', isWalkIn ? words.new.walkIn : words.new.phone, 'reservations', {
          reserved_on: reservedOn,
          customer_name: name.trim(),
          phone_number: normalised,
          ...visit,
        })
    setBusy(false)
    if (outcome.kind === 'done') {
      const made = outcome.value as BoardReservation
      const values = {
        name: name.trim(),
        time,
        people: guestCountText(people, words),
        tables: tablesText(made.tables, words),
        day: visitDayText(day, words),
      }
      const said = isWalkIn ? words.done.walkIn : isToday ? words.done.reserve : words.done.reserveDay
      say(interpolate(said, values), () => step(made, isWalkIn ? 'unseat' : 'cancel'))
      return open(null)
    }
    if (outcome.kind !== 'queued') {
      setProblems({ form: problemOf(outcome, words) })
      store.dismiss('new')
    }
  }

  return (
    <form ref={form} onSubmit={save} className="stack-3" noValidate>
      <PartySize people={people} onChange={setPeople} />
      {skipped && !isDayChosen && <p role="status">{interpolate(skipped, { day: visitDayText(day, words) })}</p>}
      {!isWalkIn && (
        <VisitTimes
          date={day}
          onDate={(date) => {
            setDay(date)
            setDayChosen(true)
          }}
          problem={problems.day}
          board={board}
          floorPlan={dayPlan}
          hasFailed={hasFailed}
          times={offered.times}
          time={time}
          onTime={(one, byFinger) => {
            setOwnTime(one)
            if (byFinger) field('phone')?.focus()
          }}
          people={people}
          chosen={chosen}
        />
      )}
      {!wait && (
        <>
          <div className={isWalkIn ? undefined : `stack-3 ${styles.pair}`}>
            {!isWalkIn && (
              <TypedField
                id="new-time"
                label={words.new.otherTime}
                kind="time"
                step={900}
                value={time}
                error={problems.time}
                set={setOwnTime}
              />
            )}
            <TypedField
              id="new-phone"
              label={words.new.phoneNumber}
              kind="phone"
              enterKeyHint={isWalkIn || name.trim() ? 'done' : 'next'}
              value={phone}
              error={problems.phone}
              onKeyDown={onPhoneKey}
              set={setPhone}
            />
          </div>
          <TypedField
            id="new-name"
            label={words.new.name}
            value={name}
            maxLength={130}
            autoCapitalize="words"
            enterKeyHint="done"
            required={!isWalkIn}
            error={problems.name}
            set={setName}
          />
        </>
      )}
      {normalised && (
        <GuestKnown
          phone={normalised}
          onKnown={({ items }) =>
            setName((typed) => typed || items.find((item) => item.name && item.name !== '–')?.name || '')
          }
        />
      )}
      <TablesProblem text={problems.form ?? ''} />
      {free?.length === 0 && <TablesProblem text={words.new.noneFree} />}
      <ClosedHour day={day} time={from} floorPlan={dayPlan} />
      <Button type="submit" size="large" busy={isBusy}>
        {isWalkIn ? words.new.seat : words.new.save}
      </Button>
      {isWalkIn && !wait && (
        <Button variant="secondary" onClick={() => open({ kind: 'door', people, name, phone })}>
          {words.door.mustWait}
        </Button>
      )}
      <details className={panel.details}>
        <summary>
          {words.new.table}: {chosen.length > 0 ? chosen.join(', ') : words.new.auto}
        </summary>
        <TablePicker legend={words.new.table} floorPlan={floorPlan} free={free} chosen={chosen} onChange={setChosen} />
        <TypedField id="new-notes" label={words.new.notes} value={notes} maxLength={500} set={setNotes} />
      </details>
    </form>
  )
}
