/** @jest-environment ./tests/support/browser-environment.mjs */
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import type { StreamListener } from '@/lib/browser/api/event-stream'
import type { Order } from '@/lib/domain/ordering/order/schema'
import messages from '@/messages/pl.json'
import { anOrder } from '@/tests/support/an-order'
import { server } from '@/tests/support/menu-stage'
import { CancelFact, PaidMark, SentFact } from './live-facts'
import { OrderLive } from './order-live'

const ID = anOrder().id
const NOW = Date.parse('2026-11-27T18:05:00+01:00')
let streams: { listener: StreamListener; isStopped: boolean }[]

jest.mock('@/lib/browser/api/event-stream', () => ({
  openEventStream(listener: StreamListener) {
    const stream = { listener, isStopped: false }
    streams.push(stream)
    return () => {
      stream.isStopped = true
    }
  },
}))

const onMessage = (order: Order) =>
  act(() => streams.at(-1)?.listener.onEvent({ event: 'order', data: JSON.stringify(order) }))
const unpaid = (payment: Partial<Order['payment']> = {}) =>
  anOrder({ status: 'new', can_cancel: true, payment: { status: 'new', ...payment } })
const show = (order: Order) =>
  render(
    <OrderLive
      words={messages.order.live}
      order={order}
      offered={['blik', 'card_online', 'transfer']}
      supportEmail="zamowienia@lubje.pl"
      renderedAtMs={NOW}
    >
      <PaidMark first={order} texts={texts} />
      <dl>
        <SentFact first={order} texts={texts} />
        <CancelFact first={order} texts={texts} />
      </dl>
    </OrderLive>,
  )
const texts = {
  paid: 'Opłacone',
  sent: 'Potwierdzenie',
  sentTo: 'Wysyłamy.',
  sentNew: 'Gdy będzie opłacone.',
  cancel: 'Anulowanie',
  cancelUntil: 'Dopóki restauracja nie przyjmie.',
}
const heading = () => screen.getByRole('heading', { level: 1 })

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => {
  streams = []
  server.use(http.post('*/api/logger/js', () => new HttpResponse(null, { status: 204 })))
})
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

it('C3 shows that the order is paid as soon as it is, and none of the earlier texts', () => {
  show(unpaid())
  expect(screen.getByText('Gdy będzie opłacone.')).toBeInTheDocument()
  expect(screen.queryByText('Opłacone')).not.toBeInTheDocument()
  const updated_at = '2026-11-27T18:01:00+01:00'
  onMessage(anOrder({ status: 'pending', updated_at, payment: { status: 'confirmed' } }))
  expect(screen.getAllByText('Opłacone')).not.toHaveLength(0)
  expect(screen.getByText('Wysyłamy.')).toBeInTheDocument()
  expect(screen.queryByText('Gdy będzie opłacone.')).not.toBeInTheDocument()
})

it('C1 the text about cancelling disappears after the last moment for it, whoever cancelled', () => {
  show(anOrder({ status: 'pending', can_cancel: true }))
  expect(screen.getByText(texts.cancelUntil)).toBeInTheDocument()
  onMessage(anOrder({ status: 'cancelled', can_cancel: false, updated_at: '2026-11-27T18:01:00+01:00' }))
  expect(screen.queryByText(texts.cancelUntil)).not.toBeInTheDocument()
})

it('C1 an accepted order shows in how many minutes it arrives', () => {
  jest.useFakeTimers({ now: NOW, doNotFake: ['queueMicrotask'] })
  const eta = { from: '2026-11-27T18:30:00+01:00', to: '2026-11-27T18:45:00+01:00' }
  const { unmount } = show(anOrder({ status: 'confirmed', delivery_type: 'delivery', eta }))
  expect(screen.getByText('U Ciebie za 25–40 min')).toBeInTheDocument()
  unmount()
  jest.setSystemTime(Date.parse(eta.from))
  const sent = show(anOrder({ status: 'sent', delivery_type: 'delivery', eta }))
  expect(screen.getByText('U Ciebie za 15 min')).toBeInTheDocument()
  sent.unmount()
  jest.setSystemTime(Date.parse(eta.to))
  show(anOrder({ status: 'sent', delivery_type: 'delivery', eta }))
  expect(screen.getByText('U Ciebie lada chwila')).toBeInTheDocument()
  jest.useRealTimers()
})

