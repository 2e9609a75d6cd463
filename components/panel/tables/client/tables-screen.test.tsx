/** @jest-environment ./tests/support/browser-environment.mjs */
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Board, BoardReservation, BoardWait } from '@/lib/domain/panel/board/board-schema'
import type { FloorPlan } from '@/lib/domain/panel/tables/table-schema'
import words from '@/messages/panel/tables.json'
import { aBoard, aBoardChange } from '@/tests/support/a-board'
import { reservationFixture } from '@/tests/support/reservation'
import { TablesScreen } from './tables-screen'

const floorPlan: FloorPlan = {
  areas: [{ key: 'sala', name: 'Sala' }],
  tables: ['S1', 'S2'].map((name) => ({ name, area: 'sala', min_seats: 1, max_seats: 4 })),
  combinations: [],
  slot_minutes: 30,
  stay_minutes: null,
  last_seating_minutes: 60,
  next_open_on: '2026-11-29',
  open: [{ from: '2026-11-28T17:00:00+01:00', until: '2026-11-29T02:00:00+01:00' }],
  note: null,
}
const visit = (changes: Partial<BoardReservation> = {}): BoardReservation => ({
  ...reservationFixture(),
  tenant: 'lubje',
  version: 3,
  id: 11,
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
  is_test: false,
  ...changes,
})

type Call = { method: string; path: string; body: Record<string, unknown> }
let calls: Call[]
let openEvents: (response: Response) => void
/** The server sends one event and then nothing. */
const tell = (event: string, body: { revision: number }) =>
  act(async () => {
    const text = `event: ${event}\nid: ${body.revision}\ndata: ${JSON.stringify(body)}\n\n`
    openEvents(new Response(new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode(text)) })))
  })
/** Another day: open from 17:00 to 23:00. */
let planOf: (day: string) => FloorPlan
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
  planOf = (day) => ({ ...floorPlan, open: [{ from: `${day}T17:00:00+01:00`, until: `${day}T23:00:00+01:00` }] })
  globalThis.fetch = (async (url: string, init: RequestInit = {}) => {
    // The stream of events stays silent, until a test sends one.
    if (url.includes('/events')) return new Promise((resolve) => (openEvents = resolve))
    const call = {
      method: init.method ?? 'GET',
      path: url.replace('/panel/api/1/', ''),
      body: JSON.parse(String(init.body ?? '{}')),
    }
    calls.push(call)
    const [, day] = /^tables\?date=(.+)/.exec(call.path) ?? []
    const [status, body] = day ? [200, planOf(day)] : answer(call)
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
  }) as typeof fetch
})
afterEach(cleanup)

/** At 0:40 on Sunday: the evening is still Saturday's. */
function show(changes: Partial<Board> = {}, plan = floorPlan) {
  const board = aBoard({ at: '2026-11-29T00:40:00+01:00', date: '2026-11-28', reservations: [visit()], ...changes })
  render(<TablesScreen restaurantId={1} board={board} floorPlan={plan} words={words} />)
}
const posted = () => calls.filter(({ method }) => method === 'POST')

