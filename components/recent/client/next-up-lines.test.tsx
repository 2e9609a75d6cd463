/** @jest-environment ./tests/support/browser-environment.mjs */
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { reorderWords } from '@/components/order/reorder-words'
import { goTo } from '@/lib/browser/page/go-to'
import messages from '@/messages/pl.json'
import { aMenu, aProduct } from '@/tests/support/a-menu'
import { anOrder } from '@/tests/support/an-order'
import { serveMenuApi, server } from '@/tests/support/menu-stage'
import { NextUpLines } from './next-up-lines'

jest.mock('@/lib/browser/page/go-to')

const words = { ...messages.mine, people: messages.reservation.form.people, reorder: reorderWords(messages.order.live) }
const nextUp = { coming: null, table: null, order: { restaurant: 'Bistro Bystrzyca' } }
const line = () => screen.findByRole('link', { name: /Zamów ponownie: Bistro Bystrzyca/ })

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => {
  jest.mocked(goTo).mockReset()
  localStorage.clear()
  server.use(
    http.get('*/api/recent/next', () => HttpResponse.json(nextUp)),
    http.post('*/api/logger/js', () => new HttpResponse(null, { status: 204 })),
  )
})
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

it('C31 C3 one press puts the last order into the cart and opens its checkout', async () => {
  const { restaurant_id, products, restaurant } = anOrder()
  serveMenuApi({
    menu: aMenu(
      products.map(({ product_id, name, price }) => aProduct(product_id, { name, priceGrosze: price * 100 })),
    ),
  })
  server.use(http.get('*/api/recent/again', () => HttpResponse.json({ restaurant_id, products, restaurant })))
  render(<NextUpLines words={words} mode="order" />)
  await userEvent.click(await line())
  await waitFor(() => expect(goTo).toHaveBeenCalledWith(expect.stringMatching(/zamow/)))

  const button = screen.getByRole('button', { name: 'Zamów ponownie' })
  await userEvent.click(button)
  expect(screen.queryByText(/zniknie z/)).not.toBeInTheDocument()
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
  await userEvent.click(button)
  expect(await screen.findByText(/zniknie z/)).toBeInTheDocument()
})

it('C31 after a return to the page the order can be repeated: each press compares again', async () => {
  const { restaurant_id, products, restaurant } = anOrder()
  serveMenuApi({ menu: aMenu([]) })
  server.use(http.get('*/api/recent/again', () => HttpResponse.json({ restaurant_id, products, restaurant })))
  render(<NextUpLines words={words} mode="order" />)
  await userEvent.click(await line())
  await screen.findByText(/dziś niedostępne/)
  serveMenuApi({
    menu: aMenu(
      products.map(({ product_id, name, price }) => aProduct(product_id, { name, priceGrosze: price * 100 })),
    ),
  })
  await userEvent.click(await line())
  // The previous cart is filled, so a confirmation is shown; the missing dish is available again.
  await screen.findByRole('button', { name: 'Zamawiam tak, jak jest teraz' })
  expect(screen.queryByText(/dziś niedostępne/)).not.toBeInTheDocument()
})

it('C31 where that cannot be, the list opens, from which it can be ordered', async () => {
  server.use(http.get('*/api/recent/again', () => HttpResponse.json({}, { status: 404 })))
  render(<NextUpLines words={words} mode="order" />)
  await userEvent.click(await line())
  await waitFor(() => expect(goTo).toHaveBeenCalledWith(expect.stringMatching(/\/moje$/)))
})
