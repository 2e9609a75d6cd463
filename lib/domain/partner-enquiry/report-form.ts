import { isEmail, normaliseEmail } from '@/lib/domain/form/contact'
import {
  type Draft,
  errorsOf,
  type FieldOf,
  formTable,
  isFullName,
  readTrimmedForm,
} from '@/lib/domain/form/form-table'
import { isReportKind, MAX_ABOUT_LENGTH, MAX_MESSAGE_LENGTH, MIN_MESSAGE_LENGTH, type ReportKind } from './report-kinds'
import type { ContentReport } from './schema'

/** The form for complaints, notices and faults. */
export const reportTable = formTable({
  kind: { check: (value) => !isReportKind(value) && 'kindMissing' },
  about: { check: (value, { kind }) => aboutError(value, kind) },
  message: { check: messageError },
  name: { check: (value) => !isFullName(value) && 'nameInvalid' },
  email: { check: (value) => !isEmail(value) && 'emailInvalid' },
  good_faith: { check: (value, { kind }) => kind === 'notice' && value === '' && 'goodFaithMissing' },
})
export type ReportField = FieldOf<typeof reportTable>

export function readReport(form: URLSearchParams): Draft<ReportField> {
  return readTrimmedForm(reportTable.fields, form)
}

export function reportErrors(draft: Draft<ReportField>) {
  return errorsOf(reportTable, draft)
}

/** The request of POST /notices; only for a draft without errors. */
export function contentReportOf({ kind, about, message, name, email, good_faith }: Draft<ReportField>): ContentReport {
  return { about, message, name, email: normaliseEmail(email), kind: kind as ReportKind, good_faith: good_faith !== '' }
}

// A notice must state exactly where the content is; other reports may.
function aboutError(value: string, kind: string) {
  if (value.length > MAX_ABOUT_LENGTH) return 'aboutTooLong'
  return kind === 'notice' && value === '' && 'aboutMissing'
}

function messageError(value: string) {
  if (value.length < MIN_MESSAGE_LENGTH) return 'messageTooShort'
  return value.length > MAX_MESSAGE_LENGTH && 'messageTooLong'
}
