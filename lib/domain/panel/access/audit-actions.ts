/** Kind of an entry's subject: it decides how its name is found. */
type Subject =
  | 'person'
  | 'session'
  | 'device'
  | 'token'
  | 'product'
  | 'order'
  | 'reservation'
  | 'case'
  | 'link'
  | 'voucher'
  | 'other'
  | null

/**
 * Every action of a restaurant's audit trail, with the kind of its subject. Others cannot be recorded, and each has
 * Polish words (`messages/panel/access.json`). No row is ever removed: old entries stay. Contract C21.
 */
export const AUDIT_ACTIONS = {
  signed_in: null,
  signed_out: null,
  sign_in_refused: null,
  set_pin: 'person',
  invited: 'person',
  changed_person: 'person',
  removed_person: 'person',
  ended_session: 'session',
  enrolled_device: 'device',
  revoked_device: 'device',
  made_token: 'token',
  revoked_token: 'token',
  set_sold_out: 'product',
  set_pace: null,
  set_kitchen_limit: null,
  looked_up_guest: null,
  planned_step: 'order',
  took_back_step: 'order',
  did_step: 'order',
  called_back_order: 'order',
  step_failed: 'order',
  reservation_confirm: 'reservation',
  reservation_decline: 'reservation',
  reservation_accept_change: 'reservation',
  reservation_decline_change: 'reservation',
  reservation_seat: 'reservation',
  reservation_unseat: 'reservation',
  reservation_reopen: 'reservation',
  reservation_finish: 'reservation',
  reservation_no_show: 'reservation',
  reservation_cancel: 'reservation',
  moved_reservation: 'reservation',
  seated_walk_in: 'reservation',
  reserved_by_phone: 'reservation',
  blocked: 'other',
  unblocked: 'other',
  noted_guest: null,
  offered_table: 'other',
  listed_party: 'other',
  called_party: 'other',
  party_left: 'other',
  party_back: 'other',
  joined_tables: 'other',
  parted_tables: 'other',
  acknowledged_alarm: null,
  alarm_escalated: null,
  paused_unanswered: null,
  push_on: null,
  push_off: null,
  pin_refused: null,
  opened_restaurant: null,
  published_settings: null,
  changed_price: 'product',
  made_test_order: 'order',
  made_test_reservation: 'reservation',
  took_case: 'case',
  handed_on_case: 'case',
  released_case: 'case',
  cancelled_order: 'order',
  retried_refund: 'order',
  decided_report: 'case',
  hid_reported: null,
  noted_case: 'case',
  answered_case: 'case',
  opened_case: 'case',
  moved_enquiry: 'case',
  made_link: 'link',
  changed_link: 'link',
  ended_link: 'link',
  made_voucher: 'voucher',
  widened_voucher: 'voucher',
  narrowed_voucher: 'voucher',
  ended_voucher: 'voucher',
  looked_up: null,
  opened_order: 'order',
  opened_reservation: 'reservation',
  repeated_order_message: 'order',
  repeated_reservation_message: 'reservation',
  withdrew_confirmation: 'reservation',
  notified_restaurant: 'reservation',
  corrected_reservation: 'reservation',
  saw_guest_link: 'reservation',
  sent_guest_link: 'reservation',
  refunded: 'order',
  blocked_contact: null,
  lifted_block: null,
  sent_data_link: null,
  opened_data_case: 'case',
  erased_person: 'case',
  refused_erasure: 'case',
  took_consent_file: null,
  withdrew_consent: null,
  created_restaurant: null,
  suspended_restaurant: null,
  closed_day: null,
  reopened_day: null,
  set_plan: null,
  opened_guest_list: null,
} as const satisfies Record<string, Subject>

export type AuditAction = keyof typeof AUDIT_ACTIONS

/** Views of a person's data: the trail records them, outside its limit for changes. Contract C25. */
export const VIEW_ACTIONS = [
  'looked_up_guest',
  'looked_up',
  'opened_order',
  'opened_reservation',
  'saw_guest_link',
  'opened_guest_list',
  'opened_data_case',
  'opened_case',
  'took_consent_file',
] as const satisfies readonly AuditAction[]

/**
 * Actions that open a person's page: opened again within the hour by the same person, it is the same view. Contract
 * C40.
 */
export const OPENING_ACTIONS: readonly AuditAction[] = VIEW_ACTIONS.filter((action) => action.startsWith('opened_'))

/** Actions whose subject has this kind. */
export function actionsAbout(kind: Subject): AuditAction[] {
  return (Object.keys(AUDIT_ACTIONS) as AuditAction[]).filter((action) => AUDIT_ACTIONS[action] === kind)
}
