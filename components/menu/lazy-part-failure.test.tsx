/** @jest-environment ./tests/support/browser-environment.mjs */
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { EmptyCart } from '@/components/checkout/client/lazy-parts'
import { goTo } from '@/lib/browser/page/go-to'
import { addToCart, changeCart } from '@/lib/browser/storage/cart-store'
import messages from '@/messages/pl.json'
import { aMenu, aProduct } from '@/tests/support/a-menu'
import { RESTAURANT, renderMenu, serveMenuApi, server } from '@/tests/support/menu-stage'

// The network fails after the page has loaded: later fetches fail.
jest.mock('@/lib/browser/page/go-to')
jest.mock('@/components/cart/client/address-sheet', () => {
  throw new Error('lost')
})
jest.mock('@/components/checkout/client/empty-cart', () => {
  throw new Error('lost')
})

const menu = aMenu([aProduct(11, { name: 'Żurek', priceGrosze: 1800 })])

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => {
  act(() => changeCart({ type: 'cleared' }))
  HTMLDialogElement.prototype.close = () => {}
})
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

it('C11 if the address field cannot be loaded, a link opens the list, which has one, and the cart is kept', async () => {
  serveMenuApi({ menu })
  addToCart(RESTAURANT, { productId: 11, amount: 1, answers: [], note: '' })
  renderMenu(menu)
  const [give] = await screen.findAllByRole('button', { name: messages.cart.giveAddress })
  await userEvent.click(give!)
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/zamawiaj'))
  expect(screen.getAllByText('Żurek').length).toBeGreaterThan(1)
})

it.each([
  [null, messages.checkout.form.emptyText],
  [RESTAURANT, messages.checkout.form.otherText],
])('an empty checkout shows its text even if its part cannot be fetched', async (other, text) => {
  const { container } = render(
    <Suspense>
      <EmptyCart words={messages.checkout.form} other={other} menuPath={RESTAURANT.path} restaurantId={RESTAURANT.id} />
    </Suspense>,
  )
  await waitFor(() => expect(container).toHaveTextContent(text))
})
