import { PANEL_PATH } from '@/lib/domain/panel/access/paths'
import { problem } from '@/lib/server/http/answer/problem'
import { seeOther } from '@/lib/server/http/answer/see-other'
import { readForm } from '@/lib/server/http/request/read-form'
import { ACCESS_FORMS, submitAccessForm } from '@/lib/server/panel/access-forms'
import { panelToken } from '@/lib/server/panel/panel-cookies'
import { panelRoute } from '@/lib/server/panel/panel-route'
import { SETTINGS_FORMS, submitSettingsForm } from '@/lib/server/panel/settings-forms'
import { WEB_REFUSALS } from '@/messages/content/web-refusals'

/** Forms about access to one restaurant: `[form]` is the restaurant, `[action]` the form. Contract C28. */
export const POST = panelRoute('write', async (request) => {
  const { action = '' } = request.params
  const settings = Object.hasOwn(SETTINGS_FORMS, action) ? SETTINGS_FORMS[action] : undefined
  const form = Object.hasOwn(ACCESS_FORMS, action) ? ACCESS_FORMS[action] : undefined
  if (!form && !settings) return problem(404, { code: 'not_found', message: WEB_REFUSALS.unknownPage })
  const bearer = await panelToken('session', request.request.headers)
  // What somebody has typed in the settings is given back, to be sent again once they have signed in elsewhere.
  const signedOut = () =>
    settings ? problem(401, { code: 'unauthorized', message: WEB_REFUSALS.signedOutForm }) : seeOther(PANEL_PATH)
  if (!bearer) return signedOut()
  const typed = await readForm(request.request.clone())
  if (!typed) return problem(400, { code: 'malformed', message: WEB_REFUSALS.malformedForm })
  const signed = { ...request, bearer }
  if (settings) return (await submitSettingsForm(action, settings, typed, signed)) ?? signedOut()
  return form ? submitAccessForm(action, form, signed, typed) : signedOut()
})
