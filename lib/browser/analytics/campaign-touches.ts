import { readSession, writeSession } from '@/lib/browser/storage/session-store'
import { type Campaign, campaignOf } from '@/lib/domain/marketing/campaign'

const TOUCHES = 'campaigns'
/** Touches of one visit that are worth telling. */
const MAX_TOUCHES = 10

/** Keeps the campaign of this address with those before it, for as long as the tab lives. Only with consent: C19. */
export function recordCampaign(): void {
  const campaign = campaignOf(location.search)
  if (!campaign) return
  const touches = readCampaigns()
  const [last] = touches.slice(-1)
  if (JSON.stringify(last) === JSON.stringify(campaign)) return
  writeSession(TOUCHES, JSON.stringify([...touches, campaign].slice(0, MAX_TOUCHES)))
}

/** The campaigns of this visit that may be known, the first one first. */
export function readCampaigns(): Campaign[] {
  try {
    const stored: unknown = JSON.parse(readSession(TOUCHES) ?? '[]')
    return Array.isArray(stored) ? stored : []
  } catch {
    return [] // written by someone else
  }
}

/** Consent was taken back. */
export function clearCampaigns(): void {
  writeSession(TOUCHES, null)
}
