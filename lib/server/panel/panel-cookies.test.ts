import { clearedPanelCookies, panelCookies } from './panel-cookies'

jest.mock('@/lib/server/session', () => ({ sealPanelToken: async () => 'sealed' }))

const headers = new Headers({ host: 'lubje.localhost' })

it.each(['session', 'device'] as const)(
  'C28 no script reads the cookies of the %s, and no other site sends them',
  async (kind) => {
    const lines = [...(await panelCookies(kind, 'token', headers)), ...clearedPanelCookies(kind, headers)]
    expect(lines.length).toBeGreaterThan(1)
    for (const line of lines) expect(line.split('; ')).toEqual(expect.arrayContaining(['HttpOnly', 'SameSite=Lax']))
  },
)
