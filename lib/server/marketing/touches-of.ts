import { campaignOf } from '@/lib/domain/marketing/campaign'
import { readTouches, TOUCHES_COOKIE, type Touches } from '@/lib/domain/marketing/touch'
import { cookieIn } from '@/lib/server/http/request/own-cookies'

/**
 * Where the diner of a posted form came from, as a part of the upstream's request: empty if unknown. Without consent it is
 * the campaign in the address of the form's page, which the browser names as the referrer; with consent also what the visit
 * noted. So a form works without a script. Contract C19.
 */
export function touchesOf({ headers }: Pick<Request, 'headers'>): { campaign?: Touches } {
  const noted = readTouches(cookieIn(headers.get('cookie') ?? '', TOUCHES_COOKIE) ?? '')
  const here = campaignOf(searchOf(headers.get('referer')))
  const first = noted?.first ?? here
  if (!first) return {}
  return { campaign: { first, last: here ? lastOf(noted, here) : (noted?.last ?? first) } }
}

// The same campaign as noted: the note knows more of it.
function lastOf(noted: Touches | null, here: NonNullable<ReturnType<typeof campaignOf>>): Touches['last'] {
  const { landing_path: _, referrer_host: __, ...campaign } = noted?.last ?? {}
  return noted && JSON.stringify(campaign) === JSON.stringify(here) ? noted.last : here
}

// A page of another site is no page of ours; its address is not ours to read.
function searchOf(referrer: string | null): string {
  return URL.canParse(referrer ?? '') ? new URL(referrer ?? '').search : ''
}
