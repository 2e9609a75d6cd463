import type { Call } from '@/lib/domain/call/call'
import { CONSOLE_CALLS } from '@/lib/domain/console/console-calls'
import type { Permission } from './permissions'

/** What a call under /staff, /panel and /console asks of its caller; `public` calls prove themselves by what they carry. */
export type Access =
  | { by: 'public' }
  | { by: 'session' }
  | { by: 'device' }
  | { by: 'permission'; permission: Permission }

const permission = (name: Permission): Access => ({ by: 'permission', permission: name })

/** What described calls ask for, by method and path. */
function accessTo(calls: readonly Call[]): Record<string, Access> {
  return Object.fromEntries(calls.map(({ method, path, may }) => [`${method.toUpperCase()} ${path}`, permission(may)]))
}

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
  'PUT /panel/{restaurant}/pin': permission('set_own_pin'),
  'GET /panel/{restaurant}/people': permission('manage_people'),
  'POST /panel/{restaurant}/people': permission('manage_people'),
  'PUT /panel/{restaurant}/people/{person}': permission('manage_people'),
  'DELETE /panel/{restaurant}/people/{person}': permission('manage_people'),
  'PUT /panel/{restaurant}/people/{person}/pin': permission('manage_people'),
  'GET /panel/{restaurant}/sessions': permission('manage_access'),
  'DELETE /panel/{restaurant}/sessions/{session}': permission('manage_access'),
  'GET /panel/{restaurant}/devices': permission('manage_access'),
  'POST /panel/{restaurant}/devices': permission('manage_access'),
  'DELETE /panel/{restaurant}/devices/{device}': permission('manage_access'),
  'GET /panel/{restaurant}/tokens': permission('manage_access'),
  'POST /panel/{restaurant}/tokens': permission('manage_access'),
  'DELETE /panel/{restaurant}/tokens/{token}': permission('manage_access'),
  'GET /panel/{restaurant}/board': permission('see_board'),
  'GET /panel/{restaurant}/events': permission('see_board'),
  'POST /panel/{restaurant}/orders/{order}/steps': permission('handle_orders'),
  'PUT /panel/{restaurant}/orders/{order}/ticks': permission('handle_orders'),
  'POST /panel/{restaurant}/reservations': permission('handle_tables'),
  'POST /panel/{restaurant}/reservations/{reservation}/steps': permission('handle_tables'),
  'POST /panel/{restaurant}/reservations/{reservation}/move': permission('handle_tables'),
  'POST /panel/{restaurant}/guests': permission('see_guests'),
  'PUT /panel/{restaurant}/guests/notes': permission('see_guests'),
  'GET /panel/{restaurant}/tables': permission('handle_tables'),
  'GET /panel/{restaurant}/reservations/{reservation}/alternatives': permission('handle_tables'),
  'POST /panel/{restaurant}/waitlist': permission('handle_tables'),
  'POST /panel/{restaurant}/waitlist/{wait}/steps': permission('handle_tables'),
  'POST /panel/{restaurant}/waitlist/{wait}/seat': permission('handle_tables'),
  'POST /panel/{restaurant}/waitlist/{wait}/offer': permission('handle_tables'),
  'POST /panel/{restaurant}/blocks': permission('handle_tables'),
  'DELETE /panel/{restaurant}/blocks/{block}': permission('handle_tables'),
  'POST /panel/{restaurant}/combinations': permission('handle_tables'),
  'DELETE /panel/{restaurant}/combinations/{combination}': permission('handle_tables'),
  'PUT /panel/{restaurant}/sold-out': permission('set_sold_out'),
  'PUT /panel/{restaurant}/kitchen-load': permission('set_kitchen_load'),
  'PUT /panel/{restaurant}/kitchen-limit': permission('set_kitchen_load'),
  'POST /panel/{restaurant}/alarms/acknowledgements': permission('hear_alarm'),
  'GET /panel/{restaurant}/push': permission('hear_alarm'),
  'PUT /panel/{restaurant}/push': permission('hear_alarm'),
  'GET /panel/{restaurant}/opening': permission('see_opening'),
  'POST /panel/{restaurant}/opening': permission('open_restaurant'),
  'POST /panel/{restaurant}/tests': permission('make_tests'),
  'GET /panel/{restaurant}/menu': permission('see_board'),
  'GET /panel/{restaurant}/settings': permission('change_settings'),
  'GET /panel/{restaurant}/settings/parts/{part}': permission('change_settings'),
  'PUT /panel/{restaurant}/settings/parts/{part}/draft': permission('change_settings'),
  'DELETE /panel/{restaurant}/settings/parts/{part}/draft': permission('change_settings'),
  'GET /panel/{restaurant}/settings/parts/{part}/review': permission('change_settings'),
  'GET /panel/{restaurant}/settings/parts/{part}/preview': permission('change_settings'),
  'POST /panel/{restaurant}/settings/parts/{part}/publish': permission('change_settings'),
  'GET /panel/{restaurant}/settings/versions': permission('change_settings'),
  'POST /panel/{restaurant}/settings/versions/{version}/draft': permission('change_settings'),
  'POST /panel/{restaurant}/settings/address-check': permission('change_settings'),
  'POST /panel/{restaurant}/pictures': permission('change_settings'),
  'GET /panel/{restaurant}/settings/prices': permission('change_prices'),
  'POST /panel/{restaurant}/settings/prices': permission('change_prices'),
  'GET /panel/{restaurant}/report': permission('see_report'),
  'GET /panel/{restaurant}/audit': permission('see_audit'),
  ...accessTo(CONSOLE_CALLS),
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
