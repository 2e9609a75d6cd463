/** The parameters of a campaign; all others are ignored. Ledger L082, L083. */
const NAMES = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'utm_id'] as const
/** Characters of one value; a longer value is ignored. */
const MAX_LENGTH = 100

export type Campaign = Partial<Record<(typeof NAMES)[number], string>>

/** The campaign in the address; `null` without a source, because a campaign is counted by its source. */
export function campaignOf(search: string): Campaign | null {
  const query = new URLSearchParams(search)
  const found = NAMES.flatMap((name) => {
    const value = printable(query.get(name))
    return value ? [[name, value]] : []
  })
  const campaign: Campaign = Object.fromEntries(found)
  return campaign.utm_source ? campaign : null
}

/** `path` with the campaign in its query. A path that already names a campaign is unchanged. */
export function withCampaign(path: string, campaign: Campaign | null): string {
  if (!campaign) return path
  const [, before = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(path) ?? []
  const params = new URLSearchParams(query)
  if (params.has('utm_source')) return path
  // The existing query is not re-encoded: some links are compared character by character.
  const carried = new URLSearchParams(campaign as Record<string, string>).toString()
  return `${before}?${query ? `${query}&` : ''}${carried}${hash}`
}

function printable(value: string | null): string {
  return (value ?? '')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(0, MAX_LENGTH)
}
