/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { instantOf } from '@/lib/domain/time/time'
import messages from '@/messages/pl.json'
import { tenants } from '@/tenants/registry'
import { availabilityFixture, restaurantFixture } from '@/tests/support/restaurant'
import { ReservationHome } from './reservation-home'

const [{ fallback, ...record }] = tenants.filter(({ key }) => key === 'nakryte') as [(typeof tenants)[number]]
const tenant: Tenant = { ...record, ...fallback }
const now = instantOf('2026-11-23', '12:00')
const search = { city: null, date: '2026-11-24', time: '18:00', partySize: 2 }

it('C31 home has the free times of its restaurants, each a press from the form; one without times shows the reason', () => {
  const restaurants = [restaurantFixture(7), restaurantFixture(8), restaurantFixture(9)]
  const answers = [
    availabilityFixture(7, { '17:30': 'available', '18:00': 'full', '18:30': 'available' }),
    availabilityFixture(8, { '18:00': 'full' }, { state: 'full' }),
  ]
  const parts = { tenant, cities: [], restaurants, answers, search, cuisines: [], elsewhere: null, now }
  document.body.innerHTML = renderToStaticMarkup(
    <NextIntlClientProvider locale="pl" messages={messages}>
      <ReservationHome {...parts} />
    </NextIntlClientProvider>,
  )
  expect(screen.getByText(/Wolne stoliki: wtorek, 24 listopada, 18:00, 2 osoby\./)).toBeTruthy()
  const times = within(screen.getByRole('list', { name: 'R7: wolne godziny' })).getAllByRole('link')
  expect(times.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['17:30', '/restaurants/7-r-7?visitDate=2026-11-24&visitTime=17%3A30&peopleAmount=2'],
    ['18:30', '/restaurants/7-r-7?visitDate=2026-11-24&visitTime=18%3A30&peopleAmount=2'],
  ])
  const [, full, unknown] = screen.getAllByRole('article')
  expect(full?.textContent).toContain(messages.search.noneReason.full)
  // The answer is missing: its own page has it.
  expect(within(unknown as HTMLElement).getAllByRole('link')).toHaveLength(1)
})
