/** @jest-environment ./tests/support/browser-environment.mjs */
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PANEL_PRINTS } from '@/lib/browser/panel/device-preference'
import { PERMISSIONS, type Permission } from '@/lib/domain/panel/access/permissions'
import type { Board, BoardOrder } from '@/lib/domain/panel/board/board-schema'
import type { KitchenDish } from '@/lib/domain/panel/orders/kitchen-menu'
import words from '@/messages/panel/orders.json'
import { aBoard, aBoardChange, aBoardOrder } from '@/tests/support/a-board'
import { OrdersScreen } from './client/orders-screen'

const ALL = Object.keys(PERMISSIONS) as Permission[]
const menu: KitchenDish[] = [
  {
    id: 12,
    name: 'Kaczka',
    category: 'Dania',
    allergens: ['gluten', 'milk'],
    options: [{ id: 121, name: 'Sos śliwkowy', allergens: null }],
  },
  { id: 13, name: 'Żurek', category: 'Zupy', allergens: null, options: [] },
]
type Call = { url: string; body: Record<string, unknown> }
let calls: Call[] = []
let answers: { status: number; body: unknown }[] = []
let say = (_: string) => {}

beforeAll(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
})
beforeEach(() => {
  calls = []
  answers = []
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = String(input)
    if (url.includes('/events')) {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          say = (text) => controller.enqueue(new TextEncoder().encode(text))
          init?.signal?.addEventListener('abort', () => controller.error(new Error('dropped')))
        },
      })
      return new Response(body)
    }
    calls.push({ url, body: JSON.parse(String(init?.body)) })
    const { status, body } = answers.shift() ?? { status: 200, body: {} }
    return new Response(JSON.stringify(body), { status })
  })
})
afterEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
})

async function open(changes: Partial<Board>, permissions: readonly Permission[] = ALL) {
  const board = aBoard({ at: new Date().toISOString(), ...changes })
  // The stream opens asynchronously.
  await act(async () => {
    render(<OrdersScreen restaurantId={5} board={board} menu={menu} permissions={permissions} words={words} />)
  })
}
const card = (number = '1001') => screen.getByRole('article', { name: `Nr ${number}` })
const change = (orders: BoardOrder[]) => {
  const body = aBoardChange({ revision: 8, at: new Date().toISOString(), orders })
  return act(async () => say(`event: change\nid: 8\ndata: ${JSON.stringify(body)}\n\n`))
}
const planned = (step: 'accept' | 'decline', person: string) => ({
  step,
  due_at: new Date(Date.now() + 9000).toISOString(),
  ready_at: '2026-11-27T18:30:00+01:00',
  reason: step === 'decline' ? 'closed' : null,
  person,
})

