const WITH_PORT = /^(?:\[([^\]]+)\]|(\d{1,3}(?:\.\d{1,3}){3}))(?::\d+)?$/

const LOOPBACK = /^(?:::1$|(?:::ffff:)?127\.)/

/** Longer than any address; the value is forwarded in a header. */
const MAX_LENGTH = 64

/**
 * The diner's address: the socket's own, or the entry written by the nearest `hops` trusted proxies. Empty for requests
 * of this machine itself: the socket is local and no trusted proxy forwarded the request. Limits on pages do not count
 * those; limits on handlers, which write, count them as the one address 127.0.0.1 (`tenant-route.ts`). Behind an
 * unconfigured local proxy every diner counts as this machine; behind a configured one none does. With no trusted proxy
 * the forwarded header is the client's own text, so it is not read. Contract "Limits".
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  hops: number,
): string {
  if (isThisMachine(socketAddress ?? '') && (hops === 0 || !forwardedFor)) return ''
  const chain = [...(forwardedFor ?? '').split(',').map((part) => part.trim()), socketAddress ?? ''].filter(Boolean)
  return bareAddress(chain.at(-1 - Math.min(hops, chain.length - 1)) ?? '')
}

/** Is this the machine's own address? */
export function isThisMachine(address: string): boolean {
  return LOOPBACK.test(address)
}

// Some proxies write the port as well, which differs from one connection to the next.
function bareAddress(text: string): string {
  const [, v6, v4] = WITH_PORT.exec(text) ?? []
  return (v6 ?? v4 ?? text).slice(0, MAX_LENGTH)
}
