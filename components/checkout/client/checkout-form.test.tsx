/** @jest-environment ./tests/support/browser-environment.mjs */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { goTo } from '@/lib/browser/page/go-to'
import { addToCart, cartStore, changeCart } from '@/lib/browser/storage/cart-store'
import { changeDelivery } from '@/lib/browser/storage/delivery-store'
import { forgetPendingOrder } from '@/lib/browser/storage/pending-order'
import { DIET_FILTER } from '@/lib/browser/storage/session-store'
import { readStored } from '@/lib/browser/storage/storage'
import { menuToWire } from '@/lib/domain/ordering/menu/to-wire'
import { aMenu, aProduct } from '@/tests/support/a-menu'
import { DELIVERY_ADDRESS, option, renderCheckout, submit } from '@/tests/support/checkout-stage'
import { RESTAURANT, serveMenuApi, server } from '@/tests/support/menu-stage'

jest.mock('@/lib/browser/page/go-to')

const ID = 'ABCDEFGHJKLMNPQRSTUV'
const duck = aProduct(12, { name: 'Kaczka', priceGrosze: 4400 })
const line = (amount = 1) => ({ productId: 12, amount, answers: [], note: '' })
type Sent = { key: string | null; body: Record<string, unknown> }
let sent: Sent[]

/** The server's answers to the orders, in sequence; the last answer repeats. */
function answerOrders(...answers: (() => Response | Promise<Response>)[]) {
  server.use(
    http.post('*/api/orders', async ({ request }) => {
      sent.push({ key: request.headers.get('idempotency-key'), body: (await request.json()) as Sent['body'] })
      return (answers[sent.length - 1] ?? answers.at(-1))?.() as Response
    }),
  )
}
const made = () => HttpResponse.json({ id: ID, number: '1', payment: { next: null } }, { status: 201 })
const silence = () => new Promise<Response>(() => {})
const refusal = (status: number, code: string) => () =>
  HttpResponse.json({ error: { code, message: 'Powód z serwera.' } }, { status })

/** Takeout by BLIK, the default; all other fields are empty, as for a new diner. */
async function fillIn() {
  await userEvent.click(option(/Odbiór osobisty/))
  fireEvent.change(screen.getByLabelText('Imię'), { target: { value: 'Jan' } })
  fireEvent.change(screen.getByLabelText('Nazwisko'), { target: { value: 'Kowalski' } })
  fireEvent.change(screen.getByLabelText('Telefon'), { target: { value: '600100200' } })
  fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: 'jan@przyklad.pl' } })
  await waitFor(() => expect(submit()).not.toHaveAttribute('aria-disabled'))
}

/** Presses the button and types BLIK's code, whose last digit sends the order. */
async function order(code = '777123') {
  await userEvent.click(submit())
  fireEvent.change(await screen.findByLabelText('Kod BLIK'), { target: { value: code } })
}

/** Another page repeats an order without its BLIK code, which is only on the first page. */
function withoutCode(order: Sent | undefined): Sent {
  const { blik_code: _, ...body } = order?.body ?? {}
  return { key: order?.key ?? null, body }
}

/** The first order has been sent; it may still be unanswered. */
const arrived = () => waitFor(() => expect(sent).not.toEqual([]))

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  // jsdom has no modal dialogs; a browser's focuses its first button.
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true
    this.querySelector('button')?.focus()
  }
  HTMLDialogElement.prototype.close = function close() {
    if (this.open) this.dispatchEvent(new Event('close'))
    this.open = false
  }
})
beforeEach(() => {
  sent = []
  localStorage.clear()
  sessionStorage.clear()
  forgetPendingOrder(RESTAURANT.id)
  jest.mocked(goTo).mockReset()
  act(() => {
    changeCart({ type: 'cleared' })
    changeDelivery({ type: 'delivery', input: { text: '', address: null } })
  })
  serveMenuApi({ menu: aMenu([duck]) })
  server.use(http.post('*/api/logger/js', () => new HttpResponse(null, { status: 204 })))
  addToCart(RESTAURANT, line(2))
})
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

