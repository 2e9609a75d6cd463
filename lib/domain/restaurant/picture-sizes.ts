/** The widths of a picture in pixels: `{src}-{width}.avif` and `.webp`. */
export const PICTURE_WIDTHS = [480, 720, 960]

/** The shapes that search engines show, in pixels: `{src}-{shape}.jpg`. */
export const PICTURE_SHAPES = { '1x1': [800, 800], '4x3': [1060, 795], '16x9': [1200, 675] } as const

/** What an image that is handed over may have: bytes of its file, and pixels, of which 50 million take 150 MB. */
export const MAX_PICTURE_BYTES = 15 * 1024 * 1024
export const MAX_PICTURE_PIXELS = 50_000_000
