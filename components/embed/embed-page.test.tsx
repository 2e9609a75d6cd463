/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { RestaurantSummary } from '@/lib/domain/restaurant/schema'
import type { Tenant } from '@/lib/domain/tenant/schema'
import messages from '@/messages/pl.json'
import { tenants } from '@/tenants/registry'
import { restaurantFixture } from '@/tests/support/restaurant'
import { EmbedPage } from './embed-page'
import type { RestaurantSearch } from './restaurant-finder'

const [{ fallback, ...record }] = tenants as [(typeof tenants)[number]]
const tenant: Tenant = { ...record, ...fallback }
const embedded = (id: number) => restaurantFixture(id, { name: `Bar ${id}`, products: ['reservations', 'iframe'] })

function show(choices: RestaurantSummary[], search: RestaurantSearch | null) {
  return render(
    <NextIntlClientProvider locale="pl" messages={messages}>
      <EmbedPage tenant={tenant} choices={choices} search={search} />
    </NextIntlClientProvider>,
  )
}

it('C16 a brand with few restaurants lists them', () => {
  show([embedded(1), embedded(2)], null)
  expect(within(screen.getByRole('combobox')).getAllByRole('option')).toHaveLength(2)
  expect(screen.queryByRole('searchbox')).toBeNull()
})

it('C16 a brand with many has a form that asks for a name, and no list before it', () => {
  show([], { q: '', found: null, hasMore: false })
  const field = screen.getByRole('searchbox')
  expect(field).toHaveAttribute('name', 'q')
  expect(field.closest('form')).toHaveAttribute('action', '/dla-restauracji/osadz')
  expect(field.closest('form')).not.toHaveAttribute('method')
  expect(screen.queryByRole('combobox')).toBeNull()
  expect(screen.queryByText(messages.embed.nobody)).toBeNull()
})

it('C16 each found restaurant is a link to its snippet, with where it is', () => {
  show([], { q: 'bar', found: [embedded(7), embedded(8)], hasMore: true })
  expect(screen.getByRole('link', { name: 'Bar 8' })).toHaveAttribute(
    'href',
    '/dla-restauracji/osadz?q=bar&restauracja=8',
  )
  expect(screen.getAllByText(/Rynek 6, Lublin/)).toHaveLength(2)
  expect(screen.getByText(messages.embed.finder.more)).toBeInTheDocument()
})

it('C16 a search without a result names the typed text', () => {
  show([], { q: 'xyz', found: [], hasMore: false })
  expect(screen.getByRole('status')).toHaveTextContent('„xyz”')
})

it('C16 the chosen one is named, with its snippet', () => {
  const { container } = show([embedded(7)], { q: 'bar', found: null, hasMore: false })
  expect(screen.getByRole('heading', { name: /Bar 7/ })).toBeInTheDocument()
  expect(container.querySelector('code')).toHaveTextContent('data-restaurant="7"')
  expect(screen.queryByRole('combobox')).toBeNull()
  expect(container.querySelector('input[name=restaurant]')).toHaveValue('7')
})
