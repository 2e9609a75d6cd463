import 'server-only'
import { type RecentEntry, withRecent } from '@/lib/domain/recent/recent'
import { publicOrigin } from '@/lib/server/http/request/public-origin'
import { RECENT_COOKIE, RECENT_SECONDS, sealRecent, unsealRecent } from '@/lib/server/session'
import { log } from '@/lib/server/upstream/client/log'

/**
 * Puts what was just ordered or reserved into the sealed list of this device. A list that cannot be kept is no reason to
 * fail what has already been done.
 */
export async function addToRecent(response: Response, request: Request, entry: RecentEntry): Promise<Response> {
  try {
    const sealed = await sealRecent(withRecent(await recentOf(request.headers), entry))
    response.headers.append('set-cookie', recentCookie(sealed, RECENT_SECONDS, request.headers))
  } catch (error) {
    log.error({ error: String(error).slice(0, 200) }, 'the recent list was not kept')
  }
  return response
}

/** `Set-Cookie` for the list; `maxAge` 0 forgets it. */
export function recentCookie(value: string, maxAge: number, headers: Headers): string {
  const secure = publicOrigin(headers).startsWith('https:') ? '; Secure' : ''
  return `${RECENT_COOKIE}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`
}

/** The sealed list of the device that asks. */
export function recentOf(headers: Headers): Promise<RecentEntry[]> {
  const cookies = (headers.get('cookie') ?? '').split(/;\s*/)
  const found = cookies.find((cookie) => cookie.startsWith(`${RECENT_COOKIE}=`))
  return unsealRecent(found?.slice(RECENT_COOKIE.length + 1))
}
