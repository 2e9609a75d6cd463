import { createRoute, z } from '@hono/zod-openapi'
import { isMediaFile, mediaTypeOf } from '@/lib/domain/restaurant/picture'
import type { Deps, Upstream } from '../deps'
import { problem } from '../problem'
import { refusals } from './responses'

const route = createRoute({
  method: 'get',
  path: '/media/{file}',
  summary: 'A file of a picture that a restaurant handed over; it never changes',
  request: { params: z.object({ file: z.string().max(60) }) },
  responses: { 200: { description: 'Its bytes', content: { 'image/*': { schema: z.string() } } }, ...refusals },
})

/** Contract C36. */
export function mediaRoute(app: Upstream, { pictures }: Deps): void {
  app.openapi(route, async (c) => {
    const { file } = c.req.valid('param')
    const bytes = isMediaFile(file) ? await pictures.store.get(file) : null
    if (!bytes) throw problem(404, 'unknown_picture')
    const headers = { 'content-type': mediaTypeOf(file), 'cache-control': 'public, max-age=31536000, immutable' }
    return c.body(new Uint8Array(bytes), 200, headers)
  })
}
