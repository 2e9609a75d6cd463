/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { CityPage } from '@/components/list/tables/city-page'
import { SearchBar } from '@/components/list/tables/search-bar'
import type { TablesPage } from '@/lib/domain/list/schema'
import { readResultsQuery } from '@/lib/domain/list/tables/tables-query'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { instantOf } from '@/lib/domain/time/time'
import messages from '@/messages/pl.json'
import { tenants } from '@/tenants/registry'
import { ReservationHome } from './reservation-home'
import { ReservationIntro } from './reservation-intro'

const [{ fallback, ...record }] = tenants.filter(({ key }) => key === 'lesznoje') as [(typeof tenants)[number]]
const tenant: Tenant = { ...record, ...fallback }
const now = instantOf('2026-11-23', '12:00')
const cities = tenant.cities.map((city) => ({ ...city, restaurants: 8 }))
const [city] = cities as [(typeof cities)[number]]
const query = readResultsQuery({}, { now, cities })
const list = {
  items: [],
  page: 1,
  total: 0,
  facets: { cuisines: [], areas: [] },
} as unknown as TablesPage
const parts = { tenant, cities, restaurants: [], cuisines: [], elsewhere: null, now }

it.each<[string, ReactNode]>([
  ['the home page', <ReservationHome key="home" {...parts} answers={[]} search={query.search} />],
  ['/rezerwuj', <ReservationIntro key="intro" {...parts} />],
  ['the results', <SearchBar key="results" query={query} cities={cities} label="Wyszukiwarka" now={now} />],
  [
    'the page of a city',
    <CityPage
      key="city"
      tenant={tenant.key}
      city={city}
      cities={cities}
      list={list}
      previous={null}
      next={null}
      search={{ ...query.search, city: city.slug }}
      now={now}
      map={null}
    />,
  ],
])('L037 a brand with one city has its field on %s', (_, page) => {
  document.body.innerHTML = renderToStaticMarkup(
    <NextIntlClientProvider locale="pl" messages={messages}>
      {page}
    </NextIntlClientProvider>,
  )
  const field = screen.getByLabelText<HTMLSelectElement>('Miasto')
  expect([...field.options].map(({ text }) => text)).toEqual(['Leszno'])
  expect(field).toHaveValue('leszno')
})
