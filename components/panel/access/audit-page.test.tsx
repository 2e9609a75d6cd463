/** @jest-environment jsdom */

import { render } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { CHOSEN_STAGES, QUEUE_KINDS } from '@/lib/domain/console/queue'
import { AUDIT_ACTIONS, type AuditAction } from '@/lib/domain/panel/access/audit-actions'
import { STAFF_ROLES } from '@/lib/domain/panel/access/permissions'
import type { AuditEntry } from '@/lib/domain/panel/access/schema'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { reservationStepSchema } from '@/lib/domain/panel/tables/table-schema'
import messages from '@/messages/pl.json'
import { AuditText } from './audit-page'

const NAMES = {
  person: 'Kuba',
  session: 'Kuba',
  device: 'Tablet',
  token: 'Bar',
  reservation: '27.11, 18:30',
  link: 'zima, plakat',
  voucher: 'ZIMA10',
}
/** Details that the upstream writes with an action, for actions that have any. */
const DETAILS: Partial<Record<AuditAction, Record<string, unknown>[]>> = {
  hid_reported: [{ kind: 'pictures' }, { kind: 'dish' }],
  looked_up: [{ by: 'phone' }, { by: 'name', reason: 'Gość dzwoni z innego numeru' }],
  signed_in: [{ by: 'pin' }, { by: 'link' }],
  sign_in_refused: [{ code: 'wrong_pin' }, { code: 'pin_locked' }, { code: 'no_pin' }],
  pin_refused: [{ code: 'wrong_pin' }, { code: 'pin_locked' }, { code: 'no_pin' }],
  invited: STAFF_ROLES.map((role) => ({ role })),
  changed_person: [{ role: 'host' }, { renamed: true }],
  set_sold_out: [
    { option: null, for: 'closing' },
    { option: 7, for: 'tomorrow' },
    { option: null, for: 'further_notice' },
    { option: null, for: null },
  ],
  set_pace: [{ pace: { kind: 'busy', minutes: 20 } }, { pace: { kind: 'paused', reason: 'other' } }, { pace: null }],
  set_kitchen_limit: [{ orders_per_quarter: 4 }, { orders_per_quarter: null }],
  took_case: QUEUE_KINDS.map((kind) => ({ kind })),
  decided_report: [{ outcome: 'accepted' }, { outcome: 'rejected' }],
  moved_enquiry: CHOSEN_STAGES.map((stage) => ({ stage })),
  made_link: [{ code: 'k7m2p4x' }],
  sent_data_link: [{ asked: 'export' }, { asked: 'erasure' }],
  took_consent_file: [{ rows: 12 }],
  withdrew_consent: [{ channel: 'email' }, { channel: 'sms' }],
  moved_reservation: [{}, { reason: 'Gość poprosił' }],
  joined_tables: [{ tables: ['S1', 'S2'] }],
}
const STEPS = ['accept', 'decline', 'ready', 'hand_over', 'deliver', 'cancel'].map((step) => ({ step }))

function textOf(action: AuditAction, details: Record<string, unknown>, isUnnamed = false): string {
  const kind = AUDIT_ACTIONS[action]
  const name = kind === 'order' || kind === 'case' ? '1234' : (NAMES as Record<string, string>)[kind ?? '']
  const entry: AuditEntry = {
    id: 1,
    at: '2026-11-27T18:30:00+01:00',
    person: { id: 1, name: 'Anna' },
    device: null,
    browser: null,
    machine: null,
    action,
    subject: kind ? '5' : null,
    subject_name: isUnnamed ? null : (name ?? null),
    restaurant: null,
    restaurant_id: null,
    details,
  }
  const products = new Map(
    isUnnamed
      ? []
      : ([
          ['5', 'Pierogi'],
          ['5 7', 'Pierogi: duże'],
        ] as [string, string][]),
  )
  const { container } = render(
    <NextIntlClientProvider locale="pl" messages={{ ...messages, panel: panelWords }}>
      <AuditText entry={entry} productNames={products} />
    </NextIntlClientProvider>,
  )
  return container.textContent ?? ''
}

const cases = (Object.keys(AUDIT_ACTIONS) as AuditAction[]).flatMap((action) =>
  (DETAILS[action] ?? (AUDIT_ACTIONS[action] === 'order' ? STEPS : [{}])).map((details) => ({ action, details })),
)

it.each(cases)('C21 $action with $details is told in words', ({ action, details }) => {
  const text = textOf(action, details)
  expect(text).toMatch(/\p{L}{4}/u)
  expect(text).not.toMatch(/panel\.|_|none|undefined|null|\{|\}/)
  const kind = AUDIT_ACTIONS[action]
  if (kind && kind !== 'other') expect(text).toMatch(/Kuba|Tablet|Bar|27\.11|1234|Pierogi|zima|ZIMA10/)
  expect(textOf(action, details, true)).not.toMatch(/panel\.|_|none|undefined|null|\{|\}/)
})

it('C21 each step of a reservation is in the list', () => {
  const steps = reservationStepSchema.options.flatMap(({ shape: { step } }) =>
    'options' in step ? step.options : [...step.values],
  )
  for (const step of steps) expect(AUDIT_ACTIONS).toHaveProperty(`reservation_${step}`)
})
