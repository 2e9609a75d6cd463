import type { Deed } from './permissions'

/** What a call under /staff and /panel asks of its caller; `public` calls prove themselves by what they carry. */
export type Access = { by: 'public' } | { by: 'session' } | { by: 'device' } | { by: 'deed'; deed: Deed }

const deed = (name: Deed): Access => ({ by: 'deed', deed: name })

/**
 * Every call of staff, with what it asks: a call that is not here does not exist, whatever route is registered. The
 * OpenAPI document shows the column as `x-access`, and `tests/contract/walls.test.ts` tries each. Contract C21.
 */
export const ACCESS: Readonly<Record<string, Access>> = {
  'POST /staff/sign-in-links': { by: 'public' },
  'POST /staff/sessions': { by: 'public' },
  'GET /staff/session': { by: 'session' },
  'DELETE /staff/session': { by: 'session' },
  'GET /staff/device': { by: 'device' },
  'POST /staff/device/sessions': { by: 'device' },
  'PUT /panel/{restaurant}/pin': deed('set_own_pin'),
  'GET /panel/{restaurant}/people': deed('manage_people'),
  'POST /panel/{restaurant}/people': deed('manage_people'),
  'PUT /panel/{restaurant}/people/{person}': deed('manage_people'),
  'DELETE /panel/{restaurant}/people/{person}': deed('manage_people'),
  'PUT /panel/{restaurant}/people/{person}/pin': deed('manage_people'),
  'GET /panel/{restaurant}/sessions': deed('manage_access'),
  'DELETE /panel/{restaurant}/sessions/{session}': deed('manage_access'),
  'GET /panel/{restaurant}/devices': deed('manage_access'),
  'POST /panel/{restaurant}/devices': deed('manage_access'),
  'DELETE /panel/{restaurant}/devices/{device}': deed('manage_access'),
  'GET /panel/{restaurant}/tokens': deed('manage_access'),
  'POST /panel/{restaurant}/tokens': deed('manage_access'),
  'DELETE /panel/{restaurant}/tokens/{token}': deed('manage_access'),
  'GET /panel/{restaurant}/board': deed('see_board'),
  'GET /panel/{restaurant}/events': deed('see_board'),
  'POST /panel/{restaurant}/orders/{order}/steps': deed('handle_orders'),
  'POST /panel/{restaurant}/reservations': deed('handle_tables'),
  'POST /panel/{restaurant}/reservations/{reservation}/steps': deed('handle_tables'),
  'POST /panel/{restaurant}/reservations/{reservation}/move': deed('handle_tables'),
  'POST /panel/{restaurant}/guests': deed('see_guests'),
  'PUT /panel/{restaurant}/guests/notes': deed('see_guests'),
  'GET /panel/{restaurant}/tables': deed('handle_tables'),
  'GET /panel/{restaurant}/reservations/{reservation}/alternatives': deed('handle_tables'),
  'POST /panel/{restaurant}/waitlist/{wait}/offer': deed('handle_tables'),
  'POST /panel/{restaurant}/blocks': deed('handle_tables'),
  'DELETE /panel/{restaurant}/blocks/{block}': deed('handle_tables'),
  'POST /panel/{restaurant}/joins': deed('handle_tables'),
  'DELETE /panel/{restaurant}/joins/{join}': deed('handle_tables'),
  'PUT /panel/{restaurant}/sold-out': deed('set_sold_out'),
  'PUT /panel/{restaurant}/pace': deed('set_pace'),
  'PUT /panel/{restaurant}/kitchen-limit': deed('set_pace'),
  'POST /panel/{restaurant}/alarms/acknowledgements': deed('hear_alarm'),
  'GET /panel/{restaurant}/push': deed('hear_alarm'),
  'PUT /panel/{restaurant}/push': deed('hear_alarm'),
  'GET /panel/{restaurant}/report': deed('see_report'),
  'GET /panel/{restaurant}/audit': deed('see_audit'),
}

const PATTERNS = Object.entries(ACCESS).map(([call, access]) => {
  const [method = '', path = ''] = call.split(' ')
  return { method, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`), access }
})

/** What the call asks for; `null` for a call that is not in the table. */
export function accessOf(method: string, path: string): Access | null {
  const asked = method === 'HEAD' ? 'GET' : method
  return PATTERNS.find((one) => one.method === asked && one.pattern.test(path))?.access ?? null
}
