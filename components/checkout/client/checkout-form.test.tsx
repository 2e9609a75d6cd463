/** @jest-environment ./tests/support/browser-environment.mjs */
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { goTo } from '@/lib/browser/page-life/go-to'
import { addToCart, cartStore, changeCart } from '@/lib/browser/storage/cart-store'
import { changeDelivery } from '@/lib/browser/storage/delivery-store'
import { forgetPendingOrder } from '@/lib/browser/storage/pending-order'
import { DIET_FILTER } from '@/lib/browser/storage/session-store'
import { readStored } from '@/lib/browser/storage/storage'
import { menuToWire } from '@/lib/domain/ordering/menu/to-wire'
import { aMenu, aProduct } from '@/tests/support/a-menu'
import { DELIVERY_ADDRESS, DELIVERY_OPTIONS, option, renderCheckout, submit } from '@/tests/support/checkout-stage'
import { RESTAURANT, serveMenuApi, server } from '@/tests/support/menu-stage'

jest.mock('@/lib/browser/page-life/go-to')

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

async function fillIn(blikCode: string | null = '777 123') {
  await userEvent.click(option(/Odbiór osobisty/))
  fireEvent.change(screen.getByLabelText('Imię'), { target: { value: 'Jan' } })
  fireEvent.change(screen.getByLabelText('Nazwisko'), { target: { value: 'Kowalski' } })
  fireEvent.change(screen.getByLabelText('Telefon'), { target: { value: '600100200' } })
  fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: 'jan@przyklad.pl' } })
  await userEvent.click(option(/^BLIK/))
  if (blikCode) fireEvent.change(screen.getByLabelText('Kod BLIK'), { target: { value: blikCode } })
  await userEvent.click(screen.getByRole('checkbox', { name: /Akceptuję regulamin/ }))
  await waitFor(() => expect(submit()).not.toHaveAttribute('aria-disabled'))
}

/** Another page repeats an order without its BLIK code, which only the first one knew. */
function withoutCode(order: Sent | undefined): Sent {
  const { blik_code: _, ...body } = order?.body ?? {}
  return { key: order?.key ?? null, body }
}

/** The first order has been sent; it may still be unanswered. */
const arrived = () => waitFor(() => expect(sent).not.toEqual([]))

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
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
  it('sends the six digits with the order and stores them nowhere', async () => {
    answerOrders(made)
    renderCheckout()
    await fillIn('777 123')
    expect(JSON.stringify({ ...sessionStorage })).toContain('Kowalski')
    await userEvent.click(submit())
    await arrived()
    expect(sent[0]?.body).toMatchObject({ payment_method: 'blik', blik_code: '777123' })
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toMatch(/777 ?123/)
    await waitFor(() => expect(goTo).toHaveBeenCalledWith(`/zamowienie/${ID}`))
  })

  it('asks for six digits instead of five and sends nothing', async () => {
    renderCheckout()
    await fillIn('77712')
    await userEvent.click(submit())
    await waitFor(() => expect(screen.getByLabelText('Kod BLIK')).toHaveFocus())
    expect(screen.getByLabelText('Kod BLIK')).toHaveAccessibleDescription(/Wpisz 6 cyfr kodu BLIK/)
    expect(screen.getByLabelText('Imię')).toHaveValue('Jan')
    expect(sent).toEqual([])
  })

  it('repeats the same code with the same key while no answer comes, and keeps it out of what is stored', async () => {
    answerOrders(() => HttpResponse.error(), made)
    renderCheckout()
    await fillIn()
    await userEvent.click(submit())
    await arrived()
    expect(localStorage.getItem(`orderUnderWay:${RESTAURANT.id}`)).not.toMatch(/777 ?123/)
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]).toEqual(sent[0])
    expect(sent[1]?.body).toMatchObject({ blik_code: '777123' })
    await waitFor(() => expect(goTo).toHaveBeenCalled())
  })

  it('a provider that asks on its own page gets no code from ours', async () => {
    answerOrders(made)
    renderCheckout({}, false)
    await fillIn(null)
    expect(screen.queryByLabelText('Kod BLIK')).not.toBeInTheDocument()
    await userEvent.click(submit())
    await waitFor(() => expect(goTo).toHaveBeenCalled())
    expect(sent[0]?.body).not.toHaveProperty('blik_code')
  })
})

