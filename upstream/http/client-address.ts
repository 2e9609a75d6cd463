import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context, MiddlewareHandler } from 'hono'
import type { Deps, UpstreamEnv } from './deps'

/**
 * Whose request it is: the last address in `x-forwarded-for`, believed only from loopback and trusted callers.
 * `null` is the web server itself, which is never limited. Contract "Limits".
 */
export function clientAddress({ trustedCallers }: Deps): MiddlewareHandler<UpstreamEnv> {
  return async (c, next) => {
    const caller = withoutPrefix(callerOf(c))
    const trusted = isLoopback(caller) || trustedCallers.includes(caller)
    const forwarded = withoutPrefix(c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim().slice(0, 64) ?? '')
    const named = forwarded && !isLoopback(forwarded) && !trustedCallers.includes(forwarded) ? forwarded : null
    c.set('client', trusted ? named : caller)
    await next()
  }
}

function callerOf(c: Context): string {
  return c.env && 'incoming' in c.env ? (getConnInfo(c).remote.address ?? '') : '127.0.0.1'
}

function withoutPrefix(address: string): string {
  return address.replace(/^::ffff:/, '')
}

function isLoopback(address: string): boolean {
  return address === '::1' || /^127\.\d+\.\d+\.\d+$/.test(address)
}
