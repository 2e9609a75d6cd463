/** @jest-environment ./tests/support/browser-environment.mjs */
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { addToCart, cartStore, changeCart } from '@/lib/browser/storage/cart-store'
import { changeDelivery } from '@/lib/browser/storage/delivery-store'
import { CART } from '@/lib/browser/storage/storage'
import { formatGrosze } from '@/lib/domain/money'
import type { Voucher } from '@/lib/domain/ordering/cart/voucher/voucher'
import { localDateOf, weekdayOf } from '@/lib/domain/time/time'
import { aDiscount, aMenu, aProduct } from '@/tests/support/a-menu'
import { RESTAURANT, renderMenu, SCHEDULE, SCHEDULED, serveMenuApi, server } from '@/tests/support/menu-stage'

const soup = aProduct(11, { name: 'Żurek', priceGrosze: 1800, lowestPriceGrosze: 1700 })
const duck = aProduct(12, { name: 'Kaczka', priceGrosze: 4400 })
const menu = aMenu([soup, duck])
const line = (productId: number, amount = 1) => ({ productId, amount, answers: [], note: '' })
const card = () => within(screen.getByRole('region', { name: 'Twoje zamówienie' }))
const sum = (label: string) =>
  card().queryByText(label, { selector: 'dt' })?.parentElement?.textContent?.replace(label, '')
const quoted = () => waitFor(() => expect(card().getByText('Dania').closest('dl')).not.toHaveAttribute('aria-busy'))
const voucher: Voucher = {
  code: 'DZIESIEC',
  type: 'percent',
  percent: 10,
  maxDiscountGrosze: null,
  minCartGrosze: 0,
  validFrom: null,
  validTo: null,
  deliveryTypes: null,
  restaurants: null,
  totalLimit: null,
  customerLimit: null,
  firstOrderOnly: false,
}

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => {
  localStorage.clear()
  act(() => {
    changeCart({ type: 'cleared' })
    changeDelivery({ mode: 'delivery', input: { text: '', address: null } })
  })
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
})
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

it('C3 shows every part of the sum, and the server agrees to the grosz', async () => {
  serveMenuApi({ menu })
  addToCart(RESTAURANT, line(11, 2))
  renderMenu(menu)
  await screen.findByText('Dania')
  await quoted()
  expect(sum('Dania')).toBe(formatGrosze(3600))
  expect(sum('Opakowania')).toBe(formatGrosze(200))
  expect(sum('Dostawa')).toBe('po podaniu adresu')
  expect(sum('Razem bez dostawy')).toBe(formatGrosze(3800))
  expect(card().queryByText(/zmieniła ceny/)).toBeNull()
})

it('C33 a dish removed from the menu while in the cart is shown by its name', async () => {
  serveMenuApi({ menu })
  addToCart(RESTAURANT, { ...line(99), name: 'Tort orzechowy' })
  renderMenu(menu)
  expect(await card().findByText('Tort orzechowy')).toBeInTheDocument()
  expect(card().getByRole('alert')).toHaveTextContent('Tego dania nie ma już w menu.')
  expect(card().getByRole('button', { name: 'Usuń: Tort orzechowy' })).toBeInTheDocument()
})

it('C3 shows the server’s sum where it differs, with a notice', async () => {
  serveMenuApi({ menu, extraGrosze: 100 })
  addToCart(RESTAURANT, line(12))
  renderMenu(menu)
  expect(await card().findByText(/Restauracja zmieniła ceny/)).toBeInTheDocument()
  expect(sum('Razem bez dostawy')).toBe(formatGrosze(4700))
})