describe('what goes with it, C32', () => {
  it('is added by one press, and the order is sent with it for the sum that is shown', async () => {
    const cola = aProduct(21, { name: 'Cola', priceGrosze: 1100 })
    serveMenuApi({ menu: aMenu([{ ...duck, goesWith: [21] }, cola]) })
    answerOrders(made)
    renderCheckout()
    await userEvent.click(await screen.findByRole('button', { name: 'Dodaj: Cola' }))
    await fillIn()
    await userEvent.click(submit())
    await arrived()
    expect(sent[0]?.body).toMatchObject({ products: [{ product_id: duck.id }, { product_id: 21, amount: 1 }] })
  })
})

describe('the fields', () => {
  it('L164–L167 asks for address, house number, optional flat number, and the diner', () => {
    renderCheckout()
    expect(screen.getByLabelText('E-mail')).toHaveAttribute('type', 'email')
    expect(screen.getByRole('combobox', { name: 'Ulica' })).toBeInTheDocument()
    expect(screen.getByLabelText('Numer domu')).toBeRequired()
    expect(screen.getByLabelText(/^Mieszkanie/)).not.toBeRequired()
  })

  it('L166 an empty house number is an error and takes the focus', async () => {
    act(() => changeDelivery({ input: { text: DELIVERY_ADDRESS.address, address: DELIVERY_ADDRESS } }))
    renderCheckout()
    await fillIn()
    await userEvent.click(option(/^Dostawa Kurier|^DostawaKurier/))
    await userEvent.clear(screen.getByLabelText('Numer domu'))
    await waitFor(() => expect(submit()).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(submit())
    expect(await screen.findAllByText('Podaj numer domu.')).not.toHaveLength(0)
    expect(screen.getByLabelText('Numer domu')).toHaveAccessibleDescription(/Podaj numer domu/)
    await waitFor(() => expect(screen.getByLabelText('Numer domu')).toHaveFocus())
    expect(sent).toEqual([])
  })

  describe('an address without coordinates', () => {
    const found = { ...DELIVERY_ADDRESS, street: 'Koncertowa', house: '8', flat: '12', address: 'Koncertowa 8, Lublin' }
    const typeAddress = async (text: string, house = '') => {
      server.use(http.get('*/api/addresses', () => HttpResponse.json({ items: [] })))
      renderCheckout()
      await fillIn()
      await userEvent.click(option(/^Dostawa Kurier|^DostawaKurier/))
      fireEvent.change(screen.getByLabelText('Numer domu'), { target: { value: house } })
      fireEvent.change(screen.getByRole('combobox', { name: 'Ulica' }), { target: { value: text } })
    }

    it('L233 is looked up by the server and ordered with its house and flat number', async () => {
      answerOrders(made)
      serveMenuApi({ menu: aMenu([duck]), address: { ...found, approximate: false } })
      await typeAddress('Koncertowa 8 m 12')
      expect(await screen.findByText(/^Dostarczymy: Koncertowa 8, Lublin\./)).toBeVisible()
      await waitFor(() => expect(submit()).not.toHaveAttribute('aria-disabled'))
      await userEvent.click(submit())
      await waitFor(() => expect(goTo).toHaveBeenCalled())
      expect(sent[0]?.body.customer).toMatchObject({
        address: { address: 'Koncertowa 8 m 12', house: '8', flat: '12' },
      })
      expect(readStored('deliveryPreferences')).toMatchObject({ street: 'Koncertowa', house: '8', flat: '12' })
    })

    it('C30 L166 fills the number that was typed with the street, and leaves an emptied field empty', async () => {
      serveMenuApi({ menu: aMenu([duck]), address: { ...found, approximate: false } })
      await typeAddress('Koncertowa 8 m 12')
      const house = screen.getByLabelText('Numer domu')
      await waitFor(() => expect(house).toHaveValue('8'))
      expect(screen.getByLabelText(/^Mieszkanie/)).toHaveValue('12')
      const quotes: string[] = []
      server.events.on(
        'response:mocked',
        ({ request }) => void (request.url.endsWith('/quote') && quotes.push(request.url)),
      )
      await userEvent.clear(house)
      await waitFor(() => expect(quotes).not.toEqual([]))
      await screen.findByText(/^Dostarczymy: Koncertowa 8, Lublin\./)
      expect(house).toHaveValue('')
    })

    it('C30 another street takes the number that was read from the text with it', async () => {
      serveMenuApi({ menu: aMenu([duck]), address: { ...found, approximate: false } })
      await typeAddress('Koncertowa 8 m 12')
      await waitFor(() => expect(screen.getByLabelText('Numer domu')).toHaveValue('8'))
      serveMenuApi({ menu: aMenu([duck]), refusals: ['address_unknown'] })
      fireEvent.change(screen.getByRole('combobox', { name: 'Ulica' }), { target: { value: 'Koncertowa' } })
      await waitFor(() => expect(screen.getByLabelText('Numer domu')).toHaveValue(''))
      expect(screen.getByLabelText(/^Mieszkanie/)).toHaveValue('')
    })

    it('B3 warns before payment that a house number is unknown, and shows the cost', async () => {
      serveMenuApi({ menu: aMenu([duck]), address: { ...found, approximate: true } })
      await typeAddress('Koncertowa 8')
      expect(await screen.findByText(/\(przybliżony adres\).*jak do dalszej strefy: 9,00.zł/)).toBeVisible()
    })

    it('L233 is reported as unknown at its field, offers takeout and keeps what was typed', async () => {
      serveMenuApi({ menu: aMenu([duck]), refusals: ['address_unknown'] })
      await typeAddress('Nieznana 8', '8')
      expect(await screen.findByText(/^Nie znaleźliśmy tego adresu.*odbiór osobisty\.$/)).toBeVisible()
      await userEvent.click(submit())
      const field = screen.getByRole('combobox', { name: 'Ulica' })
      await waitFor(() => expect(field).toHaveAccessibleDescription(/Nie znaleźliśmy tego adresu/))
      expect(field).toHaveValue('Nieznana 8')
      expect(sent).toEqual([])
      expect(option(/Odbiór osobisty/)).toBeEnabled()
    })

    it('B3 an invalid house number is reported at its field', async () => {
      serveMenuApi({ menu: aMenu([duck]), refusals: ['house_invalid'] })
      await typeAddress('Koncertowa', '0')
      expect(await screen.findByText('Nie ma takiego numeru domu.')).toBeVisible()
      await userEvent.click(submit())
      await waitFor(() =>
        expect(screen.getByLabelText('Numer domu')).toHaveAccessibleDescription(/Nie ma takiego numeru/),
      )
      expect(sent).toEqual([])
    })
  })

  it('C30 L158 a number typed for a chosen street is asked once: the next restaurant has it', async () => {
    const { house: _, ...street } = { ...DELIVERY_ADDRESS, address: 'Lipowa, Lublin' }
    act(() => changeDelivery({ input: { text: street.address, address: street } }))
    renderCheckout()
    await userEvent.click(option(/^Dostawa Kurier|^DostawaKurier/))
    await userEvent.type(screen.getByLabelText('Numer domu'), '12A')
    expect(readStored('deliveryPreferences')).toMatchObject({ address: 'Lipowa 12A, Lublin', house: '12A' })
    expect(screen.getByLabelText('Numer domu')).toHaveValue('12A')
  })

  it('L166 L232 a house number typed just after choosing an address is kept', async () => {
    server.use(http.get('*/api/addresses', () => HttpResponse.json({ items: [DELIVERY_ADDRESS] })))
    localStorage.removeItem('lastUsedAddresses')
    renderCheckout()
    await userEvent.type(screen.getByRole('combobox', { name: 'Ulica' }), 'Lipowa')
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(DELIVERY_ADDRESS.street) }))
    const house = screen.getByLabelText('Numer domu')
    expect(house).toHaveValue(DELIVERY_ADDRESS.house)
    // The number stands in one field.
    expect(screen.getByRole('combobox', { name: 'Ulica' })).toHaveValue(
      `${DELIVERY_ADDRESS.street}, ${DELIVERY_ADDRESS.city}`,
    )
    await userEvent.clear(house)
    await userEvent.type(house, '77')
    // The choice takes effect half a second later.
    await waitFor(() => expect(localStorage.getItem('lastUsedAddresses')).not.toBeNull())
    expect(house).toHaveValue('77')
  })

  it('L232 a pick is stored half a second later, and neither it nor its cookie within 100 ms', async () => {
    server.use(http.get('*/api/addresses', () => HttpResponse.json({ items: [DELIVERY_ADDRESS] })))
    renderCheckout()
    await userEvent.type(screen.getByRole('combobox', { name: 'Ulica' }), 'Lipowa')
    const pick = await screen.findByRole('option', { name: new RegExp(DELIVERY_ADDRESS.street) })
    const storedText = () => `${JSON.stringify(localStorage)} ${decodeURIComponent(document.cookie)}`
    const pickedAtMs = performance.now()
    await userEvent.click(pick)
    await new Promise((done) => setTimeout(done, 100))
    const storedBy = storedText()
    // A machine that takes as long as that for 100 ms shows nothing of it.
    if (performance.now() - pickedAtMs < 500) expect(storedBy).not.toContain(DELIVERY_ADDRESS.address)
    await waitFor(() => expect(storedText()).toContain(DELIVERY_ADDRESS.address))
  })

  it('L299–L301 L304 L305 each method is offered; L173 L174 a wallet only where the device supports it', () => {
    renderCheckout()
    for (const label of ['BLIK', 'Kartą online', 'Szybki Przelew', 'Kartą przy odbiorze', 'Gotówką przy odbiorze'])
      expect(option(new RegExp(`^${label}`))).toBeInTheDocument()
    expect(screen.queryByRole('radio', { name: /Apple Pay|Google Pay/ })).toBeNull()
  })

  it('C3 an invoice is asked for by a NIP in any notation; a wrong one is reported at its field, which stays unfolded', async () => {
    answerOrders(made)
    renderCheckout()
    await fillIn('777 123')
    const field = () => screen.getByLabelText(/^NIP/)
    const details = () => field().closest('details')
    expect(details()).not.toHaveAttribute('open')
    await userEvent.click(screen.getByText('Faktura na firmę'))
    await userEvent.type(field(), '526-025-02-75')
    await userEvent.click(submit())
    expect(await screen.findAllByText(/^Sprawdź NIP/)).not.toHaveLength(0)
    expect(details()).toHaveAttribute('open')
    expect(sent).toHaveLength(0)
    await userEvent.clear(field())
    await userEvent.type(field(), 'PL 526-025-02-74')
    await userEvent.click(submit())
    await arrived()
    expect(sent[0]?.body).toMatchObject({ invoice_nip: '5260250274' })
  })

  it('L306 cash asks for the amount to give change for', async () => {
    renderCheckout()
    expect(screen.queryByLabelText(/Podaj kwotę, z której/)).toBeNull()
    await userEvent.click(option(/^Gotówką/))
    expect(screen.getByLabelText('Podaj kwotę, z której mamy wydać resztę')).toBeVisible()
  })

  it.each([
    ['L191 L235', /Dostawa bezkontaktowa/],
    ['L192 L236', /Dostawa robotem/],
  ])('%s: delivery without meeting the diner excludes payment on delivery', async (_, type) => {
    renderCheckout()
    await userEvent.click(option(/^Gotówką/))
    await userEvent.click(option(type))
    expect(screen.queryByRole('radio', { name: /przy odbiorze/ })).toBeNull()
    expect(screen.getByText('Przy tym sposobie dostawy płatność jest tylko online.')).toBeInTheDocument()
    expect(screen.getByRole('radio', { name: /^BLIK/ })).not.toBeChecked()
  })

  it('L192 a delivery type without a product of the restaurant is not offered', () => {
    renderCheckout({ deliveryOptions: DELIVERY_OPTIONS.filter(({ type }) => type !== 'robot_delivery') })
    expect(screen.queryByRole('radio', { name: /robotem/ })).toBeNull()
  })

  it('L194 as soon as possible is the default; L210 a closed restaurant offers only later times', () => {
    const { unmount } = renderCheckout()
    expect(option(/Jak najszybciej/)).toBeChecked()
    unmount()
    renderCheckout({ asapOffText: 'Restauracja obecnie jest zamknięta' })
    expect(option(/Jak najszybciej/)).toBeDisabled()
    expect(option(/Na wybraną godzinę/)).toBeChecked()
    expect(screen.getByText('Restauracja obecnie jest zamknięta')).toBeInTheDocument()
  })

  it('L210 with only later times, the earliest is the default; a missing time is reported before the closed restaurant', async () => {
    serveMenuApi({ menu: aMenu([duck]), refusals: ['closed'] })
    renderCheckout({ asapOffText: 'Restauracja obecnie jest zamknięta' })
    expect(screen.getByLabelText('Godzina')).toHaveValue('12:00')
    await userEvent.selectOptions(screen.getByLabelText('Godzina'), '')
    await fillIn()
    expect(screen.getByText(/odbiór osobisty, godzina do wybrania/)).toBeInTheDocument()
    await userEvent.click(submit())
    await waitFor(() => expect(screen.getByLabelText('Godzina')).toHaveFocus())
    expect(screen.getAllByText('Wybierz godzinę.')).not.toHaveLength(0)
    await userEvent.selectOptions(screen.getByLabelText('Godzina'), '12:15')
    await waitFor(() => expect(submit()).toHaveAttribute('aria-disabled', 'true'))
  })

  it('L160 the last delivery type is preselected, and stored with every change', async () => {
    act(() => changeDelivery({ type: 'contactless_delivery' }))
    renderCheckout()
    expect(option(/bezkontaktowa/)).toBeChecked()
    await userEvent.click(option(/robotem/))
    expect(readStored('deliveryPreferences')).toMatchObject({ mode: 'delivery', type: 'robot_delivery' })
  })
})

