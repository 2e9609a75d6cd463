import { campaignOf, withCampaign } from '@/lib/domain/marketing/campaign'

/** A page as analytics may know it. */
export interface PageView {
  page_location: string
  page_path: string
  page_referrer: string
}

/** The page without its query, but for the campaign: what a diner has searched for stays here. Contract C19. */
export function pageViewOf({ origin, pathname, search }: Address, referrer: string): PageView {
  return {
    page_location: `${origin}${withCampaign(pathname, campaignOf(search))}`,
    page_path: pathname,
    page_referrer: referrer.replace(/[?#].*$/, ''),
  }
}

type Address = Pick<Location, 'origin' | 'pathname' | 'search'>
