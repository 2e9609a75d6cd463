/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { flush } from '@/lib/browser/logging/logger'
import { goTo, reload } from '@/lib/browser/page/go-to'
import { reloadKeepingFields } from '@/lib/browser/page/prevent-reload'
import { trackTouchedFields } from '@/lib/browser/page/touched-fields'
import { nextDelayMs } from '@/lib/domain/form/submission'
import { type FakeAnswer, fakeApi } from '@/tests/support/fake-api'
import {
  alternative,
  availabilityAnswer,
  FREE,
  field,
  NOW,
  renderForm,
  slot,
  submitButton,
} from '@/tests/support/reservation-form'
import { availabilityFixture } from '@/tests/support/restaurant'

jest.mock('@/lib/browser/page/go-to')

const SUCCESS = { status: 201, json: { code: 'ABCDEFGHJKLMNPQR', location: '/thank-you/ABCDEFGHJKLMNPQR' } }
const refusal = (status: number, code: string, rest: object = {}): FakeAnswer => ({
  status,
  json: { error: { code, message: 'Powód z serwera.', ...rest } },
})
const HELD = { status: 201, json: { token: 'hold-1', expires_at: '2026-11-23T12:10:00+01:00' } }

let api: ReturnType<typeof fakeApi>
// In steps, because effects run between acts and not within one.
async function pass(ms: number) {
  const step = Math.max(1000, ms / 60)
  for (let left = ms; left > 0; left -= step) await act(() => jest.advanceTimersByTimeAsync(Math.min(step, left)))
}
// Events sent by hand: the pointer events around a click and between two letters cost more than all the rest.
async function click(target: Element) {
  fireEvent.click(target)
  await pass(1)
}
async function choose(label: string, value: string) {
  for (const send of [fireEvent.input, fireEvent.change]) send(screen.getByLabelText(label), { target: { value } })
  await pass(1)
}
/** Types into the field, and leaves it. */
async function type(target: HTMLElement, value: string) {
  fireEvent.focus(target)
  fireEvent.input(target, { target: { value } })
  fireEvent.blur(target)
  await pass(1)
}
const sent = () => api.to('/api/reservations')
const errorsLogged = () => api.to('/api/logger/js').filter(({ body }) => body.type === 'error')

beforeEach(() => {
  jest.useFakeTimers({ now: NOW })
  jest.mocked(goTo).mockReset()
  jest.mocked(reload).mockReset()
  window.sessionStorage.clear()
  window.history.replaceState({}, '', '/restaurants/12-mlyn')
  api = fakeApi({
    'GET /api/availability': availabilityAnswer(FREE),
    'POST /api/holds': HELD,
    'POST /api/reservations': SUCCESS,
    'POST /api/logger/js': { status: 204, json: null },
  })
})

afterEach(() => {
  flush()
  jest.useRealTimers()
})

async function fillIn(time = '18:00') {
  await click(slot(time))
  typeContact()
  await pass(1)
}

function typeContact() {
  const typed = { Imię: 'Jan', Nazwisko: 'Kowalski', Telefon: '600 100 200', 'E-mail': 'jan@example.pl' }
  for (const [label, value] of Object.entries(typed)) fireEvent.input(field(label), { target: { value } })
}

async function fillInAndSend() {
  await fillIn()
  await click(submitButton())
  await pass(1)
}

it('L090 A16 only a request on its way prevents a reload: the form itself stores typed and chosen values', async () => {
  trackTouchedFields()
  api.answers['POST /api/reservations'] = 'never'
  renderForm()
  await fillIn()
  expect(reloadKeepingFields()).toBe(true)
  expect(window.sessionStorage.getItem('keptFields')).toBeNull()
  await click(submitButton())
  await pass(1)
  expect(reloadKeepingFields()).toBe(false)
})

