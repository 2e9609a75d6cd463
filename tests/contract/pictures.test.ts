/** @jest-environment ./tests/support/outside-environment.mjs */
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { makePicture } from '@/lib/backend/pictures/picture-files'
import { forgetPictures } from '@/upstream/pictures/forget-pictures'
import { savePicture } from '@/upstream/pictures/save-picture'
import { operationsToken } from '@/upstream/staff-token'
import { memoryMedia } from '../support/memory-media'
import { cafe, copyOf, pizzeria, type WrittenFile } from '../support/restaurant-files'
import { bearer } from '../support/staff'
import { databases, FRIDAY_NOON, type Kit, openKit, PARTNER_TOKEN } from '../support/upstream-kit'

const LUBJE = { 'x-tenant': 'lubje' }
const master = bearer(PARTNER_TOKEN)
const NOBODY = { tenant: null, restaurantId: null }

const image = (r: number, format: 'jpeg' | 'png' | 'webp' | 'avif' = 'jpeg') =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: { r, g: 90, b: 40 } } })
    .toFormat(format)
    .toBuffer()

describe.each(databases)('C36 pictures on %s', (_, open) => {
  let kit: Kit
  let elsewhere: Kit
  const media = memoryMedia()
  const mediaElsewhere = memoryMedia()

  beforeAll(async () => {
    kit = await openKit(open, { pictures: { make: makePicture, store: media } })
    elsewhere = await openKit(open, { pictures: { make: makePicture, store: mediaElsewhere } })
  })
  afterAll(async () => {
    await kit.close()
    await elsewhere.close()
  })
  beforeEach(() => kit.setNow(FRIDAY_NOON))

  const importFile = (file: unknown, more: object = {}, to = kit) =>
    to.send('POST', '/operations/restaurants/import', { file, ...more }, master)
  const exported = async (id: number, from = kit) => (await from.get(`/operations/restaurants/${id}/file`, master)).body
  const bytesOf = (path: string, from = kit) => from.app.request(path, { headers: master })
  const withPictures = (key: string, files: string[]): WrittenFile => ({
    ...copyOf(cafe),
    key,
    name: `Zdjęcia ${key}`,
    vouchers: [],
    pictures: files.map((file) => ({ file, alt: `Widok ${file}` })),
  })
  const days = (n: number) => new Date(FRIDAY_NOON.getTime() + n * 24 * 3600 * 1000)
  const forget = (now: Date) => forgetPictures({ db: kit.database.db, store: media }, now)

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('%s becomes files that never change', async (format) => {
    const { status, body } = await kit.upload(await image(200, format))
    expect(status).toBe(200)
    expect(body.src).toBe(`/media/${body.id}`)
    for (const [name, type] of [
      ['-480.avif', 'image/avif'],
      ['-720.webp', 'image/webp'],
      ['-16x9.jpg', 'image/jpeg'],
      ['-card.png', 'image/png'],
    ]) {
      const answer = await bytesOf(`${body.src}${name}`)
      expect([name, answer.status, answer.headers.get('content-type')]).toEqual([name, 200, type])
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    }
    // Not for diners, who would take 400 kB for it.
    expect((await kit.get(`${body.src}-master.avif`)).status).toBe(404)
    expect((await bytesOf(`/operations/pictures/${body.id}`)).headers.get('content-type')).toBe('image/avif')
  })

  it('the same image is kept once', async () => {
    const bytes = await image(210)
    const { id } = (await kit.upload(bytes)).body
    const before = media.files.size
    expect((await kit.upload(bytes)).body.id).toBe(id)
    expect(media.files.size).toBe(before)
  })

  it.each([
    ['text', () => Buffer.from('no picture')],
    [
      'an SVG with a script',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    ['half of one', async () => (await image(9)).subarray(0, 300)],
  ])('%s is refused in words and leaves nothing', async (_, bytes) => {
    const before = media.files.size
    const { status, body } = await kit.upload(await bytes())
    expect([status, body.error.code]).toEqual([422, 'invalid_picture'])
    expect(body.error.fields.picture).toBe(body.error.message)
    expect(media.files.size).toBe(before)
  })

  it('is for who has a token', async () => {
    expect((await kit.upload(await image(1), {})).status).toBe(401)
    expect((await kit.upload(await image(1), bearer('another'))).status).toBe(401)
    // As it is kept, a picture is handed to the brand that it belongs to, whoever else names its id.
    const [own, other] = ['lubje', 'lesznoje'].map((brand) => bearer(operationsToken(PARTNER_TOKEN, brand)))
    const { id } = (await kit.upload(await image(2), own)).body
    const asked = async (headers = {}) => (await kit.app.request(`/operations/pictures/${id}`, { headers })).status
    expect([await asked(own), await asked(other), await asked(master)]).toEqual([200, 404, 200])
    await kit.upload(await image(2), other)
    expect(await asked(other)).toBe(200)
  })

  it('a full disk is no fault of the picture: come again', async () => {
    const { put } = media
    media.put = () => Promise.reject(Object.assign(new Error('write'), { code: 'ENOSPC' }))
    const { status, headers, body } = await kit.upload(await image(20))
    media.put = put
    expect([status, body.error.code, headers.get('retry-after')]).toEqual([503, 'no_room', '30'])
    expect((await kit.upload(await image(20))).status).toBe(200)
  })

  it('goes in with the file of a restaurant, is shown, and comes out under its name, also elsewhere', async () => {
    const front = (await kit.upload(await image(30))).body.id
    const pizza = (await kit.upload(await image(31))).body.id
    const file = copyOf(pizzeria)
    Object.assign(file, { key: 'lublin-zdjecia', name: 'Ze zdjęciami', vouchers: [] })
    file.pictures = [{ file: 'Front lokalu.jpg', alt: 'Wejście od ulicy' }]
    file.menu!.categories[0]!.products[0]!.image = { file: 'pizza.jpg', alt: 'Margherita' }
    const pictures = { 'Front lokalu.jpg': front, 'pizza.jpg': pizza }

    expect((await importFile(file)).body.error.fields).toMatchObject({
      'pictures[0].file': 'nie ma pliku zdjęcia „Front lokalu.jpg”',
      'menu.categories[0].products[0].image.file': 'nie ma pliku zdjęcia „pizza.jpg”',
    })
    const { id } = (await importFile(file, { pictures, open: true })).body
    const shown = (await kit.get(`/restaurants/${id}`, LUBJE)).body
    expect(shown.pictures).toEqual([
      {
        src: `/media/${front}`,
        alt: 'Wejście od ulicy',
        width: 900,
        height: 600,
        widths: [480, 720],
        placeholder: expect.stringMatching(/^data:image\/webp/),
      },
    ])
    expect(shown.cover.src).toBe(`/media/${front}`)
    const menu = (await kit.get(`/restaurants/${id}/menu`, LUBJE)).body
    expect(menu.categories[0].products[0].image.src).toBe(`/media/${pizza}`)

    // Once they are known, nobody has to hand them over again.
    expect((await importFile(file)).body.differences).toEqual([])
    const out = await exported(id)
    expect(out.pictures).toEqual({ 'Front lokalu.jpg': `/media/${front}`, 'pizza.jpg': `/media/${pizza}` })
    const again: Record<string, string> = {}
    for (const [name, src] of Object.entries<string>(out.pictures)) {
      const answer = await bytesOf(`/operations/pictures/${src.slice('/media/'.length)}`)
      again[name] = (await elsewhere.upload(Buffer.from(await answer.arrayBuffer()))).body.id
    }
    const cameOut = Buffer.from(await (await bytesOf(`/operations/pictures/${front}`)).arrayBuffer())
    // What came out is the same picture when it comes back.
    expect((await kit.upload(cameOut)).body.id).toBe(front)
    const there = await importFile(out.file, { pictures: again }, elsewhere)
    expect(there.status).toBe(200)
    const back = await exported(there.body.id, elsewhere)
    expect(JSON.stringify(back.file, null, 2)).toBe(JSON.stringify(out.file, null, 2))
  })

  it('another picture of the same name is a difference; one picture has one name', async () => {
    const [first, second] = [await image(40), await image(41)]
    const [a, b] = [(await kit.upload(first)).body.id, (await kit.upload(second)).body.id]
    const file = withPictures('lublin-nowe-zdjecie', ['front.jpg'])
    const { id } = (await importFile(file, { pictures: { 'front.jpg': a } })).body
    expect((await importFile(file, { pictures: { 'front.jpg': a } })).body.differences).toEqual([])
    const changed = { pictures: { 'front.jpg': b } }
    expect((await importFile(file, { ...changed, dry_run: true })).body.differences).toEqual([
      'zdjęcie „front.jpg”: nowe',
    ])
    expect((await exported(id)).pictures['front.jpg']).toBe(`/media/${a}`)
    await importFile(file, changed)
    expect((await exported(id)).pictures['front.jpg']).toBe(`/media/${b}`)

    const renamed = withPictures('lublin-nowe-zdjecie', ['wejscie.jpg'])
    expect((await importFile(renamed, { pictures: { 'wejscie.jpg': b } })).body.differences).not.toEqual([])
    expect((await exported(id)).file.pictures[0].file).toBe('wejscie.jpg')
    const twice = withPictures('lublin-nowe-zdjecie', ['a.jpg', 'b.jpg'])
    expect((await importFile(twice, { pictures: { 'a.jpg': b, 'b.jpg': b } })).body.error.fields).toEqual({
      'pictures[1].file': 'to samo zdjęcie co „a.jpg”: użyj jednej nazwy',
    })
  })

  it('an import with a picture that nobody handed over changes nothing', async () => {
    const file = withPictures('lublin-obce-zdjecie', ['front.jpg'])
    const { status, body } = await importFile(file, { pictures: { 'front.jpg': 'f'.repeat(32) } })
    expect([status, body.error.code]).toEqual([422, 'invalid_file'])
    expect((await importFile(file, { pictures: { 'front.jpg': "'; DROP" } })).status).toBe(422)
  })

  it('what is not used goes after a week; what is used stays, also for its versions, and goes a week after the last', async () => {
    const unused = (await kit.upload(await image(50))).body.id
    const used = (await kit.upload(await image(51))).body.id
    const file = withPictures('lublin-uzywane', ['front.jpg'])
    await importFile(file, { pictures: { 'front.jpg': used } })
    await forget(days(6.9))
    expect((await kit.get(`/media/${unused}-480.avif`)).status).toBe(200)
    await forget(days(7.1))
    expect((await kit.get(`/media/${unused}-480.avif`)).status).toBe(404)
    expect((await kit.get(`/media/${used}-480.avif`)).status).toBe(200)
    expect([...media.files.keys()].filter((name) => name.startsWith(unused))).toEqual([])

    kit.setNow(days(30))
    const { id } = (await importFile({ ...file, pictures: [] })).body
    await forget(days(38))
    expect((await kit.get(`/media/${used}-480.avif`)).status).toBe(200)
    // Forty versions later: none names it any more.
    await kit.database.db.execute(sql`DELETE FROM settings_versions WHERE restaurant_id = ${id}`)
    kit.setNow(days(40))
    await importFile({ ...file, pictures: [], description: 'Nowy opis.' })
    await forget(days(46))
    expect((await kit.get(`/media/${used}-480.avif`)).status).toBe(200)
    await forget(days(48))
    expect((await kit.get(`/media/${used}-480.avif`)).status).toBe(404)
    // The same image comes in anew after all.
    expect((await kit.upload(await image(51))).body.id).not.toBe(used)
  })

  it('an upload that was cut off is no picture, and its files go', async () => {
    const store = { ...media, put: jest.fn(media.put).mockRejectedValueOnce(new Error('the disk')) }
    const parts = { db: kit.database.db, store, make: makePicture, now: FRIDAY_NOON }
    store.put.mockImplementationOnce(media.put).mockRejectedValueOnce(new Error('the disk'))
    const before = new Set(media.files.keys())
    await expect(savePicture(parts, await image(60), NOBODY)).rejects.toThrow('the disk')
    await expect(savePicture(parts, await image(60), NOBODY)).rejects.toThrow('the disk')
    const left = [...media.files.keys()].filter((name) => !before.has(name))
    expect(left).toHaveLength(1)
    const file = withPictures('lublin-urwane', ['front.jpg'])
    const id = left[0]!.slice(0, 32)
    expect((await importFile(file, { pictures: { 'front.jpg': id } })).status).toBe(422)
    await forget(days(8))
    expect(await media.get(left[0]!)).toBeNull()
  })
})
