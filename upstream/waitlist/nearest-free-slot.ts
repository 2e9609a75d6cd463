import type { RestaurantAvailability } from '@/lib/domain/reservation/availability/restaurant-availability'
import { type SlotEvaluation, slotEvaluator } from '@/lib/domain/reservation/availability/slot-evaluator'
import { type LocalDate, type LocalTime, minutesOf } from '@/lib/domain/time/time'

interface WaitlistWindow {
  day: LocalDate
  fromTime: LocalTime
  toTime: LocalTime
  partySize: number
}

type EvaluatedSlot = { time: LocalTime; evaluation: SlotEvaluation }

/** Every slot of the restaurant that starts between the two times, both included, with its current evaluation. */
export function slotsWithin(
  availability: RestaurantAvailability,
  { day, fromTime, toTime, partySize }: WaitlistWindow,
  now: Date,
): EvaluatedSlot[] {
  const evaluator = slotEvaluator(availability, partySize, now)
  const step = availability.slotMinutes
  const first = Math.ceil(minutesOf(fromTime) / step) * step
  const slots: EvaluatedSlot[] = []
  for (let minutes = first; minutes <= minutesOf(toTime) && minutes < 24 * 60; minutes += step) {
    const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
    slots.push({ time, evaluation: evaluator.evaluate(day, time) })
  }
  return slots
}

/**
 * The free slot nearest to the middle of the window, the earlier of two, or `null`: a window surrounds the requested
 * hour.
 */
export function nearestFreeSlot(
  availability: RestaurantAvailability,
  waitlistWindow: WaitlistWindow,
  now: Date,
): EvaluatedSlot | null {
  const middle = (minutesOf(waitlistWindow.fromTime) + minutesOf(waitlistWindow.toTime)) / 2
  const distance = ({ time }: EvaluatedSlot) => Math.abs(minutesOf(time) - middle)
  const [nearest] = slotsWithin(availability, waitlistWindow, now)
    .filter(({ evaluation }) => evaluation.reason === 'available')
    .sort((a, b) => distance(a) - distance(b))
  return nearest ?? null
}
