import { campaignOf, withCampaign } from '@/lib/domain/marketing/campaign'

/** A page view as it is sent to analytics. */
export interface PageView {
  page_location: string
  page_path: string
  page_referrer: string
}

/** The page's address without its query, except the campaign: search text is not sent. Contract C19. */
export function pageViewOf({ origin, pathname, search }: Address, referrer: string): PageView {
  return {
    page_location: `${origin}${withCampaign(pathname, campaignOf(search))}`,
    page_path: pathname,
    page_referrer: referrer.replace(/[?#].*$/, ''),
  }
}

type Address = Pick<Location, 'origin' | 'pathname' | 'search'>
