import { z } from 'zod'
import { accept, calls, get, post } from '@/lib/domain/call/call'
import { contentChangesSchema, contentMarkSchema } from '@/lib/domain/content/schema'
import { logEntrySchema } from '@/lib/domain/logging/schema'
import { tenantConfigSchema } from '@/lib/domain/tenant/schema'

/** A brand's configuration, its changes, and reports of browsers. Contract C13, C14; decision 0071. */
export const siteCalls = calls('public', {
  config: post('/tenants/{tenant}/config', {
    summary: 'Configuration of a tenant; takes no body',
    params: { tenant: z.string().min(1).max(64) },
    isRead: true,
    waitMs: 3000,
    isBrandless: true,
    answer: tenantConfigSchema,
    returns: 'The configuration',
  }),
  contentRevisions: get('/content-revisions', {
    summary: 'What diners are shown otherwise since a mark, of all tenants',
    query: z.object({ since: contentMarkSchema.optional() }),
    isBrandless: true,
    answer: contentChangesSchema,
    returns: 'Tags, and the mark of now',
  }),
  log: accept('/logger/js', {
    summary: 'What browsers report',
    body: logEntrySchema,
    waitMs: 3000,
    lane: 'aside',
    returns: 'Stored for 30 days, the newest first',
  }),
})
