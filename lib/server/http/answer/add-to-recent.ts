import 'server-only'
import { type DeviceList, type RecentEntry, withRecent } from '@/lib/domain/recent/recent'
import { cookieIn } from '@/lib/server/http/request/own-cookies'
import { publicOrigin } from '@/lib/server/routing/host'
import { RECENT_COOKIE, RECENT_SECONDS, sealRecent, unsealRecent } from '@/lib/server/session'
import { log } from '@/lib/server/upstream/client/log'

/**
 * Adds a new order or reservation to the sealed list of this device. A failure of the list must not fail the completed
 * order.
 */
export async function addToRecent(response: Response, request: Request, entry: RecentEntry): Promise<Response> {
  try {
    const { entries, favourites } = await deviceListOf(request.headers)
    response.headers.append(
      'set-cookie',
      await deviceListCookie({ entries: withRecent(entries, entry), favourites }, request.headers),
    )
  } catch (error) {
    log.error({ error: String(error).slice(0, 200) }, 'the recent list was not stored')
  }
  return response
}

/** `Set-Cookie` for the list; `maxAge` 0 deletes it. */
export function recentCookie(value: string, maxAge: number, headers: Headers): string {
  const secure = publicOrigin(headers).startsWith('https:') ? '; Secure' : ''
  return `${RECENT_COOKIE}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`
}

/** `Set-Cookie` that keeps this list for 90 days. */
export async function deviceListCookie({ entries, favourites }: DeviceList, headers: Headers): Promise<string> {
  return recentCookie(await sealRecent(entries, favourites), RECENT_SECONDS, headers)
}

/** Orders and reservations of the requesting device. */
export async function recentOf(headers: Headers): Promise<RecentEntry[]> {
  return (await deviceListOf(headers)).entries
}

/** Sealed list of the requesting device. */
export function deviceListOf(headers: Headers): Promise<DeviceList> {
  return unsealRecent(cookieIn(headers.get('cookie') ?? '', RECENT_COOKIE))
}
