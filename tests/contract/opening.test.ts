/** @jest-environment ./tests/support/outside-environment.mjs */
import { aDraft } from '../support/draft'
import { pizzeria, tables, type WrittenFile } from '../support/restaurant-files'
import { bearer, enrolled, invited, type Somebody } from '../support/staff'
import { databases, PARTNER_TOKEN, sharedKit } from '../support/upstream-kit'

const LUBJE = { 'x-tenant': 'lubje' }
const master = bearer(PARTNER_TOKEN)

describe.each(databases)('C33 the first day of a restaurant on %s', (_, open) => {
  const kit = sharedKit(open)

  const draft = (key: string, changes: Partial<WrittenFile> = {}, from = pizzeria) => aDraft(kit, key, changes, from)
  const opening = async (who: Somebody, id: number) => (await who.call('GET', `/panel/${id}/opening`)).body
  const openBy = (who: Somebody, id: number) => who.call('POST', `/panel/${id}/opening`)
  const isSeen = async (id: number) => (await kit.get(`/restaurants/${id}`, LUBJE)).status === 200

  it('C33 the owner sees what is met, opens the draft, and diners find it; a second press changes nothing', async () => {
    const { id, owner } = await draft('lublin-pierwszy-dzien')
    expect((await owner.call('GET', '/staff/session')).body.restaurants).toMatchObject([{ id, state: 'draft' }])
    const needs = ['hours', 'tables', 'menu', 'terms', 'trader'].map((need) => ({ need, is_met: true }))
    expect(await opening(owner, id)).toMatchObject({
      state: 'draft',
      reason: null,
      needs,
      payment_methods: ['blik', 'card_online', 'cash'],
      tests: [
        { kind: 'reservation', is_accepted: false, lacks: [], open: null },
        { kind: 'order', is_accepted: false, lacks: [], open: null },
      ],
    })
    expect(await isSeen(id)).toBe(false)
    const opened = await openBy(owner, id)
    expect([opened.status, opened.body.state]).toEqual([200, 'open'])
    expect((await openBy(owner, id)).body.state).toBe('open')
    expect(await isSeen(id)).toBe(true)
    const trail = (await owner.call('GET', `/panel/${id}/audit`)).body.items
    expect(trail.filter(({ action }: { action: string }) => action === 'opened_restaurant')).toHaveLength(1)
  })

  it('C33 it stays a draft while something is missing that it offers', async () => {
    const { id, owner } = await draft('lublin-bez-menu', { rooms: [], menu: { categories: [], discounts: [] } })
    const { needs } = await opening(owner, id)
    expect(needs).toEqual([
      { need: 'hours', is_met: true },
      { need: 'tables', is_met: false },
      { need: 'menu', is_met: false },
      { need: 'terms', is_met: true },
      { need: 'trader', is_met: true },
    ])
    const refused = await openBy(owner, id)
    expect([refused.status, refused.body.error.code]).toEqual([409, 'not_ready'])
    expect(refused.body.error.fields).toEqual({ tables: 'missing', menu: 'missing' })
    expect((await opening(owner, id)).state).toBe('draft')
  })

  it('C33 what it does not offer it does not need', async () => {
    const { id, owner } = await draft('lublin-same-stoliki', {}, tables)
    const { needs, payment_methods } = await opening(owner, id)
    expect(needs.map(({ need }: { need: string }) => need)).toEqual(['hours', 'tables', 'trader'])
    expect(payment_methods).toEqual([])
  })

  it('C21 a manager reads it and opens nothing, nor does an owner by PIN; who cooks or serves does not read it', async () => {
    const { id, owner } = await draft('lublin-role')
    const manager = await invited(kit, owner, id, 'manager')
    expect((await opening(manager, id)).state).toBe('draft')
    expect((await openBy(manager, id)).body.error.code).toBe('role_missing')
    for (const role of ['host', 'kitchen'] as const)
      expect((await opening(await invited(kit, owner, id, role), id)).error.code).toBe('role_missing')
    await owner.call('PUT', `/panel/${id}/pin`, { pin: '739164' })
    const device = await enrolled(owner, id)
    const credentials = { person_id: owner.personId, pin: '739164' }
    const byPin = await kit.send('POST', '/staff/device/sessions', credentials, bearer(device.token))
    const reply = await kit.send('POST', `/panel/${id}/opening`, undefined, bearer(byPin.body.token))
    expect([reply.status, reply.body.error.code]).toEqual([403, 'link_session_required'])
  })

  it('C33 what operations suspended is told with its reason, and only operations open it again', async () => {
    const { id, owner } = await draft('lublin-w-remoncie')
    await openBy(owner, id)
    const state = (change: object) => kit.send('PUT', `/operations/restaurants/${id}/state`, change, master)
    await state({ state: 'suspended', reason: 'Remont do piątku' })
    expect(await opening(owner, id)).toMatchObject({ state: 'suspended', reason: 'Remont do piątku' })
    expect((await openBy(owner, id)).body.error.code).toBe('illegal_transition')
    expect((await state({ state: 'open' })).status).toBe(200)
    expect(await opening(owner, id)).toMatchObject({ state: 'open', reason: null })
  })
})
