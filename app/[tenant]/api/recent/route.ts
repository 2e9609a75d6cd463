import { recentCookie } from '@/lib/http/remember'
import { seeOther } from '@/lib/http/see-other'
import { tenantRoute } from '@/lib/http/tenant-route'

/** Forgets what this device ordered and reserved; the orders themselves stay. */
export const POST = tenantRoute('write', async ({ request }) =>
  seeOther('/moje?wyczyszczone=1', { 'set-cookie': recentCookie('', 0, request.headers) }),
)
