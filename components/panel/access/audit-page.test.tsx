/** @jest-environment jsdom */

import { readdirSync, readFileSync } from 'node:fs'
import { render } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { AUDIT_DEEDS, type AuditDeed } from '@/lib/domain/panel/audit-actions'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { STAFF_ROLES } from '@/lib/domain/panel/permissions'
import type { AuditEntry } from '@/lib/domain/panel/schema'
import { reservationStepSchema } from '@/lib/domain/panel/table-schema'
import messages from '@/messages/pl.json'
import { AuditText } from './audit-page'

const NAMES = { person: 'Kuba', session: 'Kuba', device: 'Tablet', token: 'Bar', reservation: '27.11, 18:30' }
/** What the upstream writes beside a deed, wherever it writes anything. */
const DETAILS: Partial<Record<AuditDeed, Record<string, unknown>[]>> = {
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
  joined_tables: [{ tables: ['S1', 'S2'] }],
}
const STEPS = ['accept', 'decline', 'ready', 'hand_over', 'deliver', 'cancel'].map((step) => ({ step }))

function textOf(deed: AuditDeed, details: Record<string, unknown>, isGone = false): string {
  const kind = AUDIT_DEEDS[deed]
  const name = kind === 'order' ? '1234' : (NAMES as Record<string, string>)[kind ?? '']
  const entry: AuditEntry = {
    id: 1,
    at: '2026-11-27T18:30:00+01:00',
    person: { id: 1, name: 'Anna' },
    device: null,
    browser: null,
    machine: null,
    deed,
    subject: kind ? '5' : null,
    subject_name: isGone ? null : (name ?? null),
    details,
  }
  const products = new Map(
    isGone
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

const cases = (Object.keys(AUDIT_DEEDS) as AuditDeed[]).flatMap((deed) =>
  (DETAILS[deed] ?? (AUDIT_DEEDS[deed] === 'order' ? STEPS : [{}])).map((details) => ({ deed, details })),
)

it.each(cases)('C21 $deed with $details is told in words', ({ deed, details }) => {
  const text = textOf(deed, details)
  expect(text).toMatch(/\p{L}{4}/u)
  expect(text).not.toMatch(/panel\.|_|none|undefined|null|\{|\}/)
  const kind = AUDIT_DEEDS[deed]
  if (kind && kind !== 'other') expect(text).toMatch(/Kuba|Tablet|Bar|27\.11|1234|Pierogi/)
  expect(textOf(deed, details, true)).not.toMatch(/panel\.|_|none|undefined|null|\{|\}/)
})

it('C21 whatever the upstream can write is in the list', () => {
  const files = readdirSync('upstream', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
  const written = files.flatMap((name) =>
    [...readFileSync(`upstream/${name}`, 'utf8').matchAll(/\bdeed: '(\w+)'/g)].map(([, deed]) => deed),
  )
  expect(written.length).toBeGreaterThan(10)
  expect(written.filter((deed) => !Object.hasOwn(AUDIT_DEEDS, String(deed)))).toEqual([])
  const steps = reservationStepSchema.options.flatMap(({ shape: { step } }) =>
    'options' in step ? step.options : [...step.values],
  )
  for (const step of steps) expect(AUDIT_DEEDS).toHaveProperty(`reservation_${step}`)
})