describe('C22, C25 the screen after midnight', () => {
  it('still shows the evening, with who comes after midnight', () => {
    show()
    expect(screen.getByText('sobota, 28 listopada')).toBeInTheDocument()
    expect(screen.getAllByRole('button', { name: /Anna Nowak/ }).length).toBeGreaterThan(0)
    expect(screen.getAllByText(/spóźniają się/).length).toBeGreaterThan(0)
  })

  it('C28 a visit that a search found is opened', async () => {
    location.hash = '#wizyta-11'
    show()
    expect(await screen.findByRole('dialog', { name: 'Anna Nowak' })).toBeInTheDocument()
    expect(location.hash).toBe('')
  })

  it('a telephone reservation for 0:45 is on the next calendar day', async () => {
    show()
    answer = () => [201, visit({ id: 12, customer_name: 'Kowal', tables: ['S2'] })]
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

  it('by telephone any day is asked for, with what the restaurant says of it, and times that are full are named', async () => {
    show()
    const day = '2026-12-05'
    const taken = visit({ tables: ['S1', 'S2'], starts_at: `${day}T18:00:00+01:00`, ends_at: `${day}T19:30:00+01:00` })
    const block = {
      id: 1,
      scope: 'tables',
      area: null,
      tables: ['S2'],
      from: `${day} 21:00:00`,
      until: `${day} 22:00:00`,
    }
    const open = [{ from: `${day}T17:00:00+01:00`, until: `${day}T20:30:00+01:00` }]
    planOf = () => ({ ...floorPlan, open, note: 'Barbórka' })
    answer = ({ path }) => {
      if (path.startsWith('board'))
        return [200, aBoard({ date: day, reservations: [taken], blocks: [{ ...block, reason: 'urodziny' } as never] })]
      return [201, visit({ id: 12, customer_name: 'Kowal', tables: ['S2'], reserved_on: `${day} 19:30:00` })]
    }
    await userEvent.click(screen.getByRole('button', { name: words.actions.phone }))
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.getByLabelText(words.new.day)).toHaveValue('2026-11-28')
    fireEvent.change(dialog.getByLabelText(words.new.day), { target: { value: day } })
    const notes = await dialog.findByRole('list', { name: words.new.dayNotes })
    expect(
      within(notes)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Barbórka', 'Stoliki S2, 21:00–22:00, urodziny'])
    // Ninety minutes from 17:00 overlap the party of 18:00.
    expect(dialog.getAllByRole('radio', { name: /pełne/ }).map((one) => one.closest('label')?.textContent)).toEqual([
      '17:00pełne',
      '17:30pełne',
      '18:00pełne',
      '18:30pełne',
      '19:00pełne',
    ])
    expect(dialog.getByRole('radio', { name: /18:00/ })).toBeDisabled()
    await userEvent.click(dialog.getByRole('radio', { name: '19:30' }))
    await userEvent.type(dialog.getByLabelText(words.new.name), 'Kowal{Enter}')
    expect(await screen.findByText('Kowal: zapisano na sobota, 5 grudnia, 19:30, stolik S2.')).toBeInTheDocument()
    expect(posted()[0]?.body).toMatchObject({ reserved_on: `${day} 19:30:00`, customer_name: 'Kowal' })
  })

  it('by telephone after the last seating the next open day is proposed; a closed hour is said before it is saved', async () => {
    answer = () => [200, aBoard({ date: '2026-11-29', reservations: [] })]
    show({ at: '2026-11-29T01:05:00+01:00' })
    await userEvent.click(screen.getByRole('button', { name: words.actions.phone }))
    const dialog = within(screen.getByRole('dialog'))
    await waitFor(() => expect(dialog.getByLabelText(words.new.day)).toHaveValue('2026-11-29'))
    const time = dialog.getByLabelText(words.new.otherTime)
    await waitFor(() => expect(time).toHaveValue('17:00'))
    const day = 'niedziela, 29 listopada'
    expect(dialog.getByText(`Tego dnia nikt już nie usiądzie; najbliższy dzień: ${day}.`)).toBeInTheDocument()
    expect(dialog.queryByRole('alert')).not.toBeInTheDocument()
    fireEvent.change(time, { target: { value: '12:00' } })
    expect(dialog.getByRole('alert').textContent).toBe(words.new.closedHour)
  })

  it('C25 by telephone from a closed day the next open one is proposed, and the screen says so until a day is chosen', async () => {
    answer = () => [200, aBoard({ date: '2026-11-29', reservations: [] })]
    show({}, { ...floorPlan, open: [] })
    await userEvent.click(screen.getByRole('button', { name: words.actions.phone }))
    const dialog = within(screen.getByRole('dialog'))
    const said = 'W tym dniu zamknięte; najbliższy dzień: niedziela, 29 listopada.'
    expect(await dialog.findByText(said)).toHaveAttribute('role', 'status')
    fireEvent.change(dialog.getByLabelText(words.new.day), { target: { value: '2026-11-28' } })
    expect(dialog.queryByText(said)).not.toBeInTheDocument()
  })

  it('the dialog of a move says which tables are free, and a move can be undone', async () => {
    const other = visit({
      id: 12,
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
    expect(posted()[0]?.body).toEqual({ version: 3, reserved_on: '2026-11-29 02:30:00' })
    await userEvent.click(await screen.findByRole('button', { name: words.actions.undo }))
    await waitFor(() => expect(posted()).toHaveLength(2))
    expect(posted()[1]?.body).toMatchObject({ version: 4, reserved_on: '2026-11-29 00:15:00', tables: ['S1'] })
  })

  it('the dialog moves to another day: its tables are asked for, those that are taken there are left, and it can be undone', async () => {
    const there = visit({
      id: 12,
      reserved_on: '2026-12-05 18:00:00',
      starts_at: '2026-12-05T18:00:00+01:00',
      ends_at: '2026-12-05T19:30:00+01:00',
    })
    show()
    await userEvent.click(screen.getAllByRole('button', { name: /Anna Nowak/ })[0]!)
    await userEvent.click(screen.getByRole('button', { name: words.steps.move }))
    const dialog = within(screen.getByRole('dialog'))
    answer = () => [200, aBoard({ date: '2026-12-05', reservations: [there] })]
    const [day, time] = [dialog.getByLabelText(words.move.day), dialog.getByLabelText(words.move.time)]
    expect(day).toHaveValue('2026-11-28')
    fireEvent.change(time, { target: { value: '18:30' } })
    fireEvent.change(day, { target: { value: '2026-12-05' } })
    expect(await dialog.findByLabelText(/S1.*zajęty/)).not.toBeChecked()
    expect(dialog.getByLabelText(/S2.*wolny/)).toBeEnabled()
    expect(calls.map(({ path }) => path)).toContain('board?date=2026-12-05')
    expect(dialog.getByText(words.move.auto)).toBeInTheDocument()
    answer = ({ body }) => {
      const on = String(body.reserved_on)
      return [200, visit({ version: 4, reserved_on: on, starts_at: `${on.replace(' ', 'T')}+01:00`, tables: ['S2'] })]
    }
    await userEvent.click(dialog.getByRole('button', { name: words.move.save }))
    await waitFor(() => expect(posted()).toHaveLength(1))
    expect(posted()[0]?.body).toEqual({ version: 3, reserved_on: '2026-12-05 18:30:00', tables: null })
    expect(await screen.findByText(/sobota, 5 grudnia, 18:30, stolik S2\./)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /Anna Nowak/ })).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: words.actions.undo }))
    await waitFor(() => expect(posted()).toHaveLength(2))
    expect(posted()[1]?.body).toMatchObject({ version: 4, reserved_on: '2026-11-29 00:15:00', tables: ['S1'] })
  })

  describe('of the tables for another day, only those that were picked are named', () => {
    const toAnotherDay = async () => {
      show()
      await userEvent.click(screen.getAllByRole('button', { name: /Anna Nowak/ })[0]!)
      await userEvent.click(screen.getByRole('button', { name: words.steps.move }))
      const dialog = within(screen.getByRole('dialog'))
      fireEvent.change(dialog.getByLabelText(words.move.time), { target: { value: '18:30' } })
      fireEvent.change(dialog.getByLabelText(words.move.day), { target: { value: '2026-12-05' } })
      return dialog
    }
    const emptyDay = () => aBoard({ date: '2026-12-05', reservations: [] })

    it('its own is a wish: a diner may hold it there, which no board tells', async () => {
      answer = () => [200, emptyDay()]
      const dialog = await toAnotherDay()
      expect(await dialog.findByLabelText(/S1.*wolny/)).toBeChecked()
      answer = () => [200, visit({ version: 4 })]
      await userEvent.click(dialog.getByRole('button', { name: words.move.save }))
      await waitFor(() => expect(posted()).toHaveLength(1))
      expect(posted()[0]?.body).toEqual({ version: 3, reserved_on: '2026-12-05 18:30:00' })
    })

    it('nor is it demanded while the other day is read', async () => {
      answer = ({ path }) => [path.startsWith('board') ? 503 : 200, visit({ version: 4 })]
      const dialog = await toAnotherDay()
      expect(dialog.getByLabelText(/S1/)).toBeChecked()
      await userEvent.click(dialog.getByRole('button', { name: words.move.save }))
      await waitFor(() => expect(posted()).toHaveLength(1))
      expect(posted()[0]?.body).not.toHaveProperty('tables')
    })

    it('one that was picked is named; refused, the form says which and keeps what was typed', async () => {
      answer = () => [200, emptyDay()]
      const dialog = await toAnotherDay()
      await userEvent.click(await dialog.findByLabelText(/S1.*wolny/))
      await userEvent.click(dialog.getByLabelText(/S2.*wolny/))
      answer = () => [
        409,
        { error: { code: 'slot_taken', message: 'x', fields: { tables: 'taken' } }, current: visit({ version: 3 }) },
      ]
      await userEvent.click(dialog.getByRole('button', { name: words.move.save }))
      expect(await dialog.findByRole('alert')).toHaveTextContent(words.failure.namedTaken)
      expect(posted()[0]?.body).toMatchObject({ tables: ['S2'] })
      expect(dialog.getByLabelText(words.move.day)).toHaveValue('2026-12-05')
      expect(dialog.getByLabelText(words.move.time)).toHaveValue('18:30')
      expect(dialog.getByLabelText(/S2/)).toBeChecked()
    })
  })

  it('a screen that shows another evening reads it again when the server tells a revision', async () => {
    show()
    const isFloorPlan = ({ path }: Call) => path.startsWith('tables?')
    answer = (call) => [200, isFloorPlan(call) ? floorPlan : aBoard({ date: '2026-11-29', reservations: [] })]
    await userEvent.click(screen.getByRole('button', { name: words.day.next }))
    expect((await screen.findAllByText(words.agenda.empty)).length).toBeGreaterThan(0)
    const come = visit({ reserved_on: '2026-11-29 18:00:00', starts_at: '2026-11-29T18:00:00+01:00' })
    answer = (call) => [200, isFloorPlan(call) ? floorPlan : aBoard({ date: '2026-11-29', reservations: [come] })]
    await tell('change', aBoardChange({ revision: 8, at: '2026-11-29T00:40:00+01:00', date: '2026-11-28' }))
    expect((await screen.findAllByRole('button', { name: /Anna Nowak/ })).length).toBeGreaterThan(0)
  })

  it('who sits already is moved to no other day', async () => {
    show({ reservations: [visit({ visit_state: 'seated' })] })
    await userEvent.click(screen.getAllByRole('button', { name: /Anna Nowak/ })[0]!)
    await userEvent.click(screen.getByRole('button', { name: words.steps.move }))
    expect(within(screen.getByRole('dialog')).getByLabelText(words.move.day)).toBeDisabled()
  })
})

