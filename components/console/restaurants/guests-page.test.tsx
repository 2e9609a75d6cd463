/** @jest-environment jsdom */

import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { GuestList } from '@/lib/domain/console/guest-list-schema'
import { panelWords } from '@/lib/domain/panel/panel-words'
import messages from '@/messages/pl.json'
import { GuestsPage } from './guests-page'

const visit = (id: number, reserved_on: string, visit_state = 'expected'): GuestList['visits'][number] => ({
  id,
  version: 1,
  reserved_on,
  people: 2,
  name: `Gość ${id}`,
  phone: '',
  status: 'confirmed',
  visit_state,
})
const list: GuestList = {
  date: '2026-11-28',
  restaurant: { id: 1, name: 'Młyn', phone: '', state: 'open' },
  is_own: true,
  visits: [
    visit(1, '2026-11-28 18:00:00'),
    visit(2, '2026-11-28 20:00:00'),
    visit(3, '2026-11-28 21:00:00', 'seated'),
    visit(4, '2026-11-29 00:30:00'),
  ],
  others: 0,
  orders: [],
  closed: null,
}

it.each([
  [null, [1, 2, 4], ''],
  ['20:00', [2, 4], 'Od 20:00. 1 rezerwacja sprzed tej godziny zostaje.'],
  ['00:15', [4], 'Od 00:15. 2 rezerwacje sprzed tej godziny zostają.'],
])('C41 a day that closes from %s lists whom it concerns, each ticked', (from, concerned, text) => {
  const { container } = render(
    <NextIntlClientProvider locale="pl" messages={{ ...messages, panel: panelWords }}>
      <GuestsPage list={list} today="2026-11-28" from={from} mayClose attempt="a" answer={null} />
    </NextIntlClientProvider>,
  )
  const ticks = screen.getAllByRole('checkbox', { hidden: true })
  expect(ticks.map((one) => one.getAttribute('name'))).toEqual(concerned.map((id) => `cancel-${id}`))
  for (const one of ticks) expect(one).toBeChecked()
  expect(container.querySelector('[name="visits"]')).toHaveValue(concerned.map((id) => `${id}:1`).join(','))
  expect(container.textContent).toContain(text)
})

it('C41 a refused closing comes back as it was ticked', () => {
  const answer = { form: 'close-restaurant', code: 'invalid', values: { reason: 'x', kept: '2' } }
  render(
    <NextIntlClientProvider locale="pl" messages={{ ...messages, panel: panelWords }}>
      <GuestsPage list={list} today="2026-11-28" from={null} mayClose attempt="a" answer={answer} />
    </NextIntlClientProvider>,
  )
  const ticked = screen.getAllByRole('checkbox').filter((one) => (one as HTMLInputElement).checked)
  expect(ticked.map((one) => one.getAttribute('name'))).toEqual(['cancel-1', 'cancel-4'])
})
