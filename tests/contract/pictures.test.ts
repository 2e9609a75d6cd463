/** @jest-environment ./tests/support/outside-environment.mjs */
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { makePicture } from '@/lib/backend/pictures/picture-files'
import { PICTURE_WORDS } from '@/messages/content/picture-refusals'
import { operationsToken } from '@/upstream/panel/accounts/derived-tokens'
import { forgetPictures } from '@/upstream/pictures/forget-pictures'
import { savePicture } from '@/upstream/pictures/save-picture'
import { aDraft } from '../support/draft'
import { memoryMedia } from '../support/memory-media'
import { cafe, copyOf, pizzeria, type WrittenFile } from '../support/restaurant-files'
import { bearer, invited, type Somebody } from '../support/staff'
import {
  databases,
  FRIDAY_NOON,
  type Kit,
  openKit,
  PARTNER_TOKEN,
  type Reply,
  sharedKit,
} from '../support/upstream-kit'

describe.each(databases)('C36 pictures on %s', (_, open) => {
  const LUBJE = { 'x-tenant': 'lubje' }

  const master = bearer(PARTNER_TOKEN)

  const NOBODY = { tenant: null, restaurantId: null }

  const image = (r: number, format: 'jpeg' | 'png' | 'webp' | 'avif' = 'jpeg') =>
    sharp({ create: { width: 900, height: 600, channels: 3, background: { r, g: 90, b: 40 } } })
      .toFormat(format)
      .toBuffer()

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
    // No diner can load it: they would download 400 kB.
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

  it('half of one is refused in words and leaves nothing', async () => {
    const before = media.files.size
    const { status, body } = await kit.upload((await image(9)).subarray(0, 300))
    expect([status, body.error.code]).toEqual([422, 'invalid_picture'])
    expect(body.error.fields.picture).toBe(body.error.message)
    expect(media.files.size).toBe(before)
  })

  it('requires a token', async () => {
    expect((await kit.upload(await image(1), {})).status).toBe(401)
    expect((await kit.upload(await image(1), bearer('another'))).status).toBe(401)
    // A picture is returned as stored to the brand that owns it, even if another brand names its id.
    const [own, other] = ['lubje', 'lesznoje'].map((brand) => bearer(operationsToken(PARTNER_TOKEN, brand)))
    const { id } = (await kit.upload(await image(2), own)).body
    const sendRequest = async (headers = {}) =>
      (await kit.app.request(`/operations/pictures/${id}`, { headers })).status
    expect([await sendRequest(own), await sendRequest(other), await sendRequest(master)]).toEqual([200, 404, 200])
    await kit.upload(await image(2), other)
    expect(await sendRequest(other)).toBe(200)
  })

  it('a full disk is no fault of the picture: come again', async () => {
    const { put } = media
    media.put = () => Promise.reject(Object.assign(new Error('write'), { code: 'ENOSPC' }))
    const { status, headers, body } = await kit.upload(await image(20))
    media.put = put
    expect([status, body.error.code, headers.get('retry-after')]).toEqual([503, 'no_room', '30'])
    expect((await kit.upload(await image(20))).status).toBe(200)
  })

  it('is imported with the file of a restaurant, is shown, and is exported under its name, also from another database', async () => {
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

    // Known pictures need not be uploaded again.
    expect((await importFile(file)).body.differences).toEqual([])
    const out = await exported(id)
    expect(out.pictures).toEqual({ 'Front lokalu.jpg': `/media/${front}`, 'pizza.jpg': `/media/${pizza}` })
    const again: Record<string, string> = {}
    for (const [name, src] of Object.entries<string>(out.pictures)) {
      const answer = await bytesOf(`/operations/pictures/${src.slice('/media/'.length)}`)
      again[name] = (await elsewhere.upload(Buffer.from(await answer.arrayBuffer()))).body.id
    }
    const cameOut = Buffer.from(await (await bytesOf(`/operations/pictures/${front}`)).arrayBuffer())
    // An exported picture is the same picture when it is imported again.
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

  it('an import with a picture that was not uploaded changes nothing', async () => {
    const file = withPictures('lublin-obce-zdjecie', ['front.jpg'])
    const { status, body } = await importFile(file, { pictures: { 'front.jpg': 'f'.repeat(32) } })
    expect([status, body.error.code]).toEqual([422, 'invalid_file'])
    expect((await importFile(file, { pictures: { 'front.jpg': "'; DROP" } })).status).toBe(422)
  })

  it('an unused picture is deleted after a week; a used one stays, also for versions, and is deleted a week after the last use', async () => {
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
    // Forty versions later: no version names the picture any more.
    await kit.database.db.execute(sql`DELETE FROM settings_versions WHERE restaurant_id = ${id}`)
    kit.setNow(days(40))
    await importFile({ ...file, pictures: [], description: 'Nowy opis.' })
    await forget(days(46))
    expect((await kit.get(`/media/${used}-480.avif`)).status).toBe(200)
    await forget(days(48))
    expect((await kit.get(`/media/${used}-480.avif`)).status).toBe(404)
    // The same image can be uploaded anew.
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

describe.each(databases)('C36 pictures that a restaurant hands over itself on %s', (_, open) => {
  const LUBJE = { 'x-tenant': 'lubje' }

  const image = (r: number) =>
    sharp({ create: { width: 900, height: 600, channels: 3, background: { r: r * 10, g: 40, b: 90 } } })
      .jpeg()
      .toBuffer()

  let id: number
  let owner: Somebody
  let other: { id: number; owner: Somebody }
  const media = memoryMedia()
  const kit = sharedKit(open, { pictures: { make: makePicture, store: media } })

  beforeAll(async () => {
    const made = await aDraft(kit, 'lublin-zdjecia')
    id = made.id
    owner = made.owner
    await owner.call('POST', `/panel/${id}/opening`)
    other = await aDraft(kit, 'lublin-obok')
  })
  beforeEach(() => kit.setNow(FRIDAY_NOON))

  const upload = async (
    who: Somebody,
    body: Uint8Array | FormData,
    { to = id, type = 'image/jpeg' }: { to?: number; type?: string } = {},
  ): Promise<Reply> => {
    const headers = { ...bearer(who.token), ...LUBJE, ...(body instanceof FormData ? {} : { 'content-type': type }) }
    const sent = body instanceof FormData ? body : new Uint8Array(body)
    const answer = await kit.app.request(`/panel/${to}/pictures`, { method: 'POST', headers, body: sent })
    return { status: answer.status, headers: answer.headers, body: await answer.json() }
  }
  const path = (part: string, rest = '') => `/panel/${id}/settings/parts/${part}${rest}`
  const view = async (part: string) => (await owner.call('GET', path(part))).body
  const save = async (part: string, at: string, value: unknown) => {
    const { revision } = await view(part)
    return owner.call('PUT', path(part, '/draft'), { revision, at, value })
  }
  const publish = async (part: string) => {
    const { reviewed } = (await owner.call('GET', path(part, '/review'))).body
    return owner.call('POST', path(part, '/publish'), { reviewed })
  }
  const shown = async () => (await kit.get(`/restaurants/${id}`, LUBJE)).body
  const day = (n: number) => new Date(FRIDAY_NOON.getTime() + n * 24 * 3600 * 1000)
  const forget = (now: Date) => forgetPictures({ db: kit.database.db, store: media }, now)
  const isThere = async (src: string) => (await kit.get(`${src}-720.avif`)).status === 200

  it('uploaded, named in a draft and published, diners see it with its words, the first as the cover', async () => {
    const before = await shown()
    const { status, body: picture } = await upload(owner, await image(10))
    expect(status).toBe(200)
    expect(picture).toMatchObject({ src: `/media/${picture.id}`, file: `${picture.id}.avif`, width: 900, height: 600 })
    const { value } = await view('pictures')
    const added = [{ file: picture.file, alt: 'Sala z kominkiem' }, ...value.pictures]
    const saved = await save('pictures', 'pictures', added)
    expect(saved.body.pictures[picture.file]).toEqual({
      src: picture.src,
      width: 900,
      height: 600,
      widths: picture.widths,
    })
    expect(Object.keys(saved.body.pictures)).toHaveLength(added.length)
    expect((await shown()).pictures).toEqual(before.pictures)
    expect((await publish('pictures')).status).toBe(200)
    expect((await shown()).pictures[0]).toMatchObject({ src: picture.src, alt: 'Sala z kominkiem' })
    // The same image is the same picture, with the same name.
    expect((await upload(owner, await image(10))).body.file).toBe(picture.file)
  })

  it('a dish’s picture', async () => {
    const { body: picture } = await upload(owner, await image(11))
    const saved = await save('menu', 'categories[0].products[0].image', { file: picture.file, alt: 'Pizza z góry' })
    expect(saved.body.pictures[picture.file].src).toBe(picture.src)
    expect((await publish('menu')).status).toBe(200)
    const menu = (await kit.get(`/restaurants/${id}/menu`, LUBJE)).body
    expect(menu.categories[0].products[0].image).toMatchObject({ src: picture.src, alt: 'Pizza z góry' })
  })

  it('a file that is no picture is refused in words, also from a plain form, whose file part is found', async () => {
    const text = await upload(owner, Buffer.from('no picture'))
    expect([text.status, text.body.error.code, text.body.error.message]).toEqual([
      422,
      'invalid_picture',
      PICTURE_WORDS.not_a_picture,
    ])
    const form = new FormData()
    form.set('picture', new File([new Uint8Array(await image(12))], 'sala.jpg', { type: 'image/jpeg' }))
    expect((await upload(owner, form)).body.file).toMatch(/^[0-9a-f]{32}\.avif$/)
    const empty = new FormData()
    empty.set('other', 'x')
    expect((await upload(owner, empty)).status).toBe(422)
    const broken = await upload(owner, Buffer.from('--no form'), { type: 'multipart/form-data; boundary=a' })
    expect(broken.status).toBe(422)
    const large = await upload(owner, new Uint8Array(15 * 1024 * 1024 + 5000))
    expect([large.status, large.body.error.code]).toEqual([413, 'too_large'])
  })

  it('C21 a person without permission for settings uploads nothing, nor does anybody to another restaurant', async () => {
    const host = await invited(kit, owner, id, 'host')
    expect((await upload(host, await image(13))).status).toBe(403)
    expect((await upload(owner, await image(13), { to: other.id })).status).toBe(404)
    expect((await upload(other.owner, await image(13))).status).toBe(404)
    const nobody = await kit.app.request(`/panel/${id}/pictures`, { method: 'POST', headers: LUBJE, body: 'x' })
    expect(nobody.status).toBe(401)
  })

  it('a name without a picture is reported in words and publishes nothing', async () => {
    const { value } = await view('pictures')
    const file = `${'0'.repeat(32)}.avif`
    const saved = await save('pictures', 'pictures', [...value.pictures, { file, alt: 'Nic' }])
    expect(saved.body.pictures).not.toHaveProperty([file])
    const review = (await owner.call('GET', path('pictures', '/review'))).body
    expect(Object.values(review.problems)).toEqual([`nie ma pliku zdjęcia „${file}”`])
    expect((await publish('pictures')).status).toBe(422)
    await owner.call('DELETE', path('pictures', '/draft'))
  })

  it('a picture of another restaurant is not deleted while ours uses it', async () => {
    const theirs = (await upload(other.owner, await image(14), { to: other.id })).body
    const { value } = await view('pictures')
    await save('pictures', 'pictures', [...value.pictures, { file: theirs.file, alt: 'Z sąsiedztwa' }])
    expect((await publish('pictures')).status).toBe(200)
    await forget(day(9))
    expect(await isThere(theirs.src)).toBe(true)
  })

  it('a picture used by a draft stays as long as the draft, and is deleted a week after it', async () => {
    const { body: picture } = await upload(owner, await image(15))
    kit.setNow(day(6))
    const { value } = await view('pictures')
    await save('pictures', 'pictures', [...value.pictures, { file: picture.file, alt: 'W szkicu' }])
    await forget(day(25))
    expect(await isThere(picture.src)).toBe(true)
    const dropped = await owner.call('DELETE', path('pictures', '/draft'))
    expect([dropped.status, dropped.body]).toEqual([200, expect.objectContaining({ revision: null })])
    await forget(day(25))
    expect(await isThere(picture.src)).toBe(false)
  })

  it('a removed picture comes back with the version that had it', async () => {
    const { body: picture } = await upload(owner, await image(16))
    const { value } = await view('pictures')
    await save('pictures', 'pictures', [...value.pictures, { file: picture.file, alt: 'Ogródek' }])
    await publish('pictures')
    const { items } = (await owner.call('GET', `/panel/${id}/settings/versions`)).body
    await save('pictures', 'pictures', value.pictures)
    await publish('pictures')
    await forget(day(30))
    expect(await isThere(picture.src)).toBe(true)
    const restored = await owner.call('POST', `/panel/${id}/settings/versions/${items[0].id}/draft`)
    expect(restored.body.pictures[picture.file].src).toBe(picture.src)
    expect((await publish('pictures')).status).toBe(200)
    expect((await shown()).pictures.at(-1)).toMatchObject({ src: picture.src, alt: 'Ogródek' })
  })

  it('so many an hour, then one waits', async () => {
    // Two thousand unused pictures of one restaurant are the limit; another restaurant's uploads are not affected.
    await kit.database.db.execute(sql`WITH made AS (INSERT INTO pictures (id, master_hash, width, height, widths, placeholder, files, bytes, needed_at)
      SELECT lpad(to_hex(n), 32, '0'), 'none', 1, 1, '{}', '', '{}', 1, ${FRIDAY_NOON.toISOString()}::timestamptz FROM generate_series(1, 2000) n
      RETURNING id) INSERT INTO picture_owners SELECT id, 'lubje', ${id} FROM made`)
    expect((await upload(owner, await image(99))).body.error.code).toBe('too_many_pictures')
    expect((await upload(other.owner, await image(99), { to: other.id })).status).toBe(200)
    await kit.database.db.execute(sql`DELETE FROM pictures WHERE master_hash = 'none'`)
    const statuses = new Set<number>()
    for (let n = 0; n < 121; n++)
      statuses.add((await upload(other.owner, Buffer.from('none'), { to: other.id })).status)
    expect([...statuses]).toEqual([422, 429])
    kit.setNow(day(1))
    expect((await upload(other.owner, await image(17), { to: other.id })).status).toBe(200)
  })
})
