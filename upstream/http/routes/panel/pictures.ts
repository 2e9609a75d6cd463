import { MEDIA_PATH } from '@/lib/domain/restaurant/picture'
import { pictureFileName } from '@/lib/domain/restaurant/settings/picture-names'
import { settingsCalls } from '@/lib/domain/restaurant/settings/settings-calls'
import type { Deps, Upstream } from '@/upstream/http/deps'
import { problem } from '@/upstream/http/problem'
import { limiterOf } from '@/upstream/http/rate-limit'
import { serve } from '@/upstream/http/serve'
import { imageOf, uploadedPicture } from '@/upstream/http/uploaded-picture'
import { hasTooManyPictures } from '@/upstream/pictures/save-picture'
import { ownFileOf, storedPicture } from '@/upstream/restaurants/file/pictures'

/** Uploads of pictures by the people of a restaurant. Contract C36. */
export function panelPictureRoutes(app: Upstream, deps: Deps): void {
  const { db } = deps
  const consume = limiterOf(deps, 'pictures')

  serve(app, settingsCalls.picture, async ({ c, caller: { restaurantId } }) => {
    // Limits are checked before the image is read: an upload above them costs nothing.
    await consume(String(restaurantId))
    if (await hasTooManyPictures(db, restaurantId)) throw problem(409, 'too_many_pictures')
    const id = await uploadedPicture(deps, await imageOf(c.req.raw), { tenant: c.get('tenant'), restaurantId })
    const picture = await storedPicture(db, id)
    if (!picture) throw problem(503, 'busy', { retryAfterSeconds: 5 })
    const file = (await ownFileOf(db, restaurantId, id)) ?? pictureFileName(id)
    const { width, height, widths = [] } = picture
    return { id, file, src: `${MEDIA_PATH}${id}`, width, height, widths }
  })
}
