import sharp from 'sharp'
import { type PictureFile, pictureFilesOf } from './picture-files'

const colour = { r: 180, g: 90, b: 40 }
const anImage = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: colour } })
const photo = (width: number, height: number) => anImage(width, height).jpeg().toBuffer()

const nameOf = ({ suffix, format }: PictureFile) => `${suffix}.${format}`

/** Names and sizes in pixels, as the files themselves say. */
async function sizesOf(image: Uint8Array) {
  const files = (await pictureFilesOf(image)) ?? []
  const read = files.map(async (file) => {
    const { width, height } = await sharp(file.bytes).metadata()
    return [nameOf(file), `${width} × ${height}`]
  })
  return Object.fromEntries(await Promise.all(read))
}

it('0046 a picture has three widths in two formats, three shapes, and the side of a share card', async () => {
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

it('0046 files are in the format of their names', async () => {
  for (const file of (await pictureFilesOf(await photo(500, 400))) ?? []) {
    const { format } = await sharp(file.bytes).metadata()
    expect([nameOf(file), format]).toEqual([
      nameOf(file),
      { avif: 'heif', webp: 'webp', jpg: 'jpeg', png: 'png' }[file.format],
    ])
  }
})

it.each([
  ['a small photo has the widths that it can fill', 800, 600, ['-480.avif', '-720.avif'], '600 × 600'],
  ['a tiny one has its own width', 300, 200, ['-300.avif'], '200 × 200'],
])('0046 %s, and no shape is enlarged', async (_, width, height, names, square) => {
  const sizes = await sizesOf(await photo(width, height))
  expect(Object.keys(sizes).filter((name) => name.endsWith('.avif'))).toEqual(names)
  expect(sizes['-1x1.jpg']).toBe(square)
})

it('0046 a photo of a phone held upright is upright, and says no longer where and when it was taken', async () => {
  const exif = { IFD0: { Model: 'Phone', DateTime: '2026:11:21 18:30:00' }, IFD3: { GPSLatitude: '51/1 14/1 0/1' } }
  const lying = await anImage(900, 600).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  expect((await sharp(lying).metadata()).orientation).toBe(6)

  expect(await sizesOf(lying)).toMatchObject({ '-480.avif': '480 × 720', '-16x9.jpg': '600 × 338' })
  for (const { bytes } of (await pictureFilesOf(lying)) ?? []) {
    const { exif, orientation, xmp } = await sharp(bytes).metadata()
    expect([exif, orientation, xmp]).toEqual([undefined, undefined, undefined])
  }
})

it('0046 what is transparent becomes white, and grey stays a picture', async () => {
  const clear = { create: { width: 600, height: 400, channels: 4, background: { ...colour, alpha: 0 } } } as const
  const [file] = (await pictureFilesOf(await sharp(clear).png().toBuffer())) ?? []
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

it('0047 the side of a card stays small, however restless the picture', async () => {
  const files = (await pictureFilesOf(await noise().jpeg().toBuffer())) ?? []
  expect(files.at(-1)?.bytes.length).toBeLessThan(250_000)
})

it.each([
  ['text', () => Buffer.from('<html>nie obraz</html>')],
  ['nothing', () => Buffer.alloc(0)],
  [
    'a drawing, which may hold scripts',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
  ],
  ['an animation', () => anImage(600, 400).gif().toBuffer()],
  ['half a photo', async () => (await noise().jpeg().toBuffer()).subarray(0, 20_000)],
  ['more pixels than memory should hold', () => anImage(9000, 9000).png().toBuffer()],
])('0046 refuses %s', async (_, bytes) => expect(await pictureFilesOf(await bytes())).toBeNull())
