import { problem } from '@/lib/server/http/answer/problem'
import { readForm } from '@/lib/server/http/request/read-form'
import { panelRoute } from '@/lib/server/panel/panel-route'
import { SIGN_IN_FORMS } from '@/lib/server/panel/sign-in-forms'
import { WEB_REFUSALS } from '@/messages/content/web-refusals'

/** Forms of signing in and out. Contract C28. */
export const POST = panelRoute('write', async (request) => {
  const { form: name = '' } = request.params
  const submit = Object.hasOwn(SIGN_IN_FORMS, name) ? SIGN_IN_FORMS[name] : undefined
  if (!submit) return problem(404, { code: 'not_found', message: WEB_REFUSALS.unknownPage })
  const form = await readForm(request.request.clone())
  if (!form) return problem(400, { code: 'malformed', message: WEB_REFUSALS.malformedForm })
  return submit(request, form)
})
