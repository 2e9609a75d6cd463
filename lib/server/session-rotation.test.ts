const OLDER = 'the-older-secret-the-older-secret-the-older'
const NEWER = 'the-newer-secret-the-newer-secret-the-newer'

/** The module in a process with these variables. */
async function sessionWith(secret: string, previous = '') {
  jest.resetModules()
  Object.assign(process.env, { SESSION_SECRET: secret, SESSION_SECRET_PREVIOUS: previous })
  return import('@/lib/server/session')
}
afterAll(() => {
  delete process.env.SESSION_SECRET_PREVIOUS
})

it('design/processes: a value sealed with the previous secret opens while both secrets are set', async () => {
  const older = await sessionWith(OLDER)
  const [form, token, recent] = [
    await older.seal({ name: 'Jan' }),
    await older.sealPanelToken('a-token', 60),
    await older.sealRecent([], [7]),
  ]
  const both = await sessionWith(NEWER, OLDER)
  expect(await both.unseal(form)).toEqual({ name: 'Jan' })
  expect(await both.unsealPanelToken(token, 60)).toBe('a-token')
  expect((await both.unsealRecent(recent)).favourites).toEqual([7])
  const made = await both.seal({ name: 'Ewa' })
  const newer = await sessionWith(NEWER)
  expect(await newer.unseal(made)).toEqual({ name: 'Ewa' })
  expect(await newer.unseal(form)).toEqual({})
  expect(await newer.unsealPanelToken(token, 60)).toBeNull()
})

const ONE_BY_ONE: [string, [string, string?], [string, string?]][] = [
  ['the first round', [OLDER], [OLDER, NEWER]],
  ['the first round, the other way', [OLDER, NEWER], [OLDER]],
  ['the second round', [OLDER, NEWER], [NEWER, OLDER]],
  ['the second round, the other way', [NEWER, OLDER], [OLDER, NEWER]],
]
it.each(ONE_BY_ONE)(
  'design/processes: in %s of a restart one by one, each opens what the other seals',
  async (_, one, other) => {
    const sealed = await (await sessionWith(...one)).sealPanelToken('a-token', 60)
    expect(await (await sessionWith(...other)).unsealPanelToken(sealed, 60)).toBe('a-token')
  },
)

it('design/processes: in one round a process that has the new secret seals what the others cannot open', async () => {
  const sealed = await (await sessionWith(NEWER, OLDER)).sealPanelToken('a-token', 60)
  expect(await (await sessionWith(OLDER)).unsealPanelToken(sealed, 60)).toBeNull()
})
