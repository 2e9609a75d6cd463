import { isLocalHost } from '@/lib/server/routing/api-variant'
import { bareHost } from '@/lib/server/routing/host'

/** Origin that the browser shows; only local hosts are served without TLS. The server has checked Host before. */
export function publicOrigin(headers: Headers): string {
  const host = headers.get('host') ?? 'localhost'
  return `${isLocalHost(bareHost(host)) ? 'http' : 'https'}://${host}`
}
