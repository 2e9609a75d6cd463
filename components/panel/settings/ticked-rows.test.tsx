/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { rowsNamed } from '@/lib/domain/restaurant/settings/form/read-fields'
import type { SettingsView, ZoneStreet } from '@/lib/domain/restaurant/settings/wire'
import { PercentForm } from './percent-page'
import { ZonePage } from './zone-page'

const view: SettingsView = { part: 'menu', value: {}, revision: 1, version: 1, problems: {}, others: [], pictures: {} }
const street = (id: number, coverage: ZoneStreet['coverage']): ZoneStreet => ({
  id,
  street: `Ulica ${id}`,
  city: 'Lublin',
  km: 0.4,
  addresses: 12,
  coverage,
})

/** The fields that a form posts, as our handlers read them: one value of each name. */
function posted(page: React.ReactNode): URLSearchParams {
  const { container } = render(
    <NextIntlClientProvider locale="pl" messages={{ panel: panelWords }}>
      {page}
    </NextIntlClientProvider>,
  )
  const form = container.querySelector<HTMLFormElement>('form[method=post]')
  return new URLSearchParams(
    Object.entries(Object.fromEntries(new FormData(form ?? undefined))).map(([n, v]) => [n, String(v)]),
  )
}

it('C37 new prices by a percentage are those of every chosen category', () => {
  const categories = ['Zupy', 'Dania'].map((name, no) => ({
    id: no,
    name,
    products: [{ id: 10 + no, name, priceGrosze: 1000 }],
  }))
  const query = { procent: '10', zaokraglenie: 'grosz', w: ['0', '1'] }
  const form = posted(
    <PercentForm restaurantId={7} view={{ ...view, value: { categories } }} query={query} markOf={() => 'mark'} />,
  )
  expect(rowsNamed('category', form)).toEqual([0, 1])
})

it('C37 each street has a tick of its own, and tells whether it was in the zone', () => {
  const form = posted(
    <ZonePage
      restaurantId={7}
      view={view}
      zone={0}
      mark="{}"
      isUnread={false}
      q=""
      streets={{
        area: null,
        covered: { whole: 2, part: 1, addresses: 40, is_cut: false },
        inside: [street(1, 'whole'), street(2, 'whole'), street(3, 'part')],
        found: [street(4, 'none'), street(5, 'far')],
        also: [],
        lost: [],
        kept: [],
        far: [],
      }}
      answer={null}
      supportEmail="pomoc@example.pl"
    />,
  )
  expect([rowsNamed('street', form), rowsNamed('was', form)]).toEqual([
    [1, 2],
    [1, 2],
  ])
})
