import { addScript } from '@/lib/browser/analytics/add-script'
import { readCampaigns } from '@/lib/browser/analytics/campaign-touches'
import type { FunnelDetail } from '@/lib/browser/analytics/funnel'
import type { Purpose } from '@/lib/domain/marketing/consent-choice'
import { gaEvent } from '@/lib/domain/marketing/ga-event'
import { pageViewOf } from '@/lib/domain/marketing/page-view'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

let isLoaded = false

/**
 * Loads the tag manager. Consent Mode v2 is set first: everything denied, then the granted purposes. Nothing is loaded
 * before a diner consents. Ledger L282.
 */
export function loadGtm(gtmId: string, granted: readonly Purpose[]): void {
  if (isLoaded) {
    updateGtm(granted)
    return
  }
  isLoaded = true
  const page = pageViewOf(location, document.referrer)
  gtag('consent', 'default', { ...signals([]), wait_for_update: 500 })
  gtag('set', { ...page, ads_data_redaction: true })
  gtag('consent', 'update', signals(granted))
  dataLayerQueue().push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  dataLayerQueue().push({ event: 'page_view', ...page, campaigns: readCampaigns() })
  addScript(`https://www.googletagmanager.com/gtm.js?id=${gtmId}`)
}

/** Sends a changed consent to the tag manager. */
export function updateGtm(granted: readonly Purpose[]): void {
  if (isLoaded) gtag('consent', 'update', signals(granted))
}

/** Sends a funnel step. A purchase gets a random number, because the order's number is a key. Contract C19. */
export function sendToGtm({ step, ...facts }: FunnelDetail): void {
  const event = gaEvent(step, facts)
  dataLayerQueue().push(event.event === 'purchase' ? { ...event, transaction_id: crypto.randomUUID() } : event)
}

function signals(granted: readonly Purpose[]) {
  const analytics = granted.includes('analytics') ? 'granted' : 'denied'
  const ads = granted.includes('ads') ? 'granted' : 'denied'
  return { analytics_storage: analytics, ad_storage: ads, ad_user_data: ads, ad_personalization: ads }
}

function dataLayerQueue(): unknown[] {
  window.dataLayer ??= []
  return window.dataLayer
}

// The tag manager recognises its own commands by `arguments` objects; an array would be an event.
function gtag(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  dataLayerQueue().push(arguments)
}
