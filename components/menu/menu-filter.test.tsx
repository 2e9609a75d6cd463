/** @jest-environment ./tests/support/browser-environment.mjs */
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { changeCart } from '@/lib/browser/storage/cart-store'
import messages from '@/messages/pl.json'
import { aChoice, aMenu, anOption, aProduct } from '@/tests/support/a-menu'
import { renderMenu, serveMenuApi, server } from '@/tests/support/menu-stage'
import { CategoryNav } from './client/category-nav'
import { DietFilter, NoMatchingProducts } from './client/diet-filter'

const { filter: words } = messages.menu
const bread = aChoice(7, {
  type: 'single-choice',
  required: true,
  options: [
    anOption(1, { name: 'Bułka', default: true, allergens: ['gluten'] }),
    anOption(2, { name: 'Bez pieczywa' }),
  ],
})
const menu = aMenu([
  aProduct(11, { name: 'Żurek', allergens: ['gluten'] }),
  aProduct(12, { name: 'Sałatka', questions: [bread] }),
  aProduct(13, { name: 'Danie dnia', allergens: null }),
])
const desserts = { id: 2, name: 'Desery', products: [aProduct(14, { name: 'Szarlotka', allergens: ['gluten'] })] }
const two = { ...menu, categories: [...menu.categories, desserts] }
const categories = [
  { id: 1, anchor: 'dania', name: 'Dania' },
  { id: 2, anchor: 'desery', name: 'Desery' },
]
const filterParts = (
  <CategoryNav label="Menu" categories={categories}>
    <DietFilter words={words} note="" />
    <NoMatchingProducts words={words} />
  </CategoryNav>
)
const noGluten = { diets: [], without: ['gluten'] }
const keep = (filter: object) => sessionStorage.setItem('dietFilter', JSON.stringify(filter))
const dishes = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
  Element.prototype.scrollIntoView = jest.fn()
  window.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as never
})
beforeEach(() => {
  sessionStorage.clear()
  window.history.replaceState(null, '', '/order/1-lodka')
  act(() => changeCart({ type: 'cleared' }))
})
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

it('B2: the filter of the visit survives a reload, and dishes with missing data do not pass it', async () => {
  keep(noGluten)
  serveMenuApi({ menu: two })
  renderMenu(two, {}, filterParts)
  await waitFor(() => expect(dishes()).toEqual(['Sałatka']))
  expect(screen.getByText('Filtr: 1')).toBeInTheDocument()
})

it('D: links to categories without a dish that passes are hidden', async () => {
  keep(noGluten)
  serveMenuApi({ menu: two })
  renderMenu(two, {}, filterParts)
  await waitFor(() => expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Dania']))
})

it('B2: while the menu is not loaded no dish is shown, and loading can be retried', async () => {
  keep(noGluten)
  server.use(http.get('*/api/menu', () => HttpResponse.json({}, { status: 503 }), { once: true }))
  renderMenu(two, {}, filterParts)
  expect(dishes()).toEqual([])
  expect(await screen.findByText(words.failed)).toBeInTheDocument()
  expect(dishes()).toEqual([])
  serveMenuApi({ menu: two })
  await userEvent.click(screen.getByRole('button', { name: words.retry }))
  await waitFor(() => expect(dishes()).toEqual(['Sałatka']))
})

it('B2: a diet in the address of a list enters the filter once and is removed from the address', async () => {
  keep(noGluten)
  window.history.replaceState(null, '', '/order/1-lodka?dieta=weganskie&utm_source=fb')
  serveMenuApi({ menu: two })
  renderMenu(two, {}, filterParts)
  expect(await screen.findByText('Filtr: 2')).toBeInTheDocument()
  expect(window.location.search).toBe('?utm_source=fb')
  expect(JSON.parse(sessionStorage.getItem('dietFilter') ?? '')).toEqual({ diets: ['vegan'], without: ['gluten'] })
})

it('B2: a changed filter is stored, and a cleared one stays cleared', async () => {
  serveMenuApi({ menu: two })
  renderMenu(two, {}, filterParts)
  await userEvent.click(screen.getByRole('button', { name: words.open }))
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Zboża zawierające gluten' }))
  expect(JSON.parse(sessionStorage.getItem('dietFilter') ?? '')).toEqual(noGluten)
  await waitFor(() => expect(dishes()).toEqual(['Sałatka']))
  await userEvent.click(screen.getByRole('button', { name: words.clear }))
  expect(sessionStorage.getItem('dietFilter')).toBeNull()
  expect(dishes()).toHaveLength(4)
})

it('B2: a dish that passes opens without its excluded options', async () => {
  keep(noGluten)
  serveMenuApi({ menu: two })
  renderMenu(two, {}, filterParts)
  await userEvent.click(await screen.findByRole('button', { name: /Wybierz: Sałatka/ }))
  expect(await screen.findByRole('radio', { name: /Bułka/ })).not.toBeChecked()
})
