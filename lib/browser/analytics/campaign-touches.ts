import { forget, readStored, store } from '@/lib/browser/storage/storage'
import { CAMPAIGN_NAMES, type Campaign, campaignOf, cleanCampaign } from '@/lib/domain/marketing/campaign'
import { cleanTouch, TOUCHES_COOKIE, TOUCHES_COOKIE_PATH, type Touch, writeTouches } from '@/lib/domain/marketing/touch'

/** Key of the touches in local storage, and how long they count after the latest one. */
export const CAMPAIGNS = 'campaigns'
export const CAMPAIGN_DAYS = 30
const LIFETIME_MS = CAMPAIGN_DAYS * 86_400_000
/** Maximum number of touches stored: the first one and the latest. */
const MAX_TOUCHES = 10

/**
 * Stores this arrival after the earlier ones, for all tabs and for thirty days, and in a cookie for the handlers of
 * forms. An arrival is a URL with a new campaign, or a page that another site linked to; a direct visit counts while
 * there is no other arrival, and none is lost by it. Requires consent: C19.
 */
export function recordCampaign(): void {
  const touches = readTouchList()
  const touch = arrival()
  const isNew = touch && JSON.stringify(touches.at(-1)) !== JSON.stringify(touch)
  // Links within the site repeat the campaign.
  const isCarried = touch && isOwnReferrer() && touches.some((one) => isSameCampaign(one, touch))
  const led = touches.filter((one) => !isDirect(one))
  if (isNew && !isCarried && !(isDirect(touch) && touches.length > 0)) {
    const [first = touch, ...rest] = led
    const stored = led.length > 0 ? [first, ...[...rest, touch].slice(1 - MAX_TOUCHES)] : [touch]
    store(CAMPAIGNS, { at: Date.now(), touches: stored })
    setCookie(stored)
  } else if (touches.length > 0) setCookie(touches)
}

/** The stored campaigns, the first one first. */
export function readCampaigns(): Campaign[] {
  return readTouchList().flatMap((touch) => cleanCampaign(touch) ?? [])
}

/** Called when consent is withdrawn. */
export function clearCampaigns(): void {
  forget(CAMPAIGNS)
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from Firefox's older releases
  document.cookie = `${TOUCHES_COOKIE}=;max-age=0;path=${TOUCHES_COOKIE_PATH}`
}

function readTouchList(): Touch[] {
  const { at, touches } = (readStored(CAMPAIGNS) ?? {}) as { at?: unknown; touches?: unknown }
  const isFresh = typeof at === 'number' && Date.now() - at < LIFETIME_MS
  return isFresh && Array.isArray(touches) ? touches.flatMap((touch) => cleanTouch(touch) ?? []) : []
}

/** Arrived by neither a campaign nor another site's link? */
function isDirect({ landing_path: _, ...led }: Touch): boolean {
  return Object.keys(led).length === 0
}

// With a referrer of our own the visit began on another page, whose path was not recorded.
function arrival(): Touch | null {
  const campaign = campaignOf(location.search) ?? {}
  if (isOwnReferrer()) return cleanTouch(campaign)
  const host = document.referrer && new URL(document.referrer).host
  return cleanTouch({ ...campaign, landing_path: location.pathname, ...(host && { referrer_host: host }) })
}

function isOwnReferrer(): boolean {
  return document.referrer.startsWith(`${location.origin}/`)
}

function isSameCampaign(one: Touch, other: Touch): boolean {
  return CAMPAIGN_NAMES.every((name) => one[name] === other[name])
}

function setCookie(touches: Touch[]): void {
  const [first, last = first] = [touches[0], touches.at(-1)]
  if (!first || !last) return
  const secure = location.protocol === 'https:' ? ';secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from Firefox's older releases
  document.cookie = `${TOUCHES_COOKIE}=${writeTouches({ first, last })};path=${TOUCHES_COOKIE_PATH};samesite=lax${secure}`
}