describe('BLIK, C3', () => {
  it('the code is requested after the press, its six digits are sent with the order and stored nowhere', async () => {
    answerOrders(made)
    renderCheckout()
    await fillIn()
    expect(screen.queryByLabelText('Kod BLIK')).not.toBeInTheDocument()
    await order('77712')
    expect(screen.getByLabelText('Kod BLIK')).toHaveFocus()
    expect(JSON.stringify({ ...sessionStorage })).toContain('Kowalski')
    await userEvent.click(screen.getByRole('button', { name: /^Płacę/ }))
    expect(screen.getByLabelText('Kod BLIK')).toHaveFocus()
    expect(screen.getByLabelText('Kod BLIK')).toHaveAccessibleDescription(/Wpisz 6 cyfr kodu BLIK/)
    expect(sent).toEqual([])
    fireEvent.change(screen.getByLabelText('Kod BLIK'), { target: { value: '777 123' } })
    await arrived()
    expect(sent[0]?.body).toMatchObject({ payment_method: 'blik', blik_code: '777123' })
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toMatch(/777 ?123/)
    await waitFor(() => expect(goTo).toHaveBeenCalledWith(`/zamowienie/${ID}`))
  })

  it('a closed sheet sends nothing, and the next press opens it again', async () => {
    answerOrders(made)
    renderCheckout()
    await fillIn()
    await userEvent.click(submit())
    await screen.findByLabelText('Kod BLIK')
    await userEvent.click(screen.getByRole('button', { name: 'Wróć do zamówienia' }))
    await waitFor(() => expect(screen.queryByLabelText('Kod BLIK')).not.toBeInTheDocument())
    expect(sent).toEqual([])
    await order()
    await arrived()
  })

  it('repeats the same code with the same key while no answer comes', async () => {
    answerOrders(() => HttpResponse.error(), made)
    renderCheckout()
    await fillIn()
    await order()
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]).toEqual(sent[0])
    expect(localStorage.getItem(`orderUnderWay:${RESTAURANT.id}`) ?? '').not.toMatch(/777 ?123/)
    await waitFor(() => expect(goTo).toHaveBeenCalled())
  })

  it('a provider with its own page for the code gets none from ours', async () => {
    answerOrders(made)
    renderCheckout({}, false)
    await userEvent.click(option(/^BLIK/))
    await fillIn()
    await userEvent.click(submit())
    await waitFor(() => expect(goTo).toHaveBeenCalled())
    expect(sent[0]?.body).not.toHaveProperty('blik_code')
  })
})

