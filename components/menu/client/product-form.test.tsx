/** @jest-environment jsdom */
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cartStore, changeCart } from '@/lib/browser/storage/cart-store'
import { formatGrosze } from '@/lib/domain/money'
import type { Menu, Product } from '@/lib/domain/ordering/menu/menu'
import { productsOf } from '@/lib/domain/ordering/menu/menu'
import messages from '@/messages/pl.json'
import { aChoice, aDiscount, aMenu, anOption, aProduct, aSet } from '@/tests/support/a-menu'
import { ProductForm } from './product-form'

// Runs at once: the frame in between is the sheet's own concern.
jest.mock('@/lib/browser/page/after-paint', () => ({ afterPaint: (work: () => void) => work() }))

const words = messages.menu.sheet
const cartRestaurant = { id: 1, name: 'Łódka', path: '/order/1-lodka' }
const done = jest.fn()
// The matcher treats a no-break space as a space.
const price = (grosze: number) => formatGrosze(grosze).replace('\u00a0', ' ')

const size = aChoice(7, {
  type: 'single-choice',
  required: true,
  title: 'Porcja',
  options: [anOption(70, { name: '8 sztuk', priceGrosze: 0 }), anOption(71, { name: '12 sztuk', priceGrosze: 800 })],
})
const extras = aChoice(8, {
  title: 'Do tego',
  max: 3,
  freeCount: 1,
  maxPerOption: 2,
  options: [
    anOption(80, { name: 'Śmietana', priceGrosze: 200, allergens: ['milk'] }),
    anOption(81, { name: 'Skwarki', priceGrosze: 300 }),
    anOption(82, { name: 'Trufle', available: false }),
  ],
})
const dumplings = aProduct(12, { name: 'Pierogi', priceGrosze: 2400, questions: [size, extras] })
const soup = aProduct(11, { name: 'Żurek', priceGrosze: 1800 })
const set = aProduct(13, {
  name: 'Zestaw',
  priceGrosze: 3900,
  questions: [
    aSet(9, [
      {
        id: 1,
        title: 'Danie',
        count: 2,
        products: [
          { productId: 11, surchargeGrosze: 0 },
          { productId: 12, surchargeGrosze: 500 },
        ],
      },
    ]),
  ],
})
const menu: Menu = aMenu([soup, dumplings, set])

type Own = Partial<Parameters<typeof ProductForm>[0]>
const show = (product: Product, own: Own = {}) =>
  render(
    <ProductForm
      product={product}
      cartRestaurant={cartRestaurant}
      words={words}
      edited={null}
      discounts={[]}
      isOff={false}
      takesScheduled={false}
      products={productsOf(menu)}
      menu={menu}
      deliveryType="takeout"
      nowMs={Date.parse('2026-11-27T13:00:00+01:00')}
      filter={{ diets: [], without: [] }}
      onDone={done}
      onAdded={() => {}}
      {...own}
    />,
  )
const add = () => screen.getByRole('button', { name: /^Dodaj|^Zapisz/ })
const lines = () => cartStore.read().cart.lines

beforeAll(() => {
  Element.prototype.scrollIntoView = () => {}
})
beforeEach(() => {
  done.mockClear()
  localStorage.clear()
  changeCart({ type: 'cleared' })
})

it('L187 a missing required choice is an error and takes the focus; then the dish can be added', async () => {
  show(dumplings)
  await userEvent.click(add())
  expect(screen.getByText('Wybierz jedną z możliwości.')).toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('radio', { name: /8 sztuk/ })).toHaveFocus())
  expect(lines()).toEqual([])
  await userEvent.click(screen.getByRole('radio', { name: /12 sztuk/ }))
  expect(screen.queryByText('Wybierz jedną z możliwości.')).toBeNull()
  expect(add()).toHaveTextContent(price(3200))
  await userEvent.click(add())
  expect(lines()).toEqual([
    {
      productId: 12,
      name: 'Pierogi',
      amount: 1,
      note: '',
      answers: [{ questionId: 7, options: [{ optionId: 71, amount: 1 }], components: [] }],
    },
  ])
  expect(done).toHaveBeenCalled()
})

it('L186 steppers stop at the limits, the first is free, a sold-out option is disabled', async () => {
  show(dumplings)
  const field = within(screen.getByRole('group', { name: /Do tego/ }))
  await userEvent.click(field.getByRole('button', { name: 'Więcej: Skwarki' }))
  await userEvent.click(field.getByRole('button', { name: 'Więcej: Skwarki' }))
  expect(field.getByRole('button', { name: 'Więcej: Skwarki' })).toBeDisabled()
  expect(add()).toHaveTextContent(price(2700))
  await userEvent.click(field.getByRole('button', { name: 'Więcej: Śmietana' }))
  expect(field.getByRole('button', { name: 'Więcej: Śmietana' })).toBeDisabled()
  expect(field.getByRole('button', { name: 'Więcej: Trufle' })).toBeDisabled()
  expect(add()).toHaveTextContent(price(3000))
})

it('L189 a set asks for each component, and the questions of the chosen dish', async () => {
  show(set)
  await userEvent.click(add())
  expect(screen.getAllByText('Wybierz danie do zestawu.')).toHaveLength(2)
  await userEvent.click(within(screen.getByRole('group', { name: /Danie \(1 z 2\)/ })).getByLabelText(/Żurek/))
  await userEvent.click(within(screen.getByRole('group', { name: /Danie \(2 z 2\)/ })).getByLabelText(/Pierogi/))
  await userEvent.click(add())
  expect(screen.getByText('Wybierz jedną z możliwości.')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('radio', { name: /12 sztuk/ }))
  expect(add()).toHaveTextContent(price(3900 + 500 + 800))
  await userEvent.click(add())
  expect(lines()[0]!.answers[0]!.components[0]!.picks).toHaveLength(2)
})

