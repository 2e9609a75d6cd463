'use client'

import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { useBoard, usePanelStore } from '@/components/panel-board/client/board-provider'
import { callPanel } from '@/lib/browser/panel/call-panel'
import type { SendOutcome } from '@/lib/browser/panel/panel-store'
import { interpolate } from '@/lib/domain/interpolate'
import type { Board, BoardReservation } from '@/lib/domain/staff/board-schema'
import type { ReservationMove, Room } from '@/lib/domain/staff/table-schema'
import type { VisitStep } from '@/lib/domain/staff/visit-steps'
import type { TablesWords } from '../tables-words'
import { useOtherDay } from './use-other-day'
import { dayText, eveningOf, nameOf, tablesText, timeOf } from './visit-text'

/** What stands in the sheet. */
export type Dialog =
  | { kind: 'visit' | 'move' | 'decline'; code: string }
  | { kind: 'new'; isWalkIn: boolean; table?: string; time?: string }
  | { kind: 'block' | 'join' }
  | { kind: 'offer'; id: number }

type Done = { text: string; undo: (() => void) | null }

interface TablesState {
  restaurantId: number
  words: TablesWords
  /** The evening that is shown, from 5 in the morning on. */
  day: string
  setDay(day: string | null): void
  isToday: boolean
  /** The live board, or the board of another day. `null`: it is being read. */
  board: Board | null
  hasFailed: boolean
  room: Room
  reloadRoom(): void
  dialog: Dialog | null
  open(dialog: Dialog | null): void
  done: Done | null
  say(text: string, undo?: () => void): void
  step(one: BoardReservation, step: VisitStep, extra?: object): Promise<SendOutcome>
  move(one: BoardReservation, change: Omit<ReservationMove, 'version'>): Promise<SendOutcome>
  post(subject: string, name: string, path: string, body: object): Promise<SendOutcome>
  remove(subject: string, name: string, path: string): Promise<SendOutcome>
}

const TablesContext = createContext<TablesState | null>(null)

type Props = { restaurantId: number; words: TablesWords; room: Room; children: ReactNode }

/** What the parts of the screen share: the day, its board, the sheet, and the commands. Contract C25. */
export function TablesProvider({ restaurantId, words, room: firstRoom, children }: Props) {
  const store = usePanelStore()
  const live = useBoard((state) => state.board)
  const [chosenDay, setChosenDay] = useState<string | null>(null)
  const [dialog, open] = useState<Dialog | null>(null)
  const [done, setDone] = useState<Done | null>(null)
  const day = chosenDay ?? live.date
  const isToday = day === live.date
  const other = useOtherDay(isToday ? null : day, live.revision)
  const [room, reloadRoom] = useRoom(restaurantId, day, { room: firstRoom, day: live.date })
  const board = isToday ? live : other.board
  const say = (text: string, undo?: () => void) => setDone({ text, undo: undo ?? null })

  function send(one: BoardReservation, name: string, path: string, fields: object, isSafe = false) {
    const presentOf = (present: Board) => present.reservations.find(({ code }) => code === one.code) ?? one
    return store.send({
      subject: `reservation ${one.code}`,
      name,
      method: 'POST',
      path: `reservations/${one.code}/${path}`,
      isSafe,
      body: (present) => {
        const { version, visit_state } = presentOf(present)
        if (isSafe && visit_state === 'seated') return null
        return { version: Math.max(version, one.version), ...fields }
      },
    })
  }

  async function step(one: BoardReservation, name: VisitStep, extra: object = {}): Promise<SendOutcome> {
    const outcome = await send(one, words.steps[name], 'steps', { step: name, ...extra }, name === 'seat')
    if (outcome.kind === 'busy') say(words.failure.busy)
    const undo = name === 'seat' ? () => step(answerOf(outcome, one), 'unseat') : undefined
    if (outcome.kind === 'done') say(interpolate(words.done[name], { name: nameOf(one, words) }), undo)
    return outcome
  }

  async function move(
    one: BoardReservation,
    change: Omit<ReservationMove, 'version'>,
    isUndo = false,
  ): Promise<SendOutcome> {
    const outcome = await send(one, words.steps.move, 'move', change)
    if (outcome.kind === 'busy') say(words.failure.busy)
    if (outcome.kind !== 'done') return outcome
    const moved = answerOf(outcome, one)
    const before = {
      reserved_on: one.reserved_on,
      guests_number: one.guests_number,
      ...(one.tables.length > 0 && { tables: one.tables }),
    }
    const evening = eveningOf(moved)
    const text = interpolate(evening === eveningOf(one) ? words.done.move : words.done.moveDay, {
      name: nameOf(one, words),
      day: dayText(evening, words),
      time: timeOf(moved.reserved_on),
      tables: tablesText(moved.tables, words),
    })
    say(text, isUndo ? undefined : () => move(moved, before, true))
    return outcome
  }

  const command = (method: 'POST' | 'DELETE', subject: string, name: string, path: string, body: object) =>
    store.send({ subject, name, method, path, body: () => body })

  const state: TablesState = {
    restaurantId,
    words,
    day,
    setDay: setChosenDay,
    isToday,
    board,
    hasFailed: other.hasFailed,
    room,
    reloadRoom,
    dialog,
    open,
    done,
    say,
    step,
    move,
    post: (subject, name, path, body) => command('POST', subject, name, path, body),
    remove: (subject, name, path) => command('DELETE', subject, name, path, {}),
  }
  return <TablesContext value={state}>{children}</TablesContext>
}

export function useTables(): TablesState {
  const state = useContext(TablesContext)
  if (!state) throw new Error('a part of the screen stands outside TablesProvider')
  return state
}

// The answer is the reservation as it stands now; its version is what an undo names.
function answerOf(outcome: SendOutcome, one: BoardReservation): BoardReservation {
  return outcome.kind === 'done' && outcome.value ? (outcome.value as BoardReservation) : one
}

function useRoom(restaurantId: number, day: string, first: { room: Room; day: string }): [Room, () => void] {
  const [shown, setShown] = useState(first)
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (shown.day === day && round === 0) return
    let isCurrent = true
    callPanel(restaurantId, 'GET', `tables?date=${day}`).then((answer) => {
      if (isCurrent && answer.ok) setShown({ room: answer.value as Room, day })
    })
    return () => {
      isCurrent = false
    }
  }, [restaurantId, day, round, shown.day])
  return [shown.room, () => setRound((before) => before + 1)]
}
