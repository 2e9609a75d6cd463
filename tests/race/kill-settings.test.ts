/** @jest-environment ./tests/support/outside-environment.mjs */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aDraft } from '../support/draft'
import { startPostgres } from '../support/postgres'
import { bearer, invited, ownerOf } from '../support/staff'
import { openKit } from '../support/upstream-kit'
import { bundleUpstream, upstreamProcess } from '../support/upstream-process'
import { asWeb } from '../support/upstream-secret'

const MIGRATIONS = 'upstream/db/migrations'
const ROUNDS = 6
const DISHES = 150

let bundle: ReturnType<typeof bundleUpstream>
let folder: string
beforeAll(async () => {
  bundle = bundleUpstream()
  folder = await mkdtemp(join(tmpdir(), 'nakryte-settings-'))
})
afterAll(async () => {
  bundle.remove()
  await rm(folder, { recursive: true, force: true })
})

async function openStage() {
  const { openPostgres } = await import('@/upstream/db/postgres')
  const { url: databaseUrl, stop } = await startPostgres(process.env.TEST_POSTGRES_TEMPLATE)
  const kit = await openKit(() => openPostgres(databaseUrl, MIGRATIONS))
  const { id } = await aDraft(kit, 'lublin-publikacja')
  const owner = await ownerOf(kit, id)
  const manager = await invited(kit, owner, id, 'manager')
  await kit.close()
  const upstream = upstreamProcess(bundle.file, { DATABASE_URL: databaseUrl, DATA_DIR: folder })
  let keys = 0
  const call = async (method: string, path: string, body?: unknown, token = owner.token) => {
    const headers = { 'content-type': 'application/json', 'x-tenant': 'lubje', ...asWeb, ...bearer(token) }
    const response = await fetch(`${upstream.url()}/panel/${id}/settings${path}`, {
      method,
      headers: method === 'GET' ? headers : { ...headers, 'idempotency-key': `key-${++keys}` },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    return { status: response.status, body: await response.json() }
  }
  await upstream.start()
  return { call, manager, upstream, stop }
}

/** A draft with another price for every dish of a category. */
function priced(version: number) {
  const products = Array.from({ length: DISHES }, (_, i) => ({ name: `Danie ${i}`, priceGrosze: 1000 + version }))
  return { name: 'Dania', products }
}

it('C37 killed during a publication: the old menu or the new one, and its version with it', async () => {
  const { call, upstream, stop } = await openStage()
  const draft = async (version: number) => {
    const { revision } = (await call('GET', '/parts/menu')).body
    const change = { revision, at: 'categories[0]', value: priced(version) }
    expect((await call('PUT', '/parts/menu/draft', change)).status).toBe(200)
    return (await call('GET', '/parts/menu/review')).body.reviewed
  }
  const { reviewed: first } = { reviewed: await draft(1) }
  expect((await call('POST', '/parts/menu/publish', { reviewed: first })).status).toBe(200)
  let known = 1
  for (let round = 2; round < ROUNDS + 2; round++) {
    const reviewed = await draft(round)
    const publishing = call('POST', '/parts/menu/publish', { reviewed }).then(
      ({ status }) => status,
      () => 'cut' as const,
    )
    await new Promise((resolve) => setTimeout(resolve, round * 9))
    await upstream.kill()
    const outcome = await publishing
    await upstream.start()
    const { items } = (await call('GET', '/prices')).body
    const [price, ...others] = [
      ...new Set(items.slice(0, DISHES).map((dish: { price_grosze: number }) => dish.price_grosze)),
    ]
    expect(others).toEqual([])
    expect(outcome === 200 ? [1000 + round] : [1000 + known, 1000 + round]).toContain(price)
    known = Number(price) - 1000
    const { revision } = (await call('GET', '/parts/menu')).body
    expect(revision === null).toBe(known === round)
    // A promotion of a removed dish is a version of its own.
    const newest = (await call('GET', '/versions')).body.items.find(({ part }: { part: string }) => part === 'menu')
    // The first has no price in its text: it is of a new category.
    const reported = known === 1 ? '„Dania”' : `→ ${(1000 + known) / 100}`.replace('.', ',')
    expect(newest.differences.some((line: string) => line.includes(reported))).toBe(true)
    await call('DELETE', '/parts/menu/draft')
  }
  await upstream.kill()
  await stop()
})

it('C37 two publish at once: one is first, the other gets a conflict, and both changes are stored once they have reviewed it', async () => {
  const { call, manager, upstream, stop } = await openStage()
  for (let round = 0; round < 4; round++) {
    const drafts = [
      { token: undefined, at: 'lead', value: `Zdanie ${round}` },
      { token: manager.token, at: 'description', value: `Opis ${round}` },
    ]
    const reviews = await Promise.all(
      drafts.map(async ({ token, at, value }) => {
        const { revision } = (await call('GET', '/parts/profile', undefined, token)).body
        const put = await call('PUT', '/parts/profile/draft', { revision, at, value }, token)
        expect([put.status, put.body.problems]).toEqual([200, {}])
        return (await call('GET', '/parts/profile/review', undefined, token)).body.reviewed
      }),
    )
    const published = await Promise.all(
      drafts.map(({ token }, i) => call('POST', '/parts/profile/publish', { reviewed: reviews[i] }, token)),
    )
    expect(published.map(({ status }) => status).sort()).toEqual([200, 409])
    const second = drafts[published.findIndex(({ status }) => status === 409)]
    const { others, reviewed } = (await call('GET', '/parts/profile/review', undefined, second?.token)).body
    expect(others).toHaveLength(1)
    expect((await call('POST', '/parts/profile/publish', { reviewed }, second?.token)).status).toBe(200)
    const { value } = (await call('GET', '/parts/profile')).body
    expect([value.lead, value.description]).toEqual([`Zdanie ${round}`, `Opis ${round}`])
  }
  await upstream.kill()
  await stop()
})
