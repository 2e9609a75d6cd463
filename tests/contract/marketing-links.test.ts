/** @jest-environment ./tests/support/outside-environment.mjs */
import { sql } from 'drizzle-orm'
import { MAX_PRINTS } from '@/lib/domain/marketing/links/link-rules'
import { LODKA } from '../support/seed-fixture'
import { bearer, brandPerson, type Somebody } from '../support/staff'
import { databases, FRIDAY_NOON, PARTNER_TOKEN, sharedKit } from '../support/upstream-kit'

const utm = { source: 'plakat', medium: 'druk', campaign: 'zima' }

describe.each(databases)('C39 links of campaigns, on %s', (_, open) => {
  const kit = sharedKit(open)
  let marketer: Somebody
  let stranger: Somebody
  beforeAll(async () => {
    marketer = await brandPerson(kit, 'marketing')
    stranger = await brandPerson(kit, 'marketing', 'ostrowje')
  })

  const make = (target: object, more: object = {}) =>
    marketer.call('POST', '/console/links', { target, ...utm, ...more })
  const follow = async (code: string, tenant = 'lubje') => kit.get(`/links/${code}`, { 'x-tenant': tenant })

  it('a link to a restaurant has a short code, which leads there with its campaign; nobody else’s brand knows it', async () => {
    const made = await make(
      { page: 'restaurant', restaurant: String(LODKA), visit_on: '2026-12-24' },
      { content: 'rynek' },
    )
    expect([made.status, made.body.error]).toEqual([201, undefined])
    expect(made.body).toMatchObject({ ...utm, exists: true, made_by: 'Brand marketing', visit_on: '2026-12-24' })
    const [print] = made.body.prints
    expect(print.code).toMatch(/^[b-z2-9]{7}$/)
    const { body } = await follow(print.code)
    expect(body.path).toBe(`${made.body.path}&utm_source=plakat&utm_medium=druk&utm_campaign=zima&utm_content=rynek`)
    expect((await follow(print.code.toUpperCase())).status).toBe(200)
    expect((await follow(print.code, 'ostrowje')).status).toBe(404)
    expect((await follow('zzzzzzz')).status).toBe(404)
    expect((await stranger.call('GET', `/console/links/${made.body.id}`)).status).toBe(404)
    expect((await stranger.call('DELETE', `/console/links/${made.body.id}`)).status).toBe(404)
  })

  it('the same link made twice is one, and the trail tells it once', async () => {
    const trailLength = async () => {
      const admin = await brandPerson(kit, 'admin')
      const { items } = (await admin.call('GET', '/console/audit?limit=100')).body
      return items.filter(({ action }: { action: string }) => action === 'made_link').length
    }
    const before = await trailLength()
    const first = await make({ page: 'home' })
    const again = await make({ page: 'home' })
    expect(again.body).toEqual(first.body)
    const other = await marketer.call('POST', `/console/links/${first.body.id}/prints`, { content: 'ulotka' })
    await marketer.call('POST', `/console/links/${first.body.id}/prints`, { content: 'ulotka' })
    expect(other.body.prints.map(({ content }: { content: string }) => content)).toEqual([null, 'ulotka'])
    expect((await trailLength()) - before).toBe(2)
  })

  it.each([
    ['an unknown city', { page: 'list', product: 'reservations', city: 'nigdzie' }, 'unknown_list'],
    [
      'a cuisine that nobody cooks there',
      { page: 'list', product: 'orders', city: 'lublin', cuisine: 'Klingońska' },
      'unknown_list',
    ],
    ['an unknown restaurant', { page: 'restaurant', restaurant: '999999' }, 'unknown_link_restaurant'],
    ['an unknown name', { page: 'menu', restaurant: 'Nikt Tak Nie Ma' }, 'unknown_link_restaurant'],
    ['yesterday', { page: 'restaurant', restaurant: String(LODKA), visit_on: '2026-11-26' }, 'link_day_past'],
    [
      'a day of orders',
      { page: 'list', product: 'orders', city: 'lublin', visit_on: '2026-12-24' },
      'link_day_of_orders',
    ],
  ])('%s is refused with words', async (_name, target, code) => {
    const { status, body } = await make(target)
    expect([status, body.error.code]).toEqual([422, code])
    expect(body.error.message).toMatch(/\.$/)
  })

  it.each(['Zima', 'zima 2026', 'jan@example.pl', '600100200', ''])(
    'the campaign "%s" is refused',
    async (campaign) => {
      const { status, body } = await make({ page: 'home' }, { campaign })
      expect([status, body.error.code]).toEqual([422, 'invalid'])
    },
  )

  it('the list says of a link whose page went; the code leads there all the same, and without a campaign once it is ended', async () => {
    const made = (await make({ page: 'restaurant', restaurant: String(LODKA) }, { campaign: 'lodka' })).body
    const [{ code }] = made.prints
    await kit.database.db.execute(
      sql`UPDATE restaurants SET state = 'suspended', state_reason = 'test' WHERE id = ${LODKA}`,
    )
    const listed = (await marketer.call('GET', '/console/links')).body.items
    expect(listed.find(({ id }: { id: number }) => id === made.id)).toMatchObject({ exists: false })
    await kit.database.db.execute(sql`UPDATE restaurants SET state = 'open', state_reason = NULL WHERE id = ${LODKA}`)
    expect((await follow(code)).body.path).toContain('utm_campaign=lodka')
    const ended = await marketer.call('DELETE', `/console/links/${made.id}`)
    expect(ended.body.ended_at).not.toBeNull()
    expect((await follow(code)).body.path).toBe(made.path)
    const print = await marketer.call('POST', `/console/links/${made.id}/prints`, { content: 'nowy' })
    expect([print.status, print.body.error.code]).toEqual([409, 'link_ended'])
    const past = (await marketer.call('GET', '/console/links?state=ended')).body.items
    expect(past.map(({ id }: { id: number }) => id)).toEqual([made.id])
    // The same campaign may begin anew.
    const anew = (await make({ page: 'restaurant', restaurant: String(LODKA) }, { campaign: 'lodka' })).body
    expect(anew.id).not.toBe(made.id)
  })

  it('a list is paged, and a link has at most as many prints', async () => {
    const { id } = (await make({ page: 'home' }, { campaign: 'wiele' })).body
    const statuses: number[] = []
    for (let n = 0; n < MAX_PRINTS; n += 1)
      statuses.push((await marketer.call('POST', `/console/links/${id}/prints`, { content: `w${n}` })).status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(MAX_PRINTS - 1)
    expect(statuses.at(-1)).toBe(409)
    const first = (await marketer.call('GET', '/console/links?limit=1')).body
    expect([first.items.length, first.items[0].id]).toEqual([1, id])
    const next = (await marketer.call('GET', `/console/links?limit=1&cursor=${first.next_cursor}`)).body
    expect(next.items[0].id).toBeLessThan(id)
    expect(first.open).toBeGreaterThan(1)
  })

  it('an erasure takes what was noted of a person', async () => {
    kit.setNow(FRIDAY_NOON)
    const { id } = (await make({ page: 'home' }, { campaign: 'notka', note: 'dla ala.notka@example.pl' })).body
    const body = { email: 'ala.notka@example.pl', dry_run: false }
    expect((await kit.send('POST', '/operations/erasures', body, bearer(PARTNER_TOKEN))).status).toBe(200)
    expect((await marketer.call('GET', `/console/links/${id}`)).body.note).toBe('')
  })
})
