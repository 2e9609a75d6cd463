import { createHash } from 'node:crypto'
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

  it('cannot where another tab has changed the area since', async () => {
    expect(await search({ after: 'another' })).toEqual({ location: expect.stringContaining('lipowa') })
  })
})
