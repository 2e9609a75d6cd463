import type { Picture } from '@/lib/domain/restaurant/schema'

/** The shapes that search engines show, as `scripts/pictures.mjs` draws them for our own pictures. */
const SHAPES = ['1x1', '4x3', '16x9'] as const

/** A picture in three shapes (1:1, 4:3, 16:9); one from elsewhere as it is, in its largest width. */
export function imageData(origin: string, { src, widths }: Picture): string[] {
  if (/^\/pictures\/[a-z0-9-]+$/.test(src)) return SHAPES.map((shape) => `${origin}${src}-${shape}.jpg`)
  const file = widths ? `${src}-${Math.max(...widths)}.webp` : src
  return [new URL(file, origin).href]
}
