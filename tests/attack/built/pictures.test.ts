import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import fc from '@/tests/support/fast-check'
import { type OwnUpstream, ownUpstream } from './support/own-upstream'

const ROUNDS = 3

let upstream: OwnUpstream

beforeAll(async () => {
  upstream = await ownUpstream()
  await upstream.start()
})
afterAll(() => upstream.remove())

async function upload(bytes: Uint8Array) {
  const answer = await fetch(`${upstream.url}/operations/pictures`, {
    method: 'POST',
    headers: upstream.bearer(),
    body: new Uint8Array(bytes),
  })
  return { status: answer.status, body: await answer.json().catch(() => null) }
}

const statusOf = async (path: string) => (await fetch(`${upstream.url}${path}`)).status
const media = () => {
  try {
    return readdirSync(join(upstream.folder, 'media'), { recursive: true }).filter((name) => String(name).includes('.'))
  } catch {
    return []
  }
}
const photo = (r: number) =>
  sharp({
    create: {
      width: 1500,
      height: 1000,
      channels: 3,
      background: { r, g: 90, b: 40 },
      noise: { type: 'gaussian', mean: 120, sigma: 30 },
    },
  })
    .jpeg()
    .toBuffer()

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** A PNG of a few kilobytes that claims to be of this size. */
function pngOf(width: number, height: number, rows = 10): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const data = deflateSync(Buffer.alloc((width * 3 + 1) * rows))
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))])
}

const script = '<script>fetch("/panel")</script>'
test.each<[string, () => Buffer | Promise<Buffer>]>([
  ['an SVG with a script', () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`)],
  [
    'an SVG that names another file',
    () =>
      Buffer.from(
        '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>',
      ),
  ],
  ['a page', () => Buffer.from(`<!doctype html>${script}`)],
  [
    'a GIF',
    async () =>
      sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
        .gif()
        .toBuffer(),
  ],
  [
    'a TIFF',
    async () =>
      sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
        .tiff()
        .toBuffer(),
  ],
  ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj')],
  ['a PNG of 60,000 by 60,000', () => pngOf(60_000, 60_000, 1)],
  ['a PNG of 2 billion by 1', () => pngOf(2_147_483_647, 1, 0)],
  ['a PNG of nothing', () => pngOf(0, 0)],
  ['a PNG that ends early', () => pngOf(6000, 8000)],
  [
    'bytes after the name of a JPEG',
    () => Buffer.concat([Buffer.from('ffd8ffe000104a464946', 'hex'), Buffer.alloc(9000, 7)]),
  ],
  ['a HEIC of a phone', () => heic()],
])('C36 %s is refused in words and leaves nothing', async (_, bytes) => {
  const before = media().length
  const { status, body } = await upload(await bytes())
  expect([status, body?.error?.code]).toEqual([422, 'invalid_picture'])
  expect(body.error.message).toMatch(/^[A-ZŁŚ].*\.$/)
  expect(media()).toHaveLength(before)
})

/** The head of one: a container whose picture is HEVC. */
function heic(): Buffer {
  const box = (type: string, ...parts: Buffer[]) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), ...parts])
    const size = Buffer.alloc(4)
    size.writeUInt32BE(body.length + 4)
    return Buffer.concat([size, body])
  }
  return box('ftyp', Buffer.from('heic\0\0\0\0mif1heic', 'latin1'))
}

test('C36 a page behind the pixels of a JPEG does not come out again', async () => {
  const { body } = await upload(Buffer.concat([await photo(1), Buffer.from(script)]))
  const answer = await fetch(`${upstream.url}${body.src}-720.webp`)
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect([answer.headers.get('content-type'), answer.headers.get('x-content-type-options')]).toEqual([
    'image/webp',
    'nosniff',
  ])
  expect(bytes.includes('script')).toBe(false)
})

test('C36 thirty damaged photos are pictures or refusals, and the upstream goes on', async () => {
  const good = await sharp({ create: { width: 64, height: 48, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer()
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat(good.length - 1), fc.nat(255)), { minLength: 1, maxLength: 8 }),
      async (changes) => {
        const bytes = Buffer.from(good)
        for (const [at, value] of changes) bytes[at] = value
        expect([200, 422]).toContain((await upload(bytes)).status)
      },
    ),
    { numRuns: 30 },
  )
  expect(await statusOf('/readyz')).toBe(200)
})

test('C36 killed during an upload, there is the whole picture or none', async () => {
  const seen: string[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const bytes = await photo(100 + round)
    const uploading = upload(bytes).then(
      ({ body }) => body?.src as string | undefined,
      () => undefined,
    )
    await new Promise((resolve) => setTimeout(resolve, 250 + round * 350))
    await upstream.end('SIGKILL')
    const answered = await uploading
    await upstream.start()
    const again = await upload(bytes)
    expect(again.status).toBe(200)
    for (const name of ['-480.avif', '-720.webp', '-960.avif', '-1x1.jpg', '-card.png'])
      expect([round, name, await statusOf(`${again.body.src}${name}`)]).toEqual([round, name, 200])
    if (answered) expect(again.body.src).toBe(answered)
    seen.push(answered ? 'answered' : 'cut')
  }
  expect(seen).toContain('cut')
})