it('C24 a refusal offers the other times that stay ticked', async () => {
  const at = (time: string) => ({ reserved_on: `2026-11-28 ${time}:00`, guests_number: 2 })
  answer = ({ method }) =>
    method === 'GET' ? [200, { items: [at('21:00'), at('21:30')] }] : [200, visit({ version: 4, status: 'declined' })]
  const starts = { reserved_on: '2026-11-29 01:15:00', starts_at: '2026-11-29T01:15:00+01:00' }
  show({ reservations: [visit({ status: 'pending', ...starts, ends_at: '2026-11-29T02:45:00+01:00' })] })
  await userEvent.click(screen.getAllByRole('button', { name: /Anna Nowak/ })[0]!)
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: words.steps.decline }))
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.click(await dialog.findByRole('checkbox', { name: /21:00/ }))
  await userEvent.click(dialog.getByRole('button', { name: words.decline.save }))
  expect(dialog.getByText(words.decline.reasonRequired)).toBeInTheDocument()
  expect(posted()).toEqual([])
  await userEvent.click(dialog.getByRole('radio', { name: words.decline.reasons[0] }))
  await userEvent.click(dialog.getByRole('button', { name: words.decline.save }))
  await waitFor(() => expect(posted()).toHaveLength(1))
  expect(posted()[0]?.body).toMatchObject({ reason: words.decline.reasons[0], alternatives: [at('21:30')] })
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

