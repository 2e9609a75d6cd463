import type { Refund } from '@/lib/domain/ordering/order/schema'
import { addDays } from '@/lib/domain/time/time'
import { anOrder } from '@/tests/support/an-order'
import type { Brand } from '@/upstream/tenants/brand'
import { orderEmail } from './order-email'

const brand = { label: 'lubje', origin: 'https://lubje.pl', operatorText: 'X', email: 'x@y.pl', legal: { orders: [] } }
const textOf = (occasion: Parameters<typeof orderEmail>[0], order: ReturnType<typeof anOrder>) =>
  orderEmail(occasion, order, brand as unknown as Brand)?.paragraphs.join(' ')

const SATURDAY = '2026-11-28'
const until = ['soboty', 'niedzieli', 'poniedziałku', 'wtorku', 'środy', 'czwartku', 'piątku']

it.each(until.map((day, i) => [day, addDays(SATURDAY, i)]))(
  'C1 an answer due on another day states the day: %s',
  (day, date) => {
    const order = anOrder({
      created_at: `${addDays(date, -1)}T22:54:00+01:00`,
      answer_due_at: `${date}T12:04:00+01:00`,
    })
    expect(textOf('pending', order)).toContain(`Restauracja odpowie najpóźniej do ${day}, 12:04. Jeśli tego nie zrobi`)
  },
)

it('C1 one that is due today states only the time', () =>
  expect(textOf('pending', anOrder({ answer_due_at: '2026-11-27T18:10:00+01:00' }))).toContain('najpóźniej do 18:10.'))

const on = ['w sobotę', 'w niedzielę', 'w poniedziałek', 'we wtorek', 'w środę', 'w czwartek', 'w piątek']
it.each(on.map((day, i) => [day, addDays(SATURDAY, i)]))('L180 a refund %s', (day, date) => {
  const refund: Refund = {
    state: 'done',
    amount: 55,
    to: 'blik',
    requested_at: `${date}T12:04:00+01:00`,
    completed_at: `${date}T12:05:00+01:00`,
  }
  const order = anOrder({ status: 'cancelled', payment: { status: 'refunded', refund } })
  expect(textOf('refunded', order)).toMatch(new RegExp(`na konto, z którego był BLIK ${day}, \\d+ \\S+ o 12:05\\.$`))
})

it('C1 the diner reads why a brand cancelled the order', () => {
  const ended = { at: '2026-11-27T18:00:00+01:00', from: 'confirmed' as const, to: 'cancelled' as const }
  const history = [{ ...ended, by: 'operations' as const, reason: 'brak prądu w kuchni' }]
  expect(textOf('cancelled', anOrder({ status: 'cancelled', history }))).toContain('Powód: brak prądu w kuchni')
})

it.each([
  ['3/5', '7', 'Rynek 3/5 m. 7, Lublin'],
  ['12A', undefined, 'Rynek 12A, Lublin'],
])('L166 the address of house %s and flat %s names both, as the page of the order does', (house, flat, line) => {
  const address = {
    address: '',
    street: 'Rynek',
    house,
    flat,
    city: 'Lublin',
    lat: 51.24,
    lng: 22.56,
    approximate: false,
  }
  const order = anOrder()
  const delivered = { ...order, customer: { ...order.customer, address } }
  const mail = orderEmail('pending', delivered, brand as unknown as Brand)
  expect(JSON.stringify(mail)).toContain(line)
})
