import 'server-only'
import { createHash } from 'node:crypto'
import { consolePath } from '@/lib/domain/console/pages'
import { publicOrigin } from '@/lib/server/routing/host'
import { seal, unseal } from '@/lib/server/session'

const LOOKUP_COOKIE = 'konsola_szukaj'
/** Time for which one can go back to a lookup. */
const LOOKUP_SECONDS = 3600
/** Longest stored text, in characters. */
const MAX_QUERY = 200

/** Lookup as typed: the text, and the reason for one by name. */
interface Lookup {
  query: string
  reason: string
}

/**
 * `Set-Cookie` with the lookup's text: sealed, for the lookup's page and this session alone. So no URL and no log holds
 * it, and reloading and going back show the same list. Contract C19, C40.
 */
export async function lookupCookie({ query, reason }: Lookup, bearer: string, headers: Headers): Promise<string> {
  const sealed = await seal(
    { lookup: { query: query.slice(0, MAX_QUERY), reason: reason.slice(0, MAX_QUERY), session: sessionMark(bearer) } },
    LOOKUP_SECONDS,
  )
  const secure = publicOrigin(headers).startsWith('https:') ? '; Secure' : ''
  return `${LOOKUP_COOKIE}=${sealed}; Path=${consolePath('lookup')}; Max-Age=${LOOKUP_SECONDS}; HttpOnly; SameSite=Lax${secure}`
}

/** Last lookup in this session; `null` for none, or for one more than an hour old. */
export async function readLookup(
  cookies: { get(name: string): { value: string } | undefined },
  bearer: string,
): Promise<Lookup | null> {
  const sealed = cookies.get(LOOKUP_COOKIE)?.value
  const { lookup } = await unseal<{ lookup: { query?: unknown; reason?: unknown; session?: unknown } }>(
    sealed,
    LOOKUP_SECONDS,
  )
  if (lookup?.session !== sessionMark(bearer) || typeof lookup.query !== 'string') return null
  return { query: lookup.query, reason: typeof lookup.reason === 'string' ? lookup.reason : '' }
}

function sessionMark(bearer: string): string {
  return createHash('sha256').update(bearer).digest('base64url').slice(0, 22)
}