it('L200–L207 shows each change of status as it arrives, in the seed’s words', () => {
  show(unpaid())
  expect(heading()).toHaveTextContent('Oczekuje na płatność')
  const after = (minute: number) => ({ updated_at: `2026-11-27T18:0${minute}:00+01:00` })
  onMessage(anOrder({ status: 'pending', ...after(1) }))
  expect(heading()).toHaveTextContent('Wysłane do restauracji')
  onMessage(anOrder({ status: 'confirmed', ...after(2) }))
  expect(heading()).toHaveTextContent('W trakcie przygotowania')
  onMessage(anOrder({ status: 'sent', ...after(3) }))
  expect(heading()).toHaveTextContent('W drodze do Ciebie')
  onMessage(anOrder({ status: 'delivered', ...after(4) }))
  expect(heading()).toHaveTextContent('Dostarczone')
  expect(document.title).toContain('Dostarczone')
})

it('C23 an order that the restaurant handed over may be called back, and the page shows it; a fetched one may not', () => {
  jest.spyOn(Date, 'now').mockReturnValue(NOW)
  const move = (by: string, from: string, to: string) =>
    ({ at: '2026-11-27T18:04:00+01:00', by, from, to, reason: null }) as Order['history'][number]
  const after = (revision: number) => ({ revision, updated_at: '2026-11-27T18:04:00+01:00' })
  show(anOrder({ status: 'sent', ...after(3) }))
  onMessage(anOrder({ status: 'delivered', history: [move('restaurant', 'sent', 'delivered')], ...after(4) }))
  expect(heading()).toHaveTextContent('Dostarczone')
  onMessage(anOrder({ status: 'sent', history: [move('restaurant', 'delivered', 'sent')], ...after(5) }))
  expect(heading()).toHaveTextContent('W drodze do Ciebie')
  onMessage(anOrder({ status: 'delivered', history: [move('diner', 'sent', 'delivered')], ...after(6) }))
  expect(streams.at(-1)?.isStopped).toBe(true)
  jest.restoreAllMocks()
})

it.each([
  ['L203', 'sent', 'Gotowe do odbioru'],
  ['L207', 'delivered', 'Odebrane'],
] as const)('%s takeout %s reads %s', (_, status, label) => {
  show(anOrder({ status, delivery_type: 'takeout' }))
  expect(heading()).toHaveTextContent(label)
})

it.each(['declined', 'cancelled'] as const)('L205 L206 %s reads Anulowane, with the reason below', (status) => {
  const move = { at: '2026-11-27T18:04:00+01:00', by: 'restaurant', from: 'pending', to: status, reason: 'too_busy' }
  show(anOrder({ status, reason: 'too_busy', history: [move as Order['history'][number]] }))
  expect(heading()).toHaveTextContent('Anulowane')
  expect(screen.getByText(/ma teraz za dużo pracy/)).toBeInTheDocument()
})

it('an outdated answer that arrives late changes nothing', () => {
  show(anOrder({ status: 'confirmed', updated_at: '2026-11-27T18:03:00+01:00', eta: anOrder().eta }))
  const late = { from: '2026-11-27T20:00:00+01:00', to: '2026-11-27T20:30:00+01:00' }
  onMessage(anOrder({ status: 'confirmed', updated_at: '2026-11-27T18:02:00+01:00', eta: late }))
  expect(screen.queryByText(/20:00/)).toBeNull()
  onMessage(anOrder({ status: 'pending', updated_at: '2026-11-27T18:01:00+01:00' }))
  expect(heading()).toHaveTextContent('W trakcie przygotowania')
  // In October, 2:01 of the second 2 a.m. hour is later than 2:59 of the first.
  onMessage(anOrder({ status: 'confirmed', updated_at: '2027-10-31T02:59:00+02:00' }))
  onMessage(anOrder({ status: 'sent', updated_at: '2027-10-31T02:01:00+01:00' }))
  expect(heading()).not.toHaveTextContent('W trakcie przygotowania')
})

