/** @jest-environment ./tests/support/browser-environment.mjs */
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Board, BoardReservation } from '@/lib/domain/staff/board-schema'
import type { Room } from '@/lib/domain/staff/table-schema'
import words from '@/messages/panel/tables.json'
import { aBoard } from '@/tests/support/a-board'
import { reservationFixture } from '@/tests/support/reservation'
import { TablesScreen } from './tables-screen'

const room: Room = {
  areas: [{ key: 'sala', name: 'Sala' }],
  tables: ['S1', 'S2'].map((name) => ({ name, area: 'sala', min_seats: 1, max_seats: 4 })),
  joins: [],
  slot_minutes: 30,
  stay_minutes: null,
  open: [{ from: '2026-11-28T17:00:00+01:00', until: '2026-11-29T02:00:00+01:00' }],
}
const visit = (changes: Partial<BoardReservation> = {}): BoardReservation => ({
  ...reservationFixture(),
  tenant: 'lubje',
  version: 3,
  code: 'ABCDEFGHJKLM',
  status: 'confirmed',
  customer_name: 'Anna Nowak',
  phone_number: '',
  reserved_on: '2026-11-29 00:15:00',
  starts_at: '2026-11-29T00:15:00+01:00',
  ends_at: '2026-11-29T01:45:00+01:00',
  change_request: null,
  cancelled_at: null,
  cancelled_by: null,
  visit_state: 'expected',
  tables: ['S1'],
  ...changes,
})

type Call = { method: string; path: string; body: Record<string, unknown> }
let calls: Call[]
let answer: (call: Call) => [status: number, body: unknown]

beforeAll(() => {
  HTMLElement.prototype.setPointerCapture = () => {}
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    if (!this.open) return
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
})
beforeEach(() => {
  calls = []
  answer = () => [200, visit({ version: 4 })]
  globalThis.fetch = (async (url: string, init: RequestInit = {}) => {
    // The stream of events stays silent.
    if (url.includes('/events')) return new Promise(() => {})
    const call = {
      method: init.method ?? 'GET',
      path: url.replace('/panel/api/1/', ''),
      body: JSON.parse(String(init.body ?? '{}')),
    }
    calls.push(call)
    const [status, body] = answer(call)
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
  }) as typeof fetch
})
afterEach(cleanup)

/** At 0:40 on Sunday: the evening is still Saturday's. */
function show(changes: Partial<Board> = {}) {
  const board = aBoard({ at: '2026-11-29T00:40:00+01:00', date: '2026-11-28', reservations: [visit()], ...changes })
  render(<TablesScreen restaurantId={1} board={board} room={room} words={words} />)
}
const posted = () => calls.filter(({ method }) => method === 'POST')

describe('C22, C25 the screen after midnight', () => {
  it('still shows the evening, with who comes after midnight', () => {
    show()
    expect(screen.getByText('sobota, 28 listopada')).toBeInTheDocument()
    expect(screen.getAllByRole('button', { name: /Anna Nowak/ }).length).toBeGreaterThan(0)
    expect(screen.getAllByText(/spóźniają się/).length).toBeGreaterThan(0)
  })

  it('a telephone reservation for 0:45 is on the next calendar day', async () => {
    show()
    answer = () => [201, visit({ code: 'MNPQRSTUVWXY', customer_name: 'Kowal', tables: ['S2'] })]
    await userEvent.click(screen.getByRole('button', { name: words.actions.phone }))
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.getByLabelText(words.new.otherTime)).toHaveValue('00:45')
    await userEvent.type(dialog.getByLabelText(words.new.name), 'Kowal{Enter}')
    await waitFor(() => expect(screen.getByText('Kowal: zapisano na 00:45, stolik S2.')).toBeInTheDocument())
    expect(posted()[0]?.body).toMatchObject({
      reserved_on: '2026-11-29 00:45:00',
      guests_number: 2,
      customer_name: 'Kowal',
    })
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('the dialog of a move says which tables are free, and a move can be undone', async () => {
    const other = visit({
      code: 'MNPQRSTUVWXY',
      customer_name: 'Lis',
      tables: ['S2'],
      starts_at: '2026-11-29T03:00:00+01:00',
      ends_at: '2026-11-29T04:30:00+01:00',
      reserved_on: '2026-11-29 03:00:00',
    })
    show({ reservations: [visit(), other] })
    await userEvent.click(screen.getAllByRole('button', { name: /Anna Nowak/ })[0]!)
    await userEvent.click(screen.getByRole('button', { name: words.steps.move }))
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.getByLabelText(/S2.*wolny/)).toBeEnabled()
    const time = dialog.getByLabelText(words.move.time)
    await userEvent.clear(time)
    await userEvent.type(time, '02:30')
    expect(dialog.getByLabelText(/S2.*zajęty/)).toBeDisabled()
    answer = ({ body }) => [200, visit({ version: 4, reserved_on: String(body.reserved_on) })]
    await userEvent.click(dialog.getByRole('button', { name: words.move.save }))
    await waitFor(() => expect(posted()).toHaveLength(1))
    expect(posted()[0]?.body).toMatchObject({ version: 3, reserved_on: '2026-11-29 02:30:00', tables: ['S1'] })
    await userEvent.click(await screen.findByRole('button', { name: words.actions.undo }))
    await waitFor(() => expect(posted()).toHaveLength(2))
    expect(posted()[1]?.body).toMatchObject({ version: 4, reserved_on: '2026-11-29 00:15:00', tables: ['S1'] })
  })
})

