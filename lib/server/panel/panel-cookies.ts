import 'server-only'
import { PANEL_PATH, STAFF_PATHS } from '@/lib/domain/panel/access/paths'
import { publicOrigin } from '@/lib/server/routing/host'
import { sealPanelToken, unsealPanelToken } from '@/lib/server/session'

/**
 * Cookies of the panel: the session of a person, and the device that an owner has enrolled. Each holds the upstream's
 * token, sealed; the upstream alone decides whether it still opens anything. Contract C28.
 */
const COOKIES = { session: 'panel_session', device: 'panel_device' } as const
type PanelCookie = keyof typeof COOKIES

const DAY_SECONDS = 86_400
/** A session by link ends 90 days after it began; browsers keep a cookie for 400 days at most. */
const SECONDS: Record<PanelCookie, number> = { session: 90 * DAY_SECONDS, device: 400 * DAY_SECONDS }

/**
 * A session opens its person's parts of the panel and of the console; a device belongs to a restaurant. Contract C38.
 */
const PATHS: Record<PanelCookie, readonly string[]> = { session: Object.values(STAFF_PATHS), device: [PANEL_PATH] }

/** `Set-Cookie` lines for a token; sealed anew each time. */
export async function panelCookies(kind: PanelCookie, token: string, headers: Headers): Promise<string[]> {
  return cookieLines(kind, await sealPanelToken(token, SECONDS[kind]), { maxAge: SECONDS[kind], headers })
}

/** `Set-Cookie` lines that delete it. */
export function clearedPanelCookies(kind: PanelCookie, headers: Headers): string[] {
  return cookieLines(kind, '', { maxAge: 0, headers })
}

/** The token in a request's cookie; `null` without one, or for one that this server did not seal. */
export async function panelToken(kind: PanelCookie, headers: Headers): Promise<string | null> {
  const cookies = (headers.get('cookie') ?? '').split(/;\s*/)
  const found = cookies.find((cookie) => cookie.startsWith(`${COOKIES[kind]}=`))
  return found ? unsealPanelToken(found.slice(COOKIES[kind].length + 1), SECONDS[kind]) : null
}

// Lax, since links in e-mails to staff open the panel; every write also requires its own Origin.
function cookieLines(
  kind: PanelCookie,
  value: string,
  { maxAge, headers }: { maxAge: number; headers: Headers },
): string[] {
  const secure = publicOrigin(headers).startsWith('https:') ? '; Secure' : ''
  return PATHS[kind].map(
    (path) => `${COOKIES[kind]}=${value}; Path=${path}; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`,
  )
}