it('where both have a revision it decides, also within one second', () => {
  const at = { updated_at: '2026-11-27T18:03:00+01:00' }
  show(anOrder({ status: 'confirmed', revision: 12, ...at }))
  onMessage(anOrder({ status: 'pending', revision: 11, ...at }))
  expect(heading()).toHaveTextContent('W trakcie przygotowania')
  // The next step may have been decided before the status that precedes it.
  onMessage(anOrder({ status: 'sent', revision: 13, updated_at: '2026-11-27T18:02:59+01:00' }))
  expect(heading()).toHaveTextContent('W drodze do Ciebie')
  // An upstream of an earlier version sends none.
  onMessage(anOrder({ status: 'delivered', ...at }))
  expect(heading()).toHaveTextContent('Dostarczone')
})

it('shows that the connection is lost, and polls', async () => {
  server.use(http.get(`*/api/orders/${ID}`, () => HttpResponse.json({}, { status: 503 })))
  show(anOrder())
  act(() => streams[0]?.listener.onLost())
  expect(await screen.findByText(/Nie mamy połączenia/)).toBeInTheDocument()
  onMessage(anOrder())
  expect(screen.queryByText(/Nie mamy połączenia/)).toBeNull()
})

describe('C1 times on the page', () => {
  beforeEach(() => jest.useFakeTimers({ now: NOW }))
  afterEach(() => jest.useRealTimers())
  const pending = (answer_due_at: string) => show(anOrder({ status: 'pending', answer_due_at }))

  it.each([
    ['soon', '2026-11-27T18:15:00+01:00', /Restauracja zaraz odpowie\./],
    ['later today', '2026-11-27T18:21:00+01:00', /Restauracja odpowie najpóźniej do 18:21\./],
    [
      'on another day, with its day',
      '2026-11-29T12:10:00+01:00',
      /Restauracja odpowie najpóźniej do niedzieli, 12:10\./,
    ],
  ])('an answer %s', (_, due, words) => {
    pending(due)
    expect(screen.getByText(words)).toBeInTheDocument()
  })

  it('B5 at the deadline the payment form closes and shows what to do, also on a phone whose clock is an hour ahead', () => {
    jest.setSystemTime(NOW + 3_600_000)
    show(unpaid({ due_at: '2026-11-27T18:05:30+01:00' }))
    act(() => jest.advanceTimersByTime(29_000))
    expect(screen.getByLabelText('Kod BLIK')).toBeInTheDocument()
    act(() => jest.advanceTimersByTime(1000))
    expect(screen.queryByLabelText('Kod BLIK')).toBeNull()
    expect(screen.getByText('Czas na płatność minął o 18:05')).toBeInTheDocument()
    expect(screen.getByText(/zamów jeszcze raz/)).toBeInTheDocument()
    // An attempt that is pending at the bank extends the deadline. C1.
    onMessage({ ...unpaid({ due_at: '2026-11-27T18:20:30+01:00' }), updated_at: '2026-11-27T18:06:00+01:00' })
    expect(screen.getByLabelText('Kod BLIK')).toBeInTheDocument()
  })
})

it.each([
  ['nothing came', 'new', /Nic nie pobraliśmy/],
  ['it came too late', 'pending_refund', /Płatność dotarła za późno.*Pieniądze wracają/],
] as const)('B5 an order that was not paid in time shows what happens to the money: %s', (_, status, words) => {
  const history = [{ at: '2026-11-27T18:04:00+01:00', by: 'timer', from: 'new', to: 'cancelled', reason: 'unpaid' }]
  show(anOrder({ status: 'cancelled', history: history as Order['history'], payment: { status } }))
  expect(screen.getByText(words)).toBeInTheDocument()
})

