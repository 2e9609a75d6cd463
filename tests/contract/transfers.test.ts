/** @jest-environment ./tests/support/outside-environment.mjs */
import { sql } from 'drizzle-orm'
import { transferClaimedSchema, transferSentSchema } from '@/lib/domain/recent/transfer-schema'
import { rowsOf } from '@/upstream/db/database'
import type { Mail } from '@/upstream/db/message-schema'
import { openPostgres } from '@/upstream/db/postgres'
import { deleteExpiredData } from '@/upstream/jobs/delete-expired-data'
import { sendMessages } from '@/upstream/mail/send-messages'
import { startPostgres } from '../support/postgres'
import { reservationRequest } from '../support/requests'
import { databases, FRIDAY_NOON, type Kit, openKit, parseAs } from '../support/upstream-kit'

const MINUTE = 60_000
const later = (minutes: number) => new Date(FRIDAY_NOON.getTime() + minutes * MINUTE)
const AT = '2026-11-27T11:00:00+01:00'

async function mailsOf(kit: Kit): Promise<Mail[]> {
  const sent: Mail[] = []
  const { db, caps, now, log } = kit.deps
  const transport = { send: async (envelope: unknown) => void sent.push(envelope as Mail) }
  while (
    (await sendMessages({ db, caps, now, log, originPattern: 'https://{host}', transport, linkSecret: 'test' })) > 0
  );
  return sent
}
const codeIn = ({ text }: Mail) => /\/przenies\/([A-Za-z0-9]+)/.exec(text)?.[1] ?? ''
const claim = (kit: Kit, code: string, headers?: Record<string, string>) =>
  kit.send('POST', `/transfers/${code}/claim`, undefined, headers)
const entriesOf = (...codes: string[]) => codes.map((id) => ({ kind: 'reservation', id, at: AT }))

