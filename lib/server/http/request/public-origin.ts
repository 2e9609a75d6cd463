import { isLocalHost } from '@/lib/server/routing/api-variant'
import { bareHost } from '@/lib/server/routing/host'

/** The address that the browser shows; only local hosts are served without TLS. The middleware has vouched for Host. */
export function publicOrigin(headers: Headers): string {
  const host = headers.get('host') ?? 'localhost'
  return `${isLocalHost(bareHost(host)) ? 'http' : 'https'}://${host}`
}
