import 'server-only'
import { cookies } from 'next/headers'
import { ANSWER_PARAMETER } from '@/lib/domain/form/coded-answer'
import type { FormAnswer } from '@/lib/domain/panel/access/form-answer'
import { appNameOf } from '@/lib/server/http/request/app-name-of'
import { answerCookieOf, DINER_ANSWER, STAFF_ANSWER } from '@/lib/server/policy/form-answer'
import { publicOrigin } from '@/lib/server/routing/host'
import { SEAL_COOKIE, seal, unseal } from '@/lib/server/session'
import { seeOther } from './see-other'
import 'server-only'

type Query = Record<string, unknown>

/**
 * The one way in which a plain form gets its answer: 303 to a page that shows it. The answer is sealed in a cookie; in
 * a frame in the URL, because browsers may block all cookies there. Pages of staff show it once: the middleware deletes
 * the cookie with them. `cookies`: further `Set-Cookie` lines. Contract C18, C28, docs/design/embeds.md.
 */
export async function answerForm<T extends { form: string }>(
  location: string,
  answer: T,
  { request, cookies: others = [] }: { request: Pick<Request, 'url' | 'headers'>; cookies?: string[] },
): Promise<Response> {
  const [address = '', fragment] = location.split('#', 2)
  const sealed = await sealWithinLimit({ ...answer })
  const isFramed = appNameOf(request.url, (name) => request.headers.get(name)) === 'iframe'
  const parameter = `${ANSWER_PARAMETER}=${isFramed ? encodeURIComponent(sealed) : '1'}`
  const to = `${address}${address.includes('?') ? '&' : '?'}${parameter}${fragment ? `#${fragment}` : ''}`
  const { name, path } = answerCookieOf(address.split('?')[0] ?? '')
  const secure = publicOrigin(request.headers).startsWith('https:') ? '; Secure' : ''
  const line = `${name}=${sealed}; Path=${path}; Max-Age=${SEAL_COOKIE.maxAge}; HttpOnly; SameSite=Lax${secure}`
  const response = seeOther(to)
  for (const cookie of isFramed ? others : [line, ...others]) response.headers.append('set-cookie', cookie)
  return response
}

/** Outcome of this form, which led to the page; null for a page that was simply opened. */
export async function readAnswer<T extends { form: string }>(form: T['form'], query: Query): Promise<T | null> {
  const parameter = query[ANSWER_PARAMETER]
  if (typeof parameter !== 'string') return null
  const answer = await unseal<T>(parameter === '1' ? (await cookies()).get(DINER_ANSWER)?.value : parameter)
  return answer.form === form ? (answer as T) : null
}

/** The same for any form of the panel or the console. */
export async function readFormAnswer(query: Query): Promise<FormAnswer | null> {
  if (query[ANSWER_PARAMETER] === undefined) return null
  const { form, code, values = {}, ...rest } = await unseal<FormAnswer>((await cookies()).get(STAFF_ANSWER)?.value)
  return form && code ? { form, code, values, ...rest } : null
}

/** Longest seal in characters: a browser drops a cookie of more than 4,096 with its name and attributes, and so may a proxy. */
const MAX_CHARACTERS = 3800
/** Lengths to which a text is cut, tried in turn. */
const TEXT_LENGTHS = [4000, 1000, 600, 120, 30]

/** `data` sealed, its texts cut until it fits a cookie; sealed empty where it never fits. Ledger L263. */
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