it('C14 tracks the funnel steps: opened, submitted, done', async () => {
  const steps: string[] = []
  const recordStep = (event: Event) => steps.push((event as CustomEvent).detail.step)
  window.addEventListener('nakryte:funnel', recordStep)
  renderForm()
  await fillInAndSend()
  await waitFor(() => expect(goTo).toHaveBeenCalled())
  window.removeEventListener('nakryte:funnel', recordStep)
  expect(steps).toEqual(['form_opened', 'submitted', 'done'])
})

describe('the fields', () => {
  it('L161–L164 each has its name and autocomplete, and the prefix +48 is visible', () => {
    renderForm()
    const attributesOf = (label: string) => ['name', 'autocomplete'].map((name) => field(label).getAttribute(name))
    expect(['Imię', 'Nazwisko', 'Telefon', 'E-mail'].map(attributesOf)).toEqual([
      ['customer_firstname', 'given-name'],
      ['customer_lastname', 'family-name'],
      ['phone', 'tel'],
      ['email', 'email'],
    ])
    expect(screen.getByText('+48')).toBeVisible()
  })

  it('L292 the notice on notes is part of the field’s description', () => {
    renderForm()
    expect(field('Uwagi dla restauracji')).toHaveAccessibleDescription(
      'Przekażemy dodatkowe uwagi restauracji podczas rezerwacji, ale nie gwarantujemy ich spełnienia.',
    )
  })

  it('L238 L290 a refused party size shows the reason once, sends nothing and offers no enquiry', async () => {
    const text = 'Ta restauracja pomieści najwyżej 44 osoby.'
    const ruled = availabilityFixture(12, { '18:00': 'rule' })
    const [first] = ruled.slots
    const availability = { ...ruled, people: 45, state: 'rule' as const, slots: [{ ...first!, text }] }
    renderForm({ availability, visit: { date: '2026-11-24', time: '18:00', partySize: 45 } })
    expect(submitButton()).toHaveAttribute('aria-disabled', 'true')
    expect(submitButton()).toHaveTextContent('Rezerwuję stolik')
    expect(submitButton()).toHaveAccessibleDescription(text)
    expect(document.body.textContent?.split(text)).toHaveLength(2)
    expect(document.body).not.toHaveTextContent(/zapytanie|nic wolnego/i)
    await click(submitButton())
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(sent()).toEqual([])
  })
})

describe('errors, C11', () => {
  it('a submit lists every invalid field with a link, and the first takes the focus', async () => {
    renderForm()
    await click(submitButton())
    const links = within(await screen.findByRole('alert')).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '#visitTime',
      '#customer_firstname',
      '#customer_lastname',
      '#phone',
      '#email',
    ])
    await waitFor(() => expect(document.activeElement?.id).toBe('visitTime'))
    expect(sent()).toEqual([])
  })

  it('leaving a field shows its error, correcting it removes the error', async () => {
    renderForm()
    await type(field('Telefon'), '12')
    await waitFor(() => expect(field('Telefon')).toBeInvalid())
    expect(field('Telefon')).toHaveAccessibleDescription(/Numer telefonu ma 9 cyfr/)
    await type(field('Telefon'), '123456789')
    await waitFor(() => expect(field('Telefon')).toBeValid())
  })

  it('a likely typo in the e-mail address is offered for correction', async () => {
    renderForm()
    const room = document.querySelector('.hint[role="status"]')
    expect(room).toBeEmptyDOMElement()
    await type(field('E-mail'), 'jan@gmial.com')
    await click(within(room as HTMLElement).getByText('Czy chodziło o jan@gmail.com? Popraw'))
    expect(field('E-mail')).toHaveValue('jan@gmail.com')
  })
})

