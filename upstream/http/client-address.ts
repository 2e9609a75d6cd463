import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context, MiddlewareHandler } from 'hono'
import { SECRET_HEADER } from '@/lib/domain/wire'
import { isOneOf } from '@/upstream/same-secret'
import type { Deps, UpstreamEnv } from './deps'

/**
 * Determines the client of a request. A caller with the shared secret is the web server: it names the diner's address
 * in `x-forwarded-for`, or calls for itself (`null`, never limited). Every other client is its socket's address,
 * including loopback, because a proxy may run there. Contract "Limits".
 */
export function readClientAddress({
  upstreamSecret,
  previousUpstreamSecret,
  log,
}: Deps): MiddlewareHandler<UpstreamEnv> {
  let isWarned = false
  return async (c, next) => {
    const shown = c.req.header(SECRET_HEADER)
    const isWeb = shown !== undefined && isOneOf(shown, [upstreamSecret, previousUpstreamSecret])
    if (shown !== undefined && !isWeb && !isWarned) {
      isWarned = true
      log.warn('a caller shows another UPSTREAM_SECRET: all its diners are counted as one')
    }
    c.set('client', isWeb ? forwardedAddress(c) : socketAddress(c))
    await next()
  }
}

/** The address at the other end of the socket; without a socket, the loopback address. */
export function socketAddress(c: Context): string {
  const address = c.env && 'incoming' in c.env ? (getConnInfo(c).remote.address ?? '') : '127.0.0.1'
  return withoutPrefix(address)
}

// The first entry is the web server's; a proxy between the two appends the web server's own address.
function forwardedAddress(c: Context): string | null {
  const first = c.req.header('x-forwarded-for')?.split(',')[0]?.trim().slice(0, 64)
  return first ? withoutPrefix(first) : null
}

function withoutPrefix(address: string): string {
  return address.replace(/^::ffff:/, '')
}
