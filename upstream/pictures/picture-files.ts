import sharp, { type Raw, type Sharp } from 'sharp'
import type { PictureRefusal } from '@/lib/domain/restaurant/picture'
import { MAX_PICTURE_PIXELS, PICTURE_SHAPES, PICTURE_WIDTHS } from '@/lib/domain/restaurant/picture-sizes'

/** One file of a picture; its name is the picture's with `suffix` and, as its ending, `format`. */
export interface PictureFile {
  suffix: string
  format: 'avif' | 'webp' | 'jpg' | 'png'
  bytes: Buffer
}

/** A picture in all its files, with what pages need to know of it. */
export interface MadePicture {
  /** In pixels, of the largest that is kept. */
  width: number
  height: number
  /** Of its `.avif` and `.webp`. */
  widths: number[]
  /** A few pixels as a `data:` address. */
  placeholder: string
  files: PictureFile[]
  /** AVIF from which all files can be made again. */
  master: Buffer
}

/** AVIF is what sharp calls by its container's name. */
const READ_FORMATS = ['jpeg', 'png', 'webp', 'heif']
/** Every size is cut from the picture in this one, in pixels. */
const LARGEST: Size = [1200, 800]
/** Beside the words of a share card, in pixels. */
const CARD: Size = [384, 630]
/** Of what is shown blurred until the picture is there, in pixels. */
const PLACEHOLDER_SIDE = 16

type Size = readonly [width: number, height: number]

/**
 * A picture as pages, search engines and share cards ask for it, from the bytes of an image; why not, where these are none. Upright,
 * without metadata, never enlarged: a narrow image has fewer widths, at least its own. Decisions 0046, 0070.
 */
export async function makePicture(image: Uint8Array): Promise<MadePicture | PictureRefusal> {
  const read = await readImage(image)
  if (typeof read === 'string') return read
  const { data, info } = read
  const picture = sharp(data, { raw: info })
  const fitting = PICTURE_WIDTHS.filter((width) => width <= info.width)
  const widths = fitting.length > 0 ? fitting : [info.width]
  const files: PictureFile[] = []
  for (const width of widths) {
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
  files.push({ suffix: '-card', format: 'png', bytes: await card.toBuffer() })
  const master = await picture.clone().avif({ quality: 85, effort: 1, chromaSubsampling: '4:4:4' }).toBuffer()
  return { width: info.width, height: info.height, widths, placeholder: await placeholderOf(picture), files, master }
}

async function placeholderOf(picture: Sharp): Promise<string> {
  const bytes = await picture
    .clone()
    .resize(PLACEHOLDER_SIDE, PLACEHOLDER_SIDE, { fit: 'inside' })
    .webp({ quality: 30 })
    .toBuffer()
  return `data:image/webp;base64,${bytes.toString('base64')}`
}

/** The pixels of an image, upright, on white and no larger than its sizes need. */
async function readImage(image: Uint8Array): Promise<{ data: Buffer; info: Raw } | PictureRefusal> {
  let format: string
  try {
    // Reads the head alone, whatever size it claims.
    const head = await sharp(image, { limitInputPixels: false }).metadata()
    if (head.format === 'heif' && head.compression !== 'av1') return 'heic'
    if (head.width * head.height > MAX_PICTURE_PIXELS) return 'too_many_pixels'
    format = head.format
  } catch {
    return 'not_a_picture'
  }
  if (!READ_FORMATS.includes(format)) return 'not_a_picture'
  try {
    return await sharp(image, { limitInputPixels: MAX_PICTURE_PIXELS, autoOrient: true })
      .resize(...LARGEST, { fit: 'outside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
  } catch {
    return 'broken'
  }
}

/** The middle of a picture in this shape, in this size where the picture is large enough. */
function cut(picture: Sharp, { width, height }: Raw, [maxWidth, maxHeight]: Size): Sharp {
  const scale = Math.min(1, width / maxWidth, height / maxHeight)
  return picture.clone().resize(Math.round(maxWidth * scale), Math.round(maxHeight * scale), { fit: 'cover' })
}