describe('C25 who waits for a table', () => {
  const wait = (id: number, changes: Partial<BoardWait> = {}): BoardWait => ({
    id,
    date: '2026-11-28',
    from: '20:00',
    to: '22:00',
    people: 2,
    phone_number: `+4860010020${id}`,
    customer_name: '',
    promised_at: null,
    called_at: null,
    state: 'waiting',
    created_at: '2026-11-28T18:05:00+01:00',
    offer: null,
    reservation_id: null,
    ...changes,
  })
  const offer = { reserved_on: '2026-11-28 20:30:00', held_until: '2026-11-29T00:45:00+01:00' }
  const section = () => screen.getByRole('region', { name: /Czekają na stolik/ })

  it('says since when, by which phone, and what became of each offer', async () => {
    show({
      waitlist: [
        wait(1),
        wait(2, { created_at: '2026-11-26T12:00:00+01:00' }),
        wait(3, { state: 'offered', offer }),
        wait(4, { state: 'offered', offer: { ...offer, held_until: '2026-11-29T00:39:00+01:00' } }),
        wait(5, { state: 'reserved', offer, reservation_id: 11 }),
        wait(6, { state: 'lapsed', offer }),
        wait(7, { state: 'left', offer }),
      ],
    })
    expect(within(section()).getByRole('heading', { level: 2 })).toHaveTextContent('4')
    expect(
      within(section())
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringMatching(/20:00–22:00, 2 os.*czeka od 18:05/),
      expect.stringMatching(/czeka od czwartek, 26 listopada, 12:00/),
      expect.stringMatching(/20:30, ważna do 00:45/),
      expect.stringMatching(/czas na odpowiedź minął/),
      expect.stringMatching(/przyjęta.*Pokaż/),
      expect.stringMatching(/bez odpowiedzi/),
      expect.stringMatching(/zrezygnował/),
    ])
    expect(within(section()).getAllByRole('button', { name: /^Zaproponuj stolik/ })).toHaveLength(2)
    await userEvent.click(within(section()).getByRole('button', { name: words.waits.open }))
    expect(screen.getByRole('dialog')).toHaveTextContent('Anna Nowak')
  })

  it('is offered a table by hand, in a dialog that names the phone', async () => {
    show({ waitlist: [wait(1)] })
    await userEvent.click(within(section()).getByRole('button', { name: /^Zaproponuj stolik/ }))
    const dialog = within(screen.getByRole('dialog', { name: /\+48600100201/ }))
    fireEvent.change(dialog.getByLabelText(words.new.time), { target: { value: '21:00' } })
    await userEvent.click(dialog.getByLabelText(/S2.*wolny/))
    answer = () => [200, wait(1, { state: 'offered', offer })]
    await userEvent.click(dialog.getByRole('button', { name: words.waits.save }))
    await waitFor(() => expect(posted()).toHaveLength(1))
    expect(posted()[0]).toMatchObject({
      path: 'waitlist/1/offer',
      body: { reserved_on: '2026-11-28 21:00:00', tables: ['S2'] },
    })
    expect(await screen.findByText(/Zaproponowano 21:00/)).toBeInTheDocument()
  })
})

