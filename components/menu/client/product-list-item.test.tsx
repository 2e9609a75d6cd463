/** @jest-environment ./tests/support/browser-environment.mjs */
import { screen } from '@testing-library/react'
import { localTimeOf, minutesOf, timeOfMinutes } from '@/lib/domain/time/time'
import { aMenu, aProduct } from '@/tests/support/a-menu'
import { renderMenu, SCHEDULE, SCHEDULED } from '@/tests/support/menu-stage'
import { ProductListItem } from './product-list-item'

const menu = aMenu([aProduct(11, { name: 'Żurek' })])
const item = (isSoldOut: boolean) => (
  <ProductListItem id={11} label="Dodaj: Żurek" byChoice="" isSoldOut={isSoldOut} hasPicture={false} discounts={[]}>
    Żurek
  </ProductListItem>
)

it.each([
  ['has no plus where the restaurant takes orders for now alone', {}, 0],
  ['keeps its plus where it can be ordered for later', { scheduled: SCHEDULED }, 1],
])('C6 a dish that is not served now is quieter, and %s', (_, own, icons) => {
  const { from, to } = hoursWithout(new Date())
  const lunch = aMenu([aProduct(12, { name: 'Lunch', servingTimes: [{ days: null, from, to }] })])
  renderMenu(lunch, { schedule: { ...SCHEDULE, ...own } })
  const button = screen.getByRole('button', { name: 'Wybierz: Lunch' })
  expect(button.closest('li')).toHaveClass('outOfTime')
  expect(button.querySelectorAll('svg')).toHaveLength(icons)
})

/** Two hours of the day that end an hour ago by the clock, or begin in an hour. */
function hoursWithout(now: Date) {
  const minutes = minutesOf(localTimeOf(now))
  return { from: timeOfMinutes(minutes + 60), to: timeOfMinutes(minutes + 120) }
}

it.each([
  ['has a plus while it can be had', false, 1],
  ['has none once it is sold out, and can be read', true, 0],
])('C23 a dish %s', (_, isSoldOut, icons) => {
  renderMenu(menu, {}, item(isSoldOut))
  expect(screen.getByRole('button', { name: 'Dodaj: Żurek' }).querySelectorAll('svg')).toHaveLength(icons)
})
