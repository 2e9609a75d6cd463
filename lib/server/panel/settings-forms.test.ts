import { createHash } from 'node:crypto'
import { type Json, listAt, readPath, valueAt } from '@/lib/domain/restaurant/settings/parts'
import type { SignedRequest } from '@/lib/server/panel/panel-route'
import { callUpstream } from '@/lib/server/upstream/client/call'
import { SETTINGS_FORMS } from './settings-forms'

jest.mock('@/lib/server/upstream/client/call')

const made = jest.mocked(callUpstream)
const request = { tenant: { key: 'lubje' }, call: {}, bearer: 'x', params: { form: '7' } } as unknown as SignedRequest
const post = (name: string, typed: Record<string, string>) => SETTINGS_FORMS[name]!(new URLSearchParams(typed), request)
const answersWith = (value: object) =>
  made.mockReset().mockResolvedValue({ ok: true, status: 200, data: { value, revision: 2, version: 4 } } as never)

describe('C37 a posted form of a dish that another tab deleted', () => {
  const at = 'categories[0].products[1]'
  const form = { part: 'menu', at, revision: '1', version: '4', press: 'save' }
  const seen = { id: 7, name: 'Tatar', priceGrosze: 3200 }

  it('gives back in words what was typed', async () => {
    answersWith({ categories: [{ id: 3, products: [{ id: 6, name: 'Śledź' }] }] })
    const value = { ...seen, name: 'Tatar wołowy' }
    const posted = { ...form, value: JSON.stringify(value), seen: JSON.stringify(seen) }
    expect(await post('settings', posted)).toMatchObject({
      code: 'itemGone',
      values: { typed: 'Nazwa dania: Tatar wołowy' },
    })
    expect(made).toHaveBeenCalledTimes(1)
  })

  it('without scripts too', async () => {
    answersWith({ categories: [{ id: 3, products: [{ id: 6, name: 'Śledź' }] }] })
    const posted = { ...form, [`${at}.name`]: 'Tatar wołowy', [`${at}.priceGrosze`]: '34,50' }
    const values = { typed: 'Nazwa dania: Tatar wołowy\nCena: 34,50' }
    expect(await post('settings', posted)).toMatchObject({ code: 'itemGone', values })
    answersWith({ categories: [{ id: 3, products: [{ id: 6 }, { id: 8, name: 'Śledź' }] }] })
    expect(await post('settings', posted)).toMatchObject({ code: 'draftElsewhere', values })
  })

  it('is saved where the dish was moved to', async () => {
    answersWith({
      categories: [
        { id: 3, products: [] },
        { id: 4, products: [seen] },
      ],
    })
    const posted = { ...form, value: JSON.stringify({ ...seen, name: 'Tatar wołowy' }), seen: JSON.stringify(seen) }
    expect(await post('settings', posted)).toMatchObject({ code: 'draftSaved' })
    expect(made.mock.lastCall?.[2]).toMatchObject({ body: { at: 'categories[1].products[0]' } })
  })
})

