/** The parameters of a campaign; all others are ignored. Ledger L082, L083, contract C19. */
export const CAMPAIGN_NAMES = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'utm_id',
  'utm_source_platform',
  'utm_creative_format',
  'utm_marketing_tactic',
  'gclid',
  'fbclid',
] as const
/** Most characters of one value; a longer one is cut. */
export const MAX_LENGTH = 100
/** Most characters of a click id. A part of one is useless: a longer one is dropped. */
const MAX_CLICK_ID_LENGTH = 255
const isClickId = (name: string) => name.endsWith('clid')

export type Campaign = Partial<Record<(typeof CAMPAIGN_NAMES)[number], string>>

/** The campaign in the address; `null` without any of its parameters. */
export function campaignOf(search: string): Campaign | null {
  const query = new URLSearchParams(search)
  return cleanCampaign(Object.fromEntries(CAMPAIGN_NAMES.map((name) => [name, query.get(name)])))
}

/** `path` with the click ids of the query `search`: an advertising network adds them to the address of its link. */
export function withClickIds(path: string, search: URLSearchParams): string {
  const clicks = Object.entries(campaignOf(search.toString()) ?? {}).filter(([name]) => isClickId(name))
  if (clicks.length === 0) return path
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(clicks)}`
}

/** Known parameters, printable, bounded and without personal data; `null` if none is left. Contract C19. */
export function cleanCampaign(values: Partial<Record<string, unknown>>): Campaign | null {
  const found = CAMPAIGN_NAMES.flatMap((name) => {
    const value = cleanValue(name, values[name])
    return value ? [[name, value]] : []
  })
  return found.length > 0 ? Object.fromEntries(found) : null
}

/** `path` with the campaign in its query. A path that already names a campaign is unchanged. */
export function withCampaign(path: string, campaign: Campaign | null): string {
  if (!campaign) return path
  const [, before = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(path) ?? []
  const params = new URLSearchParams(query)
  if (CAMPAIGN_NAMES.some((name) => params.has(name))) return path
  // The existing query is not re-encoded: some links are compared character by character.
  const carried = new URLSearchParams(campaign as Record<string, string>).toString()
  return `${before}?${query ? `${query}&` : ''}${carried}${hash}`
}

function cleanValue(name: string, value: unknown): string {
  const text = typeof value === 'string' ? printable(value) : ''
  // A newsletter may have written its reader's address or number into the link.
  if (isPersonal(text)) return ''
  if (isClickId(name)) return text.length <= MAX_CLICK_ID_LENGTH ? text : ''
  return text.slice(0, MAX_LENGTH).trim()
}

function printable(value: string): string {
  return value.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '').trim()
}

const PERSONAL = /@|%40|\+\d{7}|(?<!\d)(?:48[\s-]?)?\d{3}([\s-])\d{3}\1\d{3}(?!\d)|^(?:48)?[4-8]\d{8}$/i

/** An e-mail address, or a phone number as people write it; the long numbers of advertisements are neither. Contract C19. */
export function isPersonal(text: string): boolean {
  return PERSONAL.test(text)
}