describe('the lines', () => {
  it('C30 a new diner is asked for the address; a known one sees each part in one line with its link to change it', async () => {
    renderCheckout()
    expect(await screen.findByRole('button', { name: 'Zmień: Kiedy' })).toBeVisible()
    expect(screen.getByText('Jak najszybciej', { selector: 'strong' })).toBeVisible()
    expect(screen.getAllByText(/^30–60.min$/)[0]).toBeVisible()
    expect(screen.getByLabelText('E-mail')).not.toBeVisible()
    expect(screen.getByRole('combobox', { name: 'Ulica' })).toBeVisible()
    expect(option(/^Dostawa$/)).not.toBeVisible()
    // Its fee is unknown without an address: neither sum is the whole one.
    const summary = screen.getByRole('region', { name: 'Podsumowanie' })
    expect(await within(summary).findByText('Razem bez dostawy')).toBeVisible()
    expect(screen.getByText('bez dostawy, jak najszybciej')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Zmień: Sposób' }))
    await waitFor(() => expect(option(/^Dostawa$/)).toHaveFocus())
    await userEvent.click(screen.getByRole('button', { name: 'Wpisz: Kto' }))
    await waitFor(() => expect(screen.getByLabelText('Imię')).toHaveFocus())
    await userEvent.click(screen.getByRole('button', { name: 'Zmień: Czym' }))
    await waitFor(() => expect(option(/^BLIK/)).toHaveFocus())
    expect(screen.queryByRole('radio', { name: /Apple Pay|Google Pay/ })).toBeNull()
  })

  it('L166 an empty house number is an error, opens its line and takes the focus', async () => {
    act(() => changeDelivery({ input: { text: DELIVERY_ADDRESS.address, address: DELIVERY_ADDRESS } }))
    renderCheckout()
    await userEvent.click(await screen.findByRole('button', { name: 'Zmień: Dokąd' }))
    await fillIn()
    await userEvent.click(option(/^Dostawa$/))
    await userEvent.clear(screen.getByLabelText('Numer domu'))
    await waitFor(() => expect(submit()).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(submit())
    await waitFor(() => expect(screen.getByLabelText('Numer domu')).toHaveFocus())
    expect(screen.getByLabelText('Numer domu')).toHaveAccessibleDescription(/Podaj numer domu/)
    expect(sent).toEqual([])
  })

  it('L233 an address without coordinates is looked up by the server and ordered with its house and flat number', async () => {
    const found = { ...DELIVERY_ADDRESS, street: 'Koncertowa', house: '8', flat: '12', address: 'Koncertowa 8, Lublin' }
    answerOrders(made)
    serveMenuApi({ menu: aMenu([duck]), address: { ...found, approximate: false } })
    server.use(http.get('*/api/addresses', () => HttpResponse.json({ items: [] })))
    renderCheckout()
    await fillIn()
    await userEvent.click(option(/^Dostawa$/))
    fireEvent.change(screen.getByRole('combobox', { name: 'Ulica' }), { target: { value: 'Koncertowa 8 m 12' } })
    expect(await screen.findByText(/^Dostarczymy: Koncertowa 8, Lublin\./)).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText('Numer domu')).toHaveValue('8'))
    await order()
    await waitFor(() => expect(goTo).toHaveBeenCalled())
    expect(sent[0]?.body.customer).toMatchObject({ address: { address: 'Koncertowa 8 m 12', house: '8', flat: '12' } })
    expect(readStored('deliveryPreferences')).toMatchObject({ street: 'Koncertowa', house: '8', flat: '12' })
  })

  it('L233 an address that is not found shows an error at its field, which keeps the typed text', async () => {
    serveMenuApi({ menu: aMenu([duck]), refusals: ['address_unknown'] })
    server.use(http.get('*/api/addresses', () => HttpResponse.json({ items: [] })))
    renderCheckout()
    await fillIn()
    await userEvent.click(option(/^Dostawa$/))
    fireEvent.change(screen.getByLabelText('Numer domu'), { target: { value: '8' } })
    fireEvent.change(screen.getByRole('combobox', { name: 'Ulica' }), { target: { value: 'Nieznana 8' } })
    expect(await screen.findByText(/^Nie znaleźliśmy tego adresu.*odbiór osobisty\.$/)).toBeVisible()
    await userEvent.click(submit())
    const field = screen.getByRole('combobox', { name: 'Ulica' })
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Nie znaleźliśmy tego adresu/))
    expect(field).toHaveValue('Nieznana 8')
    expect(sent).toEqual([])
  })

  it('L166 L232 a house number typed just after choosing an address is kept', async () => {
    server.use(http.get('*/api/addresses', () => HttpResponse.json({ items: [DELIVERY_ADDRESS] })))
    localStorage.removeItem('lastUsedAddresses')
    renderCheckout()
    fireEvent.change(screen.getByRole('combobox', { name: 'Ulica' }), { target: { value: 'Lipowa' } })
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(DELIVERY_ADDRESS.street) }))
    const house = screen.getByLabelText('Numer domu')
    expect(house).toHaveValue(DELIVERY_ADDRESS.house)
    fireEvent.change(house, { target: { value: '77' } })
    // The choice takes effect half a second later.
    await waitFor(() => expect(localStorage.getItem('lastUsedAddresses')).not.toBeNull())
    expect(house).toHaveValue('77')
  })

  it('C3 the fold opens over a wrong NIP, and a right one goes with the order in any notation', async () => {
    answerOrders(made)
    renderCheckout()
    await fillIn()
    const field = () => screen.getByLabelText(/^NIP/)
    const details = () => field().closest('details')
    expect(details()).not.toHaveAttribute('open')
    fireEvent.change(field(), { target: { value: '526-025-02-75' } })
    await userEvent.click(submit())
    expect(await screen.findAllByText(/^Sprawdź NIP/)).not.toHaveLength(0)
    expect(details()).toHaveAttribute('open')
    fireEvent.change(field(), { target: { value: 'PL 526-025-02-74' } })
    await order()
    await arrived()
    expect(sent[0]?.body).toMatchObject({ invoice_nip: '5260250274' })
  })

  it('L306 cash asks for the amount to give change for; L235 delivery without meeting the diner excludes it', async () => {
    renderCheckout()
    await userEvent.click(option(/^Gotówką/))
    expect(screen.getByLabelText('Podaj kwotę, z której mamy wydać resztę')).toBeInTheDocument()
    await userEvent.click(option(/Dostawa bezkontaktowa/))
    expect(screen.queryByLabelText(/Gotówką przy odbiorze/)).toBeNull()
    expect(screen.getByText('Przy tym sposobie dostawy płatność jest tylko online.')).toBeInTheDocument()
    expect(readStored('deliveryPreferences')).toMatchObject({ mode: 'delivery', type: 'contactless_delivery' })
  })

  it('L210 with only later times the line is open with the earliest; a missing time is reported first', async () => {
    serveMenuApi({ menu: aMenu([duck]), refusals: ['closed'] })
    renderCheckout({ asapOffText: 'Restauracja obecnie jest zamknięta' })
    expect(option(/Jak najszybciej/)).toBeDisabled()
    expect(screen.getByLabelText('Godzina')).toHaveValue('12:00')
    fireEvent.change(screen.getByLabelText('Godzina'), { target: { value: '' } })
    await fillIn()
    await userEvent.click(submit())
    await waitFor(() => expect(screen.getByLabelText('Godzina')).toHaveFocus())
    fireEvent.change(screen.getByLabelText('Godzina'), { target: { value: '12:15' } })
    await waitFor(() => expect(submit()).toHaveAttribute('aria-disabled', 'true'))
  })
})