describe('sending, C12', () => {
  it('L093–L107 L263 sends the typed values with the key, then goes to the thank-you page', async () => {
    window.history.replaceState({}, '', '/restaurants/12-mlyn?utm_source=fb&utm_medium=cpc&showHeader=false')
    renderForm()
    await type(screen.getByLabelText('Ile dzieci'), '1')
    await fillInAndSend()
    const [call] = sent()
    expect(call?.body).toMatchObject({
      restaurant_id: '12',
      visitDate: '2026-11-24',
      visitTime: '18:00',
      peopleAmount: '2',
      customer_firstname: 'Jan',
      customer_lastname: 'Kowalski',
      phone: '600 100 200',
      email: 'jan@example.pl',
      kids_number: '1',
      sms_marketing: '',
      email_marketing: '',
      source: 'fb/cpc',
      hold_token: 'hold-1',
    })
    expect(call?.headers).toMatchObject({
      accept: 'application/json',
      'x-app-name': 'web_app',
      'x-app-version': 'web/3.2.1',
      'idempotency-key': call?.body.idempotency_key,
    })
    expect(goTo).toHaveBeenCalledWith('/thank-you/ABCDEFGHJKLMNPQR?showHeader=false')
    expect(window.sessionStorage).toHaveLength(0)
  })

  it('a double tap sends once', async () => {
    api.answers['POST /api/reservations'] = 'never'
    renderForm()
    await fillIn()
    fireEvent.click(submitButton())
    fireEvent.click(submitButton())
    fireEvent.submit(submitButton().closest('form')!)
    await pass(1)
    expect(sent()).toHaveLength(1)
  })

  it('C2 a page restored after its reservation begins anew', async () => {
    renderForm()
    await fillInAndSend()
    expect(reload).not.toHaveBeenCalled()
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }))
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('L265 A19 no network: shows a message, locks the form and repeats with the same key in growing intervals, three times; one entry is logged', async () => {
    api.answers['POST /api/reservations'] = 'no network'
    renderForm()
    await fillInAndSend()
    expect(
      screen.getByText('Nie wiemy, czy rezerwacja dotarła. Nie zamykaj strony, spróbujemy jeszcze raz.'),
    ).toBeInTheDocument()
    expect(field('Imię')).toBeDisabled()
    for (const attempt of [1, 2, 3]) {
      await pass(nextDelayMs(attempt) - 100)
      expect(sent()).toHaveLength(attempt)
      await pass(200)
      expect(sent()).toHaveLength(attempt + 1)
    }
    await pass(60_000)
    expect(sent()).toHaveLength(4)
    expect(new Set(sent().map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
    expect(new Set(sent().map(({ body }) => JSON.stringify(body))).size).toBe(1)
    const entry = { type: 'error', message: 'POST /api/reservations: TypeError Failed to fetch' }
    expect(errorsLogged().map(({ body }) => body)).toEqual([entry])
  })

  it('L017 after the third it shows where the data are and other contacts, and retries with the same key', async () => {
    api.answers['POST /api/reservations'] = { status: 503, json: null }
    renderForm()
    await fillInAndSend()
    await pass(60_000)
    expect(
      screen.getByText('Nadal nie mamy potwierdzenia. Twoje dane są zapisane w tej przeglądarce.'),
    ).toBeInTheDocument()
    expect(screen.getByText('+48 81 532 00 12')).toHaveAttribute('href', 'tel:+48815320012')
    expect(screen.getByText('stoliki@lubje.pl')).toBeInTheDocument()
    api.answers['POST /api/reservations'] = SUCCESS
    await click(screen.getByText('Spróbuj ponownie'))
    await pass(1)
    expect(new Set(sent().map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
    expect(new Set(sent().map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(goTo).toHaveBeenCalledWith('/thank-you/ABCDEFGHJKLMNPQR')
  })

  it('an answer without a code is no success: it is logged and repeated. L264', async () => {
    api.answers['POST /api/reservations'] = { status: 201, json: {} }
    renderForm()
    await fillInAndSend()
    expect(goTo).not.toHaveBeenCalled()
    expect(screen.getByText(/Nie wiemy, czy rezerwacja dotarła/)).toBeInTheDocument()
    await pass(3000)
    const [log] = errorsLogged()
    expect(log?.body).toEqual({
      type: 'error',
      message: expect.stringContaining('POST /api/reservations: 201 no code'),
    })
  })

  it('a taken slot shows alternatives, and typed values are kept', async () => {
    const taken = {
      status: 409,
      json: {
        error: { code: 'slot_taken', message: 'Ten termin właśnie został zajęty. Wybierz inny:' },
        alternatives: [{ reserved_on: '2026-11-24 18:30:00', guests_number: 2 }],
      },
    }
    api.answers['POST /api/reservations'] = taken
    renderForm()
    await fillInAndSend()
    expect(screen.getByText('Ten termin właśnie został zajęty. Wybierz inny:')).toBeInTheDocument()
    expect(field('Imię')).toHaveValue('Jan')
    expect(field('Imię')).toBeEnabled()
    await click(alternative('18:30'))
    await pass(1)
    expect(slot('18:30')).toBeChecked()
    api.answers['POST /api/reservations'] = SUCCESS
    await click(submitButton())
    await pass(1)
    expect(sent()[1]?.body).toMatchObject({ visitTime: '18:30', customer_firstname: 'Jan' })
  })

  it('C2 a table of one’s own at that time is shown, and one more is made on purpose only', async () => {
    const visits = [{ restaurant: { id: 12, name: 'Młyn' }, reserved_on: '2026-11-24 18:00:00', guests_number: 2 }]
    api.answers['POST /api/reservations'] = { status: 409, json: { error: { code: 'visit_overlaps' }, visits } }
    renderForm()
    await fillInAndSend()
    expect(screen.getByText('Masz tu rezerwację: jutro 18:00, 2 osoby')).toBeInTheDocument()
    const links = ['Zobacz', 'Zmień'].map((text) => screen.getByText(text).getAttribute('href'))
    const path = '/api/recent/visit/go?restaurant=12&at=2026-11-24+18%3A00%3A00'
    expect(links).toEqual([path, `${path}&step=zmien`])
    // The Enter key presses the form's first button.
    const [first] = document.querySelectorAll('form[method="post"] [type="submit"]')
    expect(first).not.toHaveAttribute('name')
    await click(screen.getByText('Mimo to rezerwuję'))
    expect(sent().map(({ body }) => body.second_visit)).toEqual(['', 'on'])
  })

  it('L262 a 422 marks its fields, is logged and stays on the page', async () => {
    api.answers['POST /api/reservations'] = refusal(422, 'invalid', { fields: { phone: 'phoneInvalid' } })
    renderForm()
    await fillInAndSend()
    expect(field('Telefon')).toHaveAccessibleDescription(/9 cyfr/)
    expect(field('Telefon')).toHaveFocus()
    expect(goTo).not.toHaveBeenCalled()
    await pass(3000)
    expect(errorsLogged()[0]?.body.message).toContain('POST /api/reservations: 422 invalid')
    expect(JSON.stringify(api.to('/api/logger/js'))).not.toContain('600')
  })

  it('a key that belongs to another reservation is replaced by a new one', async () => {
    api.answers['POST /api/reservations'] = refusal(422, 'idempotency_mismatch')
    renderForm()
    await fillInAndSend()
    await click(submitButton())
    await pass(1)
    const [first, second] = sent().map(({ headers }) => headers['idempotency-key'])
    expect(second).toBeTruthy()
    expect(second).not.toBe(first)
  })
})

describe('typed values survive', () => {
  it('C11 a reload restores everything, with the same key', async () => {
    api.answers['POST /api/reservations'] = refusal(422, 'closed')
    const { unmount } = renderForm()
    await fillIn('18:30')
    await type(screen.getByLabelText('Ile dzieci'), '1')
    await click(submitButton())
    await pass(1)
    unmount()
    renderForm()
    await pass(1)
    expect(field('Imię')).toHaveValue('Jan')
    expect(screen.getByLabelText('Ile dzieci')).toHaveValue(1)
    expect(slot('18:30')).toBeChecked()
    await click(submitButton())
    await pass(1)
    const keys = sent().map(({ headers }) => headers['idempotency-key'])
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })

  it('C12 a reload with an unknown outcome stays locked until the request was repeated', async () => {
    api.answers['POST /api/reservations'] = 'no network'
    const { unmount } = renderForm()
    await fillInAndSend()
    unmount()
    api.answers['POST /api/reservations'] = SUCCESS
    renderForm()
    await pass(1)
    expect(field('Imię')).toBeDisabled()
    await click(await screen.findByText('Spróbuj ponownie'))
    await pass(1)
    expect(sent().at(-1)?.body).toMatchObject({ customer_firstname: 'Jan', visitTime: '18:00' })
    expect(sent().at(-1)?.headers['idempotency-key']).toBe(sent()[0]?.headers['idempotency-key'])
    expect(sent().at(-1)?.body).toEqual(sent()[0]?.body)
  })

  it('another restaurant starts empty', async () => {
    const { unmount } = renderForm()
    await fillIn()
    unmount()
    renderForm({
      restaurant: { id: 13, path: '/restaurants/13-r', name: 'R', phone: '1', areas: [], waitlistBasePath: '' },
    })
    await pass(1)
    expect(field('Imię')).toHaveValue('')
  })
})

describe('a visit that the address names', () => {
  const live = {
    idempotencyKey: 'key',
    source: '',
    isHeaderHidden: false,
    action: '/api/reservations',
    typed: {},
    errors: {},
    postedNotice: null,
    correctionNotices: null,
  }
  const line = () => screen.queryByRole('button', { name: 'wt., 24 lis · 18:00 · 2\u00a0osoby Zmień' })

  it('C18 the visit is one line; its fields and times unfold on a press, with the focus', async () => {
    renderForm({ live, chosen: '18:00' })
    expect(document.querySelectorAll('.folded')).toHaveLength(2)
    await click(line() as HTMLElement)
    expect(document.querySelectorAll('.folded')).toHaveLength(0)
    expect(screen.getByLabelText('Ile osób')).toHaveFocus()
    expect(line()).not.toBeInTheDocument()
  })

  it('C4 a time that cannot be had folds nothing', () => {
    renderForm({ live, chosen: null })
    expect(line()).not.toBeInTheDocument()
    expect(document.querySelectorAll('.folded')).toHaveLength(0)
  })

  it('C2 a visit that is refused unfolds and stays so', async () => {
    api.answers['POST /api/reservations'] = refusal(409, 'slot_taken', { alternatives: { times: [], dates: [] } })
    api.answers['GET /api/availability'] = availabilityAnswer(
      availabilityFixture(12, { '17:30': 'available', '18:00': 'full' }),
    )
    renderForm({ live, chosen: '18:00' })
    typeContact()
    await click(submitButton())
    await pass(1)
    expect(line()).not.toBeInTheDocument()
    expect(document.querySelectorAll('.folded')).toHaveLength(0)
  })
})

describe('the hold, C2', () => {
  const holds = () => api.to('/api/holds')

  it('no hold before the first letter, then one, with a countdown', async () => {
    renderForm()
    await click(slot('18:00'))
    await pass(1000)
    expect(holds()).toHaveLength(0)
    await type(field('Imię'), 'Jan')
    await pass(1)
    expect(holds().map(({ body }) => body)).toEqual([{ restaurant_id: 12, from: '2026-11-24 18:00:00', people: 2 }])
    await pass(10_000)
    expect(screen.getByText('9:50', { selector: 'time' })).toBeInTheDocument()
    expect(screen.getByText(/^Trzymamy stolik do \d\d:\d\d, jeszcze 10 min\./)).toBeInTheDocument()
    await pass(5 * 60_000)
    expect(screen.getByText(/^Trzymamy stolik do \d\d:\d\d, jeszcze 5 min\./)).toBeInTheDocument()
  })

  it('C2 choosing another time replaces the hold and announces it', async () => {
    renderForm()
    await fillIn()
    expect(screen.queryByText(/Poprzedni termin/)).not.toBeInTheDocument()
    await click(slot('18:30'))
    await pass(1)
    expect(screen.getByText(/Poprzedni termin zwolniliśmy dla innych\./)).toBeInTheDocument()
    expect(holds()[1]?.body).toMatchObject({ from: '2026-11-24 18:30:00', replaces: 'hold-1' })
  })

  it('an expired hold is reported, is not sent, and can be renewed', async () => {
    renderForm()
    await fillIn()
    await pass(10 * 60_000)
    expect(screen.getByText(/Minęło 10 minut/)).toBeInTheDocument()
    await click(screen.getByText('Trzymaj jeszcze raz'))
    await pass(1)
    expect(holds()).toHaveLength(2)
    expect(screen.getByText('10:00', { selector: 'time' })).toBeInTheDocument()
  })

  it('a taken table is reported, and availability is requested again', async () => {
    api.answers['POST /api/holds'] = refusal(409, 'slot_taken')
    api.answers['GET /api/availability'] = availabilityAnswer(
      availabilityFixture(12, { '18:00': 'full', '19:00': 'available' }),
    )
    renderForm()
    await fillIn()
    expect(screen.getByText('Ten termin właśnie został zajęty. Wybierz inny:')).toBeInTheDocument()
    expect(slot('18:00')).toBeNull()
    expect(slot('19:00')).toBeEnabled()
    expect(screen.getAllByRole('link', { name: /Powiadom mnie/ })[0]).toHaveAttribute(
      'href',
      '/restaurants/12-mlyn/lista-oczekujacych?visitDate=2026-11-24&visitTime=18%3A00&peopleAmount=2',
    )
  })

  it('C12 a hold refused because the table was taken shows free alternatives, and holds the chosen one', async () => {
    const alternatives = [{ reserved_on: '2026-11-24 18:30:00', guests_number: 2 }]
    api.answers['POST /api/holds'] = { status: 409, json: { error: { code: 'slot_taken' }, alternatives } }
    renderForm()
    await fillIn()
    await click(alternative('18:30'))
    await pass(1)
    expect(holds().at(-1)?.body).toMatchObject({ from: '2026-11-24 18:30:00' })
  })

  it('C2 a hold that expired while the page was hidden is reported and not renewed automatically', async () => {
    const { unmount } = renderForm()
    await fillIn()
    unmount()
    jest.setSystemTime(NOW.getTime() + 11 * 60_000)
    renderForm()
    await pass(1)
    expect(screen.getByText(/Minęło 10 minut/)).toBeInTheDocument()
    expect(holds()).toHaveLength(1)
  })

  it('a slot that the restaurant confirms by hand is not held', async () => {
    renderForm({ availability: availabilityFixture(12, { '18:00': 'request' }) })
    await fillIn()
    expect(holds()).toHaveLength(0)
  })

  it('a press while the hold is on its way waits for it: the reservation takes the table that is held', async () => {
    let answerHold = (_: FakeAnswer) => {}
    const answered = new Promise<FakeAnswer>((resolve) => (answerHold = resolve))
    api.answers['POST /api/holds'] = () => answered
    renderForm()
    await fillInAndSend()
    expect(holds()).toHaveLength(1)
    expect(submitButton()).toHaveAttribute('aria-busy', 'true')
    await pass(3000)
    expect(sent()).toHaveLength(0)
    await act(async () => answerHold(HELD))
    await pass(1)
    expect(sent().map(({ body }) => body.hold_token)).toEqual(['hold-1'])
    expect(goTo).toHaveBeenCalled()
  })

  it('submitting also waits for a hold that is requested once the times are known', async () => {
    let answerHold = (_: FakeAnswer) => {}
    const answered = new Promise<FakeAnswer>((resolve) => (answerHold = resolve))
    api.answers['POST /api/holds'] = () => answered
    renderForm()
    await click(slot('18:00'))
    await choose('Ile osób', '4')
    typeContact()
    fireEvent.click(submitButton())
    await pass(1)
    expect([holds().length, sent().length]).toEqual([1, 0])
    await act(async () => answerHold(HELD))
    await pass(1)
    expect(sent().map(({ body }) => body.hold_token)).toEqual(['hold-1'])
  })

  it('if no hold can be made, the form works without one', async () => {
    api.answers['POST /api/holds'] = 'no network'
    renderForm()
    await fillInAndSend()
    expect(sent()[0]?.body.hold_token).toBe('')
    expect(goTo).toHaveBeenCalled()
  })
})

describe('availability, C4', () => {
  const sendRequest = () => api.to('/api/availability').map(({ query }) => [query.get('from'), query.get('people')])

  it('a fresh page sends no request, another party size sends one', async () => {
    renderForm()
    await pass(1)
    expect(sendRequest()).toEqual([])
    await choose('Ile osób', '4')
    await pass(1)
    expect(sendRequest()).toEqual([['2026-11-24 18:00', '4']])
  })

  it('a page older than a minute requests availability at once', async () => {
    renderForm({ renderedAtMs: NOW.getTime() - 61_000 })
    await pass(1)
    expect(sendRequest()).toEqual([['2026-11-24 18:00', '2']])
  })

  it('L214 choosing today moves a time that has passed to the next half hour, and lists none that has', async () => {
    jest.setSystemTime(new Date('2026-11-23T18:40:00+01:00'))
    renderForm({ renderedAtMs: Date.now() })
    expect(screen.getByLabelText('Około')).toHaveValue('18:00')
    fireEvent.change(screen.getByLabelText('Dzień'), { target: { value: '2026-11-23' } })
    await pass(1)
    expect(screen.getByLabelText('Około')).toHaveValue('19:00')
    expect(screen.queryByRole('option', { name: '18:30' })).not.toBeInTheDocument()
    expect(api.to('/api/availability').at(-1)?.query.get('from')).toBe('2026-11-23 19:00')
  })

  it('a page made yesterday moves on to its new tomorrow', async () => {
    renderForm({ renderedAtMs: NOW.getTime() - 86_400_000, visit: { date: '2026-11-23', time: '18:00', partySize: 2 } })
    await pass(1)
    expect(sendRequest().at(-1)).toEqual(['2026-11-24 18:00', '2'])
  })

  it('a press before the answer takes effect once the answer arrives', async () => {
    let answer = () => {}
    const isAnswered = new Promise<void>((resolve) => {
      answer = resolve
    })
    renderForm()
    await fillIn()
    api.answers['GET /api/availability'] = () => isAnswered.then(() => availabilityAnswer({ ...FREE, people: 4 }))
    await choose('Ile osób', '4')
    await pass(500)
    await click(submitButton())
    await pass(1)
    expect([sent().length, submitButton().getAttribute('aria-busy')]).toEqual([0, 'true'])
    answer()
    await pass(1)
    await pass(1)
    expect(sent()).toHaveLength(1)
    expect(sent()[0]?.body).toMatchObject({ peopleAmount: '4', visitTime: '18:00' })
  })

  it('a newer request aborts the older one, whose answer is ignored', async () => {
    api.answers['GET /api/availability'] = 'never'
    renderForm()
    await choose('Ile osób', '4')
    api.answers['GET /api/availability'] = availabilityAnswer({
      ...availabilityFixture(12, { '20:00': 'available' }),
      people: 5,
    })
    await choose('Ile osób', '5')
    await pass(1)
    expect(api.to('/api/availability')[0]?.signal?.aborted).toBe(true)
    expect(slot('20:00')).toBeEnabled()
    await pass(3000)
    expect(api.to('/api/logger/js')).toEqual([])
  })

  it('a requested time is selected once it is known to be free', async () => {
    renderForm()
    await choose('Około', '18:30')
    await pass(1)
    expect(slot('18:30')).toBeChecked()
  })

  it('L270 where the server could not load the times, the form shows that and loads them; it never shows that nothing is free', async () => {
    api.answers['GET /api/availability'] = { status: 503, json: {} }
    const nothing = { ...FREE, state: 'closed' as const, slots: [] }
    renderForm({ availability: nothing, isAvailabilityUnknown: true })
    await pass(1)
    expect(screen.getByText(/Nie udało się sprawdzić wolnych stolików/)).toBeInTheDocument()
    expect(screen.queryByText(/Zadzwoń|nie ma wolnych/i)).not.toBeInTheDocument()
    api.answers['GET /api/availability'] = availabilityAnswer(FREE)
    await click(screen.getByText('Sprawdź jeszcze raz'))
    await pass(1)
    expect(slot('18:00')).toBeEnabled()
    expect(screen.queryByText(/Nie udało się/)).not.toBeInTheDocument()
  })

  it('L270 a failure is reported and can be retried; typed values are kept', async () => {
    api.answers['GET /api/availability'] = { status: 503, json: null }
    renderForm()
    await type(field('Imię'), 'Jan')
    await choose('Ile osób', '4')
    await waitFor(() => expect(screen.getByText(/Nie udało się sprawdzić/)).toBeInTheDocument())
    // The times that were free for two.
    expect(screen.queryByRole('radio', { name: /18:00/ })).not.toBeInTheDocument()
    api.answers['GET /api/availability'] = availabilityAnswer({ ...FREE, people: 4 })
    await click(screen.getByText('Sprawdź jeszcze raz'))
    await pass(1)
    expect(screen.queryByText(/Nie udało się sprawdzić/)).not.toBeInTheDocument()
    expect(field('Imię')).toHaveValue('Jan')
  })

  it('a full evening shows other times and days', async () => {
    const full = availabilityFixture(
      12,
      { '18:00': 'full' },
      { alternatives: { times: ['21:30'], dates: ['2026-11-26'] } },
    )
    renderForm({ availability: full })
    expect(screen.getByText('O 18:00 wszystkie stoliki są zajęte (wtorek, 24 listopada).')).toBeInTheDocument()
    await click(screen.getByText('czw., 26 lis'))
    await pass(1)
    expect(sendRequest()).toEqual([['2026-11-26 18:00', '2']])
  })

  it('where nothing is free the phone number is shown', () => {
    renderForm({ availability: availabilityFixture(12, { '18:00': 'closed' }) })
    expect(screen.getByText('+48 81 532 00 12')).toBeInTheDocument()
  })
})

describe('the URL, C2', () => {
  const query = () => Object.fromEntries(new URLSearchParams(window.location.search))

  it('stays unchanged before a choice; then holds day, time, people and area beside its other parameters', async () => {
    window.history.replaceState({ ours: 1 }, '', '/restaurants/12-mlyn?utm_source=x#rezerwacja')
    renderForm()
    await pass(1)
    expect(query()).toEqual({ utm_source: 'x' })
    await choose('Ile osób', '4')
    await pass(1)
    expect(query()).toEqual({ utm_source: 'x', visitDate: '2026-11-24', peopleAmount: '4' })
    await click(slot('18:30'))
    await choose('Gdzie chcesz siedzieć', 'Ogród')
    await pass(1)
    expect(query()).toEqual({
      utm_source: 'x',
      visitDate: '2026-11-24',
      visitTime: '18:30',
      peopleAmount: '4',
      strefa: 'ogrod',
    })
    expect([window.location.hash, window.history.state]).toEqual(['#rezerwacja', { ours: 1 }])
  })
})
