/** @jest-environment ./tests/support/outside-environment.mjs */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PictureSize } from '@/lib/domain/restaurant/picture-sizes'
import { pictureSizeMaker } from './picture-size-maker'

const SIZE: PictureSize = { suffix: '-480', format: 'avif', pixels: 480 }
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'picture-sizes-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Records its input, and acts on it as `on` says: `image` is the text received. */
function worker(on: string, atEnd = ''): string {
  const path = join(folder, 'worker.mjs')
  const script = `import { appendFileSync } from 'node:fs'
    const log = (line) => appendFileSync(${JSON.stringify(join(folder, 'log'))}, line + '\\n')
    const answer = (id, text) => process.send({ id, bytes: Buffer.from(text) })
    process.on('disconnect', () => { ${atEnd}; process.exit(0) })
    const held = []
    process.on('message', ({ id, image }) => {
      const text = Buffer.from(image).toString()
      log(text)
      ${on}
    })`
  writeFileSync(path, script)
  return path
}
const logged = () => readFileSync(join(folder, 'log'), 'utf8').trim().split('\n')
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString()

test('design/pictures: four are made at once, the others in the order of their requests', async () => {
  // Answers only once it has four, or all that are left.
  const make = pictureSizeMaker(
    worker(`held.push([id, text])
      if (held.length === 4 || text === '8') for (const [one, said] of held.splice(0)) { log('made ' + said); answer(one, said) }`),
  )
  const made = await Promise.all([...'12345678'].map((one) => make(Buffer.from(one), SIZE)))
  expect(made.map(text)).toEqual([...'12345678'])
  const lines = logged()
  expect(lines.slice(0, 5)).toEqual(['1', '2', '3', '4', 'made 1'])
  expect(lines.filter((line) => !line.startsWith('made'))).toEqual([...'12345678'])
})

test('design/pictures: a picture that cannot be made is refused with the reason, and the next one is made', async () => {
  const make = pictureSizeMaker(
    worker(`text === 'bad' ? process.send({ id, reason: 'not_a_picture' }) : answer(id, text)`),
  )
  await expect(make(Buffer.from('bad'), SIZE)).rejects.toThrow('not_a_picture')
  expect(text(await make(Buffer.from('good'), SIZE))).toBe('good')
})

test.each([
  ['dies', `text === 'bad' ? process.exit(1) : answer(id, text)`],
  ['hangs', `if (text !== 'bad') answer(id, text)`],
])('design/pictures: a worker that %s fails its own sizes, and the next is made by a new one', async (_, on) => {
  const make = pictureSizeMaker(worker(on), { longestMs: 2000 })
  await expect(make(Buffer.from('bad'), SIZE)).rejects.toThrow('ended')
  expect(text(await make(Buffer.from('good'), SIZE))).toBe('good')
})

test('design/pictures: a worker without work ends', async () => {
  const make = pictureSizeMaker(worker('answer(id, text)', `log('end')`), { idleMs: 1 })
  for (const ends of [1, 2]) {
    expect(text(await make(Buffer.from('one'), SIZE))).toBe('one')
    while (logged().filter((line) => line === 'end').length < ends)
      await new Promise((resolve) => setTimeout(resolve, 10))
  }
})