it('C5 an address adds the delivery cost; L234 the amount missing to the minimum is shown, but not for takeout', async () => {
  serveMenuApi({ menu })
  const address = { address: 'Lipowa 12, Lublin', street: 'Lipowa', house: '12', city: 'Lublin', lat: 51.2, lng: 22.5 }
  act(() => changeDelivery({ mode: 'delivery', input: { text: address.address, address } }))
  addToCart(RESTAURANT, line(11))
  renderMenu(menu)
  expect(await card().findByText('1,2 km, 40–55 min')).toBeInTheDocument()
  expect(sum('Dostawa')).toBe(formatGrosze(900))
  expect(card().getAllByText(/Brakuje 32,00/)).toHaveLength(2)
  expect(card().getByRole('link', { name: /Do kasy/ })).not.toHaveAttribute('href')
  await userEvent.click(card().getByRole('radio', { name: 'Odbiór' }))
  expect(card().queryByText(/Brakuje/)).toBeNull()
  expect(card().getByRole('link', { name: /Do kasy/ })).toHaveAttribute('href', '/order/1/zamow')
  expect(screen.getAllByText(/^Odbierasz: Rynek 6, gotowe za/)[0]).toBeInTheDocument()
})

it('C32 offers what the restaurant named beside a dish, and one press adds it to the sum', async () => {
  const bread = aProduct(13, { name: 'Chleb', priceGrosze: 600, depositGrosze: 50 })
  const removed = aProduct(14, { name: 'Kompot', available: false })
  const named = aMenu([{ ...soup, goesWith: [14, 13] }, duck, bread, removed])
  serveMenuApi({ menu: named })
  addToCart(RESTAURANT, line(11))
  renderMenu(named)
  const offers = within(await card().findByRole('region', { name: 'Restauracja proponuje do tego' }))
  expect(offers.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    `Chleb${formatGrosze(600)}+ ${formatGrosze(50)} opakowanie i kaucja`,
  ])
  await userEvent.click(offers.getByRole('button', { name: 'Dodaj: Chleb' }))
  await quoted()
  expect(sum('Dania')).toBe(formatGrosze(2400))
  expect(offers.queryByRole('button')).toBeNull()
  expect(offers.getByRole('status')).toHaveTextContent('Dodano: Chleb.')
  expect(offers.getByRole('status').closest('section')).toHaveFocus()
})

it.each([
  ['names it and waits, where orders are for now alone', {}, /^„Żurek” podajemy .*Usuń, żeby zamówić resztę\.$/, null],
  [
    'names it and leads on, where a later time can be chosen',
    { scheduled: SCHEDULED },
    /^„Żurek” podajemy .*Godzinę wybierzesz w kasie\.$/,
    '/order/1/zamow',
  ],
])('C6 a cart with a dish that is not served now %s; it keeps everything', async (_, own, text, href) => {
  const tomorrow = [(weekdayOf(localDateOf(new Date())) + 2) % 7]
  const lunch = aMenu([{ ...soup, servingTimes: [{ days: tomorrow, from: '12:00', to: '16:00' }] }, duck])
  serveMenuApi({ menu: lunch })
  act(() => changeDelivery({ mode: 'takeout', input: { text: '', address: null } }))
  addToCart(RESTAURANT, line(11))
  addToCart(RESTAURANT, line(12))
  renderMenu(lunch, { schedule: { ...SCHEDULE, ...own } })
  await quoted()
  expect(card().getAllByText(text)[0]).toBeInTheDocument()
  const link = card().getByRole('link', { name: /Do kasy/ })
  if (href) expect(link).toHaveAttribute('href', href)
  else expect(link).not.toHaveAttribute('href')
  expect(sum('Dania')).toBe(formatGrosze(6200))
  expect(cartStore.read().cart.lines).toHaveLength(2)
})

it('steppers change the amount and remove the line at zero', async () => {
  serveMenuApi({ menu })
  addToCart(RESTAURANT, line(11))
  renderMenu(menu)
  await userEvent.click(await card().findByRole('button', { name: 'Więcej: Żurek' }))
  expect(card().getByRole('group', { name: 'Żurek' })).toHaveTextContent('2')
  await userEvent.click(card().getByRole('button', { name: 'Mniej: Żurek' }))
  await userEvent.click(card().getAllByRole('button', { name: 'Usuń: Żurek' })[0]!)
  expect(card().getByText('Koszyk czeka na pierwsze danie.')).toBeInTheDocument()
})

it('C7 a promotion shows the previous price and the lowest of 30 days', async () => {
  const promoted = aMenu([soup, duck], [aDiscount({ targetId: 11, buy: 0, get: 0, percent: 50 })])
  serveMenuApi({ menu: promoted })
  addToCart(RESTAURANT, line(11))
  renderMenu(promoted)
  expect(await card().findByText(/Najniższa cena z 30 dni przed obniżką: 17,00/)).toBeInTheDocument()
  expect(sum('Promocje')).toBe(`−${formatGrosze(900)}`)
})

