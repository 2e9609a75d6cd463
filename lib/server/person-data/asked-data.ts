import 'server-only'
import { OWN_DATA_PATH } from '@/lib/domain/person-data/paths'
import { sealedCookie } from '@/lib/server/http/answer/sealed-cookie'
import { seeOther } from '@/lib/server/http/answer/see-other'

/** What was typed, for the page that says what became of it. */
export const ASKED_DATA_COOKIE = 'prosba_o_dane'
export type AskedData = { email: string; kind: string }

/** Back to the form, which says what is wrong and has what was typed. Contract C42. */
export async function backToAsking(problem: string, typed: AskedData | null = null): Promise<Response> {
  const response = seeOther(`${OWN_DATA_PATH}?problem=${problem}`)
  if (typed) response.headers.append('set-cookie', await sealedCookie(ASKED_DATA_COOKIE, { ...typed }))
  return response
}
