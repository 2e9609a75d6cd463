import type { Permission } from './permissions'

/** What a call under /staff, /panel and /console asks of its caller; `public` calls prove themselves by what they carry. */
export type Access =
  | { by: 'public' }
  | { by: 'session' }
  | { by: 'device' }
  | { by: 'permission'; permission: Permission }

const permission = (name: Permission): Access => ({ by: 'permission', permission: name })

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
  'GET /console/people': permission('manage_brand_people'),
  'POST /console/people': permission('manage_brand_people'),
  'PUT /console/people/{person}': permission('manage_brand_people'),
  'DELETE /console/people/{person}': permission('manage_brand_people'),
  'GET /console/tokens': permission('manage_brand_people'),
  'POST /console/tokens': permission('manage_brand_people'),
  'DELETE /console/tokens/{token}': permission('manage_brand_people'),
  'GET /console/audit': permission('see_brand_audit'),
  'GET /console/queue': permission('work_queue'),
  'GET /console/alarm': permission('work_queue'),
  'POST /console/queue/claims': permission('work_queue'),
  'PUT /console/reservations/{reservation}': permission('work_queue'),
  'PUT /console/orders/{number}': permission('work_queue'),
  'PUT /console/reports/{number}': permission('work_queue'),
  'PUT /console/enquiries/{number}': permission('work_queue'),
  'GET /console/links': permission('manage_links'),
  'POST /console/links': permission('manage_links'),
  'GET /console/links/{link}': permission('manage_links'),
  'POST /console/links/{link}/prints': permission('manage_links'),
  'DELETE /console/links/{link}': permission('manage_links'),
  'GET /console/results': permission('see_campaigns'),
  'GET /console/search': permission('see_search'),
  'POST /console/lookups': permission('look_up'),
  'GET /console/orders/{number}': permission('look_up'),
  'GET /console/reservations/{reservation}': permission('look_up'),
  'POST /console/orders/{number}/messages/{message}/repeat': permission('look_up'),
  'POST /console/reservations/{reservation}/messages/{message}/repeat': permission('look_up'),
  'POST /console/orders/{number}/refunds': permission('handle_money'),
  'POST /console/orders/{number}/refunds/retry': permission('handle_money'),
  'GET /console/blocks': permission('handle_person_data'),
  'POST /console/blocks': permission('handle_person_data'),
  'DELETE /console/blocks/{block}': permission('handle_person_data'),
  'POST /console/data-requests': permission('handle_person_data'),
  'GET /console/data-requests/{request}': permission('handle_person_data'),
  'POST /console/data-requests/{request}/erasure': permission('decide_person_data'),
  'POST /console/data-requests/{request}/refusal': permission('decide_person_data'),
  'GET /console/consents': permission('see_consents'),
  'GET /console/consents/file': permission('see_consents'),
  'POST /console/consents/{consent}/withdrawal': permission('decide_person_data'),
  'GET /console/restaurants': permission('see_restaurants'),
  'POST /console/restaurants': permission('manage_restaurants'),
  'GET /console/restaurants/{restaurant}': permission('see_restaurants'),
  'GET /console/restaurants/{restaurant}/settings/{part}': permission('see_restaurants'),
  'PUT /console/restaurants/{restaurant}/state': permission('manage_restaurants'),
  'POST /console/restaurants/{restaurant}/owners': permission('manage_restaurants'),
  'GET /console/month': permission('see_month'),
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
