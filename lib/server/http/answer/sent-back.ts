import 'server-only'
import { cookies } from 'next/headers'
import { ENQUIRY_COOKIE } from '@/lib/domain/partner-enquiry/posted-enquiry'
import { sealedCookie } from '@/lib/server/http/answer/sealed-cookie'
import { seeOther } from '@/lib/server/http/answer/see-other'
import { unseal } from '@/lib/server/session'

/** Forms of one e-mail field that are sent back with what was typed. */
type FormName = 'data' | 'own-list'
type Typed = Record<string, string>

/** Back to a form's page, which says what is wrong; what was typed is in a sealed cookie, never in the address. */
export async function sentBack(location: string, form: FormName, typed: Typed): Promise<Response> {
  const response = seeOther(location)
  response.headers.append('set-cookie', await sealedCookie(ENQUIRY_COOKIE, { form, ...typed }))
  return response
}

/** What was typed into the form that is shown again; empty where it was another form. */
export async function typedBefore(form: FormName): Promise<Partial<Typed>> {
  const { form: of, ...typed } = await unseal<Typed>((await cookies()).get(ENQUIRY_COOKIE)?.value)
  return of === form ? typed : {}
}
