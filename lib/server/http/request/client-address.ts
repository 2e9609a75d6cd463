const WITH_PORT = /^(?:\[([^\]]+)\]|(\d{1,3}(?:\.\d{1,3}){3}))(?::\d+)?$/

/**
 * The diner's address: the socket's own, or the entry that the nearest `hops` trusted proxies vouch for.
 * With no trusted proxy the forwarded header is whatever the client wrote, so it is not read. Contract "Limits".
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  hops: number,
): string {
  const chain = [...(forwardedFor ?? '').split(',').map((part) => part.trim()), socketAddress ?? ''].filter(Boolean)
  return bareAddress(chain.at(-1 - Math.min(hops, chain.length - 1)) ?? '')
}

// Some proxies write the port as well, which differs from one connection to the next.
function bareAddress(text: string): string {
  const [, v6, v4] = WITH_PORT.exec(text) ?? []
  return v6 ?? v4 ?? text
}
