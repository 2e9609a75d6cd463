import { PICTURE_REFUSALS, type PictureRefusal } from '@/lib/domain/restaurant/picture'
import { MAX_PICTURE_BYTES } from '@/lib/domain/restaurant/picture-sizes'
import { PICTURE_WORDS } from '@/messages/content/picture-refusals'
import { type PictureOwner, savePicture } from '@/upstream/pictures/save-picture'
import type { Deps } from './deps'
import { problem } from './problem'

/** The field of a plain form in which a browser without scripts sends the image. */
const PICTURE_FIELD = 'picture'

/**
 * Stores the image of a request's body; returns its id. Throws 413 above 15 MB, 422 `invalid_picture` with a message,
 * 503 `busy` where many wait. Contract C36.
 */
export async function uploadedPicture(
  { db, now, pictures }: Deps,
  image: Uint8Array,
  owner: PictureOwner,
): Promise<string> {
  // The limit of the body is larger, since a form adds some bytes to its image.
  if (image.byteLength > MAX_PICTURE_BYTES) throw problem(413, 'too_large')
  const saved = await savePicture({ db, ...pictures, now: now() }, image, owner)
  if (saved === 'busy') throw problem(503, 'busy', { retryAfterSeconds: 5 })
  if (isRefusal(saved)) {
    throw problem(422, 'invalid_picture', {
      message: PICTURE_WORDS[saved],
      fields: { picture: PICTURE_WORDS[saved] },
    })
  }
  return saved.id
}

/** The image of a request: its body, or the field of a plain form. */
export async function imageOf(request: Request): Promise<Uint8Array> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\b/i.test(type)) return new Uint8Array(await request.arrayBuffer())
  // A form that is invalid, or has no file, counts as an empty picture.
  const form = await request.formData().catch(() => null)
  const file = form?.get(PICTURE_FIELD)
  return file instanceof File ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array()
}

function isRefusal(saved: unknown): saved is PictureRefusal {
  return PICTURE_REFUSALS.includes(saved as PictureRefusal)
}