it('a line is changed in place, with its note and amount', async () => {
  const line = {
    productId: 12,
    amount: 2,
    note: 'na ostro',
    answers: [{ questionId: 7, options: [{ optionId: 70, amount: 1 }], components: [] }],
  }
  changeCart({ type: 'added', restaurantId: 1, line })
  const { lineKey } = jest.requireActual('@/lib/domain/ordering/cart/cart-line')
  show(dumplings, { edited: { key: lineKey(line), line } })
  expect(screen.getByLabelText(/Uwagi do dania/)).toHaveValue('na ostro')
  await userEvent.click(screen.getByRole('radio', { name: /12 sztuk/ }))
  await userEvent.click(add())
  expect(lines()).toHaveLength(1)
  expect(lines()[0]).toMatchObject({ amount: 2, note: 'na ostro', answers: [{ options: [{ optionId: 71 }] }] })
})

it('C6 the diet filter reaches down to the option', () => {
  show(dumplings, { filter: { diets: [], without: ['milk'] } })
  expect(screen.getByText('poza filtrem').closest('div')).toHaveTextContent('Śmietana')
})

describe('B2: choices that conflict with the filter', () => {
  const bread = aChoice(9, {
    type: 'single-choice',
    required: true,
    title: 'Pieczywo',
    options: [
      anOption(90, { name: 'Bułka', priceGrosze: 0, default: true, allergens: ['gluten'] }),
      anOption(91, { name: 'Bez pieczywa', priceGrosze: 0 }),
      anOption(92, { name: 'Chleb dnia', priceGrosze: 0, allergens: null }),
    ],
  })
  const eggs = aProduct(14, { name: 'Jajecznica', allergens: ['eggs'], questions: [bread] })
  const filter = { diets: [], without: ['gluten' as const] }
  const answer = (name: RegExp) => userEvent.click(screen.getByRole('radio', { name }))
  const shown = (text: string) => expect(screen.getByText(text)).toBeInTheDocument()
  beforeEach(() => sessionStorage.clear())

  it('are not preselected, and the diner has to choose', async () => {
    show(eggs, { filter })
    expect(screen.getByRole('radio', { name: /Bułka/ })).not.toBeChecked()
    shown('Alergeny zależą też od tego, co wybierzesz.')
    await userEvent.click(add())
    shown('Wybierz jedną z możliwości.')
  })

  it('shows the allergens of the choices, and marks missing data', async () => {
    show(eggs)
    shown('Alergeny: zboża zawierające gluten, jaja')
    await answer(/Bez pieczywa/)
    shown('Alergeny: jaja')
    await answer(/Chleb dnia/)
    shown('Restauracja nie podała alergenów: Chleb dnia')
    shown('alergeny: nie podano')
  })

  it.each([
    ['contains it', /Bułka/, 'Bułka (zawiera: zboża zawierające gluten)'],
    ['may contain it', /Chleb dnia/, 'Chleb dnia (alergeny: nie podano)'],
  ])('a dish that %s goes into the cart only after confirmation', async (_, name, reason) => {
    show(eggs, { filter })
    await answer(name)
    await userEvent.click(add())
    shown(reason)
    expect(screen.getByRole('button', { name: 'Zmień wybór' })).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: /^Dodaj ·/ }))
    expect(lines()).toEqual([])
    await userEvent.keyboard('{Enter}')
    await userEvent.click(screen.getByRole('button', { name: 'Zmień wybór' }))
    expect(screen.queryByText(reason)).toBeNull()
    await userEvent.click(add())
    await userEvent.click(screen.getByRole('button', { name: 'Dodaj mimo to' }))
    expect(lines()).toHaveLength(1)
  })

  it('confirmation is asked once per dish and filter, and again for another filter', async () => {
    const order = async (own: Own) => {
      const { unmount } = show(eggs, own)
      await answer(/Bułka/)
      await userEvent.click(add())
      const question = screen.queryByRole('button', { name: 'Dodaj mimo to' })
      if (question) await userEvent.click(question)
      unmount()
      return question !== null
    }
    expect(await order({ filter })).toBe(true)
    expect(await order({ filter })).toBe(false)
    expect(await order({ filter: { ...filter, diets: ['vegan'] } })).toBe(true)
    expect(await order({ filter: { diets: [], without: [] } })).toBe(false)
    expect(lines()[0]!.amount).toBe(4)
  })
})

it.each([
  ['sold out', { product: { ...soup, available: false } }, 'Dziś się skończyło'],
  ['L113 a restaurant that takes no orders', { product: soup, isOff: true }, 'Teraz nie można zamówić'],
])('read-only, without an order button: %s', async (_, { product, ...own }, text) => {
  show(product, own)
  // Shown at the top, before the description.
  expect(document.querySelector('form')?.firstElementChild).toHaveTextContent(text)
  await userEvent.click(screen.getByRole('button', { name: text }))
  expect(lines()).toEqual([])
})

it('C7 the button shows the same price as the cart: a set with its discount', () => {
  const discount = aDiscount({ scope: 'same-product', targetId: 13, buy: 1, get: 0, percent: 20 })
  show(set, { menu: { ...menu, discounts: [discount] } })
  expect(add()).toHaveTextContent(price(3120))
})
