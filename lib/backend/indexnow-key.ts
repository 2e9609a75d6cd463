import { createHmac } from 'node:crypto'

/**
 * Key of a host for reporting its changes to search engines: 32 hexadecimal digits, one for each host, served at
 * `https://{host}/{key}.txt`. It is public, but `INDEXNOW_SECRET` cannot be derived from it. See docs/design/search.md.
 */
export function indexNowKey(secret: string, host: string): string {
  return createHmac('sha256', secret).update(`indexnow ${host}`).digest('hex').slice(0, 32)
}
