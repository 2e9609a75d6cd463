import 'server-only'
import { VISIT_FORMS as FORMS } from '@/lib/domain/console/visit-forms'
import { EVEN_CLOSED } from '@/lib/domain/console/visit-schema'
import { normaliseEmail, normalisePhone } from '@/lib/domain/form/contact'
import type { Typed } from '@/lib/domain/panel/form/staff-form'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { isLocalDate, isLocalTime, wallTime } from '@/lib/domain/time/time'
import { type ServedForm, served, servedForms } from '@/lib/server/panel/staff-forms'
import { publicOrigin } from '@/lib/server/routing/host'

/** Forms of one reservation. Contract C40. */
export const SERVED_VISIT_FORMS: Record<string, ServedForm> = {
  ...servedForms(FORMS.cancel, FORMS.sendLink),
  // No table is free then: the diners' message would offer other times.
  [FORMS.move.name]: served(FORMS.move, { read: readMove, words: { slot_taken: panelWords.lookup.problem.noTable } }),
  [FORMS.correct.name]: served(FORMS.correct, { read: readContact }),
  [FORMS.showLink.name]: served(FORMS.showLink, {
    answered: async (data, { request }, location) => {
      const { path } = data as { path: string }
      return { code: 'guestLink', token: `${publicOrigin(request.headers)}${path}`, location }
    },
  }),
}

function readMove(typed: Typed) {
  const [day, chosen] = [typed('day'), typed('time')]
  const time = chosen.slice(0, 5)
  const reserved_on = isLocalDate(day) && isLocalTime(time) ? wallTime(day, time) : ''
  return {
    body: {
      ...versioned(typed),
      reserved_on,
      guests_number: Number(typed('guests_number')),
      even_closed: chosen.endsWith(EVEN_CLOSED),
    },
  }
}

function readContact(typed: Typed) {
  const phone = typed('phone_number')
  const body = {
    ...versioned(typed),
    customer_name: typed('customer_name'),
    phone_number: phone && (normalisePhone(phone) ?? phone),
    email: normaliseEmail(typed('email')),
  }
  return { body }
}

function versioned(typed: Typed) {
  return { version: Number(typed('version')), reason: typed('reason') }
}
