import { readSession, writeSession } from '@/lib/browser/storage/session-store'
import { CAMPAIGN_NAMES, type Campaign, campaignOf, cleanCampaign } from '@/lib/domain/marketing/campaign'
import { cleanTouch, TOUCHES_COOKIE, TOUCHES_COOKIE_PATH, type Touch, writeTouches } from '@/lib/domain/marketing/touch'

const TOUCHES = 'campaigns'
/** Maximum number of touches stored per visit: the first one and the latest. */
const MAX_TOUCHES = 10

/**
 * Stores this arrival after the earlier ones, for the tab's lifetime, and in a cookie for the handlers of forms. An
 * arrival is a URL with a new campaign, or a page that another site linked to. Requires consent: C19.
 */
export function recordCampaign(): void {
  const touches = readTouchList()
  const touch = arrival()
  const isNew = touch && JSON.stringify(touches.at(-1)) !== JSON.stringify(touch)
  // Links within the site repeat the campaign.
  const isCarried = touch && isOwnReferrer() && touches.some((one) => isSameCampaign(one, touch))
  if (isNew && !isCarried) {
    const [first = touch, ...rest] = touches
    const kept = touches.length > 0 ? [first, ...[...rest, touch].slice(1 - MAX_TOUCHES)] : [touch]
    writeSession(TOUCHES, JSON.stringify(kept))
    setCookie(kept)
  } else if (touches.length > 0) setCookie(touches)
}

/** The campaigns of this visit, the first one first. */
export function readCampaigns(): Campaign[] {
  return readTouchList().flatMap((touch) => cleanCampaign(touch) ?? [])
}

/** Called when consent is withdrawn. */
export function clearCampaigns(): void {
  writeSession(TOUCHES, null)
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from Firefox's older releases
  document.cookie = `${TOUCHES_COOKIE}=;max-age=0;path=${TOUCHES_COOKIE_PATH}`
}

function readTouchList(): Touch[] {
  try {
    const stored: unknown = JSON.parse(readSession(TOUCHES) ?? '[]')
    return Array.isArray(stored) ? stored : []
  } catch {
    return [] // invalid stored value
  }
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
