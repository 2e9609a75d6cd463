import 'server-only'

export type { Typed as Fields } from '@/lib/domain/panel/form/staff-form'
export type { FormOutcome, ServedForm as ConsoleForm } from '@/lib/server/panel/staff-forms'
