import { isFinal } from '@/lib/domain/ordering/order/status'
import type { Board, BoardOrder, BoardReservation, BoardWait } from '@/lib/domain/panel/board/board-schema'
import { isOngoing } from '@/lib/domain/panel/tables/timetable'
import { slugOf } from '@/lib/domain/restaurant/slug'

/** An entry of tonight's board that a text may mean. */
export type Hit =
  | { kind: 'order'; order: BoardOrder }
  | { kind: 'visit'; visit: BoardReservation }
  | { kind: 'wait'; wait: BoardWait }

const MAX_HITS = 8
/** Fewer letters or digits would match almost everybody. */
const MIN_LENGTH = 2
/** Words that people put before a number. */
const PREFIXES = new Set(['nr', 'numer', 'tel', 'telefon'])

type Candidate = { hit: Hit; name: string; number: string; phone: string; isOver: boolean; atMs: number }

/**
 * Entries that a name, an order's number or a phone may mean, the likeliest first: accents and capitals do not matter,
 * nor the spacing of a phone's digits or its country prefix. Reservation codes are on no board (C19). Contract C28.
 */
export function findOnBoard(board: Pick<Board, 'orders' | 'reservations' | 'waitlist'>, text: string): Hit[] {
  const words = slugOf(text)
    .split('-')
    .filter((word) => word && !PREFIXES.has(word))
  if (words.join('').length < MIN_LENGTH) return []
  const digits = words.every((word) => /^\d+$/.test(word)) ? words.join('').replace(/^00/, '') : null
  return candidatesOf(board)
    .map((one) => ({ one, rank: digits === null ? nameRank(one, words) : digitsRank(one, digits) }))
    .filter(({ rank }) => rank !== null)
    .sort(
      (a, b) => (a.rank ?? 0) - (b.rank ?? 0) || Number(a.one.isOver) - Number(b.one.isOver) || a.one.atMs - b.one.atMs,
    )
    .slice(0, MAX_HITS)
    .map(({ one }) => one.hit)
}

function candidatesOf({
  orders,
  reservations,
  waitlist,
}: Pick<Board, 'orders' | 'reservations' | 'waitlist'>): Candidate[] {
  return [
    ...orders.map((order): Candidate => {
      const { customer, number, status, eta } = order
      return {
        hit: { kind: 'order', order },
        name: slugOf(`${customer.customer_firstname} ${customer.customer_lastname}`),
        number,
        phone: digitsOf(customer.phone),
        isOver: isFinal(status),
        atMs: Date.parse(eta.to),
      }
    }),
    ...reservations.map(
      (visit): Candidate => ({
        hit: { kind: 'visit', visit },
        name: slugOf(visit.customer_name),
        number: '',
        phone: digitsOf(visit.phone_number),
        isOver: !isOngoing(visit),
        atMs: Date.parse(visit.starts_at),
      }),
    ),
    ...waitlist.map(
      (wait): Candidate => ({
        hit: { kind: 'wait', wait },
        name: slugOf(wait.customer_name),
        number: '',
        phone: digitsOf(wait.phone_number),
        isOver: !OPEN_WAITS.has(wait.state),
        atMs: Date.parse(wait.promised_at ?? wait.created_at),
      }),
    ),
  ]
}

const OPEN_WAITS = new Set<BoardWait['state']>(['waiting', 'offered', 'at_door', 'called'])

/** Ranks a whole number first, then its beginning, then a phone, then a part of the number. */
function digitsRank({ number, phone }: Candidate, digits: string): number | null {
  if (number === digits) return 0
  if (number.startsWith(digits)) return 1
  if (phone === digits || phone.endsWith(digits)) return 2
  if (number.includes(digits)) return 3
  return phone.includes(digits) ? 4 : null
}

/** Every word is in the name, or is a number in the order's number or phone; names that begin so come first. */
function nameRank({ name, number, phone }: Candidate, words: string[]): number | null {
  const parts = name.split('-')
  const begins = (word: string) => parts.some((part) => part.startsWith(word))
  const holds = (word: string) =>
    name.includes(word) || (/^\d+$/.test(word) && (number.includes(word) || phone.includes(word)))
  if (!words.every(holds)) return null
  return words.every(begins) ? 0 : 1
}

function digitsOf(phone: string): string {
  return phone.replace(/\D/g, '')
}
