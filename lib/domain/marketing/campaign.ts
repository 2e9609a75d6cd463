/** The parameters of a campaign. What else an address carries is no business of a campaign. Ledger L082, L083. */
const NAMES = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'utm_id'] as const
/** Characters of one value; a longer one is no campaign of ours. */
const MAX_LENGTH = 100

export type Campaign = Partial<Record<(typeof NAMES)[number], string>>

/** The campaign that an address names; `null` without a source, since nothing can be counted to nobody. */
export function campaignOf(search: string): Campaign | null {
  const query = new URLSearchParams(search)
  const found = NAMES.flatMap((name) => {
    const value = printable(query.get(name))
    return value ? [[name, value]] : []
  })
  const campaign: Campaign = Object.fromEntries(found)
  return campaign.utm_source ? campaign : null
}

/** `path` with the campaign in its query. One that names a campaign of its own keeps it. */
export function withCampaign(path: string, campaign: Campaign | null): string {
  if (!campaign) return path
  const [, before = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(path) ?? []
  const params = new URLSearchParams(query)
  if (params.has('utm_source')) return path
  // What is there stays as it is written: some links are compared to the letter.
  const carried = new URLSearchParams(campaign as Record<string, string>).toString()
  return `${before}?${query ? `${query}&` : ''}${carried}${hash}`
}

function printable(value: string | null): string {
  return (value ?? '')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(0, MAX_LENGTH)
}
