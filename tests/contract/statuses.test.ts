/** @jest-environment ./tests/support/outside-environment.mjs */
import { sql } from 'drizzle-orm'
import { ORDER_STATUSES, statusesToldBy as orderStatusesToldBy, statusesIn } from '@/lib/domain/ordering/order/status'
import { isOnPlace, PAYMENT_METHODS } from '@/lib/domain/payment/methods'
import { PAYMENT_STATUSES } from '@/lib/domain/payment/status'
import {
  AWAITING_STATUSES,
  OVER_STATUSES,
  RESERVATION_STATUSES,
  statusesToldBy as reservationStatusesToldBy,
} from '@/lib/domain/reservation/status'
import { databases, sharedKit } from '../support/upstream-kit'

// A migration names statuses in words of its own: here they are held to the tables of statuses.
describe.each(databases)('the migrated database knows the same statuses as the code, on %s', (_, open) => {
  const kit = sharedKit(open)

  /** The one text that PostgreSQL itself gives for the object of that name. */
  async function definition(query: ReturnType<typeof sql>): Promise<string> {
    const rows = await kit.rows<{ text: string }>(query)
    expect(rows).toHaveLength(1)
    return rows[0]?.text ?? ''
  }
  const check = (table: string, column: string) =>
    definition(sql`SELECT pg_get_constraintdef(oid) AS text FROM pg_constraint
      WHERE contype = 'c' AND conrelid = ${table}::regclass AND conname = ${`${table}_${column}_check`}`)
  const index = (name: string) => definition(sql`SELECT indexdef AS text FROM pg_indexes WHERE indexname = ${name}`)
  const body = (name: string) => definition(sql`SELECT prosrc AS text FROM pg_proc WHERE proname = ${name}`)
  const trigger = (name: string) =>
    definition(sql`SELECT pg_get_triggerdef(oid) AS text FROM pg_trigger WHERE tgname = ${name}`)

  it.each([
    ['orders', 'status', ORDER_STATUSES],
    ['payments', 'status', PAYMENT_STATUSES],
    ['reservations', 'status', RESERVATION_STATUSES],
  ])('the check of %s.%s has every one and no other', async (table, column, statuses) =>
    expect(quotedWords(await check(table, column))).toEqual(sorted(statuses)),
  )

  it.each([
    ['orders_open', statusesIn('inWork')],
    ['orders_late', statusesIn('inWork')],
    ['reservations_due', AWAITING_STATUSES],
    ['reservations_waiting', AWAITING_STATUSES],
  ])('the partial index %s holds what is listed by it', async (name, statuses) =>
    expect(quotedWords(await index(name))).toEqual(sorted(statuses)),
  )

  it('the trigger of messages tells of the orders that the table says', async () => {
    const [, mail = '', sms = ''] = /^(.*?)'mail'(.*?)'sms'/s.exec(await body('tell_of_order')) ?? []
    expect(wordsAfter(mail, 'to_state').filter((word) => word !== 'refunded')).toEqual(
      sorted(orderStatusesToldBy('mail')),
    )
    expect(wordsAfter(sms, 'to_state')).toEqual(sorted(orderStatusesToldBy('sms')))
  })

  it('the trigger of messages tells of the reservations that the table says', async () => {
    const [, mail = '', sms = ''] = /^(.*?)'mail'(.*?)'sms'/s.exec(await body('tell_of_reservation')) ?? []
    const statuses = (words: string[]) => words.filter((word) => RESERVATION_STATUSES.some((one) => one === word))
    expect(statuses(wordsAfter(mail, 'action'))).toEqual(sorted(reservationStatusesToldBy('mail')))
    expect(statuses(wordsAfter(sms, 'action'))).toEqual(sorted(reservationStatusesToldBy('sms')))
  })

  it('a reservation that is over frees its tables', async () => {
    expect(wordsAfter(await trigger('reservation_ends_occupations'), 'status')).toEqual(sorted(OVER_STATUSES))
  })

  it('the facts of reports count what is neither declined nor cancelled, and money on the spot', async () => {
    const view = (name: string) => definition(sql`SELECT pg_get_viewdef(${name}::regclass) AS text`)
    const words = (text: string, known: readonly string[]) =>
      [...new Set(quotedWords(text))].filter((word) => known.includes(word))
    const orders = await view('order_facts')
    const uncounted = /status <> ALL \((ARRAY\[[^\]]*\])/.exec(orders)?.[1] ?? ''
    expect(quotedWords(uncounted)).toEqual(sorted(['new', ...statusesIn('calledOff')]))
    expect(words(orders, PAYMENT_METHODS)).toEqual(
      sorted(PAYMENT_METHODS.filter((one) => isOnPlace(one) || one === 'paid')),
    )
    expect(words(await view('reservation_facts'), RESERVATION_STATUSES)).toEqual(sorted(OVER_STATUSES))
  })
})

function quotedWords(text: string): string[] {
  return sorted([...text.matchAll(/'(\w+)'/g)].map(([, word]) => word ?? ''))
}

/** The words with which a condition compares that column: `column = 'a'`, `column IN ('a', 'b')`. */
function wordsAfter(text: string, column: string): string[] {
  const compared = text.matchAll(new RegExp(`\\b${column}\\b\\)?\\s*(?:=\\s*'\\w+'|IN\\s*\\([^)]*\\))`, 'g'))
  return sorted([...compared].flatMap(([condition]) => quotedWords(condition)))
}

function sorted(words: readonly string[]): string[] {
  return [...new Set(words)].sort()
}
