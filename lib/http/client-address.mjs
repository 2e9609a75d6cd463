/**
 * The diner's address: the socket's own, or the entry that the nearest `hops` trusted proxies vouch for.
 * With no trusted proxy the forwarded header is whatever the client wrote, so it is not read. Contract "Limits".
 */
export function clientAddress(socketAddress, forwardedFor, hops) {
  const chain = [...(forwardedFor ?? '').split(',').map((part) => part.trim()), socketAddress ?? ''].filter(Boolean)
  return chain.at(-1 - Math.min(hops, chain.length - 1)) ?? ''
}
