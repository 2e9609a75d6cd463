/** @jest-environment ./tests/support/outside-environment.mjs */
import { sql } from 'drizzle-orm'
import { problemSchema } from '@/lib/domain/wire'
import { reservationRequest } from '../support/requests'
import { LAST_TABLE, LODKA } from '../support/seed-fixture'
import { databases, FRIDAY_NOON, parseAs, sharedKit } from '../support/upstream-kit'

const HOUR = 3_600_000

function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open: () => open() }
}

describe.each(databases)('the protocol on %s', (kind, open) => {
  const kit = sharedKit(open)
  beforeEach(() => {
    kit.setNow(FRIDAY_NOON)
    kit.logged.length = 0
  })

  const post = (changes?: Parameters<typeof reservationRequest>[0], headers?: Record<string, string>) =>
    kit.send('POST', '/reservations', reservationRequest(changes), headers)
  const count = async () => (await kit.rows<{ n: number }>(sql`SELECT count(*)::int AS n FROM reservations`))[0]!.n

  describe('headers', () => {
    it('L254–L257 are returned, with the request id', async () => {
      const { headers } = await kit.get('/cities', {
        'x-app-name': 'iframe',
        'x-app-version': 'web/3.2.1',
        'x-request-id': 'abc-123',
      })
      expect(headers.get('x-request-id')).toBe('abc-123')
      expect(headers.get('x-app-name')).toBe('iframe')
      expect(headers.get('x-app-version')).toBe('web/3.2.1')
      expect(headers.get('content-type')).toMatch(/^application\/json/)
    })

    it('L250 only the two app names are accepted, whatever else a client sends', async () => {
      const names: Record<string, string>[] = [
        {},
        { 'x-app-name': 'partner' },
        { 'x-app-name': 'Iframe' },
        { 'user-agent': 'iframe' },
      ]
      for (const headers of names) {
        expect((await kit.get('/cities?app=iframe&mode=iframe', headers)).headers.get('x-app-name')).toBe('web_app')
      }
    })

    it.each([
      ['none', undefined],
      ['one with a space', 'two words'],
      ['one that is too long', 'a'.repeat(101)],
    ])('a request id is made for %s', async (_name, id) => {
      const { headers } = await kit.get('/cities', id ? { 'x-request-id': id } : {})
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    })

    it('problems carry them as well', async () => {
      const { headers, status } = await kit.get('/nic', { 'x-request-id': 'abc' })
      expect([status, headers.get('x-request-id'), headers.get('x-app-version')]).toEqual([404, 'abc', 'web/3.2.1'])
    })
  })

  describe('refusals', () => {
    it.each([
      ['malformed JSON', '{"a":', {}, 400, 'malformed_json'],
      ['an empty body', undefined, {}, 400, 'malformed_json'],
      ['a form', 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }, 415, 'wrong_type'],
      ['a type that only looks like JSON', '{}', { 'content-type': 'application/jsonx' }, 415, 'wrong_type'],
      ['a body over 64 kB', `{"a":"${'x'.repeat(65_536)}"}`, {}, 413, 'too_large'],
      ['a list', '[]', {}, 422, 'invalid'],
    ])('%s', async (_name, body, headers, status, code) => {
      const reply = await kit.send('POST', '/reservations', body, headers)
      expect([reply.status, parseAs(problemSchema, reply.body).error.code]).toEqual([status, code])
    })
  })

  describe('Idempotency-Key', () => {
    it('the same key and body, in any order of members: the first answer is repeated', async () => {
      const before = await count()
      const turned = Object.fromEntries(Object.entries(reservationRequest()).reverse())
      const withCharset = { 'idempotency-key': 'same', 'content-type': 'application/json; charset=utf-8' }
      const first = await kit.send('POST', '/reservations', turned, withCharset)
      const again = await post({}, { 'idempotency-key': 'same' })
      expect(first.headers.get('idempotency-replayed')).toBeNull()
      expect(again.headers.get('idempotency-replayed')).toBe('true')
      expect([again.status, again.body]).toEqual([201, first.body])
      expect(await count()).toBe(before + 1)
    })

    it('another body: 422 idempotency_mismatch', async () => {
      await post({ reserved_on: '2026-11-30 12:00:00' }, { 'idempotency-key': 'other' })
      const { status, body } = await post({ reserved_on: '2026-11-30 14:00:00' }, { 'idempotency-key': 'other' })
      expect([status, body.error.code]).toEqual([422, 'idempotency_mismatch'])
      // C2: the visit made under a form's first key is known under the key of its change.
      const changed = { reserved_on: '2026-11-30 12:30:00', follows: 'other' }
      const after = await post(changed, { 'idempotency-key': 'other, changed' })
      expect([after.status, after.body.visits]).toMatchObject([409, [{ reserved_on: '2026-11-30 12:00:00' }]])
    })

    it('another tenant or path: another key', async () => {
      const key = { 'idempotency-key': 'scope' }
      const one = await post({ reserved_on: '2026-11-30 16:00:00' }, key)
      const two = await post({ reserved_on: '2026-11-30 16:00:00' }, { ...key, 'x-tenant': 'nakryte' })
      expect(two.status).toBe(201)
      expect(two.body.code).not.toBe(one.body.code)
      expect((await kit.send('POST', `/reservations/${one.body.code}/cancel`, undefined, key)).status).toBe(200)
    })

    it('a refusal is not stored, so a correction keeps the key', async () => {
      const key = { 'idempotency-key': 'corrected' }
      expect((await post({ email: 'nobody' }, key)).status).toBe(422)
      expect((await post({ reserved_on: '2026-11-29 18:00:00' }, key)).body.error.code).toBe('rule_disabled')
      expect((await post({ reserved_on: '2026-11-30 18:00:00' }, key)).status).toBe(201)
    })

    it('is forgotten after 24 hours', async () => {
      const key = { 'idempotency-key': 'old' }
      await post({ reserved_on: '2026-12-04 18:00:00' }, key)
      kit.setNow(new Date(FRIDAY_NOON.getTime() + 24 * HOUR + 1))
      const later = await post({ reserved_on: '2026-12-05 18:00:00' }, key)
      expect([later.status, later.headers.get('idempotency-replayed')]).toEqual([201, null])
    })

    it('replays a hold and a change too', async () => {
      const key = { 'idempotency-key': 'k' }
      const body = { restaurant_id: LODKA, from: '2026-12-04 14:00:00', people: 2 }
      const first = await kit.send('POST', '/holds', body, key)
      expect((await kit.send('POST', '/holds', body, key)).body).toEqual(first.body)
      const { code } = (await post({ reserved_on: '2026-12-07 18:00:00' })).body
      const changed = await kit.send('PUT', `/reservations/${code}`, { guests_number: 3 }, key)
      expect((await kit.send('PUT', `/reservations/${code}`, { guests_number: 3 }, key)).body).toEqual(changed.body)
    })

    it.each(['', ' ', 'ż', 'a'.repeat(256)])('422 for the key "%s"', async (key) => {
      // A value that is invalid in a header never arrives.
      const sent = await post({}, { 'idempotency-key': key }).catch(() => null)
      if (sent) expect(sent.body.error.code).toBe('invalid_idempotency_key')
      else expect(key).toBe('ż')
    })

    it('ten at once with one key make one reservation', async () => {
      const before = await count()
      const replies = await Promise.all(
        Array.from({ length: 10 }, () => post({ reserved_on: '2026-12-08 18:00:00' }, { 'idempotency-key': 'ten' })),
      )
      expect(new Set(replies.map(({ status, body }) => `${status} ${body.code}`)).size).toBe(1)
      expect(replies.filter(({ headers }) => headers.get('idempotency-replayed')).length).toBe(9)
      expect(await count()).toBe(before + 1)
    })

    if (kind === 'PostgreSQL') {
      it('409 in_progress while another process holds the key, and the answer afterwards', async () => {
        const request = { reserved_on: '2026-12-09 18:00:00' }
        kit.deps.idempotencyWaitMs = 300
        const key = { 'idempotency-key': 'slow' }
        const started = gate()
        const over = gate()
        const other = kit.database.db.transaction(async (tx) => {
          await tx.execute(sql`INSERT INTO idempotency_keys VALUES
            ('lubje', 'POST', '/reservations', 'slow', 'hash', ${FRIDAY_NOON.toISOString()})`)
          started.open()
          await over.opened
          throw new Error('rolled back')
        })
        await started.opened
        const { status, body, headers } = await post(request, key)
        expect([status, body.error.code, headers.get('retry-after')]).toEqual([409, 'in_progress', '1'])
        over.open()
        await expect(other).rejects.toThrow('rolled back')
        kit.deps.idempotencyWaitMs = 20_000
        expect((await post(request, key)).status).toBe(201)
      })
    }
  })

  describe('the log', () => {
    it('C19 contains the route template, never the code, a query or a body', async () => {
      const { body } = await post({ restaurant_id: LAST_TABLE })
      await kit.get(`/reservations/${body.code}`)
      await kit.get('/addresses?q=Lipowa 12')
      await kit.get(`/restaurants/${LODKA}/distance?lng=22.57123&lat=51.24321`)
      const text = kit.logged.join('\n')
      expect(kit.logged).toHaveLength(4)
      expect(text).toContain('"route":"/reservations/:code"')
      for (const secret of [body.code, 'Kowalski', '600100200', 'example.pl', 'Lipowa', '22.57123']) {
        expect(text).not.toContain(secret)
      }
    })

    it('an unexpected error reveals nothing to the diner and no parameters in the log', async () => {
      await kit.database.db.execute(sql`ALTER TABLE reservations RENAME TO elsewhere`)
      const { status, body } = await post()
      await kit.database.db.execute(sql`ALTER TABLE elsewhere RENAME TO reservations`)
      expect([status, body.error.code]).toEqual([500, 'internal'])
      expect(kit.logged.join('\n')).toContain('relation \\"reservations\\" does not exist')
      expect(kit.logged.join('\n')).not.toMatch(/Kowalski|600100200/)
    })

    it('L274–L276 contains the browsers’ reports, masked again', async () => {
      const message = 'TypeError: x\u0000\u001b[31m jan@example.pl +48600100200 ABCDEFGHIJKLMNOP\nnext'
      expect((await kit.send('POST', '/logger/js', { type: 'error', message })).status).toBe(202)
      const [row] = await kit.rows<{ message: string }>(sql`SELECT * FROM browser_logs`)
      expect(row).toMatchObject({ tenant: 'lubje', app_name: 'web_app', type: 'error' })
      expect(row!.message).toMatch(/^TypeError: x {2}\[31m \S+ \S+ \S+\nnext$/)
      expect(row!.message).not.toMatch(/jan@|600100200|ABCDEFGHIJKLMNOP/)
    })

    it('L275 takes a report of exactly 4000 characters', async () => {
      const entry = { type: 'activity', message: 'x'.repeat(4000) }
      expect((await kit.send('POST', '/logger/js', entry)).status).toBe(202)
    })

    it.each([
      [{ type: 'gossip', message: 'x' }],
      [{ type: 'error', message: 'x'.repeat(4001) }],
      [{ type: 'error', message: '' }],
    ])('L275, L276 422 for %j', async (entry) => {
      expect((await kit.send('POST', '/logger/js', entry)).status).toBe(422)
    })
  })

  it('serves its OpenAPI 3.1 document with every endpoint', async () => {
    const { body } = await kit.get('/openapi.json')
    expect(body.openapi).toBe('3.1.0')
    // Pages of play money and of the mailbox are no calls of the API.
    const pages = /^\/(?:pay|outbox|openapi\.json)(?:\/|$)/
    const described = new Set(Object.keys(body.paths).map((path) => path.replaceAll(/\{\w+\}/g, '{}')))
    const registered = kit.app.routes
      .filter(({ method, path }) => method !== 'ALL' && !path.includes('*'))
      .map(({ path }) => path.replaceAll(/:\w+(?:\{[^}]*\})?/g, '{}'))
    expect(registered.length).toBeGreaterThan(150)
    expect(registered.filter((path) => !described.has(path) && !pages.test(path))).toEqual([])
    const request = body.paths['/reservations'].post.requestBody.content['application/json'].schema
    expect(Object.keys(request.properties)).toContain('customer_name')
  })

  it('health and readiness', async () => {
    expect((await kit.get('/healthz')).body).toEqual({ status: 'ok', version: 'web/3.2.1' })
    expect((await kit.get('/readyz')).status).toBe(200)
  })
})
