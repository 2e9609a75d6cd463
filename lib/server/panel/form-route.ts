import 'server-only'
import type { StaffPlace } from '@/lib/domain/panel/access/paths'
import { CONSOLE_FORMS } from '@/lib/server/console/console-forms'
import { problemAnswer } from '@/lib/server/http/answer/problem'
import { readForm } from '@/lib/server/http/request/read-body'
import { WEB_REFUSALS } from '@/messages/content/web-refusals'
import { ACCESS_FORMS } from './access-forms'
import { panelToken } from './panel-cookies'
import { panelRoute, signedOutForm } from './panel-route'
import { SETTINGS_FORMS, submitSettingsForm } from './settings-forms'
import { CONSOLE_SIGN_IN_FORMS, SIGN_IN_FORMS } from './sign-in-forms'
import { submitStaffForm } from './staff-forms'

/**
 * Posted forms of the panel or the console: `[form]` is the form, or with `[action]` its restaurant. Forms of signing
 * in and out need no session. Contract C28, C38.
 */
export function formRoute(place: StaffPlace) {
  const ofPlace = place === 'panel' ? SIGN_IN_FORMS : CONSOLE_SIGN_IN_FORMS
  return panelRoute('write', async (request) => {
    const { form: first = '', action } = request.params
    const name = action ?? first
    const isOfRestaurant = action !== undefined
    const signIn = isOfRestaurant ? undefined : ownIn(ofPlace, name)
    const settings = isOfRestaurant ? ownIn(SETTINGS_FORMS, name) : undefined
    const form = isOfRestaurant ? ownIn(ACCESS_FORMS, name) : place === 'console' && ownIn(CONSOLE_FORMS, name)
    if (!signIn && !settings && !form)
      return problemAnswer(404, { code: 'not_found', message: WEB_REFUSALS.unknownPage })
    const bearer = signIn ? null : await panelToken('session', request.request.headers)
    if (!signIn && !bearer) return signedOutForm()
    const typed = await readForm(request.request.clone())
    if (!typed) return problemAnswer(400, { code: 'malformed', message: WEB_REFUSALS.malformedForm })
    if (signIn) return signIn(request, typed)
    const signed = { ...request, bearer: bearer ?? '', restaurantId: isOfRestaurant ? Number(first) : null }
    if (settings) return submitSettingsForm(name, settings, typed, signed)
    return form ? submitStaffForm(name, form, signed, typed) : signedOutForm()
  })
}

function ownIn<T>(forms: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(forms, name) ? forms[name] : undefined
}
