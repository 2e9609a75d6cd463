import { z } from 'zod'
import { badQuery, problemAnswer } from '@/lib/server/http/answer/problem'
import { tenantRoute } from '@/lib/server/http/tenant-route'
import { findMenu } from '@/lib/server/upstream/menus'
import { WEB_REFUSALS } from '@/messages/content/web-refusals'

// Cached briefly, so that a change is seen within five seconds: a diner who goes back and forth between menu and checkout sends one request.
const headers = { 'cache-control': 'private, max-age=4' }

const idSchema = z.coerce.number().int().positive()

/** The menu for the calculation of the cart and for the product sheets. Contract C0. */
export const GET = tenantRoute('read', async ({ tenant, request }) => {
  const { data: id } = idSchema.safeParse(new URL(request.url).searchParams.get('id'))
  if (!id) return badQuery()
  const menu = await findMenu(tenant, id)
  return menu
    ? Response.json(menu, { headers })
    : problemAnswer(404, { code: 'not_found', message: WEB_REFUSALS.unknownMenu })
})
