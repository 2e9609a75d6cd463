/** @jest-environment ./tests/support/outside-environment.mjs */

import { sql } from 'drizzle-orm'
import { diskSpaceGuard } from '@/upstream/db/disk-space'
import { notifyOnFatalError } from '@/upstream/db/pglite'
import { reservationRequest } from '../support/requests'
import { databases, type Kit, openKit, openTestPglite } from '../support/upstream-kit'
import { itInWholeRun } from '../support/whole-run'

const MIB = 1024 * 1024
const idempotencyHeaders = { 'idempotency-key': 'the-same-wish' }
const isWrite = reservationRequest()

async function expectStoredOnce(kit: Kit): Promise<void> {
  const made = await kit.send('POST', '/reservations', isWrite, idempotencyHeaders)
  expect(made.status).toBe(201)
  const again = await kit.send('POST', '/reservations', isWrite, idempotencyHeaders)
  expect([again.status, again.body.code, again.headers.get('idempotency-replayed')]).toEqual([
    201,
    made.body.code,
    'true',
  ])
  expect(await kit.rows(sql`SELECT 1 FROM reservations`)).toHaveLength(1)
}

async function expectRefused(kit: Kit): Promise<void> {
  const { status, body, headers } = await kit.send('POST', '/reservations', isWrite, idempotencyHeaders)
  expect([status, body.error.code, headers.get('retry-after')]).toEqual([503, 'no_room', '30'])
  expect(body.error.message).toContain('Nic nie przepadło')
  expect((await kit.get('/cities')).status).toBe(200)
  expect((await kit.get('/readyz')).status).toBe(200)
  expect(await kit.rows(sql`SELECT 1 FROM reservations`)).toEqual([])
}

describe.each(databases)('A8 a full disk under %s', (_, open) => {
  let kit: Kit
  beforeEach(async () => {
    kit = await openKit(open)
  })
  afterEach(() => kit.close())

  it('503 while the database has no disk space, reads work, and a retried request is stored once when there is space', async () => {
    // PostgreSQL's error when it cannot extend a file during a transaction.
    await kit.database.db.execute(
      sql.raw(`CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        RAISE 'could not extend file "base/5/17770": No space left on device' USING ERRCODE = 'disk_full'; END $$`),
    )
    await kit.database.db.execute(
      sql.raw('CREATE TRIGGER full_disk AFTER INSERT ON occupations FOR EACH ROW EXECUTE FUNCTION full_disk()'),
    )
    await expectRefused(kit)
    await expectRefused(kit)
    await kit.database.db.execute(sql.raw('DROP TRIGGER full_disk ON occupations'))
    await expectStoredOnce(kit)
  })
})

describe('A8 PGlite, which crashes when its log has no space', () => {
  itInWholeRun('refuses writes below 48 MiB, and accepts them again above 64 MiB', async () => {
    const kit = await openKit(openTestPglite)
    let free = 500 * MIB
    const look = diskSpaceGuard(kit.database.db, () => free, kit.deps.log)
    const at = async (mebibytes: number) => {
      free = mebibytes * MIB
      await look()
    }
    await at(48)
    await at(47)
    await expectRefused(kit)
    await at(63)
    await expectRefused(kit)
    await at(0)
    await expectRefused(kit)
    await at(64)
    await expectStoredOnce(kit)
    expect(kit.logged.filter((line) => line.includes('the disk is full'))).toHaveLength(1)
    await kit.close()
  })

  it.each([
    ['PANIC', true],
    ['FATAL', true],
    ['ERROR', false],
  ])('after %s a new process is requested: %s', async (severity, isDead) => {
    const failure = Object.assign(new Error('could not write to file "pg_wal/xlogtemp.42"'), { severity })
    const client = { execProtocol: () => Promise.reject(failure) }
    const received: string[] = []
    notifyOnFatalError(client, (reason) => received.push(reason))
    await expect(client.execProtocol()).rejects.toBe(failure)
    expect(received).toEqual(isDead ? [failure.message] : [])
  })
})
