import sharp, { type Raw, type Sharp } from 'sharp'
import { PICTURE_SHAPES, PICTURE_WIDTHS } from '@/lib/domain/restaurant/picture-sizes'

/** One file of a picture; its name is the picture's with `suffix` and, as its ending, `format`. */
export interface PictureFile {
  suffix: string
  format: 'avif' | 'webp' | 'jpg' | 'png'
  bytes: Buffer
}

/** What cameras and phones send, and AVIF, which sharp calls by its container's name. */
const READ_FORMATS = ['jpeg', 'png', 'webp', 'heif']
/** As many pixels as 256 MB hold: a few bytes of a file can claim any number. */
const MAX_PIXELS = 64_000_000
/** Every size is cut from the picture in this one, in pixels. */
const LARGEST: Size = [1200, 800]
/** Beside the words of a share card, in pixels. */
const CARD: Size = [384, 630]

type Size = readonly [width: number, height: number]

/**
 * The files of a picture as pages, search engines and share cards ask for them, from the bytes of an image; `null` where
 * these are none. Upright, without metadata, never enlarged: a narrow image has fewer widths, at least its own. Decision 0046.
 */
export async function pictureFilesOf(image: Uint8Array): Promise<PictureFile[] | null> {
  const read = await readImage(image)
  if (!read) return null
  const { data, info } = read
  const picture = sharp(data, { raw: info })
  const widths = PICTURE_WIDTHS.filter((width) => width <= info.width)
  const files: PictureFile[] = []
  for (const width of widths.length > 0 ? widths : [info.width]) {
    const sized = picture.clone().resize(width)
    const avif = sized.clone().avif({ quality: 48, effort: 1, chromaSubsampling: '4:2:0' })
    files.push({ suffix: `-${width}`, format: 'avif', bytes: await avif.toBuffer() })
    files.push({ suffix: `-${width}`, format: 'webp', bytes: await sized.webp({ quality: 74, effort: 2 }).toBuffer() })
  }
  for (const [shape, size] of Object.entries(PICTURE_SHAPES)) {
    const bytes = await cut(picture, info, size).jpeg({ quality: 66 }).toBuffer()
    files.push({ suffix: `-${shape}`, format: 'jpg', bytes })
  }
  // A share card is a PNG, for which photos are too large: without grain and in few colours the card with it stays below 200 kB.
  const card = cut(picture, info, CARD).median(3).png({ palette: true, colours: 64, dither: 0, compressionLevel: 9 })
  return [...files, { suffix: '-card', format: 'png', bytes: await card.toBuffer() }]
}

/** The pixels of an image, upright, on white and no larger than its sizes need. */
async function readImage(image: Uint8Array): Promise<{ data: Buffer; info: Raw } | null> {
  try {
    const source = sharp(image, { limitInputPixels: MAX_PIXELS, autoOrient: true })
    const { format } = await source.metadata()
    if (!READ_FORMATS.includes(format)) return null
    return await source
      .resize(...LARGEST, { fit: 'outside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
  } catch {
    // sharp has one kind of error for all that it cannot read: no image, half of one, too many pixels.
    return null
  }
}

/** The middle of a picture in this shape, in this size where the picture is large enough. */
function cut(picture: Sharp, { width, height }: Raw, [maxWidth, maxHeight]: Size): Sharp {
  const scale = Math.min(1, width / maxWidth, height / maxHeight)
  return picture.clone().resize(Math.round(maxWidth * scale), Math.round(maxHeight * scale), { fit: 'cover' })
}
