import { campaignOf } from '@/lib/domain/marketing/campaign'
import { readTouches, TOUCHES_COOKIE, type Touches } from '@/lib/domain/marketing/touch'
import { cookieIn } from '@/lib/server/http/request/own-cookies'

/**
 * Campaigns behind a posted form, as a part of the upstream's request: empty if unknown. Without consent it is the
 * campaign in the URL of the form's page, the referrer; with consent also the stored one. So it works without a script.
 * Contract C19.
 */
export function touchesOf({ headers }: Pick<Request, 'headers'>): { campaign?: Touches } {
  const cookie = cookieIn(headers.get('cookie') ?? '', TOUCHES_COOKIE)
  const noted = cookie ? readTouches(cookie) : null
  const search = searchOf(headers.get('referer'))
  const here = search ? campaignOf(search) : null
  const first = noted?.first ?? here
  if (!first) return {}
  return { campaign: { first, last: here ? lastOf(noted, here) : (noted?.last ?? first) } }
}

// The same campaign is stored: the stored one has more fields.
function lastOf(noted: Touches | null, here: NonNullable<ReturnType<typeof campaignOf>>): Touches['last'] {
  const { landing_path: _, referrer_host: __, ...campaign } = noted?.last ?? {}
  return noted && JSON.stringify(campaign) === JSON.stringify(here) ? noted.last : here
}

// A foreign site's URL is not read.
function searchOf(referrer: string | null): string {
  return URL.canParse(referrer ?? '') ? new URL(referrer ?? '').search : ''
}
