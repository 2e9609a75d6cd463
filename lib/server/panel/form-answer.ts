import 'server-only'
import { cookies } from 'next/headers'
import type { FormAnswer } from '@/lib/domain/panel/access/form-answer'
import { STAFF_PATHS, staffPlaceOf } from '@/lib/domain/panel/access/paths'
import { sealWithinLimit } from '@/lib/server/http/answer/sealed-cookie'
import { seeOther } from '@/lib/server/http/answer/see-other'
import { publicOrigin } from '@/lib/server/http/request/public-origin'
import { ANSWER_COOKIE, ANSWER_PARAMETER } from '@/lib/server/policy/panel-answer'
import { SEAL_COOKIE, unseal } from '@/lib/server/session'

/**
 * 303 to a page of the panel or the console, which shows what became of the form, once: the middleware takes the cookie away with it.
 * `cookies`: further `Set-Cookie` lines. Contract C28.
 */
export async function answerForm(
  location: string,
  answer: FormAnswer,
  { headers, cookies: others = [] }: { headers: Headers; cookies?: string[] },
): Promise<Response> {
  const [path = '', fragment] = location.split('#', 2)
  const address = `${path}${path.includes('?') ? '&' : '?'}${ANSWER_PARAMETER}=1${fragment ? `#${fragment}` : ''}`
  const response = seeOther(address)
  const secure = publicOrigin(headers).startsWith('https:') ? '; Secure' : ''
  const sealed = await sealWithinLimit({ ...answer })
  const line = `${ANSWER_COOKIE}=${sealed}; Path=${STAFF_PATHS[staffPlaceOf(path)]}; Max-Age=${SEAL_COOKIE.maxAge}; HttpOnly; SameSite=Lax${secure}`
  for (const cookie of [line, ...others]) response.headers.append('set-cookie', cookie)
  return response
}

/** What the form answered that led to this page; `null` for a page that was simply opened. */
export async function readFormAnswer(searchParams: Record<string, unknown>): Promise<FormAnswer | null> {
  if (searchParams[ANSWER_PARAMETER] === undefined) return null
  const { form, code, values = {}, ...rest } = await unseal<FormAnswer>((await cookies()).get(ANSWER_COOKIE)?.value)
  return form && code ? { form, code, values, ...rest } : null
}
