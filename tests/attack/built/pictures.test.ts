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

const script = '<script>fetch("/panel")</script>'
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

test('C36 thirty damaged photos are pictures or refusals, and the upstream keeps running', async () => {
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
