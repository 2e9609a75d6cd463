/** The widths of a picture in pixels: `{src}-{width}.avif` and `.webp`. */
export const PICTURE_WIDTHS = [480, 720, 960]

/** The shapes that search engines show, in pixels: `{src}-{shape}.jpg`. */
export const PICTURE_SHAPES = { '1x1': [800, 800], '4x3': [1060, 795], '16x9': [1200, 675] } as const

/** The side of a share card, beside its words, in pixels: `{src}-card.png`. */
const CARD = [384, 630] as const

/** Limits of an uploaded image: bytes of its file, and pixels, of which 50 million take 150 MB. */
export const MAX_PICTURE_BYTES = 15 * 1024 * 1024
export const MAX_PICTURE_PIXELS = 50_000_000

/** A size of a picture in a format: the file `{src}{suffix}.{format}`. */
export interface PictureSize {
  suffix: string
  format: 'avif' | 'webp' | 'jpg' | 'png'
  /** In pixels: its width, or the shape that is cut from its middle. */
  pixels: number | readonly [width: number, height: number]
}

/** All sizes of a picture that pages, search engines and share cards use. */
export function pictureSizes(widths: readonly number[] = PICTURE_WIDTHS): PictureSize[] {
  return [
    ...widths.flatMap((pixels) =>
      (['avif', 'webp'] as const).map((format) => ({ suffix: `-${pixels}`, format, pixels })),
    ),
    ...Object.entries(PICTURE_SHAPES).map(([shape, pixels]) => ({
      suffix: `-${shape}`,
      format: 'jpg' as const,
      pixels,
    })),
    { suffix: '-card', format: 'png', pixels: CARD },
  ]
}
