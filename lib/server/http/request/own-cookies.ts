/**
 * All cookies that our servers read: brand, forms sent back, this device's list, delivery address, campaign, and the
 * panel's: session, device, a form sent back; the console's lookup, and the session of a person's own data.
 */
const OURS = [
  'theme',
  'form',
  'moje',
  'delivery_address',
  'campaign',
  'panel_session',
  'panel_device',
  'panel_form',
  'konsola_szukaj',
  'twoje_dane',
]
/** Browser's limit for one cookie, name and value; in characters. */
const MAX_CHARACTERS = 4096

/**
 * A Cookie header with the first of each of our own cookies only, so at most 44 kB; `undefined` where none is left. No
 * page needs others' cookies (counters, other products of the same host).
 */
export function ownCookies(header: string | undefined): string | undefined {
  const ownPairs = new Map<string, string>()
  for (const pair of (header ?? '').split(';')) {
    const [name = ''] = pair.trim().split('=', 1)
    if (OURS.includes(name) && !ownPairs.has(name) && pair.length <= MAX_CHARACTERS) ownPairs.set(name, pair.trim())
  }
  return ownPairs.size > 0 ? [...ownPairs.values()].join('; ') : undefined
}

/** The value of one cookie in a Cookie header; `undefined` where it has none. */
export function cookieIn(header: string | undefined, name: string): string | undefined {
  const pair = (header ?? '').split('; ').find((one) => one.startsWith(`${name}=`))
  return pair?.slice(name.length + 1)
}
