import { z } from 'zod'
import { calls, get } from '@/lib/domain/call/call'
import { dayReportSchema } from '@/lib/domain/panel/report/report-schema'
import { localDateSchema } from '@/lib/domain/wire'

/** The evening in figures. Contract C27. */
export const reportCalls = calls('see_report', {
  read: get('/panel/{restaurant}/report', {
    summary: 'An evening in figures: orders by payment, cash, refunds, what was called off, answers, covers',
    query: z.object({ date: localDateSchema.optional() }),
    answer: dayReportSchema,
    returns: 'The evening of that day, which ends at 5',
  }),
})
