import 'server-only'
import { STAFF_PATHS, type StaffPlace } from '@/lib/domain/panel/access/paths'
import { publicOrigin } from '@/lib/server/http/request/public-origin'

export const ATTEMPT_COOKIE = 'panel_attempt'
/** As long as the upstream lets the same press be repeated. */
const ATTEMPT_SECONDS = 120
const ATTEMPT = /^[A-Za-z0-9-]{20,64}$/

/**
 * What marks one press of a button whose token is told once: the form's own, or that of the press before, whose answer was
 * lost. `undefined` where a form carries none. Contract C21, C28.
 */
export function attemptOf(headers: Headers, form: Pick<URLSearchParams, 'get'>): string | undefined {
  const cookies = (headers.get('cookie') ?? '').split(/;\s*/)
  const before = cookies.find((cookie) => cookie.startsWith(`${ATTEMPT_COOKIE}=`))?.slice(ATTEMPT_COOKIE.length + 1)
  return [before, form.get('attempt')].find((one): one is string => typeof one === 'string' && ATTEMPT.test(one))
}

/** `Set-Cookie` lines with which the next press counts as the same. */
export function attemptCookies(attempt: string | undefined, headers: Headers, place: StaffPlace = 'panel'): string[] {
  if (!attempt) return []
  const secure = publicOrigin(headers).startsWith('https:') ? '; Secure' : ''
  const attributes = `Path=${STAFF_PATHS[place]}; Max-Age=${ATTEMPT_SECONDS}; HttpOnly; SameSite=Lax${secure}`
  return [`${ATTEMPT_COOKIE}=${attempt}; ${attributes}`]
}
