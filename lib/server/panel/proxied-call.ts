import { accessOf } from '@/lib/domain/staff/access'

/** Their answers tell a token, which no script of a page is to see: forms make them. */
const TELLS_A_TOKEN = /^POST \/panel\/\d+\/(?:devices|tokens)$/

/** Is this a call of the panel that a screen may make through the web server? Contract C21, C28. */
export function isProxied(method: string, path: string): boolean {
  if (!path.startsWith('/panel/') || TELLS_A_TOKEN.test(`${method} ${path}`)) return false
  return accessOf(method, path)?.by === 'deed'
}
