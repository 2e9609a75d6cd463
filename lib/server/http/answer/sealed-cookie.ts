import 'server-only'
import { SEAL_COOKIE, seal } from '@/lib/server/session'

/** Longest seal in characters: a browser drops a cookie of more than 4,096 with its name and attributes, and so may a proxy. */
const MAX_CHARACTERS = 3800
/** How long a text in it may be, tried in turn. */
const TEXT_LENGTHS = [4000, 1000, 600, 120, 30]

/** A `set-cookie` for what a form post leaves to the page that shows the form again; gone when its seal is. */
export async function sealedCookie(name: string, data: Record<string, unknown>): Promise<string> {
  const { path, maxAge } = SEAL_COOKIE
  return `${name}=${await sealWithinLimit(data)}; Path=${path}; Max-Age=${maxAge}; HttpOnly; SameSite=Lax`
}

/** `data` sealed, its texts cut as far as a cookie asks for; sealed empty where it fits in no way. Ledger L263. */
export async function sealWithinLimit(data: Record<string, unknown>): Promise<string> {
  for (const length of TEXT_LENGTHS) {
    const sealed = await seal(cut(data, length) as Record<string, unknown>)
    if (sealed.length <= MAX_CHARACTERS) return sealed
  }
  return seal({})
}

function cut(value: unknown, length: number): unknown {
  if (typeof value === 'string') return value.slice(0, length)
  if (Array.isArray(value)) return value.map((item) => cut(item, length))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, cut(item, length)]))
}
