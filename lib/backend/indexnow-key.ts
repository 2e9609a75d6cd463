import { createHmac } from 'node:crypto'

/**
 * The key with which a host tells search engines of its changes: 32 hexadecimal digits, one for each host, served at
 * `https://{host}/{key}.txt`. It is public, but `INDEXNOW_SECRET` cannot be read from it. Decision 0047.
 */
export function indexNowKey(secret: string, host: string): string {
  return createHmac('sha256', secret).update(`indexnow ${host}`).digest('hex').slice(0, 32)
}