describe('C8 vouchers', () => {
  async function type(code: string) {
    addToCart(RESTAURANT, line(12, 2))
    renderMenu(menu)
    await userEvent.click(await card().findByRole('button', { name: 'Mam kod rabatowy' }))
    await userEvent.type(await card().findByLabelText('Kod rabatowy'), code)
    await userEvent.click(card().getByRole('button', { name: 'Użyj kodu' }))
  }

  it('an accepted code, in any letter case, reduces the sum', async () => {
    serveMenuApi({ menu, vouchers: [voucher] })
    await type('dziesiec')
    expect(await card().findByText('Kod DZIESIEC działa.')).toBeInTheDocument()
    expect(sum('Kod rabatowy DZIESIEC')).toBe(`−${formatGrosze(880)}`)
  })
  it('a code with a higher minimum shows the missing amount', async () => {
    serveMenuApi({ menu, vouchers: [{ ...voucher, minCartGrosze: 10_000 }] })
    await type('dziesiec')
    expect(await card().findByText(/Dodaj jeszcze 12,00.zł, aby użyć kodu/)).toBeInTheDocument()
  })
  it('the part of a voucher above the value of the cart is shown as lost', async () => {
    const hundred: Voucher = { ...voucher, type: 'value', valueGrosze: 10_000 } as Voucher
    serveMenuApi({ menu, vouchers: [hundred] })
    await type('dziesiec')
    expect(await card().findByText(/12,00.zł przepadnie/)).toBeInTheDocument()
  })
})

it('two restaurants never share a cart: the diner chooses which one to keep', async () => {
  serveMenuApi({ menu })
  addToCart({ id: 7, name: 'Inna Kuchnia', path: '/order/7-inna' }, line(70))
  renderMenu(menu)
  expect(await card().findByText('W koszyku masz już dania z restauracji Inna Kuchnia.')).toBeInTheDocument()
  act(() => addToCart(RESTAURANT, line(11)))
  const dialog = within(screen.getByRole('dialog', { name: 'Zacząć nowy koszyk?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Zostaw tamten koszyk' }))
  expect(cartStore.read().cart.restaurantId).toBe(7)
  act(() => addToCart(RESTAURANT, line(11)))
  await userEvent.click(screen.getByRole('button', { name: 'Zacznij od nowa' }))
  expect(cartStore.read()).toMatchObject({ cart: { restaurantId: 1 }, place: RESTAURANT })
})

it('follows changes made in another tab', async () => {
  serveMenuApi({ menu })
  addToCart(RESTAURANT, line(11))
  renderMenu(menu)
  await card().findByRole('group', { name: 'Żurek' })
  const other = { v: 1, restaurantId: 1, lines: [line(11, 5)] }
  localStorage.setItem(CART, JSON.stringify(other))
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: CART })))
  expect(card().getByRole('group', { name: 'Żurek' })).toHaveTextContent('5')
})

it('L209 when the restaurant pauses, the menu stays readable and the checkout button is disabled', async () => {
  serveMenuApi({ menu })
  addToCart(RESTAURANT, line(12, 2))
  const pause = { kind: 'stopped', reason: 'technical', text: 'Zamówienia chwilowo wstrzymane' } as const
  renderMenu(menu, { schedule: { ...SCHEDULE, pause, openings: [] } })
  expect(await card().findByText('Zamówienia chwilowo wstrzymane')).toBeInTheDocument()
  expect(card().getByRole('link', { name: /Do kasy/ })).not.toHaveAttribute('href')
})

it('a menu that fails to load is reported, and loading can be retried', async () => {
  serveMenuApi({ menu })
  server.use(http.get('*/api/menu', () => HttpResponse.json({}, { status: 503 }), { once: true }))
  addToCart(RESTAURANT, line(11))
  renderMenu(menu)
  await userEvent.click(await card().findByRole('button', { name: 'Spróbuj ponownie' }))
  expect(await card().findByRole('group', { name: 'Żurek' })).toBeInTheDocument()
})