describe('L300 BLIK', () => {
  const code = () => screen.getByLabelText('Kod BLIK')
  const pay = () => userEvent.click(screen.getByRole('button', { name: /^Płacę/ }))

  it('a code that the bank refuses at once has its message at the field', async () => {
    const declined = { error: { code: 'payment_declined', message: '' } }
    server.use(http.post(`*/api/orders/${ID}/payments`, () => HttpResponse.json(declined, { status: 409 })))
    show(unpaid())
    await userEvent.type(code(), '000000')
    await pay()
    await waitFor(() => expect(code()).toHaveAccessibleDescription(/Bank nie przyjął tego kodu i nic nie pobrał/))
    await waitFor(() => expect(code()).toHaveFocus())
    expect(screen.queryByText(/Bank odrzucił płatność/)).toBeNull()
  })

  it('after a refusal by the bank the next code can be entered at once', async () => {
    const onRequest = jest.fn()
    server.use(
      http.post(`*/api/orders/${ID}/payments`, async ({ request }) => {
        onRequest(await request.json())
        return HttpResponse.json(unpaid({ status: 'pending' }))
      }),
    )
    show(unpaid())
    await userEvent.type(code(), '111 111')
    await pay()
    expect(await screen.findByText('Potwierdź płatność w aplikacji banku')).toBeInTheDocument()
    expect(onRequest).toHaveBeenCalledWith({ payment_method: 'blik', blik_code: '111111' })
    expect(screen.queryByLabelText('Kod BLIK')).toBeNull()
    onMessage(unpaid({ status: 'new', last_error: 'declined' }))
    expect(screen.getByText(/Poprzednia płatność nie powiodła się/)).toBeInTheDocument()
    expect(code()).toHaveValue('')
  })

  it('B5 while the bank decides there is no second payment attempt, and the remaining time is the server’s', () => {
    jest.useFakeTimers({ now: NOW })
    const next = { kind: 'blik_code', expires_at: '2026-11-27T18:06:07+01:00' } as const
    show(unpaid({ status: 'pending', next }))
    expect(screen.getByText('Potwierdź płatność w aplikacji banku')).toBeInTheDocument()
    expect(screen.getAllByText('Zostało 1:07')[0]).toBeInTheDocument()
    expect(screen.queryByRole('radio')).toBeNull()
    expect(screen.queryByLabelText('Kod BLIK')).toBeNull()
    jest.useRealTimers()
  })

  it('B5 after two minutes the page asks the server at once, and the next code can be entered', async () => {
    server.use(
      http.get(`*/api/orders/${ID}`, () =>
        HttpResponse.json({ ...unpaid({ last_error: 'timeout' }), updated_at: '2026-11-27T18:07:00+01:00' }),
      ),
    )
    const next = { kind: 'blik_code', expires_at: '2020-01-01T18:02:00+01:00' } as const
    show(unpaid({ status: 'pending', next }))
    expect(await screen.findByLabelText('Kod BLIK')).toBeInTheDocument()
    expect(screen.getByText(/Poprzednia płatność nie powiodła się/)).toBeInTheDocument()
  })

  it('B5 scrolls to the field to fill in, and to the outcome', async () => {
    const shown: string[] = []
    const far = { top: 2000, bottom: 2100 } as DOMRect
    const rect = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(far)
    Object.assign(window, { matchMedia: () => ({ matches: true, addEventListener() {}, removeEventListener() {} }) })
    Element.prototype.scrollIntoView = function (this: Element) {
      shown.push(this.getAttribute('name') ?? this.tagName)
    }
    show(unpaid())
    expect(shown).toEqual(['blik_code'])
    await userEvent.type(code(), '12345')
    await pay()
    expect(code()).toHaveFocus()
    expect(code()).toHaveAccessibleDescription(/Wpisz 6 cyfr kodu BLIK/)
    onMessage({ ...unpaid({ status: 'pending' }), updated_at: '2026-11-27T18:06:00+01:00' })
    onMessage(anOrder({ status: 'pending', updated_at: '2026-11-27T18:07:00+01:00' }))
    expect(shown.at(-1)).toBe('H1')
    expect(shown.length).toBeGreaterThan(2)
    rect.mockRestore()
  })

  it('C1 a restaurant that closes during payment is reported as closed', async () => {
    server.use(
      http.post(`*/api/orders/${ID}/payments`, () =>
        HttpResponse.json({ error: { code: 'closed', message: '…' } }, { status: 409 }),
      ),
    )
    show(unpaid())
    await userEvent.type(code(), '777123')
    await pay()
    expect(await screen.findByText(/^Kuchnia nie przyjmie już tego zamówienia/)).toBeInTheDocument()
  })

  it('a double press sends one payment', async () => {
    const onRequest = jest.fn()
    server.use(
      http.post(`*/api/orders/${ID}/payments`, () => {
        onRequest()
        return HttpResponse.json(unpaid({ status: 'pending' }))
      }),
    )
    show(unpaid())
    await userEvent.type(code(), '777123')
    await userEvent.dblClick(screen.getByRole('button', { name: /^Płacę/ }))
    await waitFor(() => expect(onRequest).toHaveBeenCalledTimes(1))
  })
})

