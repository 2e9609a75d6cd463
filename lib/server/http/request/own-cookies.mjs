/** Every cookie that a server of ours reads: brand, forms sent back, this device's list, delivery address. */
const OURS = ['theme', 'draft', 'form', 'moje', 'delivery_address']
/** What a browser keeps of one cookie, name and value; in characters. */
const MAX_CHARACTERS = 4096

/**
 * A Cookie header with the first of each of our own cookies and nothing else, so at most 20 kB; `undefined` where none is
 * left. Others' cookies (counters, other products of the same host) are nothing to a page.
 * @param {string | undefined} header
 */
export function ownCookies(header) {
  const kept = new Map()
  for (const pair of (header ?? '').split(';')) {
    const [name] = pair.trim().split('=', 1)
    if (OURS.includes(name) && !kept.has(name) && pair.length <= MAX_CHARACTERS) kept.set(name, pair.trim())
  }
  return kept.size > 0 ? [...kept.values()].join('; ') : undefined
}

/**
 * The value of one cookie in a Cookie header; `undefined` where it has none.
 * @param {string | undefined} header
 * @param {string} name
 */
export function cookieIn(header, name) {
  const pair = (header ?? '').split('; ').find((one) => one.startsWith(`${name}=`))
  return pair?.slice(name.length + 1)
}
