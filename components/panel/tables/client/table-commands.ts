import type { PanelStore, SendOutcome } from '@/lib/browser/panel/panel-store'
import { interpolate } from '@/lib/domain/interpolate'
import type { Board, BoardReservation } from '@/lib/domain/panel/board/board-schema'
import type { ReservationMove } from '@/lib/domain/panel/tables/table-schema'
import type { VisitStep } from '@/lib/domain/panel/tables/visit-steps'
import type { TablesWords } from '../tables-words'
import { nameOf, tablesText, timeOf, visitDayText, visitEveningOf } from './visit-text'

/** The last command, with its undo. */
export type Done = { text: string; undo: (() => void) | null }

export interface TableCommands {
  say(text: string, undo?: () => void): void
  step(one: BoardReservation, step: VisitStep, extra?: object): Promise<SendOutcome>
  move(one: BoardReservation, change: Omit<ReservationMove, 'version'>): Promise<SendOutcome>
  post(subject: string, name: string, path: string, body: object): Promise<SendOutcome>
  remove(subject: string, name: string, path: string): Promise<SendOutcome>
}

/** The commands of C24 and C25; `tell` gets the result, with its undo where there is one. */
export function tableCommands(store: PanelStore, words: TablesWords, tell: (done: Done) => void): TableCommands {
  const say = (text: string, undo?: () => void) => tell({ text, undo: undo ?? null })

  function send(one: BoardReservation, name: string, path: string, fields: object, isSafe = false) {
    const presentOf = (present: Board) => present.reservations.find(({ id }) => id === one.id) ?? one
    return store.send({
      subject: `reservation ${one.id}`,
      name,
      method: 'POST',
      path: `reservations/${one.id}/${path}`,
      isSafe,
      body: (present) => {
        const { version, visit_state } = presentOf(present)
        if (isSafe && visit_state === 'seated') return null
        return { version: Math.max(version, one.version), ...fields }
      },
    })
  }

  async function step(
    one: BoardReservation,
    name: VisitStep,
    extra: object = {},
    isUndo = false,
  ): Promise<SendOutcome> {
    const outcome = await send(one, words.steps[name], 'steps', { step: name, ...extra }, name === 'seat')
    if (outcome.kind === 'busy') say(words.failure.busy)
    if (outcome.kind !== 'done') return outcome
    const made = answerOf(outcome, one)
    const back = isUndo ? undefined : undoOf(name, one)
    const said = made.cancelled_at ? words.done.cancel : words.done[name]
    say(
      interpolate(said, { name: nameOf(one, words), tables: tablesText(made.tables, words) }),
      back && (() => void step(made, back, {}, true)),
    )
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
    const evening = visitEveningOf(moved)
    const text = interpolate(evening === visitEveningOf(one) ? words.done.move : words.done.moveDay, {
      name: nameOf(one, words),
      day: visitDayText(evening, words),
      time: timeOf(moved.reserved_on),
      tables: tablesText(moved.tables, words),
    })
    say(text, isUndo ? undefined : () => move(moved, before, true))
    return outcome
  }

  const command = (method: 'POST' | 'DELETE', subject: string, name: string, path: string, body: object) =>
    store.send({ subject, name, method, path, body: () => body })

  return {
    say,
    step: (one, name, extra) => step(one, name, extra),
    move: (one, change) => move(one, change),
    post: (subject, name, path, body) => command('POST', subject, name, path, body),
    remove: (subject, name, path) => command('DELETE', subject, name, path, {}),
  }
}

const UNDO: Partial<Record<VisitStep, VisitStep>> = { seat: 'unseat', finish: 'reopen', no_show: 'reopen' }

/** The step back to how the visit stood before `name`; none where a person was told. Contract C24. */
export function undoOf(name: VisitStep, before: BoardReservation): VisitStep | undefined {
  return name === 'seat' && before.visit_state === 'no_show' ? 'no_show' : UNDO[name]
}

// The answer is the reservation's present state; an undo names its version.
function answerOf(outcome: SendOutcome, one: BoardReservation): BoardReservation {
  return outcome.kind === 'done' && outcome.value ? (outcome.value as BoardReservation) : one
}
