/** Reasons to reject an image. Contract C36. */
export const PICTURE_REFUSALS = ['not_a_picture', 'heic', 'too_many_pixels', 'broken'] as const
export type PictureRefusal = (typeof PICTURE_REFUSALS)[number]

/** Path of uploaded pictures: `{MEDIA_PATH}{id}-480.avif`. */
export const MEDIA_PATH = '/media/'

const FILE = /^([0-9a-f]{32})-([0-9]{1,4}\.(?:avif|webp)|[0-9x]{3,4}\.jpg|card\.png)$/

/** Could it be the name of a public picture file? */
export function isMediaFile(name: string): boolean {
  return FILE.test(name)
}

const TYPES: Record<string, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' }

/** The media type of such a file. */
export function mediaTypeOf(name: string): string {
  return TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
}

/** The id of a picture at `src`; `null` if it was not uploaded. */
export function mediaIdOf(src: string): string | null {
  return /^\/media\/([0-9a-f]{32})$/.exec(src)?.[1] ?? null
}
