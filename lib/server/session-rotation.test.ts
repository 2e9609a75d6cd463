const OLDER = 'the-older-secret-the-older-secret-the-older'
const NEWER = 'the-newer-secret-the-newer-secret-the-newer'

/** The module as a process with these variables has it. */
async function sessionWith(secret: string, previous = '') {
  jest.resetModules()
  Object.assign(process.env, { SESSION_SECRET: secret, SESSION_SECRET_PREVIOUS: previous })
  return import('@/lib/server/session')
}
afterAll(() => {
  delete process.env.SESSION_SECRET_PREVIOUS
})

it('0060 what was sealed before the secret rotated is opened while the older one stands beside the new', async () => {
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
