/** @jest-environment ./tests/support/outside-environment.mjs */
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { makePicture } from '@/lib/backend/pictures/picture-files'
import { PICTURE_WORDS } from '@/messages/content/picture-refusals'
import { forgetPictures } from '@/upstream/pictures/forget-pictures'
import { aDraft } from '../support/draft'
import { memoryMedia } from '../support/memory-media'
import { bearer, invited, type Somebody } from '../support/staff'
import { databases, FRIDAY_NOON, type Reply, sharedKit } from '../support/upstream-kit'

const LUBJE = { 'x-tenant': 'lubje' }
const image = (r: number) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: { r: r * 10, g: 40, b: 90 } } })
    .jpeg()
    .toBuffer()

describe.each(databases)('C36 pictures that a restaurant hands over itself on %s', (_, open) => {
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
    // The same image is the same picture, by the name that it has.
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

  it('what is none is refused in words, also by a plain form, whose file is found', async () => {
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

  it('C21 who may not change the settings hands nothing over, nor anybody to another restaurant', async () => {
    const host = await invited(kit, owner, id, 'host')
    expect((await upload(host, await image(13))).status).toBe(403)
    expect((await upload(owner, await image(13), { to: other.id })).status).toBe(404)
    expect((await upload(other.owner, await image(13))).status).toBe(404)
    const nobody = await kit.app.request(`/panel/${id}/pictures`, { method: 'POST', headers: LUBJE, body: 'x' })
    expect(nobody.status).toBe(401)
  })

  it('a name whose picture does not exist is told in words and publishes nothing', async () => {
    const { value } = await view('pictures')
    const file = `${'0'.repeat(32)}.avif`
    const saved = await save('pictures', 'pictures', [...value.pictures, { file, alt: 'Nic' }])
    expect(saved.body.pictures).not.toHaveProperty([file])
    const review = (await owner.call('GET', path('pictures', '/review'))).body
    expect(Object.values(review.problems)).toEqual([`nie ma pliku zdjęcia „${file}”`])
    expect((await publish('pictures')).status).toBe(422)
    await owner.call('DELETE', path('pictures', '/draft'))
  })

  it('another restaurant’s picture stays with us when it lets go of it', async () => {
    const theirs = (await upload(other.owner, await image(14), { to: other.id })).body
    const { value } = await view('pictures')
    await save('pictures', 'pictures', [...value.pictures, { file: theirs.file, alt: 'Z sąsiedztwa' }])
    expect((await publish('pictures')).status).toBe(200)
    await forget(day(9))
    expect(await isThere(theirs.src)).toBe(true)
  })

  it('what a draft names stays as long as the draft, and goes a week after it', async () => {
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

  it('what was taken away comes back with the version that had it', async () => {
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
    // Two thousand in hand are the most; who hands over less is not counted for them.
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
