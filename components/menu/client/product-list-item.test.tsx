/** @jest-environment ./tests/support/browser-environment.mjs */
import { screen } from '@testing-library/react'
import { aMenu, aProduct } from '@/tests/support/a-menu'
import { renderMenu } from '@/tests/support/menu-stage'
import { ProductListItem } from './product-list-item'

const menu = aMenu([aProduct(11, { name: 'Żurek' })])
const item = (isSoldOut: boolean) => (
  <ProductListItem id={11} label="Dodaj: Żurek" byChoice="" isSoldOut={isSoldOut} hasPicture={false}>
    Żurek
  </ProductListItem>
)

it.each([
  ['has a plus while it can be had', false, 1],
  ['has none once it is sold out, and can be read', true, 0],
])('C23 a dish %s', (_, isSoldOut, icons) => {
  renderMenu(menu, {}, item(isSoldOut))
  expect(screen.getByRole('button', { name: 'Dodaj: Żurek' }).querySelectorAll('svg')).toHaveLength(icons)
})
