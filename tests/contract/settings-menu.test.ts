/** @jest-environment ./tests/support/outside-environment.mjs */

import { sql } from 'drizzle-orm'
import { menuSchema } from '@/lib/domain/ordering/menu/schema'
import { settingsPreviewSchema } from '@/lib/domain/restaurant/settings/preview-wire'
import { type Db, rowsOf } from '@/upstream/db/database'
import { aDraft } from '../support/draft'
import { sharing } from '../support/restaurant-files'
import { bearer, invited, type Somebody } from '../support/staff'
import { databases, type Kit, PARTNER_TOKEN, parseAs, sharedKit } from '../support/upstream-kit'

describe.each(databases)('C37 the menu of a restaurant that changes itself, on %s', (_, open) => {
  const LUBJE = { 'x-tenant': 'lubje' }

  type Question = {
    id: number
    type: string
    title: string
    options: { id: number; price: number; available: boolean }[]
  }

  type Dish = { id: number; price: number; questions: Question[] }

  const answerTo = (question: Question | undefined) => ({
    question_id: question?.id,
    options: [{ option_id: question?.options[1]?.id, amount: 1 }],
  })

  const kit = sharedKit(open)
  let id: number
  let owner: Somebody
  let manager: Somebody
  beforeAll(async () => {
    const made = await aDraft(kit, 'lublin-wspolne', {}, sharing)
    id = made.id
    owner = made.owner
    expect((await owner.call('POST', `/panel/${id}/opening`)).status).toBe(200)
    manager = await invited(kit, owner, id, 'manager')
  })

  const path = (rest: string) => `/panel/${id}/settings${rest}`
  const view = async (who: Somebody, part = 'menu') => (await who.call('GET', path(`/parts/${part}`))).body
  const change = (who: Somebody, body: object, part = 'menu') => who.call('PUT', path(`/parts/${part}/draft`), body)
  const save = async (who: Somebody, at: string, value: unknown, part = 'menu') => {
    const { revision, version } = await view(who, part)
    return change(who, { revision, version, at, value }, part)
  }
  const review = async (who: Somebody, part = 'menu') => (await who.call('GET', path(`/parts/${part}/review`))).body
  const publish = async (who: Somebody, part = 'menu') => {
    const { reviewed } = await review(who, part)
    const done = await who.call('POST', path(`/parts/${part}/publish`), { reviewed })
    expect([done.status, done.body.error]).toEqual([200, undefined])
  }
  const dishes = async (): Promise<Dish[]> => {
    const { categories, shared_questions: shared } = (await kit.get(`/restaurants/${id}/menu`, LUBJE)).body
    const whole = (one: { id: number; type: string }) =>
      one.type !== 'shared' ? one : shared.find(({ id: own }: { id: number }) => own === one.id)
    return categories[0].products.map((dish: Dish) => ({ ...dish, questions: dish.questions.map(whole) }))
  }
  const sizes = async () => (await dishes()).map(({ questions }) => questions.find(({ title }) => title === 'Rozmiar'))

  it('C33 shared questions come first, in the order of the menu, before the dish’s own ones', async () => {
    expect((await dishes()).map(({ questions }) => questions.map(({ title }) => title))).toEqual([
      ['Rozmiar', 'Syrop'],
      ['Rozmiar', 'Na wynos'],
      [],
    ])
    expect((await dishes())[0]?.questions[0]).not.toHaveProperty('key')
  })

  it('a changed shared question changes at every dish that uses it, under the same ids', async () => {
    const before = await sizes()
    const { body } = await save(owner, 'sharedQuestions[0].options[1].priceGrosze', '4,50')
    expect(body.problems).toEqual({})
    const { differences } = await review(owner)
    expect(differences).toEqual(['menu › wspólne pytania › „Rozmiar” › opcje › „Duża” › cena: 3,00 zł → 4,50 zł'])
    await publish(owner)
    const after = await sizes()
    expect(after.map((one) => one?.options[1]?.price)).toEqual([4.5, 4.5, undefined])
    expect(after.map((one) => [one?.id, one?.options[1]?.id])).toEqual(
      before.map((one) => [one?.id, one?.options[1]?.id]),
    )
    const line = { product_id: (await dishes())[0]?.id, amount: 2, answers: [answerTo(after[0])] }
    const quoted = await kit.send('POST', '/carts/quote', {
      restaurant_id: id,
      delivery_type: 'takeout',
      products: [line],
    })
    expect(quoted.body.lines).toMatchObject([{ price: 19.5, errors: [] }])
    const mark = { product_id: line.product_id, option_id: after[0]?.options[1]?.id, for: 'tomorrow' }
    const soldOut = (own: object) => owner.call('PUT', `/panel/${id}/sold-out`, { ...mark, ...own })
    expect([(await soldOut({})).status, (await soldOut({ option_id: 999_999 })).status]).toEqual([200, 404])
    expect((await sizes()).map((one) => one?.options[1]?.available)).toEqual([false, true, undefined])
    // C23 once for all dishes that have an option of this name.
    expect((await soldOut({ everywhere: true })).body.items).toHaveLength(2)
    expect((await sizes()).map((one) => one?.options[1]?.available)).toEqual([false, false, undefined])
    expect((await soldOut({ everywhere: true, for: null })).body.items).toEqual([])
  })

  it('a removed question disappears from all dishes, with a line for each, and comes back with its version', async () => {
    const { revision, version } = await view(owner)
    await change(owner, { revision, version, list: { step: 'remove', at: 'sharedQuestions[1]' } })
    const { differences, problems } = await review(owner)
    expect(problems).toEqual({})
    expect(differences).toEqual([
      'menu › kategorie › „Kawa” › pozycje › „Latte” › wspólne pytania: rozmiar, syrop → rozmiar',
      '− menu › wspólne pytania › „Syrop”',
    ])
    await publish(owner)
    expect((await dishes())[0]?.questions.map(({ title }) => title)).toEqual(['Rozmiar'])
    const { items } = (await owner.call('GET', path('/versions'))).body
    await owner.call('POST', path(`/versions/${items[1].id}/draft`))
    await publish(owner)
    expect((await dishes())[0]?.questions.map(({ title }) => title)).toEqual(['Rozmiar', 'Syrop'])
  })

  it('a shared question is begun, named by a dish, and the last one can go', async () => {
    const { revision, version } = await view(owner)
    const item = { type: 'checkbox', title: 'Cukier', key: '', options: [{ name: 'Trzcinowy' }] }
    const added = await change(owner, { revision, version, list: { step: 'add', at: 'sharedQuestions', item } })
    expect(added.body.value.sharedQuestions.at(-1).key).toBe('cukier')
    await save(owner, 'categories[0].products[2].sharedQuestions', ['cukier'])
    await publish(owner)
    expect((await dishes())[2]?.questions.map(({ title }) => title)).toEqual(['Cukier'])
    await save(owner, 'sharedQuestions', [])
    await publish(owner)
    expect((await dishes()).map(({ questions }) => questions.length)).toEqual([0, 1, 0])
    expect((await view(owner)).value.sharedQuestions).toBeUndefined()
    await save(owner, 'sharedQuestions', [item])
    await publish(owner)
    expect((await view(owner)).value.sharedQuestions).toHaveLength(1)
  })

  it('an import of a spreadsheet keeps shared questions', async () => {
    await save(owner, 'categories[0].products[2].sharedQuestions', ['cukier'])
    await publish(owner)
    const csv = 'kategoria;danie;cena\nKawa;Espresso;9,50\n'
    const taken = await kit.send('POST', `/operations/restaurants/${id}/menu`, { csv }, bearer(PARTNER_TOKEN))
    expect(taken.status).toBe(200)
    expect((await dishes()).map(({ price, questions }) => [price, questions.map(({ title }) => title)])).toEqual([
      [9.5, ['Cukier']],
    ])
    // The same as a person's own draft: values without a column stay, and errors name their line.
    const { revision, version, value } = await view(owner)
    const table = (csv: string) => owner.call('PUT', path('/parts/menu/table'), { revision, version, csv })
    const wrong = await table('kategoria;danie;cena\nKawa;Espresso;dużo\n')
    expect([wrong.status, wrong.body.error.fields]).toEqual([
      422,
      { 'wiersz 2': '„dużo” to nie cena; zapisz na przykład 12,50' },
    ])
    const made = await table('kategoria;danie;cena;kcal\nKawa;Espresso;19;120\n')
    expect([made.status, made.body.unread, made.body.problems]).toEqual([200, ['kcal'], {}])
    const drafted = (await view(owner)).value.categories[0].products
    expect(drafted).toEqual([{ ...value.categories[0].products[0], priceGrosze: 1900 }])
    await owner.call('DELETE', path('/parts/menu/draft'))
  })

  it('changes published by others while a form of the whole part is open are not shown as one’s own', async () => {
    const first = await view(owner, 'profile')
    await change(
      owner,
      { revision: null, version: first.version, at: '', value: { ...first.value, name: 'Moja Kawa' } },
      'profile',
    )
    await save(manager, 'lead', 'Pierwsze zdanie.', 'profile')
    await publish(manager, 'profile')
    // The page is loaded again: it shows the manager's published version, and is posted as a whole once that has
    // changed.
    const seen = await view(owner, 'profile')
    expect(seen.value.lead).toBe('Pierwsze zdanie.')
    await save(manager, 'lead', 'Drugie zdanie.', 'profile')
    await publish(manager, 'profile')
    const { revision, version, value } = seen
    await change(owner, { revision, version, at: '', value: { ...value, description: 'Mój opis.' } }, 'profile')
    const { conflicts, differences } = await review(owner, 'profile')
    expect(conflicts).toEqual([])
    expect(differences).toHaveLength(2)
    await publish(owner, 'profile')
    expect((await view(owner, 'profile')).value).toMatchObject({
      name: 'Moja Kawa',
      lead: 'Drugie zdanie.',
      description: 'Mój opis.',
    })
  })

  it('a first change of a page that was made before others published takes nothing of theirs back', async () => {
    const seen = await view(owner, 'profile')
    await save(manager, 'lead', 'Trzecie zdanie.', 'profile')
    await publish(manager, 'profile')
    const { revision, version, value } = seen
    const older = await owner.call('GET', path(`/parts/profile?version=${version}`))
    expect(older.body).toMatchObject({ version, value })
    await change(owner, { revision, version, at: '', value: { ...value, description: 'Inny opis.' } }, 'profile')
    expect((await review(owner, 'profile')).differences).toHaveLength(1)
    await owner.call('DELETE', path('/parts/profile/draft'))
  })

  it('the place of a dish is that of the page: a category that others put before it moves nothing', async () => {
    await save(owner, 'categories[0].products[0].ingredients', 'kawa', 'menu')
    const mine = await view(owner)
    const { revision, version } = await view(manager)
    const item = { name: 'Nowość', products: [] }
    const added = await change(manager, { revision, version, list: { step: 'add', at: 'categories', item } })
    await change(manager, {
      revision: added.body.revision,
      version,
      list: { step: 'move', at: 'categories[1]', to: 0 },
    })
    await publish(manager)
    const at = 'categories[0].products[0].description'
    await change(owner, { revision: mine.revision, version: mine.version, at, value: 'Mocna.' })
    const merged = (await view(owner)).value.categories
    expect(merged.map(({ name }: { name: string }) => name)).toEqual(['Nowość', 'Kawa'])
    expect(merged[1].products[0].description).toBe('Mocna.')
    const saved = await save(owner, 'categories[1].products[0].description', 'Mocniejsza.')
    expect(saved.body.value.categories[1].products[0].description).toBe('Mocniejsza.')
  })
})