it('C1 Anuluj is shown while the order can be cancelled, and asks for confirmation', async () => {
  server.use(
    http.post(`*/api/orders/${ID}/cancel`, () =>
      HttpResponse.json(
        anOrder({
          status: 'cancelled',
          updated_at: '2026-11-27T18:06:00+01:00',
          history: [{ at: '2026-11-27T18:06:00+01:00', by: 'diner', from: 'pending', to: 'cancelled', reason: null }],
        }),
      ),
    ),
  )
  show(anOrder({ can_cancel: true, answer_due_at: '2026-11-27T18:10:00+01:00' }))
  expect(screen.getByText(/ma czas na odpowiedź do/)).toBeInTheDocument()
  await userEvent.click(screen.getByText('Anuluj'))
  await userEvent.click(screen.getByRole('button', { name: 'Tak, anuluj zamówienie' }))
  expect(await screen.findByText('Zamówienie anulowano na Twoją prośbę.')).toBeInTheDocument()
  expect(heading()).toHaveTextContent('Anulowane')
  expect(screen.queryByText('Tak, anuluj zamówienie')).toBeNull()
})

it('B5 an open page at the bank can be continued; another method requires giving it up first', () => {
  const next = { kind: 'redirect', url: '/pay/x', expires_at: '2026-11-27T18:15:00+01:00' } as const
  show(unpaid({ method: 'transfer', next }))
  expect(screen.getByRole('link', { name: 'Przejdź do płatności' })).toHaveAttribute('href', '/pay/x')
  expect(screen.getByText('Zapłać inaczej').closest('details')).not.toHaveAttribute('open')
  expect(screen.getByText(/wtedy wycofamy/)).toBeInTheDocument()
  expect(screen.queryByRole('radio', { name: /przelew/i })).toBeNull()
})

it.each([
  ['today', '2026-11-27T18:10:00+01:00', /na odpowiedź do 18:10\./, true],
  ['another day', '2026-11-29T12:04:00+01:00', /na odpowiedź do niedzieli, 12:04\./, false],
])('C1 the restaurant’s answer is due %s', (_, answer_due_at, text, isCounted) => {
  jest.useFakeTimers({ now: NOW })
  show(anOrder({ can_cancel: true, answer_due_at }))
  expect(screen.getByText(text)).toBeInTheDocument()
  expect(screen.queryAllByText(/^Zostało/).length > 0).toBe(isCounted)
  jest.useRealTimers()
})

it('C1 an order for another day shows the day', () => {
  jest.useFakeTimers({ now: NOW })
  const eta = { from: '2026-11-29T12:30:00+01:00', to: '2026-11-29T12:45:00+01:00' }
  show(anOrder({ status: 'confirmed', eta }))
  expect(screen.getByText('U Ciebie o 12:30–12:45, w niedzielę, 29 listopada.')).toBeInTheDocument()
  jest.useRealTimers()
})

it('L179 L180 a refund shows amount, destination and date', () => {
  const refund = {
    state: 'done',
    amount: 55,
    to: 'blik',
    requested_at: '2026-11-27T18:06:00+01:00',
    completed_at: '2026-11-27T18:07:00+01:00',
  } as const
  show(anOrder({ status: 'cancelled', payment: { status: 'refunded', refund } }))
  expect(screen.getByText(/Zwróciliśmy 55,00.zł na konto, z którego zapłacono BLIKIEM/)).toBeInTheDocument()
})
