/**
 * Kinds of report: a complaint (answered in 14 days), unlawful content (Digital Services Act, art. 16), or a fault of
 * the pages. Labels are `plans.notice.kind.<key>`.
 */
export const REPORT_KINDS = ['complaint', 'notice', 'problem'] as const
export type ReportKind = (typeof REPORT_KINDS)[number]

export const MIN_MESSAGE_LENGTH = 10
export const MAX_MESSAGE_LENGTH = 1000
export const MAX_ABOUT_LENGTH = 300

export function isReportKind(value: string | undefined): value is ReportKind {
  return REPORT_KINDS.some((key) => key === value)
}
