import 'server-only'
import { OWN_DATA_PATH } from '@/lib/domain/person-data/paths'
import { DATA_SESSION_MINUTES } from '@/lib/domain/person-data/schema'
import { publicOrigin } from '@/lib/server/routing/host'
import { sealPanelToken, unsealPanelToken } from '@/lib/server/session'

const COOKIE = 'twoje_dane'
const SECONDS = DATA_SESSION_MINUTES * 60

/**
 * `Set-Cookie` with the key of a session, sealed, for the pages of a person's own data alone. A cookie and not a URL: a
 * forwarded e-mail, a history and a printed page open nothing. Contract C42.
 */
export async function dataSessionCookie(session: string, headers: Headers): Promise<string> {
  const secure = publicOrigin(headers).startsWith('https:') ? '; Secure' : ''
  const sealed = await sealPanelToken(session, SECONDS)
  return `${COOKIE}=${sealed}; Path=${OWN_DATA_PATH}; Max-Age=${SECONDS}; HttpOnly; SameSite=Strict${secure}`
}

/** The key of the session; `null` without one. */
export async function dataSession(cookies: {
  get(name: string): { value: string } | undefined
}): Promise<string | null> {
  const sealed = cookies.get(COOKIE)?.value
  return sealed ? unsealPanelToken(sealed, SECONDS) : null
}
