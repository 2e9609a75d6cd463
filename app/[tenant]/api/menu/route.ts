import { problem } from '@/lib/server/http/answer/problem'
import { badQuery, readIdQuery } from '@/lib/server/http/request/queries'
import { tenantRoute } from '@/lib/server/http/tenant-route'
import { getMenu } from '@/lib/server/upstream/menus'
import { WEB_REFUSALS } from '@/messages/content/web-refusals'

// Cached briefly, so that a change is seen within five seconds: a diner who goes back and forth between menu and checkout sends one request.
const headers = { 'cache-control': 'private, max-age=4' }

/** The menu for the calculation of the cart and for the product sheets. Contract C0. */
export const GET = tenantRoute('read', async ({ tenant, request }) => {
  const id = readIdQuery(new URL(request.url).searchParams)
  if (!id) return badQuery()
  const menu = await getMenu(tenant, id)
  return menu
    ? Response.json(menu, { headers })
    : problem(404, { code: 'not_found', message: WEB_REFUSALS.unknownMenu })
})