describe('C12 one cart makes one order', () => {
  it('however often the button is pressed', async () => {
    answerOrders(silence)
    renderCheckout()
    await fillIn()
    await order()
    await userEvent.click(submit())
    await waitFor(() => expect(submit()).toHaveAttribute('aria-busy', 'true'))
    await arrived()
    expect(sent).toHaveLength(1)
  })

  it('a page reloaded while sending repeats the same body and key', async () => {
    answerOrders(silence, made)
    const { unmount } = renderCheckout()
    await fillIn()
    await order()
    await arrived()
    unmount()
    renderCheckout()
    expect(await screen.findByText(/Nadal nie mamy potwierdzenia/)).toBeInTheDocument()
    expect(screen.getByLabelText('Imię')).toBeDisabled()
    await userEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }))
    await waitFor(() => expect(goTo).toHaveBeenCalledWith(`/zamowienie/${ID}`))
    expect(sent).toHaveLength(2)
    expect(sent[1]).toEqual(withoutCode(sent[0]))
    expect(cartStore.read().cart.lines).toEqual([])
    expect(Object.keys(localStorage).filter((name) => name.startsWith('orderUnderWay'))).toEqual([])
  })

  it.each([
    ['the menu', () => http.get('*/api/menu', () => HttpResponse.json(menuToWire(aMenu([duck]))))],
    ['nothing, since the menu and the sum cannot be had', () => http.all('*/api/*', () => HttpResponse.error())],
  ])('C12 a reloaded page offers the repeat once the fields above it are loaded: %s', async (_, answer) => {
    answerOrders(silence)
    const { unmount } = renderCheckout()
    await fillIn()
    await order()
    await arrived()
    unmount()
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    let requestCount = 0
    server.use(
      http.get('*/api/menu', async () => {
        requestCount++
        await released
      }),
      http.post('*/api/carts/quote', () => released.then(() => undefined)),
    )
    renderCheckout()
    await waitFor(() => expect(requestCount).toBe(1))
    await waitFor(() => expect(screen.getByLabelText('Imię')).toBeDisabled())
    await expect(screen.findByRole('button', { name: 'Spróbuj ponownie' }, { timeout: 500 })).rejects.toThrow()
    server.use(answer())
    release()
    expect(await screen.findByRole('button', { name: 'Spróbuj ponownie' })).toBeInTheDocument()
  })

  it('a second tab repeats the first tab’s order instead of sending its own', async () => {
    answerOrders(silence, made)
    const first = renderCheckout()
    await fillIn()
    const own = { ...localStorage }
    await order()
    await arrived()
    const pending = { ...localStorage }
    await arrived()
    first.unmount()
    forgetPendingOrder(RESTAURANT.id)
    // The other tab was open before the first one sent its order.
    localStorage.clear()
    for (const [name, text] of Object.entries(own)) localStorage.setItem(name, text)
    sessionStorage.clear()
    renderCheckout()
    await fillIn()
    for (const [name, text] of Object.entries(pending)) localStorage.setItem(name, text)
    await order()
    await waitFor(() => expect(goTo).toHaveBeenCalled())
    expect(sent[1]).toEqual(withoutCode(sent[0]))
  })

  it('a correction after a refusal uses the same key', async () => {
    answerOrders(refusal(409, 'no_capacity'), made)
    renderCheckout()
    await fillIn()
    await order()
    await screen.findAllByText('Powód z serwera.')
    fireEvent.change(screen.getByLabelText(/^Uwagi dla kuchni/), { target: { value: 'Bez cebuli' } })
    await order()
    await waitFor(() => expect(goTo).toHaveBeenCalled())
    expect(sent[1]?.key).toBe(sent[0]?.key)
    expect(sent[1]?.body).toMatchObject({ notes: 'Bez cebuli' })
  })

  it.each([
    ['no_capacity', 'deliveryAt'],
    ['closed', 'deliveryAt'],
    ['payment_not_offered', 'payment_method'],
    ['paused', null],
    ['product_unavailable', null],
    ['voucher_not_for_you', null],
  ])('C3 C11 the refusal %s is shown at %j, which takes the focus and keeps the typed text', async (code, field) => {
    answerOrders(refusal(409, code))
    renderCheckout()
    await fillIn()
    await order()
    expect(await screen.findAllByText('Powód z serwera.')).not.toHaveLength(0)
    await waitFor(() => {
      if (field) expect(document.activeElement).toHaveAttribute('id', field)
      else expect(document.activeElement).toHaveTextContent('Powód z serwera.')
    })
    expect(screen.getByLabelText('Nazwisko')).toHaveValue('Kowalski')
  })

  it('warns that the cart has already been ordered', async () => {
    answerOrders(refusal(422, 'idempotency_mismatch'))
    renderCheckout()
    await fillIn()
    await order()
    expect(await screen.findByText(/Z tego koszyka jest już zamówienie/)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Moje zamówienia' })).toHaveAttribute('href', '/moje')
  })

  it('dishes added since then stay in the cart', async () => {
    answerOrders(silence, made)
    const { unmount } = renderCheckout()
    await fillIn()
    await order()
    await arrived()
    unmount()
    act(() => addToCart(RESTAURANT, line()))
    renderCheckout()
    await userEvent.click(await screen.findByRole('button', { name: 'Spróbuj ponownie' }))
    await waitFor(() => expect(goTo).toHaveBeenCalled())
    expect(cartStore.read()).toMatchObject({ cart: { lines: [{ amount: 3 }] }, orderKey: '' })
  })

  it('C11 C30 keeps nothing of an order that was placed, whatever changes before the page is left', async () => {
    answerOrders(made)
    renderCheckout()
    await fillIn()
    await order()
    await waitFor(() => expect(goTo).toHaveBeenCalled())
    // The address field's list answers late, a field changes once more, another tab fills the cart.
    act(() => {
      fireEvent.change(screen.getByLabelText('Imię'), { target: { value: 'Ewa' } })
      changeDelivery({ type: 'delivery', input: { text: DELIVERY_ADDRESS.address, address: DELIVERY_ADDRESS } })
      addToCart(RESTAURANT, line())
    })
    expect(sessionStorage.getItem(`checkout:${RESTAURANT.id}`)).toBeNull()
  })

  it('a page restored from the back/forward cache after its order opens the order', async () => {
    answerOrders(made)
    renderCheckout()
    await fillIn()
    await order()
    await waitFor(() => expect(goTo).toHaveBeenCalledTimes(1))
    act(() => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    })
    expect(goTo).toHaveBeenCalledTimes(2)
  })
})

