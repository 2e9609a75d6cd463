import { readSession, writeSession } from '@/lib/browser/storage/session-store'
import { type Campaign, campaignOf } from '@/lib/domain/marketing/campaign'

const TOUCHES = 'campaigns'
/** Maximum number of campaigns stored per visit. */
const MAX_TOUCHES = 10

/** Stores the campaign of this address after the earlier ones, for the tab's lifetime. Requires consent: C19. */
export function recordCampaign(): void {
  const campaign = campaignOf(location.search)
  if (!campaign) return
  const touches = readCampaigns()
  const [last] = touches.slice(-1)
  if (JSON.stringify(last) === JSON.stringify(campaign)) return
  writeSession(TOUCHES, JSON.stringify([...touches, campaign].slice(0, MAX_TOUCHES)))
}

/** The stored campaigns of this visit, the first one first. */
export function readCampaigns(): Campaign[] {
  try {
    const stored: unknown = JSON.parse(readSession(TOUCHES) ?? '[]')
    return Array.isArray(stored) ? stored : []
  } catch {
    return [] // invalid stored value
  }
}

/** Called when consent is withdrawn. */
export function clearCampaigns(): void {
  writeSession(TOUCHES, null)
}
