import { type SlotJudgement, slotJudge } from '@/lib/availability/judge-slot'
import type { Place } from '@/lib/availability/place'
import { type LocalDate, type LocalTime, minutesOf } from '@/lib/time'

export interface Wish {
  day: LocalDate
  fromTime: LocalTime
  toTime: LocalTime
  guestsNumber: number
}

type Judged = { time: LocalTime; judged: SlotJudgement }

/** Every slot of the place that begins between the two times, both included, as it stands now. */
export function slotsWithin(place: Place, { day, fromTime, toTime, guestsNumber }: Wish, now: Date): Judged[] {
  const judge = slotJudge(place, guestsNumber, now)
  const step = place.slotMinutes
  const first = Math.ceil(minutesOf(fromTime) / step) * step
  const slots: Judged[] = []
  for (let minutes = first; minutes <= minutesOf(toTime) && minutes < 24 * 60; minutes += step) {
    const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
    slots.push({ time, judged: judge.judge(day, time) })
  }
  return slots
}

/** The first of them with a table, or `null`. */
export function freeSlot(place: Place, wish: Wish, now: Date): Judged | null {
  return slotsWithin(place, wish, now).find(({ judged }) => judged.reason === 'available') ?? null
}
