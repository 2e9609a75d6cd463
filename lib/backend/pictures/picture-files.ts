import sharp, { type Raw, type Sharp } from 'sharp'
import type { PictureRefusal } from '@/lib/domain/restaurant/picture'
import {
  MAX_PICTURE_PIXELS,
  PICTURE_WIDTHS,
  type PictureSize,
  pictureSizes,
} from '@/lib/domain/restaurant/picture-sizes'

/** One file of a picture; its name is the picture's with `suffix` and, as its ending, `format`. */
export interface PictureFile extends Pick<PictureSize, 'suffix' | 'format'> {
  bytes: Buffer
}

/** A picture in all its files, with the data that pages need. */
export interface MadePicture {
  /** Width of the largest file, in pixels. */
  width: number
  height: number
  /** Widths of its `.avif` and `.webp`. */
  widths: number[]
  /** A few pixels as a `data:` address. */
  placeholder: string
  files: PictureFile[]
  /** AVIF from which all files can be made again. */
  master: Buffer
}

/** AVIF's container is HEIF, so sharp calls it 'heif'. */
const READ_FORMATS = ['jpeg', 'png', 'webp', 'heif']
/** Every size is cut from this one, in pixels. */
const LARGEST = [1200, 800] as const
/** Side of the blurred placeholder, in pixels. */
const PLACEHOLDER_SIDE = 16

/** The pixels of an image, upright, on white and no larger than its sizes need. */
interface Pixels {
  data: Buffer
  info: Raw
}

/**
 * A picture in the sizes for pages, search engines and share cards, from the bytes of an image; a refusal where they
 * are no image. Upright, without metadata, never enlarged: a narrow image has fewer widths, at least its own.
 * Decision 0070, docs/design/pictures.md.
 */
export async function makePicture(image: Uint8Array): Promise<MadePicture | PictureRefusal> {
  const read = await readImage(image)
  if (typeof read === 'string') return read
  const { info } = read
  const fitting = PICTURE_WIDTHS.filter((width) => width <= info.width)
  const widths = fitting.length > 0 ? fitting : [info.width]
  const files: PictureFile[] = []
  for (const size of pictureSizes(widths)) {
    files.push({ suffix: size.suffix, format: size.format, bytes: await drawSize(read, size) })
  }
  const picture = pictureOf(read)
  const master = await picture.clone().avif({ quality: 85, effort: 1, chromaSubsampling: '4:4:4' }).toBuffer()
  return { width: info.width, height: info.height, widths, placeholder: await placeholderOf(picture), files, master }
}

/**
 * The bytes of one size of the picture of this image, the same as `makePicture` makes; a refusal where it is no image.
 */
export async function makePictureSize(image: Uint8Array, size: PictureSize): Promise<Buffer | PictureRefusal> {
  const read = await readImage(image)
  return typeof read === 'string' ? read : drawSize(read, size)
}

function drawSize(read: Pixels, { format, pixels }: PictureSize): Promise<Buffer> {
  const sized = typeof pixels === 'number' ? pictureOf(read).resize(pixels) : cut(read, pixels)
  return ENCODERS[format](sized).toBuffer()
}

const ENCODERS: Record<PictureSize['format'], (sized: Sharp) => Sharp> = {
  avif: (sized) => sized.avif({ quality: 48, effort: 1, chromaSubsampling: '4:2:0' }),
  webp: (sized) => sized.webp({ quality: 74, effort: 2 }),
  jpg: (sized) => sized.jpeg({ quality: 66 }),
  // A share card is a PNG, for which photos are too large: without grain and in few colours the card with it stays below 200 kB.
  png: (sized) => sized.median(3).png({ palette: true, colours: 64, dither: 0, compressionLevel: 9 }),
}

function pictureOf({ data, info }: Pixels): Sharp {
  return sharp(data, { raw: info })
}

async function placeholderOf(picture: Sharp): Promise<string> {
  const bytes = await picture
    .clone()
    .resize(PLACEHOLDER_SIDE, PLACEHOLDER_SIDE, { fit: 'inside' })
    .webp({ quality: 30 })
    .toBuffer()
  return `data:image/webp;base64,${bytes.toString('base64')}`
}

async function readImage(image: Uint8Array): Promise<Pixels | PictureRefusal> {
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
function cut(read: Pixels, [maxWidth, maxHeight]: readonly [number, number]): Sharp {
  const { width, height } = read.info
  const scale = Math.min(1, width / maxWidth, height / maxHeight)
  return pictureOf(read).resize(Math.round(maxWidth * scale), Math.round(maxHeight * scale), { fit: 'cover' })
}
