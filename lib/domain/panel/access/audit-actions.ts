/** What the subject of an entry is: it decides how its name is found. */
type Subject = 'person' | 'session' | 'device' | 'token' | 'product' | 'order' | 'reservation' | 'case' | 'other' | null

/**
 * Everything that the trail of a restaurant can say, with what its subject is. What is not here cannot be recorded, and
 * what is here has Polish words (`messages/panel/access.json`). No row is ever taken away: old entries stay. Contract C21.
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
  alarm_unheard: null,
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
  moved_enquiry: 'case',
  created_restaurant: null,
  suspended_restaurant: null,
} as const satisfies Record<string, Subject>

export type AuditAction = keyof typeof AUDIT_ACTIONS

/** The actions whose subject is of a kind. */
export function actionsAbout(kind: Subject): AuditAction[] {
  return (Object.keys(AUDIT_ACTIONS) as AuditAction[]).filter((action) => AUDIT_ACTIONS[action] === kind)
}
