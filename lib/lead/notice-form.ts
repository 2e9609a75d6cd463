import { isEmail } from '@/lib/reservation/customer'
import { type Check, type Draft, errorsOf, isName, readFields } from './letter-form'
import { isNoticeKind, MAX_ABOUT_LENGTH, MAX_MESSAGE_LENGTH, MIN_MESSAGE_LENGTH, type NoticeKind } from './notice-kinds'
import type { NoticeRequest } from './schema'

/** Control names of the form for complaints, notices and faults, in its order. */
export const NOTICE_FIELDS = ['kind', 'about', 'message', 'name', 'email', 'good_faith'] as const
export type NoticeField = (typeof NOTICE_FIELDS)[number]

const checks: Check<NoticeField>[] = [
  ['kind', (value) => !isNoticeKind(value) && 'kindMissing'],
  ['about', aboutError],
  ['message', (value) => value.length < MIN_MESSAGE_LENGTH && 'messageTooShort'],
  ['message', (value) => value.length > MAX_MESSAGE_LENGTH && 'messageTooLong'],
  ['name', (value) => !isName(value) && 'nameInvalid'],
  ['email', (value) => !isEmail(value) && 'emailInvalid'],
  ['good_faith', (value, { kind }) => kind === 'notice' && value === '' && 'goodFaithMissing'],
]

export function readNotice(form: URLSearchParams): Draft<NoticeField> {
  return readFields(NOTICE_FIELDS, form)
}

export function noticeErrors(draft: Draft<NoticeField>) {
  return errorsOf(checks, draft)
}

/** The request of POST /notices; only for a draft without errors. */
export function noticeRequestOf({ kind, about, message, name, email, good_faith }: Draft<NoticeField>): NoticeRequest {
  return { ...{ about, message, name, email }, kind: kind as NoticeKind, good_faith: good_faith !== '' }
}

// A notice has to say exactly where the content is; the others may.
function aboutError(value: string, { kind }: Draft<NoticeField>) {
  if (value.length > MAX_ABOUT_LENGTH) return 'aboutTooLong' as const
  return kind === 'notice' && value === '' && ('aboutMissing' as const)
}