describe.each(databases)('one-time links on %s', (_, open) => {
  let kit: Kit
  beforeAll(async () => {
    kit = await openKit(open)
  })
  beforeEach(async () => {
    kit.setNow(FRIDAY_NOON)
    for (const table of ['messages', 'transfers', 'reservation_changes', 'reservations'])
      await kit.database.db.execute(sql.raw(`DELETE FROM ${table}`)).catch(() => {})
    await kit.database.db.execute(sql`UPDATE reservations SET status = 'declined'`)
    await kit.database.db.execute(sql`DELETE FROM messages`)
  })
  afterAll(() => kit.close())

  async function reserve(email: string) {
    const { status, body } = await kit.send('POST', '/reservations', reservationRequest({ email }))
    expect(status).toBe(201)
    await kit.database.db.execute(sql`DELETE FROM messages`)
    return body.code as string
  }
  const start = (...codes: string[]) => kit.send('POST', '/transfers', { entries: entriesOf(...codes) })
  async function linkFor(...codes: string[]) {
    const { status, body } = await start(...codes)
    expect(status).toBe(201)
    parseAs(transferSentSchema, body)
    const [mail] = await mailsOf(kit)
    return { mail: mail as Mail, code: codeIn(mail as Mail) }
  }

  it('C31 the link goes to the address of the reservation, masked in the answer, and brings its key', async () => {
    const key = await reserve('ala@przyklad.pl')
    const { status, body } = await start(key)
    expect({ status, body }).toEqual({ status: 201, body: { sent_to: ['a•••@przyklad.pl'] } })
    const [mail, ...others] = await mailsOf(kit)
    expect([mail?.to, others]).toEqual(['ala@przyklad.pl', []])
    // The e-mail names no key of a reservation: the link is worth nothing once it was used.
    expect(mail?.text).not.toContain(key)
    const answer = await claim(kit, codeIn(mail as Mail))
    expect(answer.status).toBe(200)
    expect(parseAs(transferClaimedSchema, answer.body).entries).toEqual(entriesOf(key))
  })

  it('C31 each address gets the keys of its own reservations alone', async () => {
    const [hers, his] = [await reserve('ala@przyklad.pl'), await reserve('olek@przyklad.pl')]
    expect((await start(hers, his)).body.sent_to).toHaveLength(2)
    const mails = await mailsOf(kit)
    const brought = await Promise.all(
      mails.map(async (mail) => [mail.to, (await claim(kit, codeIn(mail))).body.entries[0].id]),
    )
    expect(Object.fromEntries(brought)).toEqual({ 'ala@przyklad.pl': hers, 'olek@przyklad.pl': his })
  })

  it('C31 a replay brings nothing', async () => {
    const { code } = await linkFor(await reserve('ala@przyklad.pl'))
    expect((await claim(kit, code)).status).toBe(200)
    expect(await claim(kit, code)).toMatchObject({ status: 409, body: { error: { code: 'transfer_over' } } })
    const kept = await rowsOf(kit.database.db, sql`SELECT entries FROM transfers`)
    expect(kept).toEqual([{ entries: [] }])
  })

  it('C31 it expires after half an hour, and is not sent after that', async () => {
    const key = await reserve('ala@przyklad.pl')
    const { code } = await linkFor(key)
    expect((await start(key)).status).toBe(201)
    kit.setNow(later(30))
    expect(await claim(kit, code)).toMatchObject({ status: 409, body: { error: { code: 'transfer_over' } } })
    expect(await mailsOf(kit)).toEqual([])
    kit.setNow(new Date(later(30).getTime() - 1))
    expect((await claim(kit, code)).status).toBe(200)
  })

  it('C31 a typed address gets one link a day that works, of three; the answer never says what is known', async () => {
    const key = await reserve('ala@przyklad.pl')
    const ask = async (email: string, headers?: Record<string, string>) => {
      const answer = await kit.send('POST', '/transfers/by-email', { email }, headers)
      expect(answer).toMatchObject({ status: 202, body: { accepted: true } })
      return mailsOf(kit)
    }
    // Another spelling of the mailbox may be another person's.
    for (const email of ['nikt@przyklad.pl', 'ala+x@przyklad.pl']) expect(await ask(email)).toEqual([])
    expect(await ask('ala@przyklad.pl', { 'x-tenant': 'lesznoje' })).toEqual([])
    const [first, ...more] = await ask('Ala@przyklad.pl')
    expect([first?.to, more]).toEqual(['ala@przyklad.pl', []])
    expect(first?.text).not.toContain(key)
    expect(await ask('ala@przyklad.pl')).toEqual([])
    for (const [minutes, letters] of [
      [5, 1],
      [10, 1],
      [15, 0],
    ] as const) {
      kit.setNow(later(minutes))
      expect(await ask('ala@przyklad.pl')).toHaveLength(letters)
    }
    // What strangers have asked for leaves the device's own links alone.
    expect((await start(key)).status).toBe(201)
    kit.setNow(later(23 * 60))
    const { entries } = parseAs(transferClaimedSchema, (await claim(kit, codeIn(first as Mail))).body)
    // What is coming stands before what was declined.
    expect(entries[0]).toMatchObject({ kind: 'reservation', id: key })
    // One was used, so the next is sent.
    expect(await ask('ala@przyklad.pl')).toHaveLength(1)
  })

  it('C31 a guess, and the link of another brand, are unknown and use nothing up', async () => {
    const { code } = await linkFor(await reserve('ala@przyklad.pl'))
    expect((await claim(kit, 'ABCDEFGHIJKLMNOPQRSTUVWX')).status).toBe(404)
    expect((await claim(kit, code, { 'x-tenant': 'lesznoje' })).status).toBe(404)
    expect((await claim(kit, code)).status).toBe(200)
  })

  it('C31 who names no known key gets no e-mail sent, whatever the body says', async () => {
    await reserve('ala@przyklad.pl')
    expect(await start('ABCDEFGHIJKLMNOP')).toMatchObject({
      status: 404,
      body: { error: { code: 'nothing_to_transfer' } },
    })
    const typed = { entries: [], email: 'ala@przyklad.pl' }
    expect((await kit.send('POST', '/transfers', typed)).status).toBe(422)
    expect(await mailsOf(kit)).toEqual([])
  })

  it('C31 an address gets at most three links an hour', async () => {
    const key = await reserve('ala@przyklad.pl')
    for (let n = 0; n < 3; n++) expect((await start(key)).status).toBe(201)
    expect(await start(key)).toMatchObject({ status: 429, body: { error: { code: 'too_many_emails' } } })
    // Whose keys they are nobody knows: those of another device have links of their own.
    expect((await start(await reserve('ala@przyklad.pl'))).status).toBe(201)
    kit.setNow(later(61))
    expect((await start(key)).status).toBe(201)
  })

  it('C19 a link is deleted a day after it has expired, with the address', async () => {
    await linkFor(await reserve('ala@przyklad.pl'))
    await deleteExpiredData(kit.database.db, later(24 * 60))
    expect(await rowsOf(kit.database.db, sql`SELECT 1 FROM transfers`)).toHaveLength(1)
    await deleteExpiredData(kit.database.db, later(24 * 60 + 31))
    expect(await rowsOf(kit.database.db, sql`SELECT 1 FROM transfers`)).toHaveLength(0)
  })

  it('C19 the log names no code of a link', async () => {
    const { code } = await linkFor(await reserve('ala@przyklad.pl'))
    await claim(kit, code)
    expect(kit.logged.join('\n')).not.toContain(code)
  })
})

it('C31 of forty claims at two processes on one database exactly one brings the keys', async () => {
  const postgres = await startPostgres(process.env.TEST_POSTGRES_TEMPLATE)
  const open = () => openPostgres(postgres.url, 'upstream/db/migrations')
  const kits = [await openKit(open), await openKit(open)] as const
  try {
    const made = await kits[0].send('POST', '/reservations', reservationRequest())
    await kits[0].database.db.execute(sql`DELETE FROM messages`)
    for (let round = 0; round < 3; round++) {
      const { status } = await kits[0].send('POST', '/transfers', { entries: entriesOf(made.body.code) })
      expect(status).toBe(201)
      const [mail] = await mailsOf(kits[1])
      const claims = Array.from({ length: 40 }, (_, n) => claim(kits[n % 2] as Kit, codeIn(mail as Mail)))
      const statuses = (await Promise.all(claims)).map(({ status }) => status)
      expect(statuses.filter((one) => one === 200)).toHaveLength(1)
      expect(statuses.filter((one) => one === 409)).toHaveLength(39)
    }
  } finally {
    for (const kit of kits) await kit.close()
    await postgres.stop()
  }
})
