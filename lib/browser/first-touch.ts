import { appName } from '@/lib/browser/app-name'
import { readCampaigns } from '@/lib/browser/campaign-touches'
import { campaignOf } from '@/lib/campaign/campaign'
import { sourceOf } from '@/lib/reservation/source'

/** `source` of a reservation or an order made on this page. Ledger L100, contract C19. */
export function firstTouch(): string {
  return sourceOf(readCampaigns()[0] ?? campaignOf(window.location.search) ?? {}, appName())
}
