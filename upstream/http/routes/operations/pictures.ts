import { createRoute, z } from '@hono/zod-openapi'
import { uploadedSchema } from '@/lib/domain/restaurant/file/wire'
import { MEDIA_PATH, mediaTypeOf } from '@/lib/domain/restaurant/picture'
import type { Deps, StaffScope, Upstream } from '@/upstream/http/deps'
import { PICTURE_UPLOAD } from '@/upstream/http/http-server'
import { problem } from '@/upstream/http/problem'
import { json, refusals, writeRefusals } from '@/upstream/http/routes/responses'
import { uploadedPicture } from '@/upstream/http/uploaded-picture'
import { isPictureOf, masterOf } from '@/upstream/pictures/save-picture'

const unauthorized = { 401: { description: 'No token' } }
const image = { 'image/*': { schema: z.string() } }
const upload = createRoute({
  method: 'post',
  path: PICTURE_UPLOAD,
  summary: 'Hand a picture over: JPEG, PNG, WebP or AVIF of at most 15 MB and 50 megapixels',
  request: { body: { required: true, content: image } },
  responses: {
    200: json(uploadedSchema, 'Kept for a week, or as long as it is used'),
    ...unauthorized,
    ...writeRefusals,
  },
})
const master = createRoute({
  method: 'get',
  path: `${PICTURE_UPLOAD}/{id}`,
  summary: 'The picture from which all its files can be made again',
  request: { params: z.object({ id: z.string().regex(/^[0-9a-f]{32}$/) }) },
  responses: { 200: { description: 'AVIF', content: image }, ...unauthorized, ...refusals },
})

/** How pictures come in, and out again beside an exported file. Contract C36. */
export function operationsPictureRoutes(app: Upstream, deps: Deps): void {
  app.openapi(upload, async (c) => {
    const owner = { tenant: tenantOf(c.get('staffReach')), restaurantId: null }
    const id = await uploadedPicture(deps, new Uint8Array(await c.req.arrayBuffer()), owner)
    return c.json({ id, src: `${MEDIA_PATH}${id}` }, 200)
  })

  app.openapi(master, async (c) => {
    const { id } = c.req.valid('param')
    const tenant = tenantOf(c.get('staffReach'))
    if (tenant !== null && !(await isPictureOf(deps.db, id, tenant))) throw problem(404, 'unknown_picture')
    const name = masterOf(id)
    const bytes = await deps.pictures.store.get(name)
    if (!bytes) throw problem(404, 'unknown_picture')
    return c.body(new Uint8Array(bytes), 200, { 'content-type': mediaTypeOf(name) })
  })
}

/** The brand whose token it is; null for the master token. */
function tenantOf(scope: StaffScope): string | null {
  return scope !== 'all' && 'tenant' in scope ? scope.tenant : null
}