it('C3 a different sum is shown for confirmation, never ordered silently', async () => {
  answerOrders(() => HttpResponse.json({ error: { code: 'price_changed' }, total: 95 }, { status: 409 }), made)
  renderCheckout()
  await fillIn()
  await order()
  expect(
    await screen.findByText(/Cena zmieniła się z 90,00.zł na 95,00.zł, czyli o 5,00.zł więcej/),
  ).toBeInTheDocument()
  expect(goTo).not.toHaveBeenCalled()
})

it('L234 takeout has no minimum, delivery has', async () => {
  act(() => {
    changeCart({ type: 'cleared' })
    addToCart(RESTAURANT, line())
    changeDelivery({ input: { text: DELIVERY_ADDRESS.address, address: DELIVERY_ADDRESS } })
  })
  renderCheckout()
  expect(await screen.findByText(/Do minimalnego zamówienia brakuje 6,00/)).toBeInTheDocument()
  await userEvent.click(option(/Odbiór osobisty/))
  await waitFor(() => expect(screen.queryByText(/Do minimalnego zamówienia/)).toBeNull())
})

it('B2 a dish added against the diet filter is marked beside the button', async () => {
  const filter = { diets: [], without: ['milk'] }
  sessionStorage.setItem(DIET_FILTER, JSON.stringify(filter))
  serveMenuApi({ menu: aMenu([{ ...duck, allergens: ['milk'] }]) })
  renderCheckout()
  expect(await screen.findByText('Poza Twoim filtrem diety i alergenów.')).toBeInTheDocument()
})

it('B5 an empty cart links to the open order, without its key', async () => {
  const open = { order: { number: '77', state: 'Oczekuje na płatność' } }
  act(() => changeCart({ type: 'cleared' }))
  sessionStorage.setItem('orderSent:1', '1')
  server.use(http.get('*/api/recent/open/1', () => HttpResponse.json(open)))
  renderCheckout()
  expect(await screen.findByText('Zamówienie nr 77 jest w toku')).toBeInTheDocument()
  expect(screen.getByText('Stan: Oczekuje na płatność.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Przejdź do zamówienia' })).toHaveAttribute('href', '/api/recent/open/1/go')
})

it('B5 an empty cart sends no request when nothing was ordered', async () => {
  let requestCount = 0
  act(() => changeCart({ type: 'cleared' }))
  server.use(http.get('*/api/recent/open/1', () => HttpResponse.json({ order: null, asked: ++requestCount })))
  renderCheckout()
  expect(await screen.findByText('Koszyk jest pusty')).toBeInTheDocument()
  await act(async () => {})
  expect(requestCount).toBe(0)
})