describe('C37 a press in a list of a draft that another tab changed', () => {
  const dish = (id: number, name = `Danie ${id}`) => ({ id, name })
  const menuOf = (...dishes: object[]) => ({ categories: [{ id: 3, products: dishes }] })
  const rows = JSON.stringify({ owner: { id: 3 }, items: [{ id: 6 }, { id: 7 }, { id: 8 }] })
  const form = { part: 'menu', at: 'categories[0]', revision: '1', version: '4', rows }
  const press = (step: string, place = '') =>
    post('settings', { ...form, press: `${step}|categories[0].products${place}` })
  const saved = () => made.mock.lastCall?.[2] as { body: { at: string; revision: number; value: Json } }
  const ids = () => listAt(saved().body.value, 'products').map((one) => valueAt(one, ['id']) ?? null)

  it.each([
    ['remove', [6, 8, 9]],
    ['up', [7, 6, 8, 9]],
    ['down', [6, 8, 7, 9]],
    ['duplicate', [6, 7, null, 8, 9]],
  ])('acts on the present draft: %s', async (step, after) => {
    answersWith(menuOf(dish(6, 'Inna nazwa'), dish(7), dish(8), dish(9)))
    expect(await press(step, '[1]')).toEqual({ location: expect.stringContaining('menu?k=0') })
    expect(saved().body).toMatchObject({ at: 'categories[0]', revision: 2 })
    expect(ids()).toEqual(after)
  })

  it('acts on the item that was pressed, wherever it is now', async () => {
    answersWith(menuOf(dish(8), dish(6), dish(7), dish(9)))
    await press('remove', '[1]')
    expect(ids()).toEqual([8, 6, 9])
    answersWith(menuOf(dish(9), dish(6), dish(7), dish(8)))
    await press('move', '[1]|0')
    expect(ids()).toEqual([9, 7, 6, 8])
    answersWith({
      categories: [
        { id: 4, products: [dish(7)] },
        { id: 3, products: [dish(6)] },
      ],
    })
    expect(await press('remove', '[1]')).toEqual({ location: expect.stringContaining('menu?k=0') })
    expect(saved().body).toMatchObject({ at: '', value: { categories: [{ products: [] }, { products: [dish(6)] }] } })
  })

  it('tells that the item is there no more', async () => {
    answersWith(menuOf(dish(6), dish(8), dish(9)))
    for (const step of ['remove', 'down', 'duplicate'])
      expect(await press(step, '[1]')).toMatchObject({ code: 'draftElsewhere' })
    answersWith({ categories: [{ id: 4, products: [dish(9)] }] })
    expect(await press('add')).toMatchObject({ code: 'itemGone' })
    expect(made).toHaveBeenCalledTimes(1)
  })

  it('adds to the list of the page, and leads to what it added', async () => {
    answersWith({ categories: [{ id: 4, products: [] }, ...menuOf(dish(6), dish(7), dish(9)).categories] })
    expect(await press('add')).toEqual({ location: expect.stringContaining('menu?k=1&d=3#') })
    expect(saved().body).toMatchObject({ at: 'categories[1]' })
    expect(ids()).toEqual([6, 7, 9, null])
  })

  it.each([
    ['remove', '[1]', [dish(6), dish(8)]],
    ['down', '[1]', [dish(6), dish(8), dish(7)]],
    ['duplicate', '[0]', [dish(6), { name: 'Danie 6 (2)' }, dish(7), dish(8)]],
    ['add', '', [dish(6), dish(7), dish(8), { name: '' }]],
  ])('is made once by a double tap: %s', async (step, place, dishes) => {
    answersWith(menuOf(...dishes))
    const k = step === 'add' ? 'k=0&d=3#' : 'k=0#'
    expect(await press(step, place)).toEqual({ location: expect.stringContaining(k) })
    expect(made).toHaveBeenCalledTimes(1)
  })

  it('finds its row also where only the rows of the page are behind', async () => {
    answersWith(menuOf(dish(7), dish(8)))
    await post('settings', { ...form, revision: '2', press: 'remove|categories[0].products[1]' })
    expect(ids()).toEqual([8])
  })

  const rooms = (...names: string[]) => ({ rooms: names.map((name) => ({ key: name, name, tables: [] })) })
  const plain = {
    part: 'tables',
    at: '',
    revision: '1',
    version: '4',
    seen: JSON.stringify(rooms('Sala', 'Taras')),
    'rooms[0].name': 'Sala',
    'rooms[1].name': 'Taras',
  }

  it('of a form without scripts, too', async () => {
    answersWith(rooms('Sala', 'Taras', 'Ogród'))
    await post('settings', { ...plain, press: 'remove|rooms[0]' })
    expect(saved().body).toMatchObject({ revision: 2, value: rooms('Taras', 'Ogród') })
    answersWith(rooms('Taras'))
    await post('settings', { ...plain, press: 'remove|rooms[1]' })
    expect(saved().body.value).toEqual({ rooms: [] })
    answersWith(rooms('Sala'))
    expect(await post('settings', { ...plain, press: 'up|rooms[1]' })).toMatchObject({ code: 'draftElsewhere' })
    expect(await post('settings', { ...plain, press: 'remove|rooms[1]' })).toEqual({ location: expect.any(String) })
    expect(made).toHaveBeenCalledTimes(2)
  })

  it('of an optional group is made once', async () => {
    const seen = JSON.stringify({ week: [], exceptions: [], kitchen: null })
    const hours = { part: 'hours', at: '', revision: '1', version: '4', seen }
    answersWith({ week: [], exceptions: [], kitchen: null })
    await post('settings', { ...hours, press: 'on|kitchen' })
    expect(saved().body.value).toMatchObject({ kitchen: { exceptions: [] } })
    answersWith({ week: [], exceptions: [], kitchen: { week: [], exceptions: [{ date: '2026-12-24' }] } })
    expect(await post('settings', { ...hours, press: 'on|kitchen' })).toEqual({ location: expect.any(String) })
    expect(made).toHaveBeenCalledTimes(1)
  })

  it('of a question to share', async () => {
    const question = { title: 'Rozmiar', type: 'single', options: [] }
    const share = { ...form, rows: '', press: 'share|categories[0].products[0].questions[0]' }
    answersWith(menuOf({ ...dish(6), questions: [question] }))
    await post('settings', share)
    expect(saved().body.value).toMatchObject({ sharedQuestions: [{ title: 'Rozmiar' }] })
    const { body } = saved()
    answersWith(menuOf({ ...dish(6), questions: [] }))
    expect(await post('settings', share)).toMatchObject({ code: 'draftElsewhere' })
    // A double tap's second post.
    answersWith(body.value as object)
    const seen = JSON.stringify(menuOf({ ...dish(6), questions: [question] }).categories[0])
    expect(await post('settings', { ...share, seen })).toMatchObject({ code: 'draftSaved' })
    expect(made).toHaveBeenCalledTimes(1)
  })
})