describe.each(databases)('C37 what diners would see of a draft, on %s', (_, open) => {
  const LUBJE = { 'x-tenant': 'lubje' }

  const DISH = 'categories[0].products[0]'

  /** Contents of each table, by its name. */
  async function contentsOf(db: Db): Promise<Record<string, string>> {
    const tables = await rowsOf<{ name: string }>(
      db,
      sql`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
    )
    const found: Record<string, string> = {}
    for (const { name } of tables) {
      const [row] = await rowsOf<{ digest: string | null }>(
        db,
        sql`SELECT md5(string_agg(t::text, '|' ORDER BY t::text)) AS digest FROM ${sql.identifier(name)} t`,
      )
      found[name] = row?.digest ?? ''
    }
    return found
  }

  async function aRestaurant(kit: Kit, key: string) {
    const { id, owner } = await aDraft(kit, key)
    const path = (part: string, rest = '') => `/panel/${id}/settings/parts/${part}${rest}`
    const save = async (who: Somebody, part: string, at: string, value: unknown) => {
      const { revision } = (await who.call('GET', path(part))).body
      const saved = await who.call('PUT', path(part, '/draft'), { revision, at, value })
      expect(saved.status).toBe(200)
    }
    const preview = (who: Somebody, part: string) => who.call('GET', path(part, '/preview'))
    const seen = async (who: Somebody, part: string) => parseAs(settingsPreviewSchema, (await preview(who, part)).body)
    return { id, owner, path, save, preview, seen }
  }

  const kit = sharedKit(open)
  let place: Awaited<ReturnType<typeof aRestaurant>>
  let owner: Somebody
  beforeAll(async () => {
    place = await aRestaurant(kit, 'lublin-podglad')
    owner = place.owner
  })

  it('a restaurant that is not open yet is shown as if it were; without a draft there is nothing to show', async () => {
    expect((await kit.get(`/restaurants/${place.id}`, LUBJE)).status).toBe(404)
    expect((await place.preview(owner, 'profile')).body.error.code).toBe('no_draft')
    await place.save(owner, 'profile', 'lead', 'Nowe zdanie')
    expect((await place.seen(owner, 'profile')).shown?.restaurant.lead).toBe('Nowe zdanie')
    expect((await kit.get(`/restaurants/${place.id}`, LUBJE)).status).toBe(404)
    expect((await owner.call('POST', `/panel/${place.id}/opening`)).status).toBe(200)
  })

  it('a preview equals the answers to diners once the draft is published, and until then no table stores it', async () => {
    const shown = async () => ({
      restaurant: (await kit.get(`/restaurants/${place.id}`, LUBJE)).body,
      menu: (await kit.get(`/restaurants/${place.id}/menu`, LUBJE)).body,
    })
    const old = await shown()
    await place.save(owner, 'menu', `${DISH}.name`, 'Zupa z podglądu')
    await place.save(owner, 'menu', `${DISH}.priceGrosze`, '33,30')
    const { mark } = (await kit.get('/content-revisions')).body
    const before = await contentsOf(kit.database.db)
    const { shown: previewed, problems } = await place.seen(owner, 'menu')
    expect(problems).toEqual({})
    expect(previewed?.menu.categories[0]?.products[0]).toMatchObject({ name: 'Zupa z podglądu', price: 33.3 })
    expect(await contentsOf(kit.database.db)).toEqual(before)
    expect((await kit.get(`/content-revisions?since=${mark}`)).body.changed).toEqual([])
    expect(await shown()).toEqual(old)
    expect(old.menu.categories[0].products[0].name).not.toBe('Zupa z podglądu')

    const { reviewed } = (await owner.call('GET', place.path('menu', '/review'))).body
    expect((await owner.call('POST', place.path('menu', '/publish'), { reviewed })).status).toBe(200)
    const published = await shown()
    expect(parseAs(menuSchema, published.menu)).toEqual(previewed?.menu)
    expect(published.restaurant).toEqual(previewed?.restaurant)
  })

  it('hours: the preview of reservations uses those of the draft', async () => {
    const late = { open: '21:00', close: '23:30' }
    await place.save(owner, 'hours', 'week', Array(7).fill([late]))
    const { shown } = await place.seen(owner, 'hours')
    expect(shown?.restaurant.hours.week).toEqual(Array(7).fill([late]))
    expect(shown?.visit_time).toBe('21:00')
    const [first] = shown?.availability.seating_hours ?? []
    expect(first?.from).toBe('21:00')
  })

  it('an invalid draft has no preview, but a list of its errors', async () => {
    await place.save(owner, 'delivery', 'preparationMinutes', 'pół godziny')
    const { shown, problems } = await place.seen(owner, 'delivery')
    expect([shown, Object.keys(problems)]).toEqual([null, ['preparationMinutes']])
    // An error that only the import finds.
    await place.save(owner, 'pictures', 'pictures', [{ file: 'nie-ma.avif', alt: 'Sala' }])
    const pictures = await place.seen(owner, 'pictures')
    expect([pictures.shown, Object.keys(pictures.problems)]).toEqual([null, ['pictures[0].file']])
  })

  it('a draft is seen by its own person alone, and by no host', async () => {
    const [manager, host] = [
      await invited(kit, owner, place.id, 'manager'),
      await invited(kit, owner, place.id, 'host'),
    ]
    await place.save(owner, 'profile', 'lead', 'Zdanie właścicielki')
    expect((await place.preview(manager, 'profile')).body.error.code).toBe('no_draft')
    await place.save(manager, 'profile', 'lead', 'Zdanie kierownika')
    expect((await place.seen(owner, 'profile')).shown?.restaurant.lead).toBe('Zdanie właścicielki')
    expect((await place.preview(host, 'profile')).status).toBe(403)
  })
})
