import { PICTURE_SHAPES } from '@/lib/domain/restaurant/picture-sizes'
import type { PublishedPicture } from '@/lib/domain/restaurant/schema'

/** A picture in three shapes (1:1, 4:3, 16:9); other files unchanged, in their largest width. */
export function imageData(origin: string, { src, widths }: PublishedPicture): string[] {
  if (/^\/pictures\/[a-z0-9-]+$/.test(src))
    return Object.keys(PICTURE_SHAPES).map((shape) => `${origin}${src}-${shape}.jpg`)
  const file = widths ? `${src}-${Math.max(...widths)}.webp` : src
  return [new URL(file, origin).href]
}
