import { loadGtm, sendToGtm, updateGtm } from '@/lib/browser/analytics/analytics-gtm'
import { loadPixel, sendToPixel, updatePixel } from '@/lib/browser/analytics/analytics-pixel'
import { clearCampaigns, recordCampaign } from '@/lib/browser/analytics/campaign-touches'
import type { FunnelDetail } from '@/lib/browser/analytics/funnel'
import type { Purpose } from '@/lib/domain/marketing/consent-choice'
import { isMeasured } from '@/lib/domain/marketing/is-measured'
import type { TenantConfig } from '@/lib/domain/tenant/schema'

let granted: readonly Purpose[] = []
let isListening = false

/**
 * Applies the diner's consent, now and after each change: loads what is granted, passes funnel steps on, and removes
 * what is no longer granted. `bufferedSteps`: earlier steps of this page. Ledger L282, C19.
 */
export function applyAnalyticsConsent(
  { gtmId, pixelId }: TenantConfig['analytics'],
  purposes: readonly Purpose[],
  bufferedSteps: FunnelDetail[] = [],
): void {
  granted = purposes
  if (granted.length > 0) recordCampaign()
  else clearCampaigns()
  clearDeniedCookies()
  if (!mayMeasurePage()) return
  if (gtmId && granted.includes('analytics')) loadGtm(gtmId, granted)
  else updateGtm(granted)
  if (pixelId && granted.includes('ads')) loadPixel(pixelId)
  else updatePixel(false)
  if (!isListening) window.addEventListener('nakryte:funnel', (event) => send((event as CustomEvent).detail))
  isListening = true
  for (const detail of bufferedSteps) send(detail)
}

function send(detail: FunnelDetail): void {
  if (granted.includes('analytics') && window.dataLayer) sendToGtm(detail)
  if (granted.includes('ads')) sendToPixel(detail)
}

// A mistyped address may contain half a key, and analytics services also read the referrer.
function mayMeasurePage(): boolean {
  if (document.querySelector('meta[name="page-status"]')) return false
  const addresses = [location, ...(document.referrer ? [new URL(document.referrer)] : [])]
  return addresses.every((address) => address.origin !== location.origin || isMeasured(address))
}

/** Cookies of the services, by purpose; deleted if the purpose is not granted. */
const COOKIES: Record<Purpose, RegExp> = { analytics: /^_g(a|id|at)/, ads: /^(_fb[pc]|_gcl)/ }

function clearDeniedCookies(): void {
  for (const name of document.cookie.split('; ').map((pair) => pair.split('=')[0] ?? '')) {
    const purpose = (Object.keys(COOKIES) as Purpose[]).find((key) => COOKIES[key].test(name))
    if (purpose && !granted.includes(purpose)) clearCookie(name)
  }
}

// The services set their cookies for the widest domain that a browser allows.
function clearCookie(name: string): void {
  const parts = location.hostname.split('.')
  const domains = parts.map((_, i) => `;domain=${parts.slice(i).join('.')}`)
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from Firefox's older releases
  for (const domain of ['', ...domains]) document.cookie = `${name}=;max-age=0;path=/${domain}`
}
