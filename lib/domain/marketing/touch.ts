import { type Campaign, cleanCampaign, MAX_LENGTH } from './campaign'
import { isMeasured } from './is-measured'

/**
 * One arrival at the site: its campaign and, where the diner agreed to be counted, the path of the page and the host that
 * linked to it. Contract C19.
 */
export type Touch = Campaign & { landing_path?: string; referrer_host?: string }

/** First and last arrival of a visit; a single arrival counts as both. */
export interface Touches {
  first: Touch
  last: Touch
}

/**
 * Cookie of the visit's touches, set only with consent; the browser sends it to API handlers, not with page
 * requests. Contract C19.
 */
export const TOUCHES_COOKIE = 'campaign'
export const TOUCHES_COOKIE_PATH = '/api'

const PATH = /^\/[a-z0-9/_.-]{0,149}$/i
const HOST = /^[a-z0-9.-]{1,100}$/i

/** Valid part of a value as a touch; `null` for nothing. A path that is a key is left out. Contract C19. */
export function cleanTouch(value: unknown): Touch | null {
  if (typeof value !== 'object' || value === null) return null
  const { landing_path: path, referrer_host: host } = value as Record<string, unknown>
  const touch: Touch = {
    ...cleanCampaign(value as Record<string, unknown>),
    ...(typeof path === 'string' && isPublicPath(path) && { landing_path: path }),
    ...(typeof host === 'string' && HOST.test(host) && { referrer_host: host.toLowerCase() }),
  }
  return Object.keys(touch).length > 0 ? touch : null
}

/** Networks whose click ids name the source of a touch without `utm_source` and `utm_medium`. */
const NETWORKS = { gclid: 'google', fbclid: 'facebook' } as const
/** Parameters that are compared without case. */
const CASELESS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content'] as const

/**
 * The touch as results count it: source, medium, campaign and print in lower case; a click id is a paid click of its
 * network where neither source nor medium is named. Contract C19, C39.
 */
export function countedTouch(touch: Touch): Touch {
  const counted: Touch = { ...touch }
  for (const name of CASELESS) {
    const value = touch[name]?.toLowerCase().slice(0, MAX_LENGTH)
    if (value) counted[name] = value
  }
  const click = touch.gclid ? 'gclid' : touch.fbclid ? 'fbclid' : null
  if (!click || touch.utm_source || touch.utm_medium) return counted
  return { ...counted, utm_source: NETWORKS[click], utm_medium: 'cpc' }
}

function isPublicPath(path: string): boolean {
  return PATH.test(path) && isMeasured({ pathname: path, search: '' })
}

/** The touches in the text of a cookie; `null` for any other text. */
export function readTouches(text: string): Touches | null {
  try {
    const { first, last } = JSON.parse(decodeURIComponent(text)) ?? {}
    const from = cleanTouch(first)
    return from && { first: from, last: cleanTouch(last) ?? from }
  } catch {
    return null // the cookie's text is not ours
  }
}

/** Touches as cookie text; without the last one where both exceed a cookie's size. */
export function writeTouches({ first, last }: Touches): string {
  const whole = encodeURIComponent(JSON.stringify({ first, last }))
  return whole.length <= MAX_COOKIE_LENGTH ? whole : encodeURIComponent(JSON.stringify({ first }))
}

const MAX_COOKIE_LENGTH = 3800
