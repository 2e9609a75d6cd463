/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { panelWords } from '@/lib/domain/panel/panel-words'
import type { SettingsView } from '@/lib/domain/restaurant/settings/wire'
import { PartPage } from './part-page'

it('C37 a saved draft that cannot be published leads to its first wrong field', () => {
  const problems = { 'address.lat': 'wpisz liczbę', 'address.lng': 'wpisz liczbę' }
  const view: SettingsView = { part: 'profile', value: {}, revision: 2, version: 1, problems, others: [], pictures: {} }
  const page = (code: string) => (
    <NextIntlClientProvider locale="pl" messages={{ panel: panelWords }}>
      <PartPage restaurantId={7} view={view} answer={{ form: 'settings', code, values: {} }}>
        {null}
      </PartPage>
    </NextIntlClientProvider>
  )
  const { rerender } = render(page('draftSaved'))
  const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links()).toContain('/panel/7/ustawienia/profil#address.lat')
  expect(links()).not.toContain('/panel/7/ustawienia/profil#address.lng')
  rerender(page('itemGone'))
  expect(links()).not.toContain('/panel/7/ustawienia/profil#address.lat')
})
