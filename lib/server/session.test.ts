/** @jest-environment node */
import { seal, sealPanelToken, sealRecent, unseal, unsealPanelToken, unsealRecent } from './session'

jest.mock('@/lib/server/env', () => ({ env: () => ({ SESSION_SECRET: 'x'.repeat(32) }) }))

const NOTHING = { entries: [], favourites: [] }

describe('C28, C31 a cookie that this server did not seal is no cookie', () => {
  it.each([
    ['eight parts', 'a*b*c*d*e*f*g*h'],
    ['eight parts and a version', 'a*b*c*d*e*f*g*h~2'],
    ['eight parts of which the first is right', 'Fe26.2*1*c*d*e*f*g*h'],
    ['eight empty parts', '*******'],
    ['seven parts', 'a*b*c*d*e*f*g'],
    ['a version alone', '~2'],
    ['another version', 'Fe26.2*1*a*b*c*1*e*f~9'],
    ['a per cent sign', '%E0%A4%A'],
    ['zero bytes', '\u0000*\u0000*\u0000*\u0000*\u0000*\u0000*\u0000*\u0000'],
  ])('%s', async (_, text) => {
    expect(await unsealRecent(text)).toEqual(NOTHING)
    expect(await unsealPanelToken(text, 60)).toBeNull()
    expect(await unseal(text)).toEqual({})
  })

  it('whichever part of a real one is replaced, whatever it is replaced by', async () => {
    const [list, token, answer] = [await sealRecent([], [12]), await sealPanelToken('t', 60), await seal({ a: 1 })]
    expect(await unsealRecent(list)).toEqual({ entries: [], favourites: [12] })
    expect([await unsealPanelToken(token, 60), await unseal(answer)]).toEqual(['t', { a: 1 }])
    for (const part of Array.from({ length: 8 }, (_, n) => n))
      for (const other of ['', 'x', '!', '-1', '9'.repeat(30), 'Fe26.3', 'łódź', 'A'.repeat(300)]) {
        const broken = (text: string) =>
          text
            .split('*')
            .map((one, n) => (n === part ? other : one))
            .join('*')
        const [brokenList, brokenToken] = [await unsealRecent(broken(list)), await unsealPanelToken(broken(token), 60)]
        expect([part, other, brokenList, brokenToken]).toEqual([part, other, NOTHING, null])
        expect(await unseal(broken(answer))).toEqual({})
      }
  })

  it('a seal of one kind opens nothing of another', async () => {
    expect(await unsealPanelToken(await sealRecent([], [12]), 60)).toBeNull()
    expect(await unsealRecent(await sealPanelToken('t', 60))).toEqual(NOTHING)
  })
})
