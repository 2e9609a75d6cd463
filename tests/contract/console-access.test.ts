/** @jest-environment ./tests/support/outside-environment.mjs */
import { sql } from 'drizzle-orm'
import { namedOperationsToken, operationsToken } from '@/upstream/staff-token'
import { LODKA } from '../support/seed-fixture'
import { bearer, brandPerson, newestLink, ownerEmail, ownerOf, type Somebody, signIn } from '../support/staff'
import { databases, openKit, PARTNER_TOKEN, sharedKit } from '../support/upstream-kit'

const TENANT = 'lubje'

describe.each(databases)('C38 the people of a brand, on %s', (_, open) => {
  const kit = sharedKit(open)
  let admin: Somebody
  beforeAll(async () => {
    admin = await brandPerson(kit, 'admin')
  })

  const linkTo = (email: string) => newestLink(kit, email)

  it('a session says the role at the brand and what it may do; an owner of a restaurant has none', async () => {
    const { body } = await admin.call('GET', '/staff/session')
    expect(body.brand).toMatchObject({ role: 'admin', person_name: 'Brand admin' })
    expect(body.brand.permissions).toContain('manage_brand_people')
    expect(body.restaurants).toEqual([])
    const owner = await ownerOf(kit, LODKA)
    expect((await owner.call('GET', '/staff/session')).body.brand).toBeNull()
  })

  it('an administrator invites; the invited one signs in and may what the role may', async () => {
    const email = 'olek@example.pl'
    const made = await admin.call('POST', '/console/people', { name: 'Olek', email, role: 'marketing' })
    expect(made.status).toBe(201)
    expect(made.body.items.find((one: { email: string }) => one.email === email)).toMatchObject({ role: 'marketing' })
    const olek = await signIn(kit, email)
    expect((await olek.call('GET', '/console/people')).status).toBe(403)
    const other = await admin.call('POST', '/console/people', { name: 'Olek', email, role: 'operator' })
    expect(other.body.error.code).toBe('already_member')
  })

  it('a link to the console is sent to the people of the brand alone, one to the panel to those of restaurants', async () => {
    const asked = async (email: string, opens: string) => {
      const before = await links()
      expect((await kit.send('POST', '/staff/sign-in-links', { email, opens })).status).toBe(202)
      return (await links()) - before
    }
    const links = async () =>
      Number((await kit.rows<{ n: string }>(sql`SELECT count(*) AS n FROM sign_in_links`))[0]?.n)
    await ownerOf(kit, LODKA)
    expect(await asked('olek@example.pl', 'console')).toBe(1)
    expect(await asked('olek@example.pl', 'panel')).toBe(0)
    expect(await asked(ownerEmail(LODKA), 'console')).toBe(0)
    expect(await asked(ownerEmail(LODKA), 'panel')).toBe(1)
  })

  it('who is removed has nothing at once; who also has a restaurant keeps that', async () => {
    const email = ownerEmail(LODKA)
    const owner = await ownerOf(kit, LODKA)
    await admin.call('POST', '/console/people', { name: 'Ola', email, role: 'operator' })
    const both = (await owner.call('GET', '/staff/session')).body
    expect([both.brand.role, both.restaurants.length]).toEqual(['operator', 1])
    await admin.call('DELETE', `/console/people/${owner.personId}`)
    const after = (await owner.call('GET', '/staff/session')).body
    expect([after.brand, after.restaurants.length]).toEqual([null, 1])

    const gone = await brandPerson(kit, 'operator')
    await admin.call('DELETE', `/console/people/${gone.personId}`)
    expect((await gone.call('GET', '/staff/session')).status).toBe(401)
  })

  it('the last administrator stays, nobody changes their own role, and a change holds for open sessions', async () => {
    const kit2 = await openKit(open)
    const only = await brandPerson(kit2, 'admin')
    expect((await only.call('DELETE', `/console/people/${only.personId}`)).body.error.code).toBe('last_admin')
    const own = await only.call('PUT', `/console/people/${only.personId}`, { role: 'operator' })
    expect(own.body.error.code).toBe('own_role')
    await only.call('POST', '/console/people', { name: 'Ewa', email: 'ewa@example.pl', role: 'operator' })
    const ewa = await signIn(kit2, 'ewa@example.pl')
    expect((await ewa.call('GET', '/console/audit')).status).toBe(403)
    await only.call('PUT', `/console/people/${ewa.personId}`, { role: 'admin' })
    expect((await ewa.call('GET', '/console/audit')).status).toBe(200)
    await ewa.call('DELETE', `/console/people/${only.personId}`)
    expect((await only.call('GET', '/staff/session')).status).toBe(401)
    await kit2.close()
  })

  it('the command line has tokens by name: each is listed and revoked by itself, and the trail says whose it was', async () => {
    const uses = (token: string) => kit.get('/operations/reservations', bearer(token))
    const make = (body: object, token: string) => kit.send('POST', '/operations/tokens', body, bearer(token))
    const { token, entry } = (await admin.call('POST', '/console/tokens', { name: 'Raport nocny' })).body
    expect((await uses(token)).status).toBe(200)
    const other = (await make({ tenant: TENANT, name: 'Marek' }, PARTNER_TOKEN)).body
    const derived = operationsToken(PARTNER_TOKEN, TENANT)
    for (const by of [derived, token]) expect((await make({ restaurant_id: LODKA, name: 'Kasa' }, by)).status).toBe(201)
    const { items } = (await admin.call('GET', '/console/tokens')).body
    expect(items.map(({ name }: { name: string }) => name).sort()).toEqual(['API', 'Marek', 'Raport nocny'])
    expect(items.find(({ id }: { id: string }) => id === entry.id).last_used_at).not.toBeNull()
    expect(JSON.stringify(items)).not.toContain(token)

    // It makes nobody, and no token of its own kind.
    const zosia = { tenant: TENANT, email: 'zosia@example.pl', name: 'Zosia' }
    expect((await kit.send('POST', '/operations/brand-people', zosia, bearer(token))).status).toBe(401)
    expect((await kit.send('POST', '/operations/brand-people', zosia, bearer(PARTNER_TOKEN))).status).toBe(201)
    expect((await make({ tenant: TENANT, name: 'X' }, token)).status).toBe(401)
    // Of another brand, or of nobody.
    expect((await make({ tenant: 'lesznoje', name: 'X' }, token)).status).toBe(404)
    expect((await uses(token.replace(TENANT, 'lesznoje'))).status).toBe(401)
    expect((await uses(namedOperationsToken(PARTNER_TOKEN, TENANT, 'x'.repeat(22)))).status).toBe(401)
    const both = `/operations/tokens?tenant=${TENANT}&restaurant_id=${LODKA}`
    expect((await kit.get(both, bearer(token))).status).toBe(422)

    const owner = await ownerOf(kit, LODKA)
    const trail = (await owner.call('GET', `/panel/${LODKA}/audit`)).body.items
    const by = trail.flatMap(({ machine }: { machine: { name: string } | null }) => machine?.name ?? [])
    expect(by).toEqual(['Raport nocny', 'API'])
    expect((await admin.call('DELETE', `/console/tokens/${entry.id}`)).status).toBe(204)
    expect((await admin.call('DELETE', `/console/tokens/${entry.id}`)).status).toBe(404)
    expect((await uses(token)).status).toBe(401)
    expect((await uses(other.token)).status).toBe(200)
  })

  it('the trail names who did what; a restaurant’s trail has none of it', async () => {
    const { items } = (await admin.call('GET', '/console/audit')).body
    expect(items.map(({ action }: { action: string }) => action)).toEqual(
      expect.arrayContaining(['invited', 'removed_person', 'signed_in']),
    )
    expect(items.find(({ action }: { action: string }) => action === 'removed_person').person.name).toBe('Brand admin')
    const owner = await ownerOf(kit, LODKA)
    const trail = (await owner.call('GET', `/panel/${LODKA}/audit`)).body.items
    expect(trail.filter(({ action }: { action: string }) => action === 'removed_person')).toEqual([])
  })

  it('operations invite an administrator; who is none any more, removed or of another role, has no token that they made', async () => {
    const body = { tenant: 'nowhere', email: 'x@example.pl', name: 'X' }
    const unknown = await kit.send('POST', '/operations/brand-people', body, bearer(PARTNER_TOKEN))
    expect([unknown.status, unknown.body.error.code]).toEqual([404, 'unknown_tenant'])

    for (const method of ['DELETE', 'PUT'] as const) {
      const gone = await brandPerson(kit, 'admin')
      const tokens: { token: string; entry: { id: string } }[] = []
      for (const name of ['Moja', 'Druga', 'Zapasowa'])
        tokens.push((await gone.call('POST', '/console/tokens', { name })).body)
      const [mine, , spare] = tokens as [(typeof tokens)[0], (typeof tokens)[0], (typeof tokens)[0]]
      const register = async (by: string) =>
        (await kit.send('POST', '/operations/tokens', { restaurant_id: LODKA, name: 'Kasa' }, bearer(by))).body.token
      const registers = [await register(mine.token), await register(spare.token)]
      // Tokens made with one that is revoked since go as well.
      await admin.call('DELETE', `/console/tokens/${spare.entry.id}`)
      const statuses = async () => [
        ...(await Promise.all(tokens.map(({ token }) => kit.get('/operations/orders', bearer(token))))),
        ...(await Promise.all(registers.map((token) => kit.get('/partner/orders', bearer(token))))),
      ]
      expect((await statuses()).map(({ status }) => status)).toEqual([200, 200, 401, 200, 200])
      await admin.call(method, `/console/people/${gone.personId}`, method === 'PUT' ? { role: 'operator' } : undefined)
      expect((await statuses()).map(({ status }) => status)).toEqual([401, 401, 401, 401, 401])
      const { items } = (await admin.call('GET', '/console/audit')).body
      expect(
        items.filter(
          ({ action, subject }: { action: string; subject: string }) =>
            action === 'revoked_token' && subject === mine.entry.id,
        ),
      ).toHaveLength(1)
    }
  })

  it('an erasure takes a person of the brand out of every table', async () => {
    const email = 'kto@example.pl'
    await admin.call('POST', '/console/people', { name: 'Kto Wie', email, role: 'operator' })
    expect(await linkTo(email)).toBeTruthy()
    const body = { email, dry_run: false }
    expect((await kit.send('POST', '/operations/erasures', body, bearer(PARTNER_TOKEN))).status).toBe(200)
    const left = await kit.rows(sql`SELECT 1 FROM brand_roles WHERE name = 'Kto Wie'`)
    expect(left).toEqual([])
  })
})
