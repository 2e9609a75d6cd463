/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import { addToCart, changeCart } from '@/lib/browser/storage/cart-store'
import { CART, CART_DETAILS } from '@/lib/browser/storage/storage'

import { CartBadge } from './cart-badge'

const PLACE = { id: 1, name: 'Łódka', path: '/order/1-lodka' }
const line = (productId: number, amount: number) => ({ productId, amount, answers: [], note: '' })
const badge = () => screen.queryByRole('link')

beforeEach(() => {
  changeCart({ type: 'cleared' })
  localStorage.clear()
})

it('counts the dishes in the cart of this browser, links to their menu, and follows changes', () => {
  addToCart(PLACE, line(11, 2))
  render(<CartBadge label="Koszyk, sztuk">+</CartBadge>)
  expect(badge()).toHaveAccessibleName('Koszyk, sztuk: 2')
  expect(badge()).toHaveAttribute('href', PLACE.path)
  act(() => addToCart(PLACE, line(12, 3)))
  expect(badge()).toHaveAccessibleName('Koszyk, sztuk: 5')
  act(() => changeCart({ type: 'cleared' }))
  expect(badge()).toBeNull()
  act(() => addToCart(PLACE, line(11, 1)))
  expect(badge()).toHaveAccessibleName('Koszyk, sztuk: 1')
})

it.each([
  ['nothing', null, null],
  ['a text of another origin', '{', '{"place":{"path":"/order/1"}}'],
  ['a path that leaves the site', '{"lines":[{"amount":1}]}', '{"place":{"path":"//elsewhere.example"}}'],
])('%s shows no badge', (_, cart, details) => {
  if (cart) localStorage.setItem(CART, cart)
  if (details) localStorage.setItem(CART_DETAILS, details)
  render(<CartBadge label="Koszyk, sztuk">+</CartBadge>)
  expect(badge()).toBeNull()
})
