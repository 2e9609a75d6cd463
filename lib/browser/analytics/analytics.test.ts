/** @jest-environment jsdom */
import type * as Analytics from '@/lib/browser/analytics/analytics'

const IDS = { gtmId: 'GTM-TEST123', pixelId: '123456789012345' }
let applyAnalyticsConsent: typeof Analytics.applyAnalyticsConsent

// Each test gets a new page; the previous page sends nothing any more.
beforeEach(() => {
  jest.resetModules()
  localStorage.clear()
  document.head.innerHTML = ''
  delete window.dataLayer
  delete window.fbq
  Object.defineProperty(globalThis.crypto, 'randomUUID', { value: () => 'made-up', configurable: true })
  applyAnalyticsConsent = require('./analytics').applyAnalyticsConsent
  visit('/restaurants/12?utm_source=fb')
})

afterEach(() => {
  document.head.innerHTML = ''
  visit('/')
  applyAnalyticsConsent(IDS, [])
})

const visit = (path: string) => history.replaceState(null, '', path)
const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => new URL(src).host)
const entries = () =>
  (window.dataLayer ?? []).map((entry) =>
    Object.prototype.toString.call(entry) === '[object Arguments]' ? [...(entry as ArrayLike<unknown>[])] : entry,
  )
const mark = (detail: object) => window.dispatchEvent(new CustomEvent('nakryte:funnel', { detail }))

it('L282 refused: no script, no data layer, no campaign stored', () => {
  applyAnalyticsConsent(IDS, [])
  mark({ step: 'done', kind: 'reservation' })
  expect([scripts(), window.dataLayer, window.fbq, localStorage.length]).toEqual([[], undefined, undefined, 0])
})

it('L282 denied comes first, then the granted purposes, then the tag manager', () => {
  applyAnalyticsConsent(IDS, ['analytics'])
  const [first, set, update, start] = entries()
  expect(first).toMatchObject(['consent', 'default', { ad_storage: 'denied', analytics_storage: 'denied' }])
  expect(set).toMatchObject(['set', { page_path: '/restaurants/12' }])
  expect(update).toMatchObject(['consent', 'update', { ad_storage: 'denied', analytics_storage: 'granted' }])
  expect(start).toMatchObject({ event: 'gtm.js' })
  expect(scripts()).toEqual(['www.googletagmanager.com'])
})

it('L282 only ads granted: only the pixel is loaded', () => {
  applyAnalyticsConsent(IDS, ['ads'])
  expect([scripts(), window.dataLayer]).toEqual([['connect.facebook.net'], undefined])
})

it('C14 earlier and later steps are passed on; a purchase has a number that is not its key', () => {
  applyAnalyticsConsent(IDS, ['analytics', 'ads'], [{ step: 'form_opened', kind: 'order', restaurantId: 12 }])
  mark({ step: 'done', kind: 'order', restaurantId: 12, valueGrosze: 4200 })
  expect(entries()).toContainEqual(expect.objectContaining({ event: 'begin_checkout' }))
  expect(entries().at(-1)).toEqual({
    event: 'purchase',
    kind: 'order',
    items: [{ item_id: '12' }],
    value: 42,
    currency: 'PLN',
    transaction_id: 'made-up',
  })
  expect(window.fbq?.queue).toContainEqual(['track', 'Purchase', expect.objectContaining({ value: 42 })])
})

it('withdrawn: signals are denied, cookies are deleted, nothing more is passed on', () => {
  applyAnalyticsConsent(IDS, ['analytics', 'ads'])
  // biome-ignore lint/suspicious/noDocumentCookie: as the services do
  for (const name of ['_ga', '_fbp', 'theme']) document.cookie = `${name}=1;path=/`
  applyAnalyticsConsent(IDS, [])
  const reported = entries().length
  mark({ step: 'results', kind: 'order' })
  expect(entries()).toHaveLength(reported)
  expect(entries().at(-1)).toMatchObject(['consent', 'update', { analytics_storage: 'denied' }])
  expect(window.fbq?.queue.at(-1)).toEqual(['consent', 'revoke'])
  expect(document.cookie).toBe('theme=1')
  expect(localStorage.length).toBe(0)
})

it.each(['/thank-you/A1b2C3d4E5f6G7h8J9k0L1', '/zamowienie/x', '/moje', '/zamawiaj?q=Jan'])(
  'C19 nothing is loaded at %s',
  (path) => {
    visit(path)
    applyAnalyticsConsent(IDS, ['analytics', 'ads'])
    expect([scripts(), window.dataLayer, window.fbq]).toEqual([[], undefined, undefined])
  },
)

it('C19 a page that was not found may have half a key as its address', () => {
  document.head.innerHTML = '<meta name="page-status" content="404">'
  applyAnalyticsConsent(IDS, ['analytics', 'ads'])
  expect(scripts()).toEqual([])
})

/** The next page, in another tab, `days` later. */
function nextTab(path: string, days = 0): void {
  jest.resetModules()
  delete window.dataLayer
  jest.setSystemTime(Date.now() + days * 86_400_000)
  visit(path)
  require('./analytics').applyAnalyticsConsent(IDS, ['analytics'])
}

it('C19 every campaign is sent, the first one first, also in another tab and after a direct visit, for thirty days', () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] })
  applyAnalyticsConsent(IDS, ['analytics'])
  nextTab('/')
  nextTab('/?utm_source=radio', 3)
  nextTab('/rezerwuj/lublin', 29)
  expect(entries().at(-1)).toMatchObject({ campaigns: [{ utm_source: 'fb' }, { utm_source: 'radio' }] })
  nextTab('/', 2)
  expect(entries().at(-1)).toMatchObject({ campaigns: [] })
  // A direct visit came first, and gives way to what led here.
  nextTab('/?gclid=Cj0K')
  expect(JSON.parse(localStorage.getItem('campaigns') ?? '{}').touches).toEqual([{ gclid: 'Cj0K', landing_path: '/' }])
  jest.useRealTimers()
})