describe('C24 two screens', () => {
  it('the second is told how it stands, and nothing is overwritten', async () => {
    show()
    answer = () => [
      409,
      {
        error: { code: 'changed_meanwhile', message: 'Ktoś zmienił to przed chwilą.' },
        current: visit({ version: 4, visit_state: 'seated' }),
      },
    ]
    await userEvent.click(screen.getAllByRole('button', { name: /Anna Nowak/ })[0]!)
    await userEvent.click(screen.getByRole('button', { name: words.steps.no_show }))
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Ktoś zmienił to przed chwilą. Jest teraz: przy stoliku, 00:15, stolik S1.')
    expect(posted()).toHaveLength(1)
    await userEvent.click(within(alert).getByRole('button', { name: words.actions.dismiss }))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

describe('C25 blocks and notes', () => {
  it('a block over a table that somebody has names it, and offers the others', async () => {
    show()
    answer = ({ body }) =>
      body.except_taken
        ? [201, { id: 1, scope: 'area', area: 'sala', tables: ['S2'], from: '', until: '', reason: '' }]
        : [
            409,
            { error: { code: 'slot_taken', message: 'x' }, current: { taken: [{ table: 'S1', by: 'ABCDEFGHJKLM' }] } },
          ]
    await userEvent.click(screen.getAllByRole('button', { name: words.actions.block })[0]!)
    const dialog = within(screen.getByRole('dialog'))
    await userEvent.click(dialog.getByRole('radio', { name: 'Sala' }))
    await userEvent.click(dialog.getByRole('button', { name: words.blocks.save }))
    expect(await dialog.findByRole('alert')).toHaveTextContent('Zajęte w tym czasie: S1.')
    await userEvent.click(dialog.getByRole('button', { name: words.blocks.exceptTaken }))
    await waitFor(() => expect(screen.getByText('Zablokowano: Sala.')).toBeInTheDocument())
    expect(posted().at(-1)?.body).toMatchObject({
      scope: 'area',
      from: '2026-11-29 00:30:00',
      until: '2026-11-29 02:00:00',
    })
  })

  it('allergies are not sent before the guest was asked', async () => {
    show({ reservations: [visit({ phone_number: '+48600100200' })] })
    answer = ({ path }) => [
      200,
      path === 'guests' ? { note: null, visits: 2, no_shows: 1, cancelled: 0, items: [] } : { note: null },
    ]
    await userEvent.click(screen.getAllByRole('button', { name: /Anna Nowak/ })[0]!)
    await userEvent.type(await screen.findByLabelText(words.guest.allergies), 'orzechy')
    await userEvent.click(screen.getByRole('button', { name: words.guest.save }))
    expect(await screen.findByText(words.guest.consent)).toBeInTheDocument()
    expect(calls.filter(({ method }) => method === 'PUT')).toEqual([])
    await userEvent.click(screen.getByLabelText(words.guest.agreed))
    await userEvent.click(screen.getByRole('button', { name: words.guest.save }))
    await waitFor(() => expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(1))
    expect(calls.at(-1)?.body).toMatchObject({
      phone_number: '+48600100200',
      allergies: 'orzechy',
      allergies_agreed: true,
    })
  })
})