describe('C25 parties at the door', () => {
  const party = (changes: Partial<BoardWait> = {}): BoardWait => ({
    id: 5,
    date: '2026-11-28',
    from: '00:20',
    to: '00:20',
    people: 2,
    phone_number: '+48600100205',
    customer_name: 'Lis',
    promised_at: '2026-11-29T00:35:00+01:00',
    called_at: null,
    state: 'at_door',
    created_at: '2026-11-29T00:20:00+01:00',
    offer: null,
    reservation_id: null,
    ...changes,
  })
  const section = () => screen.getByRole('region', { name: /Czekają przy drzwiach/ })

  it('are written down with the wait that the room proposes, from the dialog of a party at the door', async () => {
    show({
      reservations: [
        visit(),
        visit({ id: 12, tables: ['S2'], visit_state: 'seated', ends_at: '2026-11-29T01:10:00+01:00' }),
      ],
    })
    await userEvent.click(screen.getByRole('button', { name: words.actions.walkIn }))
    await userEvent.click(screen.getByRole('button', { name: words.door.mustWait }))
    const dialog = within(screen.getByRole('dialog', { name: words.door.add }))
    expect(await dialog.findByLabelText(words.door.minutes)).toHaveDisplayValue('30 min, do 01:10')
    expect(dialog.getByText('Z planu sali wynika 30 min.')).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: words.door.save }))
    expect(dialog.getByLabelText(words.new.name)).toHaveFocus()
    expect(posted()).toEqual([])
    await userEvent.type(dialog.getByLabelText(words.new.name), 'Lis')
    await userEvent.type(dialog.getByLabelText(words.new.phoneNumber), '600 100 205')
    await userEvent.selectOptions(dialog.getByLabelText(words.door.minutes), '20')
    answer = () => [201, party({ promised_at: '2026-11-29T01:00:00+01:00' })]
    await userEvent.click(dialog.getByRole('button', { name: words.door.save }))
    expect(await screen.findByText('Lis: na liście, obiecane na 01:00.')).toBeInTheDocument()
    expect(posted()).toMatchObject([
      {
        path: 'waitlist',
        body: { customer_name: 'Lis', phone_number: '+48600100205', email: null, guests_number: 2, wait_minutes: 20 },
      },
    ])
  })

  it('say what they were told, how late it is, and when they were called', () => {
    show({
      waitlist: [
        party(),
        party({ id: 6, promised_at: '2026-11-29T00:50:00+01:00' }),
        party({ id: 7, state: 'called', called_at: '2026-11-29T00:38:00+01:00' }),
      ],
    })
    const texts = within(section())
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
    expect(texts).toEqual([
      expect.stringMatching(/^Lis, 2 os.*obiecane na 00:35, po czasie 5 min/),
      expect.stringMatching(/obiecane na 00:50Zawołaj/),
      expect.stringMatching(/obiecane na 00:35, zawołani o 00:38Posadź/),
    ])
    expect(screen.getByRole('region', { name: /Czekają na stolik/ })).toHaveTextContent(words.waits.none)
  })

  it('stand on the screen whatever day it shows, since they wait tonight', async () => {
    answer = ({ path }) => [200, path.startsWith('tables') ? floorPlan : aBoard({ date: '2026-11-29' })]
    show({ waitlist: [party()] })
    await userEvent.click(screen.getByRole('button', { name: words.day.next }))
    await waitFor(() => expect(calls.some(({ path }) => path === 'board?date=2026-11-29')).toBe(true))
    expect(within(section()).getByRole('listitem')).toHaveTextContent('Lis')
  })

  it('are called, taken off the list with a way back, and seated at a table', async () => {
    show({ waitlist: [party()] })
    answer = ({ body }) => [200, party({ state: body.step === 'call' ? 'called' : 'left' })]
    await userEvent.click(within(section()).getByRole('button', { name: 'Zawołaj: Lis' }))
    expect(await screen.findByText('Lis: zawołani.')).toBeInTheDocument()
    await userEvent.click(within(section()).getByRole('button', { name: 'Zrezygnowali: Lis' }))
    await screen.findByText('Lis: zdjęci z listy.')
    await userEvent.click(screen.getByRole('button', { name: words.actions.undo }))
    expect(await screen.findByText('Lis: znów na liście.')).toBeInTheDocument()
    await userEvent.click(within(section()).getByRole('button', { name: 'Posadź: Lis' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Posadź: Lis' }))
    expect(dialog.queryByLabelText(words.new.name)).toBeNull()
    await userEvent.click(dialog.getByRole('radio', { name: '3' }))
    answer = () => [201, visit({ id: 13, customer_name: 'Lis', visit_state: 'seated', tables: ['S2'] })]
    await userEvent.click(dialog.getByRole('button', { name: words.new.seat }))
    expect(await screen.findByText('Posadzono: 3 os., stolik S2.')).toBeInTheDocument()
    expect(posted().map(({ path, body }) => [path, body])).toEqual([
      ['waitlist/5/steps', { step: 'call' }],
      ['waitlist/5/steps', { step: 'leave' }],
      ['waitlist/5/steps', { step: 'return' }],
      ['waitlist/5/seat', { guests_number: 3, notes: '' }],
    ])
  })
})

describe('C25 blocks and notes', () => {
  it('a block over a table that somebody has names it, and offers the others', async () => {
    show()
    answer = ({ body }) =>
      body.except_taken
        ? [201, { id: 1, scope: 'area', area: 'sala', tables: ['S2'], from: '', until: '', reason: '' }]
        : [409, { error: { code: 'slot_taken', message: 'x' }, current: { taken: [{ table: 'S1', by: '11' }] } }]
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