describe('C37 a form without scripts', () => {
  const day = (date: string, note: string) => ({ date, intervals: [{ open: '12:00', close: '18:00' }], note })
  const option = (name: string) => ({ name, priceGrosze: 0, available: true, default: false })
  const zone = (name: string) => ({ name, area: { kind: 'radius', radiusKm: 3 }, feeGrosze: 500, minCartGrosze: 0 })
  const offer = (percent: number) => ({ scope: 'same-product', target: 'Rosół', buy: 1, get: 1, percent, days: null })
  const rule = (text: string) => ({ key: 'visitDate', days: [], text, disableBook: true, disableOrder: false })
  const asked = (...options: object[]) => ({ id: 7, name: 'Rosół', questions: [{ id: 1, title: 'Porcja', options }] })
  const rows = <T extends object>(items: T[], partOf: (...items: T[]) => object) => ({ items, partOf })
  const LISTS = {
    'rooms[2].name': rows(
      ['Sala', 'Taras', 'Ogród'].map((name) => ({ key: name, name, tables: [] })),
      (...all) => ({ rooms: all }),
    ),
    'rooms[0].tables[2].maxSeats': rows(
      [1, 2, 3].map((id) => ({ id, name: `S${id}`, minSeats: 1, maxSeats: 2 })),
      (...tables) => ({ rooms: [{ key: 'sala', name: 'Sala', tables }], combinations: [] }),
    ),
    'exceptions[2].note': rows([day('2026-12-24', 'a'), day('2026-12-25', 'b'), day('2026-12-26', 'c')], (...all) => ({
      exceptions: all,
    })),
    'delivery.zones[2].feeGrosze': rows([zone('Centrum'), zone('Wieś'), zone('Las')], (...zones) => ({
      delivery: { maxKm: 5, zones },
    })),
    'discounts[2].percent': rows([offer(10), offer(20), offer(30)], (...all) => ({ discounts: all })),
    'rules[2].text': rows([rule('jeden'), rule('dwa'), rule('trzy')], (...all) => ({ rules: all })),
    'vouchers[2].minCartGrosze': rows(
      ['LATO', 'ZIMA', 'JESIEN'].map((code) => ({ code, type: 'percent', value: 10, minCartGrosze: 0 })),
      (...all) => ({ vouchers: all }),
    ),
    'pictures[2].alt': rows(
      ['a', 'b', 'c'].map((file) => ({ file, alt: file })),
      (...all) => ({ pictures: all }),
    ),
    'categories[0].products[0].questions[0].options[2].priceGrosze': rows(
      [option('Mała'), option('Duża'), option('Średnia')],
      (...all) => ({ categories: [{ id: 3, name: 'Zupy', products: [asked(...all)] }] }),
    ),
  }
  const PARTS = [
    'tables',
    'tables',
    'hours',
    'delivery',
    'promotions',
    'reservations',
    'promotions',
    'pictures',
    'menu',
  ]
  const cases = Object.entries(LISTS).flatMap(([field, { items, partOf }], i) => {
    const [a, b, c] = items as [never, never, never]
    const of = (...all: object[]) => (partOf as (...all: object[]) => object)(...all)
    return [
      ['removed this row', of(a, b)],
      ['removed another', of(b, c)],
      ['moved it', of(c, a, b)],
      ['changed another', of({ ...(a as object), name: 'Z', text: 'z', alt: 'z', percent: 77 }, b, c)],
      ['has thrown the draft away', of(a, b, c)],
    ].map(([change, now]) => [field, change, PARTS[i], of(a, b, c), now] as const)
  })

  it.each(cases)('whose %s was typed while another tab %s saves it or shows it', async (field, _, part, seen, now) => {
    answersWith(now as object)
    const at = /^categories\[0\]\.products\[0\]/.exec(field)?.[0] ?? ''
    const made = valueAt(seen as Json, readPath(at) ?? [])
    const form = { part: String(part), at, revision: '1', version: '4', seen: JSON.stringify(made), press: 'save' }
    const { code, values } = await post('settings', { ...form, [field]: '47' })
    if (code !== 'draftSaved')
      expect([code, values]).toEqual(['draftElsewhere', { typed: expect.stringMatching(/: 47$/) }])
    else expect(JSON.stringify(saved().body.value)).toMatch(/"47"|:47\b|:4700/)
  })

  const rooms = (...names: string[]) => ({ rooms: names.map((name) => ({ key: name, name, tables: [] })) })
  const saved = () => made.mock.lastCall?.[2] as { body: { at: string; revision: number; value: Json } }
  const form = { part: 'tables', at: '', revision: '1', version: '4', seen: JSON.stringify(rooms('Sala', 'Taras')) }
  const typed = { 'rooms[0].name': 'Salon', 'rooms[1].name': 'Taras' }

  it('is answered the same by a double tap on a step of a row', async () => {
    const press = { ...form, ...typed, press: 'down|rooms[0]' }
    made.mockReset().mockResolvedValue({ ok: true, data: { value: rooms('Sala', 'Taras'), revision: 1 } } as never)
    const first = await post('settings', press)
    expect(saved().body.value).toEqual({
      rooms: [expect.objectContaining({ name: 'Taras' }), { key: 'Sala', name: 'Salon', tables: [] }],
    })
    answersWith(saved().body.value as object)
    expect(await post('settings', press)).toEqual(first)
    expect(made).toHaveBeenCalledTimes(1)
  })

  it('saves what was typed beside a row that another tab removed', async () => {
    answersWith(rooms('Sala'))
    expect(await post('settings', { ...form, ...typed })).toMatchObject({ code: 'draftSaved' })
    expect(saved().body.value).toEqual({ rooms: [{ key: 'Sala', name: 'Salon', tables: [] }] })
  })

  it.each(['add|rooms', 'review', 'preview'])('loses no text by the press %s', async (press) => {
    answersWith(rooms('Sala'))
    const posted = { ...form, ...typed, 'rooms[1].name': 'Taras letni', press }
    expect(await post('settings', posted)).toMatchObject({
      code: 'draftElsewhere',
      values: { typed: expect.stringMatching(/: Taras letni$/) },
    })
  })

  it('shows what was typed where the draft is too large for it', async () => {
    answersWith(rooms('Sala', 'Taras'))
    const refusal = { ok: false, problem: { code: 'too_large', message: 'za dużo' }, retryAfter: null }
    const read = { ok: true, data: { value: rooms('Sala', 'Taras'), revision: 1 } }
    made.mockResolvedValueOnce(read as never).mockResolvedValueOnce(refusal as never)
    expect(await post('settings', { ...form, ...typed })).toMatchObject({
      code: 'too_large',
      values: { typed: expect.stringMatching(/: Salon$/) },
    })
  })

  it('is read again where another tab saves between its two calls', async () => {
    answersWith(rooms('Sala', 'Taras', 'Ogród'))
    const refusal = { ok: false, problem: { code: 'changed_meanwhile', message: '' }, retryAfter: null }
    made
      .mockResolvedValueOnce({ ok: true, data: { value: rooms('Sala', 'Taras'), revision: 1 } } as never)
      .mockResolvedValueOnce(refusal as never)
    expect(await post('settings', { ...form, ...typed })).toMatchObject({ code: 'draftSaved' })
    expect(saved().body).toMatchObject({ revision: 2, value: { rooms: [{ name: 'Salon' }, {}, { name: 'Ogród' }] } })
  })

  it('of a category saves its name with a press on one of its dishes', async () => {
    const dishes = [
      { id: 6, name: 'Rosół' },
      { id: 7, name: 'Żurek' },
    ]
    answersWith({ categories: [{ id: 3, name: 'Zupy', products: dishes }] })
    const posted = {
      part: 'menu',
      at: 'categories[0]',
      revision: '1',
      version: '4',
      seen: JSON.stringify({ name: 'Zupy', servingTimes: [] }),
      rows: JSON.stringify({ owner: { id: 3 }, items: [{ id: 6 }, { id: 7 }] }),
      'categories[0].name': 'Zupy dnia',
      press: 'down|categories[0].products[0]',
    }
    await post('settings', posted)
    expect(saved().body.value).toMatchObject({ name: 'Zupy dnia', products: [{ id: 7 }, { id: 6 }] })
  })
})

