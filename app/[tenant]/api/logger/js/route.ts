import { badQuery } from '@/lib/http/queries'
import { tenantRoute } from '@/lib/http/tenant-route'
import { logEntrySchema } from '@/lib/log/schema'
import { forwardLog } from '@/lib/upstream/logger'

/** A browser's batch, handed on with our own headers. A failing logger is never logged. Ledger L274, contract C14. */
export const POST = tenantRoute('log', async ({ tenant, request, call }) => {
  const read = logEntrySchema.safeParse(await request.json().catch(() => null))
  if (!read.success) return badQuery()
  await forwardLog(tenant, read.data, call)
  return new Response(null, { status: 204 })
})
