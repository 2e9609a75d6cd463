import { fileCalls } from '@/lib/domain/machines/file-calls'
import { MEDIA_PATH, mediaTypeOf } from '@/lib/domain/restaurant/picture'
import type { Deps, Upstream } from '@/upstream/http/deps'
import { problem } from '@/upstream/http/problem'
import { serve } from '@/upstream/http/serve'
import { brandOfScope } from '@/upstream/http/staff-scope'
import { uploadedPicture } from '@/upstream/http/uploaded-picture'
import { isPictureOf, masterOf } from '@/upstream/pictures/save-picture'

/** Calls that upload pictures, and read them beside an exported file. Contract C36. */
export function machinePictureRoutes(app: Upstream, deps: Deps): void {
  serve(app, fileCalls.upload, async ({ c }) => {
    const owner = { tenant: brandOfScope(c), restaurantId: null }
    const id = await uploadedPicture(deps, new Uint8Array(await c.req.arrayBuffer()), owner)
    return { id, src: `${MEDIA_PATH}${id}` }
  })

  serve(app, fileCalls.master, async ({ c, params: { id } }) => {
    const tenant = brandOfScope(c)
    if (tenant !== null && !(await isPictureOf(deps.db, id, tenant))) throw problem(404, 'unknown_picture')
    const name = masterOf(id)
    const bytes = await deps.pictures.store.get(name)
    if (!bytes) throw problem(404, 'unknown_picture')
    return c.body(new Uint8Array(bytes), 200, { 'content-type': mediaTypeOf(name) })
  })
}
