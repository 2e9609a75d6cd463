/** @jest-environment ./tests/support/browser-environment.mjs */
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { announceStore } from '@/lib/browser/panel/running-stores'
import type { Board } from '@/lib/domain/panel/board/board-schema'
import words from '@/messages/panel/search.json'
import { aBoard, aBoardOrder } from '@/tests/support/a-board'
import { PanelSearch } from './panel-search'

const order = (id: string, last: string, changes = {}) => {
  const made = aBoardOrder({ id, number: id, status: 'confirmed', ready_at: '2026-11-27T18:30:00+01:00', ...changes })
  return { ...made, customer: { ...made.customer, customer_firstname: 'Ewa', customer_lastname: last } }
}
const visit = {
  id: 11,
  customer_name: 'Jan Wójcik',
  phone_number: '+48600100200',
  status: 'confirmed',
  visit_state: 'seated',
  cancelled_at: null,
  guests_number: 4,
  starts_at: '2026-11-27T19:00:00+01:00',
} as unknown as Board['reservations'][number]

let forget = () => {}
beforeEach(() => {
  const board = aBoard({ orders: [order('1001', 'Wójcik'), order('1002', 'Lis')], reservations: [visit] })
  forget = announceStore('/panel/api/5', { getState: () => ({ board }) })
  location.hash = ''
})
afterEach(() => {
  forget()
  cleanup()
})

const show = (kinds: readonly ('order' | 'visit' | 'wait')[] = ['order', 'visit', 'wait']) =>
  render(
    <>
      <PanelSearch restaurantId={5} kinds={kinds} words={words} />
      <input aria-label="other" />
    </>,
  )
const field = () => screen.findByRole('combobox', { name: words.label })
const options = () => within(screen.getByRole('listbox')).getAllByRole('option')

it('C28 the key / opens the field, which finds orders and visits of the page’s own board with what they are', async () => {
  show()
  expect(screen.queryByRole('combobox')).toBeNull()
  await userEvent.keyboard('/')
  await waitFor(async () => expect(await field()).toHaveFocus())
  await userEvent.type(await field(), 'wojcik')
  expect(options().map(({ textContent }) => textContent)).toEqual([
    'Nr 1001Ewa Wójcik, zamówienie na 18:30, w trakcie przygotowania',
    '19:00Jan Wójcik, 4 os., przy stoliku',
  ])
  await userEvent.clear(await field())
  await userEvent.type(await field(), 'Zenon')
  expect(screen.getByText(words.none)).toBeInTheDocument()
})

it('C28 arrows choose, Escape closes the list, then the field, and the focus goes back', async () => {
  show()
  await userEvent.click(screen.getByRole('button', { name: words.open }))
  await userEvent.type(await field(), 'wojcik{ArrowDown}{ArrowDown}')
  expect(options()[1]).toHaveAttribute('aria-selected', 'true')
  expect(await field()).toHaveAttribute('aria-activedescendant', options()[1]!.id)
  await userEvent.keyboard('{Escape}')
  expect(await field()).toHaveAttribute('aria-expanded', 'false')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('combobox')).toBeNull()
  expect(screen.getByRole('button', { name: words.open })).toHaveFocus()
})

it('C28 a / that is typed into another field opens nothing', async () => {
  show()
  await userEvent.type(screen.getByLabelText('other'), 'a/b')
  expect(screen.getByLabelText('other')).toHaveValue('a/b')
  expect(screen.queryByRole('combobox')).toBeNull()
})

it('C21 who opens one page alone is led to no other', async () => {
  show(['order'])
  await userEvent.keyboard('/')
  await userEvent.type(await field(), 'wojcik')
  expect(options()).toHaveLength(1)
})
