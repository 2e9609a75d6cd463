import { cleanMessage } from '@/lib/domain/logging/clean-message'
import { logEntrySchema } from '@/lib/domain/logging/schema'
import { badQuery } from '@/lib/server/http/answer/problem'
import { readJson } from '@/lib/server/http/request/read-body'
import { tenantRoute } from '@/lib/server/http/tenant-route'
import { forwardLog } from '@/lib/server/upstream/logger'

/** 4000 characters, each escaped at its longest. */
const MAX_BYTES = 32_000

/**
 * Cleans a browser's batch and forwards it with others. Failures of the logger are never logged. Ledger L274–L276,
 * contract C14.
 */
export const POST = tenantRoute('log', async ({ tenant, request, call }) => {
  const read = logEntrySchema.safeParse(await readJson(request, MAX_BYTES))
  if (!read.success) return badQuery()
  const { type, message } = read.data
  forwardLog(tenant, { type, message: cleanMessage(message) }, call.appName)
  return new Response(null, { status: 204 })
})
