const IPV4 = /^\d{1,3}(?:\.\d{1,3}){3}$/
const GROUPS = 8
/** An IPv6 /64 is one household or one phone, so each of its requests costs as much as 8 of an IPv4 address. */
const SINGLE_HOUSEHOLD_COST = 8

/**
 * The network that a limit counts: an IPv4 address in any notation; of IPv6 the /64, which belongs to one household. A
 * text that is not an address is returned unchanged. Decision 0026.
 */
export function networkOf(address: string): string {
  const text = address
    .trim()
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/%.*$/, '')
    .slice(0, 64)
  if (!text.includes(':')) return text
  const groups = groupsOf(text)
  if (!groups) return text
  return (
    ipv4In(groups) ??
    `${groups
      .slice(0, 4)
      .map((group) => group.toString(16))
      .join(':')}::/64`
  )
}

/**
 * The /56 around a /64: the size that a provider gives one customer. An IPv4 address is returned unchanged. Decision
 * 0026.
 */
export function widerNetworkOf(network: string): string {
  return prefixOf(network, 56)
}

/**
 * The /48 around a /64: the largest size that a provider gives one site. An IPv4 address is returned unchanged.
 * Decision 0022.
 */
export function siteOf(network: string): string {
  return prefixOf(network, 48)
}

function prefixOf(network: string, bits: 48 | 56): string {
  const groups = network.endsWith('::/64') ? groupsOf(network.slice(0, -3)) : null
  if (!groups) return network
  const [a = 0, b = 0, c = 0, d = 0] = groups
  const prefix = bits === 48 ? [a, b, c] : [a, b, c, d & 0xff00]
  return `${prefix.map((group) => group.toString(16)).join(':')}::/${bits}`
}

/**
 * The cost of a request from this network against a limit's `points`: hundreds of diners may share one IPv4 address of
 * a phone network, but a /64 is not shared. Decision 0026.
 */
export function requestCostOf(network: string): number {
  return isSharedNetwork(network) ? 1 : SINGLE_HOUSEHOLD_COST
}

/** Can hundreds of unrelated diners share the network? */
export function isSharedNetwork(network: string): boolean {
  return !network.includes(':')
}

/** The eight groups of an IPv6 address; `null` if it is invalid. */
function groupsOf(text: string): number[] | null {
  const [head = '', tail, ...more] = withHexTail(text).split('::')
  if (more.length > 0) return null
  const before = partsOf(head)
  const after = tail === undefined ? [] : partsOf(tail)
  const missing = GROUPS - before.length - after.length
  if (tail === undefined ? missing !== 0 : missing < 1) return null
  const groups = [...before, ...Array<number>(missing).fill(0), ...after]
  return groups.every((group) => Number.isInteger(group) && group <= 0xffff) ? groups : null
}

/** `::ffff:192.0.2.1` as `::ffff:c000:201`. */
function withHexTail(text: string): string {
  const at = text.lastIndexOf(':') + 1
  const tail = text.slice(at)
  if (!IPV4.test(tail)) return text
  const [a = 0, b = 0, c = 0, d = 0] = tail.split('.').map(Number)
  return `${text.slice(0, at)}${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
}

function partsOf(text: string): number[] {
  if (text === '') return []
  return text.split(':').map((group) => (/^[\da-f]{1,4}$/.test(group) ? Number.parseInt(group, 16) : Number.NaN))
}

/** The IPv4 address in `::ffff:0:0/96` (a dual-stack socket) or `64:ff9b::/96` (NAT64). */
function ipv4In(groups: number[]): string | null {
  const prefix = groups
    .slice(0, 6)
    .map((group) => group.toString(16))
    .join(':')
  if (prefix !== '0:0:0:0:0:ffff' && prefix !== '64:ff9b:0:0:0:0') return null
  const [high = 0, low = 0] = groups.slice(6)
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}