it('C29 what a diner writes of an allergy stands before the dishes, and not a second time among the notes', async () => {
  const products = [{ ...aBoardOrder().products[0]!, note: 'bez orzechów!' }]
  await open({ orders: [aBoardOrder({ notes: 'Jestem uczulona na mleko', products })] })
  const [words, dish] = [
    within(card()).getByText('Jestem uczulona na mleko'),
    within(card()).getByRole('button', { name: /Kaczka/ }),
  ]
  expect(words.compareDocumentPosition(dish)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(within(card()).getByText('Kaczka: bez orzechów!')).toBeInTheDocument()
  expect(card()).not.toHaveTextContent('Uwagi gościa')
})

it('C23 a dish is ticked off at once, for all screens; what the kitchen refuses is as it was', async () => {
  await open({ orders: [aBoardOrder({ status: 'confirmed', steps: ['ready'] })] })
  const dish = within(card()).getByRole('button', { name: /Kaczka/ })
  answers = [{ status: 200, body: { ticked: [0] } }]
  await userEvent.click(dish)
  expect(dish).toHaveAttribute('aria-pressed', 'true')
  await waitFor(() =>
    expect(calls).toEqual([{ url: `/panel/api/5/orders/${aBoardOrder().id}/ticks`, body: { line: 0, ticked: true } }]),
  )
  await change([aBoardOrder({ status: 'confirmed', steps: ['ready'], ticked: [0] })])
  expect(dish).toHaveAttribute('aria-pressed', 'true')
  answers = [{ status: 409, body: { error: { code: 'step_impossible', message: '' } } }]
  await userEvent.click(dish)
  expect(await within(card()).findByRole('alert')).toHaveTextContent(
    '„Kaczka” jest dalej odhaczone. To już niemożliwe. Jest teraz: w trakcie przygotowania.',
  )
  expect(dish).toHaveAttribute('aria-pressed', 'true')
  expect(calls[1]?.body).toEqual({ line: 0, ticked: false })
  await userEvent.click(within(card()).getByRole('button', { name: 'Rozumiem' }))
  expect(within(card()).queryByRole('alert')).toBeNull()
})

it('C29 a tick that waited for the connection and is refused then goes back, and the card says so', async () => {
  await open({ orders: [aBoardOrder({ status: 'confirmed', steps: ['ready'] })] })
  const dish = within(card()).getByRole('button', { name: /Kaczka/ })
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await act(async () => void window.dispatchEvent(new Event('offline')))
  await userEvent.click(dish)
  expect(dish).toHaveAttribute('aria-pressed', 'true')
  expect(calls).toEqual([])
  answers = [{ status: 409, body: { error: { code: 'step_impossible', message: '' } } }]
  online.mockReturnValue(true)
  await act(async () => void window.dispatchEvent(new Event('online')))
  expect(await within(card()).findByRole('alert')).toHaveTextContent('„Kaczka” nie jest odhaczone.')
  expect(dish).toHaveAttribute('aria-pressed', 'false')
})

it('C23 what another screen takes back meanwhile is shown; a second press while the first is under way is none', async () => {
  const inKitchen = { status: 'confirmed', steps: ['ready'] } as const
  await open({ orders: [aBoardOrder({ ...inKitchen, steps: ['ready'] })] })
  const dish = within(card()).getByRole('button', { name: /Kaczka/ })
  answers = [{ status: 200, body: { ticked: [0] } }]
  await userEvent.dblClick(dish)
  await waitFor(() => expect(calls).toHaveLength(1))
  await waitFor(() => expect(dish).toHaveAttribute('aria-pressed', 'true'))
  // Both changes came in one event: this board never contained the tick.
  await change([aBoardOrder({ ...inKitchen, steps: ['ready'], updated_at: '2026-11-27T18:40:00+01:00' })])
  expect(dish).toHaveAttribute('aria-pressed', 'false')
})

it('C29 an empty board says who comes next', async () => {
  const starts = new Date(Date.now() + 3_600_000)
  const visit = {
    id: 3,
    status: 'confirmed',
    visit_state: 'expected',
    cancelled_at: null,
    guests_number: 4,
    customer_name: 'Ewa Lis',
  }
  const reservations = [{ ...visit, starts_at: starts.toISOString() }] as unknown as Board['reservations']
  await open({ reservations })
  expect(screen.getByRole('region', { name: words.idle.title })).toHaveTextContent(
    /Następni goście: \d\d:\d\d, 4 os\., Ewa Lis\./,
  )
  await change([aBoardOrder()])
  expect(card()).toBeInTheDocument()
})

it('C29 a card sets allergens and notes apart, and says what to collect and where to bring it', async () => {
  const order = aBoardOrder({
    notes: 'Dzwonić',
    total: 55,
    payment: { method: 'cash', status: 'new', cash_change_from: 100 },
    products: [{ ...aBoardOrder().products[0]!, amount: 2, choices: ['Sos śliwkowy'], note: 'bez skóry' }],
  })
  order.customer.address = {
    address: 'Bliska 12, Lublin',
    street: 'Bliska',
    house: '12',
    flat: '3',
    city: 'Lublin',
    lat: 51.2,
    lng: 22.5,
    approximate: false,
  } as BoardOrder['customer']['address']
  await open({ orders: [order] })
  expect(card()).toHaveTextContent('2 × Kaczka')
  expect(card()).toHaveTextContent('Uwaga: bez skóry')
  expect(card()).toHaveTextContent('Alergeny: Zboża zawierające gluten, Mleko')
  expect(card()).toHaveTextContent(/Do pobrania 55,00 zł gotówką, z 100,00 zł \(reszta 45,00 zł\)/)
  expect(within(card()).getByRole('link', { name: 'Mapa' })).toHaveAttribute(
    'href',
    expect.stringContaining('51.2,22.5'),
  )
  expect(screen.getByText('łącznie 2 × Kaczka')).toBeInTheDocument()
})

it('C23 accepting proposes the kitchen’s minutes, in steps of five', async () => {
  await open({ orders: [aBoardOrder({ suggested_minutes: 20 })] })
  await userEvent.click(within(card()).getByRole('button', { name: /5 minut dłużej/ }))
  expect(card()).toHaveTextContent('proponowane: 20 min')
  expect(within(card()).getByRole('status')).toHaveTextContent('25 min')
  await userEvent.click(within(card()).getByRole('button', { name: 'Przyjmij na 25 min' }))
  await waitFor(() => expect(calls[0]?.body).toEqual({ step: 'accept', version: 1, ready_in_minutes: 25 }))
})

it('C23 declining says first what goes back to the diner; an ended order shows the state of the refund', async () => {
  await open({ orders: [aBoardOrder({ total: 55, payment: { method: 'blik', status: 'confirmed' } })] })
  await userEvent.click(within(card()).getByRole('button', { name: 'Odmów' }))
  expect(screen.getByRole('dialog')).toHaveTextContent(/Gość dostanie zwrot 55,00 zł \(BLIK\)/)
  await userEvent.click(screen.getByRole('button', { name: 'Zamykamy' }))
  await waitFor(() => expect(calls[0]?.body).toEqual({ step: 'decline', version: 1, reason: 'closed' }))
  const refund = {
    state: 'requested',
    amount: 55,
    to: 'blik',
    requested_at: '2026-11-27T18:06:00+01:00',
    completed_at: null,
  }
  await change([
    aBoardOrder({ version: 3, status: 'declined', steps: [], reason: 'closed', payment: { refund } as never }),
  ])
  await userEvent.click(screen.getByText('Zakończone (1)'))
  expect(screen.getByRole('group')).toHaveTextContent(/Nr 1001 Anulowane – Zamykamy/)
  expect(screen.getByRole('group')).toHaveTextContent(/Zwrot 55,00 zł \(BLIK\): zlecony/)
})

it('C23 what ran out is named with the refusal, and sold out with it: an add-on in all dishes', async () => {
  const chosen = [{ question_id: 1, options: [{ option_id: 121, amount: 1 }] }]
  await open({ orders: [aBoardOrder({ products: [{ ...aBoardOrder().products[0]!, answers: chosen as never }] })] })
  await userEvent.click(within(card()).getByRole('button', { name: 'Odmów' }))
  await userEvent.click(screen.getByRole('button', { name: 'Zabrakło dania' }))
  expect(screen.getAllByRole('checkbox').map((box) => box.closest('div')?.textContent)).toEqual([
    'Kaczka',
    'Sos śliwkowy',
  ])
  await userEvent.click(screen.getByLabelText('Sos śliwkowy'))
  await userEvent.click(screen.getByRole('button', { name: 'Odmów zamówienia' }))
  await waitFor(() =>
    expect(calls.map(({ body }) => body)).toEqual([
      { product_id: 12, option_id: 121, everywhere: true, for: 'closing' },
      { step: 'decline', version: 1, reason: 'item_unavailable' },
    ]),
  )
})

it('C23 what is planned names the person and can be taken back', async () => {
  await open({ orders: [aBoardOrder({ planned: planned('accept', 'Ola') })] })
  expect(card()).toHaveTextContent('Przyjęte, gotowe o 18:30 · Ola')
  await userEvent.click(within(card()).getByRole('button', { name: 'Cofnij' }))
  await waitFor(() => expect(calls[0]?.body).toEqual({ step: 'take_back', version: 1 }))
})

it('C23 ready may follow on a planned acceptance at once', async () => {
  await open({ orders: [aBoardOrder({ planned: planned('accept', 'Ola') })] })
  await userEvent.click(within(card()).getByRole('button', { name: 'Gotowe' }))
  await waitFor(() => expect(calls[0]?.body).toEqual({ step: 'ready', version: 1 }))
})

it('C28 what a search found is shown in its lane, or among what has ended, and has the focus', async () => {
  const ended = aBoardOrder({ id: '1002', number: '1002', status: 'declined', steps: [], reason: 'closed' })
  location.hash = '#zamowienie-1001'
  await open({ orders: [aBoardOrder({ id: '1001', status: 'confirmed', steps: ['ready'] }), ended] })
  await waitFor(() => expect(document.activeElement).toHaveAttribute('data-place', 'order 1001'))
  expect(location.hash).toBe('')
  expect(document.querySelector('[aria-controls="lane-kitchen"]')).toHaveAttribute('aria-pressed', 'true')
  act(() => {
    location.hash = '#zamowienie-1002'
  })
  await waitFor(() => expect(document.activeElement).toHaveAttribute('data-place', 'order 1002'))
  expect(screen.getByText('Zakończone (1)').closest('details')).toHaveAttribute('open')
})

const handedOver = (minutesAgo: number, changes: Parameters<typeof aBoardOrder>[0] = {}) =>
  aBoardOrder({
    status: 'delivered',
    steps: [],
    handed_over_at: new Date(Date.now() - minutesAgo * 60_000 - 20_000).toISOString(),
    ...changes,
  })

it('C23 what was handed over in the last ten minutes can be called back, for so long', async () => {
  await open({ orders: [handedOver(3), handedOver(10, { id: '1002', number: '1002' })] })
  const line = screen.getByText('Wydane przed chwilą (1)').closest('details')!
  expect(line).not.toHaveAttribute('open')
  await userEvent.click(screen.getByText('Wydane przed chwilą (1)'))
  expect(within(line).getByRole('listitem')).toHaveTextContent(/^Nr 1001 .+, 3 min temu/)
  answers = [{ status: 200, body: aBoardOrder({ status: 'sent', steps: ['hand_over'], version: 2 }) }]
  await userEvent.click(within(line).getByRole('button', { name: 'Cofnij wydanie, nr 1001' }))
  await waitFor(() => expect(calls[0]?.body).toEqual({ step: 'call_back', version: 1 }))
  expect(await screen.findByRole('article', { name: 'Nr 1001' })).toBeInTheDocument()
  expect(screen.queryByText(/Wydane przed chwilą/)).toBeNull()
})

it('C23 a call back that comes too late says so in Polish', async () => {
  await open({ orders: [handedOver(9)] })
  const error = { code: 'call_back_over', message: '' }
  answers = [{ status: 409, body: { error, current: handedOver(10, { version: 2 }) } }]
  await userEvent.click(screen.getByText('Wydane przed chwilą (1)'))
  await userEvent.click(screen.getByRole('button', { name: /Cofnij wydanie/ }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Za późno, by cofnąć wydanie. Jest teraz: dostarczone.')
})

it('C29 the second to act is told what the first did', async () => {
  await open({ orders: [aBoardOrder()] })
  const current = aBoardOrder({ version: 2, planned: planned('decline', 'Jan') })
  answers.push({ status: 409, body: { error: { code: 'changed_meanwhile', message: '' }, current } })
  await userEvent.click(within(card()).getByRole('button', { name: /^Przyjmij na/ }))
  expect(await within(card()).findByRole('alert')).toHaveTextContent('Ktoś był szybszy – Jan: Odmowa: Zamykamy.')
  await userEvent.click(within(card()).getByRole('button', { name: 'Rozumiem' }))
  expect(within(card()).queryByRole('alert')).toBeNull()
})

it('C23 finds a dish without its marks, and marks an option as sold out', async () => {
  await open({ sold_out: [{ product_id: 13, option_id: null, until: null }] })
  await userEvent.click(screen.getByRole('button', { name: 'Wyprzedane (1)' }))
  await userEvent.type(screen.getByRole('searchbox'), 'sliwk')
  expect(screen.queryByText('Żurek')).toBeNull()
  await userEvent.click(screen.getByText('Dodatki i warianty: Kaczka'))
  const option = screen.getByRole('group', { name: 'Wyprzedane: Sos śliwkowy' })
  await userEvent.click(within(option).getByRole('button', { name: 'Do odwołania' }))
  await waitFor(() => expect(calls[0]?.body).toEqual({ product_id: 12, option_id: 121, for: 'further_notice' }))
})

it('C17 C23 a pause is told, and busy, a pause and its end are sent from one sheet that closes with the answer', async () => {
  const seen = { reason: 'too-many-orders' as const, until: null }
  await open({ orders_paused: seen })
  expect(screen.getByText(/^Wstrzymane: Za dużo zamówień/)).toBeInTheDocument()
  for (const name of ['Wydłuż czas', 'Wstrzymaj zamówienia', 'Przyjmuj jak zwykle']) {
    await userEvent.click(screen.getByRole('button', { name: words.kitchen.kitchenLoad }))
    await userEvent.click(screen.getByRole('button', { name }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  expect(calls.map(({ body }) => body)).toEqual([
    { seen, kitchen_load: { kind: 'busy', minutes: 20, until: expect.any(String) } },
    { seen, kitchen_load: { kind: 'paused', reason: 'too-many-orders', until: expect.any(String) } },
    { seen, kitchen_load: null },
  ])
})

it('C21 who may not change the kitchen is offered no change', async () => {
  await open({ orders: [] }, ['see_board', 'handle_orders'])
  expect(screen.queryByRole('button', { name: /Wyprzedane|Tempo/ })).toBeNull()
})

it('C29 a device that prints by itself prints each order once, when it is accepted', async () => {
  localStorage.setItem(PANEL_PRINTS, 'true')
  const printed: string[] = []
  window.print = () => printed.push(document.querySelector('section[class*="ticket"]')?.textContent ?? '')
  await open({ orders: [aBoardOrder()] })
  await waitFor(() => expect(fetch).toHaveBeenCalled())
  await change([aBoardOrder({ version: 2, planned: planned('accept', 'Ola') })])
  await change([aBoardOrder({ version: 3, status: 'confirmed', ready_at: '2026-11-27T18:30:00+01:00' })])
  await waitFor(() => expect(printed).toHaveLength(1))
  expect(printed[0]).toContain('Nr 1001')
  expect(printed[0]).toContain('Gotowe na 18:30')
  await change([aBoardOrder({ version: 4, status: 'confirmed', notes: 'x' })])
  await new Promise((resolve) => setTimeout(resolve))
  expect(printed).toHaveLength(1)
})
