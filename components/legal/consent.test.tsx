/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { type ReactNode, useLayoutEffect } from 'react'
import messages from '@/messages/pl.json'
import { Consent } from './consent'
import { consentAttributes } from './consent-prompt'
import { PrivacyEntry } from './privacy-entry'

const IDS = { gtmId: 'GTM-TEST123', pixelId: '123456789012345' }
const applyAnalyticsConsent = jest.fn()
jest.mock('@/lib/browser/analytics/analytics', () => ({
  applyAnalyticsConsent: (...given: unknown[]) => applyAnalyticsConsent(...given),
}))

const tenant = (analytics = {}) => ({
  key: 'lubje',
  analytics,
  links: { terms: '/regulamin', privacy: '/polityka-prywatnosci' },
})

// The lazily loaded part arrives within the act.
async function show(analytics = {}, isKey = false, more: ReactNode = null) {
  const { container } = await act(async () =>
    render(
      <NextIntlClientProvider locale="pl" messages={messages}>
        <Consent tenant={tenant(analytics)} isKeyPage={isKey} />
        <main id="main" tabIndex={-1} />
        <ul>
          <PrivacyEntry tenant={tenant(analytics)} />
        </ul>
        {more}
      </NextIntlClientProvider>,
    ),
  )
  return container
}

// jsdom does not implement dialogs.
beforeAll(() => Object.assign(HTMLDialogElement.prototype, { showModal() {}, close() {} }))
beforeEach(() => {
  localStorage.clear()
  applyAnalyticsConsent.mockReset()
  delete document.documentElement.dataset.consented
})

it('L282 no question without services that need consent', async () => {
  await show()
  expect(screen.queryByRole('region')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
  expect(consentAttributes(tenant())).toEqual({})
})

it('L282 the root element carries services and question for policy and first paint', () => {
  expect(consentAttributes(tenant(IDS))).toEqual({
    'data-services': 'gtm pixel',
    'data-consent': 'consent.lubje.1.analytics-ads',
  })
})

it.each([
  ['both', IDS, /Google .* Meta/],
  ['Google alone', { gtmId: IDS.gtmId }, /Google (?!.*Meta)/],
  ['Meta alone', { pixelId: IDS.pixelId }, /zgodą Meta/],
])('names the services: %s', async (_, analytics, text) => {
  await show(analytics)
  expect(screen.getByRole('region', { name: 'Twoja prywatność' })).toHaveTextContent(text)
})

it('L282 both buttons look alike, and the focus moves on to the page', async () => {
  const container = await show(IDS)
  const [refuse, agree] = ['Odrzuć', 'Zgadzam się'].map((name) => screen.getByRole('button', { name }))
  expect(refuse?.className).toBe(agree?.className)
  fireEvent.click(refuse as HTMLElement)
  await waitFor(() => expect(container.querySelector('main')).toHaveFocus())
  expect(document.documentElement.dataset.consented).toBe('')
  expect(JSON.parse(localStorage.getItem('consent.lubje.1.analytics-ads') ?? '')).toMatchObject({ granted: [] })
})

it('L282 an answer before hydration takes effect at hydration', async () => {
  function AtOnce() {
    useLayoutEffect(() => screen.getByRole('button', { name: 'Odrzuć' }).click(), [])
    return null
  }
  await show(IDS, false, <AtOnce />)
  await waitFor(() => expect(localStorage.getItem('consent.lubje.1.analytics-ads')).toContain('"granted":[]'))
})

it('L282 the answer to the new question replaces the answer to an older one', async () => {
  localStorage.setItem('consent.lubje.0.ads', '{}')
  localStorage.setItem('consent.nakryte.1.ads', '{}')
  await show(IDS)
  fireEvent.click(screen.getByRole('button', { name: 'Zgadzam się' }))
  const kept = ['consent.lubje.1.analytics-ads', 'consent.nakryte.1.ads']
  await waitFor(() => expect(Object.keys(localStorage).sort()).toEqual(kept))
})

it('C19 a page with a key shows no question, and its footer still opens the settings', async () => {
  await show(IDS, true)
  expect(screen.queryByRole('region')).toBeNull()
  expect(screen.getByRole('button', { name: 'Ustawienia prywatności' })).toBeInTheDocument()
})
