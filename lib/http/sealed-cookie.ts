import 'server-only'
import { SEAL_COOKIE, seal } from '@/lib/session'

/** A `set-cookie` for what a form post leaves to the page that shows the form again; gone when its seal is. */
export async function sealedCookie(name: string, data: Record<string, unknown>): Promise<string> {
  const { path, maxAge } = SEAL_COOKIE
  return `${name}=${await seal(data)}; Path=${path}; Max-Age=${maxAge}; HttpOnly; SameSite=Lax`
}