describe('C37 the last change of a zone’s streets', () => {
  const area = { kind: 'radius' as const, radiusKm: 3 }
  const after = createHash('sha256').update(JSON.stringify(area)).digest('base64url').slice(0, 22)
  const change = { before: JSON.stringify({ kind: 'radius', radiusKm: 2 }), after, added: '5' }
  const form = { zone: '0', mark: JSON.stringify({ name: 'Centrum' }), ulica: 'lipowa', ...change }
  const search = (more: object = {}) => post('settings-streets', { ...form, press: 'search', ...more })
  beforeEach(() => answersWith({ delivery: { zones: [{ name: 'Centrum', area }] } }))

  it('can be undone after a search, too', async () => {
    expect(await search()).toMatchObject({
      code: 'unchanged',
      values: change,
      location: expect.stringContaining('lipowa'),
    })
  })

  it('is told as taken back, also by a double tap', async () => {
    expect(await search({ press: 'undo' })).toMatchObject({ code: 'streetsUndone' })
    answersWith({ delivery: { zones: [{ name: 'Centrum', area: { kind: 'radius', radiusKm: 2 } }] } })
    expect(await search({ press: 'undo' })).toMatchObject({ code: 'streetsUndone' })
  })

  it('stays the last one after a save without a change, which is told', async () => {
    expect(await search({ press: 'save' })).toMatchObject({ code: 'streetsUnchanged', values: change })
    expect(await search({ press: 'save', after: 'another' })).toMatchObject({ code: 'streetsUnchanged', values: {} })
    expect(await search({ press: 'review' })).toEqual({ location: expect.stringContaining('sprawdz') })
  })

  it('cannot where another tab has changed the area since', async () => {
    expect(await search({ after: 'another' })).toEqual({ location: expect.stringContaining('lipowa') })
  })
})
