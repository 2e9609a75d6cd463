import { isLocalHost } from '@/lib/server/routing/api-variant'
import { bareHost } from '@/lib/server/routing/host'

/**
 * The API origin of a page host: `lubje.pl` → `https://api.lubje.pl`, `stage.lubje.pl` → `https://stage-api.lubje.pl`,
 * local hosts → the local upstream. Only hosts of the registry may be passed. Ledger L251–L253, contract C18.
 */
export function apiOrigin(pageHost: string, localOrigin = 'http://127.0.0.1:3001'): string {
  const host = bareHost(pageHost)
  if (isLocalHost(host)) return localOrigin
  return host.startsWith('stage.') ? `https://stage-api.${host.slice('stage.'.length)}` : `https://api.${host}`
}
