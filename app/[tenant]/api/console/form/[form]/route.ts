import { CONSOLE_PATH } from '@/lib/domain/panel/access/paths'
import { CONSOLE_FORMS, submitConsoleForm } from '@/lib/server/console/console-forms'
import { problem } from '@/lib/server/http/answer/problem'
import { seeOther } from '@/lib/server/http/answer/see-other'
import { readForm } from '@/lib/server/http/request/read-form'
import { panelToken } from '@/lib/server/panel/panel-cookies'
import { panelRoute } from '@/lib/server/panel/panel-route'
import { CONSOLE_SIGN_IN_FORMS } from '@/lib/server/panel/sign-in-forms'
import { WEB_REFUSALS } from '@/messages/content/web-refusals'

/** Forms of the console, and of signing in to it. Contract C38. */
export const POST = panelRoute('write', async (request) => {
  const { form: name = '' } = request.params
  const signIn = Object.hasOwn(CONSOLE_SIGN_IN_FORMS, name) ? CONSOLE_SIGN_IN_FORMS[name] : undefined
  const form = Object.hasOwn(CONSOLE_FORMS, name) ? CONSOLE_FORMS[name] : undefined
  if (!form && !signIn) return problem(404, { code: 'not_found', message: WEB_REFUSALS.unknownPage })
  const typed = await readForm(request.request.clone())
  if (!typed) return problem(400, { code: 'malformed', message: WEB_REFUSALS.malformedForm })
  if (signIn) return signIn(request, typed)
  const bearer = await panelToken('session', request.request.headers)
  return bearer && form ? submitConsoleForm(name, form, { ...request, bearer }, typed) : seeOther(CONSOLE_PATH)
})
