import { problem } from '@/lib/server/http/answer/problem'
import { badQuery, readIdQuery } from '@/lib/server/http/request/queries'
import { tenantRoute } from '@/lib/server/http/tenant-route'
import { getMenu } from '@/lib/server/upstream/menus'

// A diner who goes to and fro between menu and checkout asks once.
const headers = { 'cache-control': 'private, max-age=20' }

/** The menu for the cart's arithmetic and the product sheets. Contract C0. */
export const GET = tenantRoute('read', async ({ tenant, request }) => {
  const id = readIdQuery(new URL(request.url).searchParams)
  if (!id) return badQuery()
  const menu = await getMenu(tenant, id)
  return menu
    ? Response.json(menu, { headers })
    : problem(404, { code: 'not_found', message: 'Nie znamy tej restauracji.' })
})
