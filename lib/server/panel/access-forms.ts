import 'server-only'
import { DEVICES, OWN_PIN, RESTAURANT_TOKENS } from '@/lib/domain/panel/access/access-forms'
import { PANEL_PATH } from '@/lib/domain/panel/access/paths'
import { RESTAURANT_PEOPLE } from '@/lib/domain/panel/access/people-forms'
import { staffForm, type Typed } from '@/lib/domain/panel/form/staff-form'
import { openingCalls } from '@/lib/domain/panel/opening/opening-calls'
import { clearedPanelCookies, panelCookies } from './panel-cookies'
import { endSessionBefore } from './sign-in-forms'
import { type FormOutcome, type ServedForm, type StaffRequest, served, servedForms } from './staff-forms'

const OPENING = [
  staffForm({ name: 'open', page: 'opening', call: openingCalls.open, fields: {}, done: 'opened' }),
  ...(['order', 'reservation'] as const).map((kind) =>
    staffForm({
      name: `test-${kind}`,
      page: 'opening',
      call: openingCalls.test,
      fields: {},
      fixed: { kind },
      done: kind === 'order' ? 'testOrder' : 'testReservation',
    }),
  ),
]

/** Forms of a signed-in person about one restaurant. Each works without scripts. Contract C28. */
export const ACCESS_FORMS: Record<string, ServedForm> = {
  ...servedForms(...OPENING, ...Object.values({ ...RESTAURANT_PEOPLE })),
  ...servedForms(DEVICES.revoke, DEVICES.endSession, RESTAURANT_TOKENS.make, RESTAURANT_TOKENS.revoke),
  [OWN_PIN.name]: served(OWN_PIN, { check: wrongPins }),
  [DEVICES.enrol.name]: served(DEVICES.enrol, { answered: signedOutOnDevice }),
}

function wrongPins(typed: Typed): string[] {
  if (typed('pin') !== typed('again')) return ['again']
  const current = typed('current_pin')
  return current && !/^\d{6}$/.test(current) ? ['current_pin'] : []
}

// A tablet on a counter must not keep an owner's session: enrolling it signs the owner out on it.
async function signedOutOnDevice(data: unknown, { tenant, request, call }: StaffRequest): Promise<FormOutcome> {
  const { headers } = request
  const enrolled = await panelCookies('device', (data as { token: string }).token, headers)
  const cookies = [...enrolled, ...clearedPanelCookies('session', headers)]
  await endSessionBefore({ tenant, headers, call })
  return { code: 'deviceSaved', cookies, location: PANEL_PATH }
}
