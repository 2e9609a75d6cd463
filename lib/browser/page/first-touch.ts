import { readCampaigns } from '@/lib/browser/analytics/campaign-touches'
import { appName } from '@/lib/browser/api/app-name'
import { campaignOf } from '@/lib/domain/marketing/campaign'
import { sourceOf } from '@/lib/domain/reservation/source'

/** `source` of a reservation or an order made on this page. Ledger L100, contract C19. */
export function firstTouch(): string {
  return sourceOf(
    readCampaigns().find(({ utm_source }) => utm_source) ?? campaignOf(window.location.search) ?? {},
    appName(),
  )
}
