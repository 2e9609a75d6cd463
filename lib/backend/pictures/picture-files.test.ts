import sharp from 'sharp'
import { pictureSizes } from '@/lib/domain/restaurant/picture-sizes'
import { type MadePicture, makePicture, makePictureSize, type PictureFile } from './picture-files'

const colour = { r: 180, g: 90, b: 40 }
const anImage = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: colour } })
const photo = (width: number, height: number) => anImage(width, height).jpeg().toBuffer()

async function made(image: Uint8Array): Promise<MadePicture> {
  const picture = await makePicture(image)
  if (typeof picture === 'string') throw new Error(picture)
  return picture
}

const nameOf = ({ suffix, format }: PictureFile) => `${suffix}.${format}`

/** Names and sizes in pixels, as the files themselves say; each is in the format of its name. */
async function sizesOf(image: Uint8Array) {
  const { files } = await made(image)
  const read = files.map(async (file) => {
    const { format, width, height } = await sharp(file.bytes).metadata()
    expect(format).toBe({ avif: 'heif', webp: 'webp', jpg: 'jpeg', png: 'png' }[file.format])
    return [nameOf(file), `${width} × ${height}`]
  })
  return Object.fromEntries(await Promise.all(read))
}

it('design/pictures: a picture has three widths in two formats, three shapes, and the side of a share card', async () => {
  expect(await sizesOf(await photo(1200, 800))).toEqual({
    '-480.avif': '480 × 320',
    '-480.webp': '480 × 320',
    '-720.avif': '720 × 480',
    '-720.webp': '720 × 480',
    '-960.avif': '960 × 640',
    '-960.webp': '960 × 640',
    '-1x1.jpg': '800 × 800',
    '-4x3.jpg': '1060 × 795',
    '-16x9.jpg': '1200 × 675',
    '-card.png': '384 × 630',
  })
})

it('design/pictures: a size that is made alone is the same file', async () => {
  const image = await photo(480, 320)
  const { files } = await made(image)
  for (const { suffix, format, bytes } of files) {
    const size = pictureSizes().find((one) => one.suffix === suffix && one.format === format)
    expect(await makePictureSize(image, size!)).toEqual(bytes)
  }
  expect(files.length).toBeGreaterThan(4)
  expect(await makePictureSize(Buffer.from('no picture'), pictureSizes()[0]!)).toBe('not_a_picture')
})

it.each([
  ['a small photo has the widths that it can fill', 800, 600, ['-480.avif', '-720.avif'], '600 × 600'],
  ['a tiny one has its own width', 300, 200, ['-300.avif'], '200 × 200'],
])('design/pictures: %s, and no shape is enlarged', async (_, width, height, names, square) => {
  const sizes = await sizesOf(await photo(width, height))
  expect(Object.keys(sizes).filter((name) => name.endsWith('.avif'))).toEqual(names)
  expect(sizes['-1x1.jpg']).toBe(square)
})

it('design/pictures: a photo from a rotated phone is turned upright, without its metadata of place and time', async () => {
  const exif = { IFD0: { Model: 'Phone', DateTime: '2026:11:21 18:30:00' }, IFD3: { GPSLatitude: '51/1 14/1 0/1' } }
  const lying = await anImage(900, 600).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  expect((await sharp(lying).metadata()).orientation).toBe(6)

  expect(await sizesOf(lying)).toMatchObject({ '-480.avif': '480 × 720', '-16x9.jpg': '600 × 338' })
  for (const { bytes } of (await made(lying)).files) {
    const { exif, orientation, xmp } = await sharp(bytes).metadata()
    expect([exif, orientation, xmp]).toEqual([undefined, undefined, undefined])
  }
})

it('design/pictures: transparent pixels become white, and a grey picture is accepted', async () => {
  const clear = { create: { width: 600, height: 400, channels: 4, background: { ...colour, alpha: 0 } } } as const
  const [file] = (await made(await sharp(clear).png().toBuffer())).files
  const { channels } = await sharp(file?.bytes).stats()
  expect(channels.map(({ mean }) => Math.round(mean))).toEqual([255, 255, 255])
  const grey = await anImage(600, 400).greyscale().png().toBuffer()
  expect(await sizesOf(grey)).toMatchObject({ '-480.avif': '480 × 320' })
})

const noise = () =>
  sharp({
    create: {
      width: 420,
      height: 630,
      channels: 3,
      background: colour,
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })

it('design/search: the side of a card stays small, however restless the picture', async () => {
  const card = await makePictureSize(
    await noise().jpeg().toBuffer(),
    pictureSizes().find(({ suffix }) => suffix === '-card')!,
  )
  expect(card).not.toBe('not_a_picture')
  expect(card.length).toBeLessThan(250_000)
})

it('C36 a picture has its size, a placeholder and a master from which it is made again', async () => {
  const { width, height, widths, placeholder, master } = await made(await photo(3000, 1000))
  expect({ width, height, widths }).toEqual({ width: 2400, height: 800, widths: [480, 720, 960] })
  expect(placeholder).toMatch(/^data:image\/webp;base64,/)
  expect(placeholder.length).toBeLessThan(300)
  const { files } = await made(master)
  expect(files.map(nameOf)).toHaveLength(10)
})

it.each([
  ['text', 'not_a_picture', () => Buffer.from('<html>nie obraz</html>')],
  ['nothing', 'not_a_picture', () => Buffer.alloc(0)],
  [
    'a drawing, which may hold scripts',
    'not_a_picture',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
  ],
  ['an animation', 'not_a_picture', () => anImage(600, 400).gif().toBuffer()],
  ['a TIFF', 'not_a_picture', () => anImage(9, 9).tiff().toBuffer()],
  ['a PDF', 'not_a_picture', () => Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj')],
  ['a HEIC of a phone', 'not_a_picture', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
  [
    'bytes after the name of a JPEG',
    'not_a_picture',
    () => Buffer.from(`ffd8ffe000104a464946${'07'.repeat(9000)}`, 'hex'),
  ],
  ['half a photo', 'broken', async () => (await noise().jpeg().toBuffer()).subarray(0, 20_000)],
  ['more pixels than memory should hold', 'too_many_pixels', () => anImage(9000, 9000).png().toBuffer()],
])('C36 refuses %s: %s', async (_, refusal, bytes) => expect(await makePicture(await bytes())).toBe(refusal))
