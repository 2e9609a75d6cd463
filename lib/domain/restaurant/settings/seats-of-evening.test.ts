import { type RestaurantFile, restaurantFileSchema } from '@/lib/domain/restaurant/file/schema'
import { copyOf, tables } from '@/tests/support/restaurant-files'
import { eveningsToCompare, seatsOfEvening } from './seats-of-evening'

const FRIDAY = '2026-11-27'
const fileOf = (change: (file: RestaurantFile) => void = () => {}) => {
  const file = restaurantFileSchema.parse(copyOf(tables))
  change(file)
  return file
}
const seats = (change?: (file: RestaurantFile) => void) => seatsOfEvening(fileOf(change), FRIDAY)

// P1 for 2 (75 minutes), P2 and P3 for 4 (105), G1 for 8 (150); open until 23:00, seated until 22:00, every 15 minutes.
const [P1, P2_P3, G1] = [2 * 4, 2 * 4 * 3, 8 * 2]

it('C2 C33 seats of an evening follow from tables, stays and hours', () => {
  expect(seats()).toEqual({ seats: 18, largestParty: 8, couples: 3, guests: P1 + P2_P3 + G1 })
})

it.each<[string, (file: RestaurantFile) => void, Partial<ReturnType<typeof seats>>]>([
  [
    'shorter stays seat more',
    (file) => {
      file.reservations.stayMinutes = [60, 60, 60]
    },
    { seats: 18, guests: 18 * 5 },
  ],
  [
    'a day that closes at eight ends with its last seating at seven',
    (file) => {
      file.hours.exceptions.push({ date: FRIDAY, intervals: [{ open: '12:00', close: '20:00' }] })
    },
    { guests: 2 * 2 + 8 * 2 + 8 },
  ],
  [
    'a closed day seats nobody',
    (file) => {
      file.hours.exceptions.push({ date: FRIDAY, intervals: [] })
    },
    { seats: 18, couples: 0, guests: 0 },
  ],
  [
    'a rule that takes no reservations on Fridays',
    (file) => {
      file.reservations.rules.push({ key: 'isFri', disableBook: true })
    },
    { couples: 0, guests: 0 },
  ],
  [
    'couples get no table for more',
    (file) => {
      for (const table of file.rooms.flatMap((room) => room.tables)) table.minSeats = 3
    },
    { couples: 0, guests: P2_P3 + G1 },
  ],
  [
    'a combination makes the largest party larger, and no evening',
    (file) => {
      file.rooms[0]!.tables.push({ name: 'P4', minSeats: 1, maxSeats: 2 })
      file.combinations.push(['P2', 'P3', 'P4'])
    },
    { seats: 20, largestParty: 10, guests: 2 * P1 + P2_P3 + G1 },
  ],
  [
    'a table for fourteen counts for ten',
    (file) => {
      file.rooms[1]!.tables[0]!.maxSeats = 14
    },
    { seats: 24, largestParty: 14, guests: P1 + P2_P3 + 10 * 2 },
  ],
  [
    'no tables, no guests',
    (file) => {
      file.rooms = []
      file.combinations = []
    },
    { seats: 0, largestParty: 0, couples: 0, guests: 0 },
  ],
  [
    'a lead time does not count',
    (file) => {
      file.reservations.autoConfirmBefore = 1000
    },
    { guests: P1 + P2_P3 + G1 },
  ],
])('C2 C33 %s', (_, change, expected) => expect(seats(change)).toMatchObject(expected))

it('C33 forty tables with many combinations take less than 100 ms of CPU', () => {
  const names = Array.from({ length: 40 }, (_, i) => `T${i}`)
  const large = fileOf((file) => {
    file.rooms = [
      { key: 'sala', name: 'Sala', tables: names.map((name, i) => ({ name, minSeats: 1, maxSeats: 2 + (i % 7) })) },
    ]
    file.combinations = names.flatMap((name, i) => names.slice(i + 1, i + 6).map((other) => [name, other]))
  })
  seatsOfEvening(large, FRIDAY)
  const runs = Array.from({ length: 5 }, () => {
    const before = process.cpuUsage()
    expect(seatsOfEvening(large, FRIDAY).guests).toBeGreaterThan(200)
    return process.cpuUsage(before).user / 1000
  })
  expect(Math.min(...runs)).toBeLessThan(100)
})

it.each<[string, (file: RestaurantFile) => void, string[]]>([
  [
    'the special day that is changed, months ahead',
    (file) => {
      file.hours.exceptions.push({ date: '2027-02-14', intervals: [] }, { date: '2026-01-01', intervals: [] })
    },
    ['2027-02-14', FRIDAY, '2026-11-28'],
  ],
  [
    'the day of a new rule',
    (file) => {
      file.reservations.rules.push({ key: 'visitDate', days: [{ from: '2026-12-31' }], disableBook: true })
    },
    ['2026-12-31', FRIDAY, '2026-11-28'],
  ],
  ['else the next days', () => {}, [FRIDAY, '2026-11-28', '2026-11-29']],
])('C37 the evenings that a review compares: first %s', (_, change, dates) =>
  expect(eveningsToCompare(fileOf(), fileOf(change), FRIDAY).slice(0, 3)).toEqual(dates),
)
