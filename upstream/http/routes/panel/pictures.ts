import { createRoute, z } from '@hono/zod-openapi'
import { createSharedLimiter } from '@/lib/backend/shared-state/shared-limiter'
import { MEDIA_PATH } from '@/lib/domain/restaurant/picture'
import { pictureFileName } from '@/lib/domain/restaurant/settings/picture-names'
import { panelPictureSchema } from '@/lib/domain/restaurant/settings/wire'
import type { Deps, Upstream } from '@/upstream/http/deps'
import { panelCallerOf } from '@/upstream/http/panel-wall'
import { problem } from '@/upstream/http/problem'
import { consume } from '@/upstream/http/rate-limit'
import { json, writeRefusals } from '@/upstream/http/routes/responses'
import { imageOf, uploadedPicture } from '@/upstream/http/uploaded-picture'
import { hasTooManyPictures } from '@/upstream/pictures/save-picture'
import { ownFileOf, storedPicture } from '@/upstream/restaurants/file/pictures'
import { restaurantParam, wallRefusals } from './responses'

const HOUR_MS = 3_600_000
/** Twenty of the restaurant and a hundred dishes on its first day. */
const MOST_UPLOADS = 120

const upload = createRoute({
  method: 'post',
  path: '/panel/{restaurant}/pictures',
  summary: 'Hand a picture over for a draft: JPEG, PNG, WebP or AVIF of at most 15 MB and 50 megapixels',
  request: {
    params: restaurantParam,
    // A plain form's file comes as multipart/form-data, which is read past the validator.
    body: { required: true, content: { 'image/*': { schema: z.string() } } },
  },
  responses: {
    200: json(
      panelPictureSchema,
      'What a draft calls it; kept for a week, or as long as a draft or a version names it',
    ),
    ...wallRefusals,
    ...writeRefusals,
  },
})

/** How the people of a restaurant hand pictures over. Contract C36. */
export function panelPictureRoutes(app: Upstream, deps: Deps): void {
  const { db, now, sharedState } = deps
  const limit = { name: 'panel-pictures', points: MOST_UPLOADS, windowMs: HOUR_MS }
  const uploads = createSharedLimiter(limit, () => sharedState)

  app.openapi(upload, async (c) => {
    const { restaurantId } = panelCallerOf(c)
    // Before the image is read: what is too much costs nothing.
    await consume(uploads, String(restaurantId), now())
    if (await hasTooManyPictures(db, restaurantId)) throw problem(409, 'too_many_pictures')
    const id = await uploadedPicture(deps, await imageOf(c.req.raw), { tenant: c.get('tenant'), restaurantId })
    const picture = await storedPicture(db, id)
    if (!picture) throw problem(503, 'busy', { retryAfterSeconds: 5 })
    const file = (await ownFileOf(db, restaurantId, id)) ?? pictureFileName(id)
    const { width, height, widths = [] } = picture
    return c.json({ id, file, src: `${MEDIA_PATH}${id}`, width, height, widths }, 200)
  })
}
