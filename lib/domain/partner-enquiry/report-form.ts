import { isEmail } from '@/lib/domain/reservation/customer'
import { type Check, type Draft, errorsOf, isName, readFields } from './form-fields'
import { isReportKind, MAX_ABOUT_LENGTH, MAX_MESSAGE_LENGTH, MIN_MESSAGE_LENGTH, type ReportKind } from './report-kinds'
import type { ContentReport } from './schema'

/** Control names of the report form for complaints, notices and faults, in its order. */
export const REPORT_FIELDS = ['kind', 'about', 'message', 'name', 'email', 'good_faith'] as const
export type ReportField = (typeof REPORT_FIELDS)[number]

const checks: Check<ReportField>[] = [
  ['kind', (value) => !isReportKind(value) && 'kindMissing'],
  ['about', aboutError],
  ['message', (value) => value.length < MIN_MESSAGE_LENGTH && 'messageTooShort'],
  ['message', (value) => value.length > MAX_MESSAGE_LENGTH && 'messageTooLong'],
  ['name', (value) => !isName(value) && 'nameInvalid'],
  ['email', (value) => !isEmail(value) && 'emailInvalid'],
  ['good_faith', (value, { kind }) => kind === 'notice' && value === '' && 'goodFaithMissing'],
]

export function readReport(form: URLSearchParams): Draft<ReportField> {
  return readFields(REPORT_FIELDS, form)
}

export function reportErrors(draft: Draft<ReportField>) {
  return errorsOf(checks, draft)
}

/** The request of POST /notices; only for a draft without errors. */
export function contentReportOf({ kind, about, message, name, email, good_faith }: Draft<ReportField>): ContentReport {
  return { ...{ about, message, name, email }, kind: kind as ReportKind, good_faith: good_faith !== '' }
}

// A notice must state the exact address of the content; other kinds may.
function aboutError(value: string, { kind }: Draft<ReportField>) {
  if (value.length > MAX_ABOUT_LENGTH) return 'aboutTooLong' as const
  return kind === 'notice' && value === '' && ('aboutMissing' as const)
}
