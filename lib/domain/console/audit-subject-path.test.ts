import type { AuditAction } from '@/lib/domain/panel/access/audit-actions'
import type { AuditEntry } from '@/lib/domain/panel/access/schema'
import { auditSubjectPath } from './audit-subject-path'

it.each<[AuditAction, string | null, string | null, Record<string, unknown>?]>([
  ['cancelled_order', '1001', '/konsola/zamowienia/1001'],
  ['moved_reservation', '12', '/konsola/rezerwacje/12'],
  ['took_case', '12', '/konsola/rezerwacje/12', { kind: 'request' }],
  ['released_case', '1001', '/konsola/zamowienia/1001', { kind: 'refund' }],
  ['noted_case', 'ABCDEFGHJKMNPQRS', '/konsola/sprawy/ABCDEFGHJKMNPQRS', { kind: 'report' }],
  ['decided_report', 'ABCDEFGHJKMNPQRS', '/konsola/sprawy/ABCDEFGHJKMNPQRS', { outcome: 'accepted' }],
  ['moved_enquiry', 'ABCDEFGHJKMNPQRS', '/konsola/sprawy/ABCDEFGHJKMNPQRS', { stage: 'agreed' }],
  ['erased_person', '4', null, { rows: 3 }],
  ['signed_in', null, null],
  ['set_sold_out', '7', null],
])('C38 an entry %s about %s leads to %s', (action, subject, path, details = {}) => {
  expect(auditSubjectPath({ action, subject, details } as unknown as AuditEntry)).toBe(path)
})
