import 'server-only'
import { cookies } from 'next/headers'
import { ENQUIRY_COOKIE } from '@/lib/domain/partner-enquiry/posted-enquiry'
import { OWN_DATA_PATH } from '@/lib/domain/person-data/paths'
import { sealedCookie } from '@/lib/server/http/answer/sealed-cookie'
import { seeOther } from '@/lib/server/http/answer/see-other'
import { unseal } from '@/lib/server/session'

/** What was typed, in the cookie of forms that are sent back. */
export type AskedData = { email: string; kind: string }

/** Back to the form, which says what is wrong and has what was typed. Contract C42. */
export async function backToAsking(problem: string, typed: AskedData | null = null): Promise<Response> {
  const response = seeOther(`${OWN_DATA_PATH}?problem=${problem}`)
  if (typed) response.headers.append('set-cookie', await sealedCookie(ENQUIRY_COOKIE, { form: 'data', ...typed }))
  return response
}

/** What was typed into the form that is shown again; empty where it was another form. */
export async function askedData(): Promise<Partial<AskedData>> {
  const { form, ...typed } = await unseal<AskedData & { form: string }>((await cookies()).get(ENQUIRY_COOKIE)?.value)
  return form === 'data' ? typed : {}
}
