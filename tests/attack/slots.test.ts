/** @jest-environment ./tests/support/outside-environment.mjs */

import { isBookable, slotPath } from '@/lib/domain/list/tables/slots'
import {
  type Availability,
  availabilityListSchema,
  MAX_IDS_PER_CALL,
  type Slot,
} from '@/lib/domain/reservation/availability/schema'
import { parseVisit } from '@/lib/domain/reservation/availability/search'
import { requestedSlot } from '@/lib/domain/reservation/form/requested-slot'
import { seatingTimes } from '@/lib/domain/reservation/seating-times'
import { type LocalTime, minutesOf, wallTime } from '@/lib/domain/time/time'
import fc from '@/tests/support/fast-check'
import { readSamples } from '@/upstream/seed/read-samples'
import { reservationRequest } from '../support/requests'
import { FRIDAY_NOON, openTestPostgres, parseAs, sharedKit } from '../support/upstream-kit'

/** The moment of the search, the day, and the party size. */
const LOOKS = [
  ['late in the evening, at today', '2026-11-26T23:30:00+01:00', '2026-11-26', 2],
  ['a minute before midnight, at tomorrow', '2026-11-26T23:59:00+01:00', '2026-11-27', 6],
  ['a Friday evening, at today', '2026-11-27T17:05:00+01:00', '2026-11-27', 4],
  ['a Friday evening, at today, with eleven', '2026-11-27T18:55:00+01:00', '2026-11-27', 11],
  ["New Year's Eve, at today", '2026-12-31T16:20:00+01:00', '2026-12-31', 2],
  ["New Year's Eve, at the new year", '2026-12-31T22:10:00+01:00', '2027-01-01', 3],
  ['the night of the lost hour', '2027-03-28T00:20:00+01:00', '2027-03-28', 2],
  ['the night of the repeated hour', '2027-10-31T00:20:00+02:00', '2027-10-31', 2],
] as const

/** Together they reach every slot of a day: each answer covers two hours in both directions. */
const TIMES = ['02:00', '06:00', '10:00', '14:00', '18:00', '22:00']
const AROUND_MINUTES = 120

/**
 * Every restaurant of the sample data, every slot of a day: shown slots can be reserved as shown, and reservable slots
 * are shown. Contract C4, reading A20.
 */
describe('slots as shown, for the sample data', () => {
  const samples = readSamples(FRIDAY_NOON)
  const kit = sharedKit(openTestPostgres, {}, { ...samples, streets: [], vouchers: [], owners: [], pauses: {} })

  const headers = { 'x-tenant': 'nakryte' }
  const ids = samples.restaurants.map(({ id }) => id)
  let contacts = 0
  let shown = 0

  async function answersOf(requested: number[], date: string, time: string, people: number): Promise<Availability[]> {
    const path = `/restaurants/${requested}/availability?from=${date} ${time}&people=${people}`
    return parseAs(availabilityListSchema, (await kit.get(path, headers)).body)
  }

  /** Every slot of the day, and the seating times, by restaurant. */
  async function dayOf(date: string, people: number) {
    const days = new Map(ids.map((id) => [id, { slots: new Map<LocalTime, Slot>(), answers: [] as Availability[] }]))
    for (const time of TIMES)
      for (let first = 0; first < ids.length; first += MAX_IDS_PER_CALL)
        for (const answer of await answersOf(ids.slice(first, first + MAX_IDS_PER_CALL), date, time, people)) {
          const day = days.get(answer.restaurant_id)
          day?.answers.push(answer)
          for (const slot of answer.slots) day?.slots.set(slot.time, slot)
        }
    return days
  }

  async function book(id: number, date: string, time: string, people: number) {
    contacts++
    const body = reservationRequest({
      restaurant_id: id,
      reserved_on: wallTime(date, time),
      guests_number: people,
      email: `gosc${contacts}@example.pl`,
      phone_number: `+48600${String(contacts).padStart(6, '0')}`,
      extras: {},
    })
    return kit.send('POST', '/reservations', body, headers)
  }

  it.each(LOOKS)('C4 A20 %s', async (_, now, date, people) => {
    kit.setNow(new Date(now))
    const wrong: unknown[] = []
    for (const [id, { slots, answers }] of await dayOf(date, people)) {
      const all = [...slots.values()]
      const free = all.filter(isBookable)
      shown += free.length
      const asShown = (slot: Slot, answer?: Availability) => answer && opensAsShown(id, slot, answer)
      const within = ({ time }: Slot) => answers.find((answer) => answer.slots.some((one) => one.time === time))
      wrong.push(
        ...free.filter((slot) => !asShown(slot, within(slot))).map(({ time }) => ['opens otherwise', id, time]),
      )
      for (const slot of sampleOf(free, id)) {
        const [answer] = await answersOf([id], date, slot.time, people)
        if (!asShown(slot, answer) || !answer || !isBookable(answer)) wrong.push(['opens otherwise', id, slot.time])
      }
      wrong.push(...hiddenOf(free, answers[0]).map((time) => ['is hidden', id, time]))
      wrong.push(...(await bookedOtherwise(id, all)).map((what) => ['is booked otherwise', id, ...what]))
    }
    expect(wrong).toEqual([])

    /** The chip's link, parsed as on the restaurant's page. */
    function opensAsShown(id: number, { time }: Slot, answer: Availability): boolean {
      const path = slotPath({ id, slug: 'r' }, { city: null, date, time, partySize: people })
      const params = new URL(path, 'http://x').searchParams
      const requested = parseVisit(params, new Date(now))
      const { chosen, corrections } = requestedSlot(params, requested, answer, new Date(now))
      const { visit } = requested
      return visit.date === date && visit.partySize === people && chosen === time && corrections.length === 0
    }

    /** Slots that no value of 'Około' shows. */
    function hiddenOf(free: Slot[], answer?: Availability): LocalTime[] {
      const about = seatingTimes(answer?.seating_hours ?? [], '18:00', { date, now: new Date(now) })
      return free
        .map(({ time }) => time)
        .filter((time) => !about.some((one) => Math.abs(minutesOf(one) - minutesOf(time)) <= AROUND_MINUTES))
    }

    /** One free slot and one that is not free, the same in every run. */
    async function bookedOtherwise(id: number, slots: Slot[]): Promise<unknown[][]> {
      const picked = [slots.filter(isBookable), slots.filter((slot) => !isBookable(slot))].flatMap((some) =>
        sampleOf(some, id),
      )
      const found: unknown[][] = []
      for (const slot of picked) {
        const { status } = await book(id, date, slot.time, people)
        if ((status === 201) !== isBookable(slot)) found.push([slot.time, slot.state, status])
      }
      return found
    }
  })

  it('C4 the run has compared at least one slot', () => expect(shown).toBeGreaterThan(1000))
})

/** One of them, the same in every run. */
function sampleOf(slots: Slot[], seed: number): Slot[] {
  return slots.length > 0 ? fc.sample(fc.constantFrom(...slots), { numRuns: 1, seed }) : []
}