describe('C12 one cart makes one order', () => {
  it('however often the button is pressed', async () => {
    answerOrders(silence)
    renderCheckout()
    await fillIn()
    await userEvent.dblClick(submit())
    await userEvent.click(submit())
    await waitFor(() => expect(submit()).toHaveAttribute('aria-busy', 'true'))
    await arrived()
    expect(sent).toHaveLength(1)
  })

  it('a page reloaded while sending repeats the same body and key', async () => {
    answerOrders(silence, made)
    const { unmount } = renderCheckout()
    await fillIn()
    await userEvent.click(submit())
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
  ])('C12 a reloaded page offers the repeat once what stands above it is known: %s', async (_, answer) => {
    answerOrders(silence)
    const { unmount } = renderCheckout()
    await fillIn()
    await userEvent.click(submit())
    await arrived()
    unmount()
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    let asked = 0
    server.use(
      http.get('*/api/menu', async () => {
        asked++
        await released
      }),
      http.post('*/api/carts/quote', () => released.then(() => undefined)),
    )
    renderCheckout()
    await waitFor(() => expect(asked).toBe(1))
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
    await userEvent.click(submit())
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
    await userEvent.click(submit())
    await waitFor(() => expect(goTo).toHaveBeenCalled())
    expect(sent[1]).toEqual(withoutCode(sent[0]))
  })

  it('a correction after a refusal uses the same key', async () => {
    answerOrders(refusal(409, 'no_capacity'), made)
    renderCheckout()
    await fillIn()
    await userEvent.click(submit())
    await screen.findAllByText('Powód z serwera.')
    await userEvent.type(screen.getByLabelText(/^Uwagi dla kuchni/), 'Bez cebuli')
    await userEvent.click(submit())
    await waitFor(() => expect(goTo).toHaveBeenCalled())
    expect(sent[1]?.key).toBe(sent[0]?.key)
    expect(sent[1]?.body).toMatchObject({ notes: 'Bez cebuli' })
  })

  it('warns that the cart has already been ordered', async () => {
    answerOrders(refusal(422, 'idempotency_mismatch'))
    renderCheckout()
    await fillIn()
    await userEvent.click(submit())
    expect(await screen.findByText(/Z tego koszyka jest już zamówienie/)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Moje zamówienia' })).toHaveAttribute('href', '/moje')
  })

  it('dishes added since then stay in the cart', async () => {
    answerOrders(silence, made)
    const { unmount } = renderCheckout()
    await fillIn()
    await userEvent.click(submit())
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
    await userEvent.click(submit())
    await waitFor(() => expect(goTo).toHaveBeenCalled())
    // A list of the address field answers late, a checkbox is pressed once more, another tab fills the cart.
    act(() => {
      fireEvent.click(screen.getByRole('checkbox', { name: /Akceptuję regulamin/ }))
      changeDelivery({ type: 'delivery', input: { text: DELIVERY_ADDRESS.address, address: DELIVERY_ADDRESS } })
      addToCart(RESTAURANT, line())
    })
    expect(sessionStorage.getItem(`checkout:${RESTAURANT.id}`)).toBeNull()
  })

  it('a page restored from the back/forward cache after its order goes to the order', async () => {
    answerOrders(made)
    renderCheckout()
    await fillIn()
    await userEvent.click(submit())
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
  await userEvent.click(submit())
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
  let asked = 0
  act(() => changeCart({ type: 'cleared' }))
  server.use(http.get('*/api/recent/open/1', () => HttpResponse.json({ order: null, asked: ++asked })))
  renderCheckout()
  expect(await screen.findByText('Koszyk jest pusty')).toBeInTheDocument()
  await act(async () => {})
  expect(asked).toBe(0)
})

it('L166 an emptied house number is asked for, and the previous address is no longer shown', async () => {
  serveMenuApi({ menu: aMenu([duck]), address: { ...DELIVERY_ADDRESS, approximate: false } })
  act(() => changeDelivery({ type: 'delivery', input: { text: DELIVERY_ADDRESS.address, address: DELIVERY_ADDRESS } }))
  const asked: unknown[] = []
  server.events.on('request:start', async ({ request }) => {
    if (request.url.endsWith('/quote')) asked.push(((await request.clone().json()) as { address: unknown }).address)
  })
  renderCheckout()
  expect(await screen.findByText(/Dostarczymy: Lipowa 12/)).toBeInTheDocument()
  await userEvent.clear(screen.getByLabelText('Numer domu'))
  await waitFor(() => expect(asked.at(-1)).toEqual({ address: 'Lipowa, Lublin', street: 'Lipowa', city: 'Lublin' }))
})
