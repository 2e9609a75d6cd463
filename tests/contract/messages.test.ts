/** @jest-environment ./tests/support/outside-environment.mjs */
import { sql } from 'drizzle-orm'
import { transferClaimedSchema, transferSentSchema } from '@/lib/domain/recent/transfer-schema'
import { createApp } from '@/upstream/app'
import type { Envelope, Mail } from '@/upstream/db/message-schema'
import { openPostgres } from '@/upstream/db/postgres'
import { hasOutbox, readUpstreamEnv } from '@/upstream/env'
import { deleteExpiredData } from '@/upstream/jobs/delete-expired-data'
import { deleteOldMessages } from '@/upstream/mail/delete-old-messages'
import { mailLine, mailRouteOf, openMessenger, outboxTransport } from '@/upstream/mail/open-messenger'
import { planReminders } from '@/upstream/mail/plan-reminders'
import { type Messenger, sendMessages } from '@/upstream/mail/send-messages'
import { orderRequest } from '../support/order-fixture'
import { startPostgres } from '../support/postgres'
import { reservationRequest } from '../support/requests'
import { LODKA, MANUAL } from '../support/seed-fixture'
import {
  databases,
  FRIDAY_NOON,
  type Kit,
  OUTBOX_KEY,
  openKit,
  PARTNER_TOKEN,
  parseAs,
  sharedKit,
} from '../support/upstream-kit'
import { UPSTREAM_SECRET } from '../support/upstream-secret'

const at = (text: string) => new Date(`${text.replace(' ', 'T')}:00+01:00`)

const restaurant = { authorization: `Bearer ${PARTNER_TOKEN}` }

describe.each(databases)('messages on %s', (_, open) => {
  const kit = sharedKit(open)
  let messenger: Messenger
  let sent: Envelope[]
  beforeEach(async () => {
    kit.setNow(FRIDAY_NOON)
    await kit.database.db.execute(sql`UPDATE reservations SET status = 'declined' WHERE status <> 'declined'`)
    await kit.database.db.execute(sql`DELETE FROM messages`)
    await kit.database.db.execute(sql`DELETE FROM outbox`)
    sent = []
    messenger = {
      db: kit.database.db,
      now: kit.deps.now,
      log: kit.deps.log,
      caps: kit.deps.caps,
      linkSecret: UPSTREAM_SECRET,
      originPattern: 'http://{tenant}.localhost:3000',
      transport: { send: async (envelope) => void sent.push(envelope) },
    }
  })

  const reserve = async (changes: Parameters<typeof reservationRequest>[0] = {}) => {
    const { status, body } = await kit.send('POST', '/reservations', reservationRequest(changes))
    expect({ status, error: body.error }).toEqual({ status: 201, error: undefined })
    return body.code as string
  }
  const lastMail = () => sent.findLast((one): one is Mail => one.channel === 'mail')!
  const states = () =>
    kit.rows<{ occasion: string; state: string }>(sql`SELECT occasion, state FROM messages ORDER BY id`)

  it('a reservation confirmed at once: one e-mail with its link and its calendar file', async () => {
    const code = await reserve({ restaurant_id: LODKA, customer_name: 'Jan Kowalski', email: 'jan@przyklad.pl' })
    expect(await sendMessages(messenger)).toBe(1)
    const mail = lastMail()
    expect(mail.to).toBe('jan@przyklad.pl')
    expect(mail.from.name).toBe('Lub*JE')
    expect(mail.subject).toMatch(/^Stolik zarezerwowany: .+, \d+ \S+, \d\d:\d\d$/)
    for (const form of [mail.text, mail.html]) expect(form).toContain(`http://lubje.localhost:3000/rezerwacja/${code}`)
    expect(mail.calendar?.method).toBe('PUBLISH')
    expect(mail.calendar?.content).toContain('STATUS:CONFIRMED')
    expect(await sendMessages(messenger)).toBe(0)
    // A change shows old → new; one overtaken by another change shows only the present visit.
    for (const [seconds, people] of [3, 4, 2].entries()) {
      kit.setNow(new Date(kit.deps.now().getTime() + seconds * 1000))
      await kit.send('PUT', `/reservations/${code}`, { guests_number: people })
      if (people === 3) await sendMessages(messenger)
      if (people === 3) expect(lastMail().text).toMatch(/Było: .*, 2 osoby → jest: .*, 3 osoby\./)
    }
    await sendMessages(messenger)
    const reported = sent.slice(-2).map((one) => /→ jest: .*, (\d)/.exec((one as Mail).text)?.[1])
    expect(reported).toEqual([undefined, '2'])
  })

  it('a refused reservation sends no message', async () => {
    const answer = await kit.send('POST', '/reservations', reservationRequest({ reserved_on: '2020-01-01 18:00:00' }))
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(await states()).toEqual([])
  })

  it('a request is described as not yet confirmed, and the restaurant’s answer is sent as well', async () => {
    const code = await reserve({ restaurant_id: MANUAL, reserved_on: '2026-12-04 18:00:00' })
    await sendMessages(messenger)
    expect(lastMail().subject).toMatch(/^Prośba o stolik: /)
    expect(lastMail().text).toContain('To jeszcze nie jest potwierdzenie.')
    expect(lastMail().calendar).toBeUndefined()
    await kit.send('PUT', `/partner/reservations/${code}`, { status: 'confirmed' }, restaurant)
    await sendMessages(messenger)
    expect(lastMail().subject).toMatch(/^Rezerwacja potwierdzona: /)
  })

  it('a message that is outdated before it was sent is dropped: the later message replaces it', async () => {
    const code = await reserve({ restaurant_id: LODKA })
    await kit.send('POST', `/reservations/${code}/cancel`)
    await sendMessages(messenger)
    expect(await states()).toEqual([
      { occasion: 'created', state: 'dropped' },
      { occasion: 'cancelled', state: 'sent' },
    ])
    expect(lastMail().calendar).toMatchObject({ method: 'CANCEL' })
    expect(lastMail().calendar?.content).toContain('STATUS:CANCELLED')
  })

  it('the calendar files of one visit share a UID, and each has a higher sequence than the one before', async () => {
    const code = await reserve({ restaurant_id: LODKA })
    await sendMessages(messenger)
    const first = lastMail().calendar!.content
    await kit.send('POST', `/reservations/${code}/cancel`)
    await sendMessages(messenger)
    const second = lastMail().calendar!.content
    const read = (name: string, file: string) => new RegExp(`^${name}:(.*)$`, 'm').exec(file)?.[1]?.trim()
    expect(read('UID', second)).toBe(read('UID', first))
    expect(Number(read('SEQUENCE', second))).toBeGreaterThan(Number(read('SEQUENCE', first)))
  })

  it('a restaurant’s refusal is sent by e-mail and text message', async () => {
    const code = await reserve({ restaurant_id: MANUAL, reserved_on: '2026-12-04 18:00:00' })
    await kit.send('PUT', `/partner/reservations/${code}`, { status: 'declined', reason: 'Wesele.' }, restaurant)
    await sendMessages(messenger)
    expect(sent.map(({ channel }) => channel).sort()).toEqual(['mail', 'sms'])
    expect(lastMail().text).toContain('Wesele.')
    expect(sent.find(({ channel }) => channel === 'sms')).toMatchObject({ to: '+48600100200' })
  })

  it('C19 a name cannot inject headers or markup', async () => {
    await reserve({ restaurant_id: LODKA, notes_from_guest: '<script>alert(1)</script>\r\nBcc: kto@inny.pl' })
    await sendMessages(messenger)
    expect(lastMail().html).not.toContain('<script>')
    expect(lastMail().html).toContain('&lt;script&gt;')
    expect(lastMail().subject).not.toMatch(/[\r\n]/)
  })

  it('a visit of tomorrow gets one reminder, by e-mail and text message; one made today gets none', async () => {
    await reserve({ restaurant_id: LODKA, reserved_on: '2026-12-04 18:00:00' })
    await sendMessages(messenger)
    kit.setNow(at('2026-12-03 17:59'))
    expect(await planReminders(kit.database.db, at('2026-12-03 17:59'))).toBe(0)
    kit.setNow(at('2026-12-03 18:00'))
    const late = await kit.send(
      'POST',
      '/reservations',
      reservationRequest({ restaurant_id: LODKA, reserved_on: '2026-12-04 17:00:00' }),
    )
    expect(late.status).toBe(201)
    await sendMessages(messenger)
    expect(await planReminders(kit.database.db, at('2026-12-03 18:00'))).toBe(2)
    expect(await planReminders(kit.database.db, at('2026-12-03 18:01'))).toBe(0)
    sent.length = 0
    await sendMessages(messenger)
    expect(sent.map(({ channel }) => channel).sort()).toEqual(['mail', 'sms'])
    expect(lastMail().subject).toMatch(/^Przypomnienie: .*18:00$/)
  })

  it('the reminder of a visit cancelled meanwhile is dropped', async () => {
    const code = await reserve({ restaurant_id: LODKA, reserved_on: '2026-12-04 19:00:00' })
    kit.setNow(at('2026-12-03 20:00'))
    await planReminders(kit.database.db, at('2026-12-03 20:00'))
    await kit.send('POST', `/reservations/${code}/cancel`)
    await sendMessages(messenger)
    expect(sent.some((one) => one.channel === 'mail' && one.subject.startsWith('Przypomnienie'))).toBe(false)
  })

  it('C19 a mail server that is down: retried later with the same Message-ID, no personal data in the log', async () => {
    await reserve({ restaurant_id: LODKA, email: 'jan@przyklad.pl' })
    const tried: string[] = []
    const away = {
      ...messenger,
      transport: {
        send: async (envelope: Envelope) => {
          tried.push(envelope.messageId)
          throw Object.assign(new Error('550 jan@przyklad.pl unknown'), { code: 'EENVELOPE' })
        },
      },
    }
    const logged = kit.logged.length
    expect(await sendMessages(away)).toBe(0)
    expect(await sendMessages(away)).toBe(0)
    expect(tried).toHaveLength(1)
    kit.setNow(new Date(FRIDAY_NOON.getTime() + 60_000))
    await sendMessages(messenger)
    expect(sent.map(({ messageId }) => messageId)).toEqual(tried)
    expect(kit.logged.slice(logged).join()).not.toContain('przyklad.pl')
  })

  it.each([
    ['does not exist is not retried', 550, 'failed'],
    ['asks to come again later is retried', 450, 'waiting'],
  ])('a mailbox that %s', async (_, responseCode, state) => {
    await reserve({ restaurant_id: LODKA })
    const refusing = {
      send: () => Promise.reject(Object.assign(new Error('refused'), { code: 'EENVELOPE', responseCode })),
    }
    await sendMessages({ ...messenger, transport: refusing })
    expect(await states()).toEqual([{ occasion: 'created', state }])
  })

  it('a sender that was considered dead and resumes changes nothing', async () => {
    await reserve({ restaurant_id: LODKA })
    const slow: Messenger = {
      ...messenger,
      transport: {
        send: async () => {
          kit.setNow(new Date(FRIDAY_NOON.getTime() + 180_000))
          await sendMessages(messenger)
          throw new Error('connection lost')
        },
      },
    }
    await sendMessages(slow)
    expect(sent).toHaveLength(1)
    expect(await states()).toEqual([{ occasion: 'created', state: 'sent' }])
  })

  it('an upstream that stops finishes the current e-mail and leaves the others queued', async () => {
    await reserve({ restaurant_id: LODKA })
    await reserve({ restaurant_id: LODKA })
    expect(await sendMessages(messenger, () => sent.length > 0)).toBe(1)
    expect((await states()).map(({ state }) => state)).toEqual(['sent', 'waiting'])
    expect(await sendMessages(messenger)).toBe(1)
  })

  it('an e-mail that crashes its sender each time is given up', async () => {
    await reserve({ restaurant_id: LODKA })
    await kit.database.db.execute(sql`UPDATE messages SET state = 'sending', tries = 18`)
    await sendMessages(messenger)
    expect([sent, await states()]).toEqual([[], [{ occasion: 'created', state: 'failed' }]])
  })

  it('the work of a sender that died is taken over after two minutes', async () => {
    await reserve({ restaurant_id: LODKA })
    await kit.database.db.execute(
      sql`UPDATE messages SET state = 'sending', tries = 1, next_at = ${at('2026-11-27 12:02').toISOString()}::timestamptz`,
    )
    expect(await sendMessages(messenger)).toBe(0)
    kit.setNow(at('2026-11-27 12:02'))
    expect(await sendMessages(messenger)).toBe(1)
  })

  it('an order: placed, with its bill; answered, with the time; cancelled by the restaurant, with the refund', async () => {
    const { body, status } = await kit.send('POST', '/orders', orderRequest())
    expect(status).toBe(201)
    await sendMessages(messenger)
    expect(lastMail().subject).toMatch(new RegExp(`^Zamówienie nr ${body.number}, `))
    expect(lastMail().text).toContain(`/zamowienie/${body.id}`)
    expect(lastMail().text).toMatch(/Razem: \d+,\d{2}\szł/)
    expect(lastMail().text).toContain('Reklamacje')
    expect(lastMail().text).not.toContain('pieniądze wrócą')
    await kit.send('PUT', `/partner/orders/${body.id}`, { status: 'confirmed', ready_in_minutes: 30 }, restaurant)
    await sendMessages(messenger)
    expect(lastMail().subject).toMatch(/^Restauracja przyjęła zamówienie/)
    await kit.send('PUT', `/partner/orders/${body.id}`, { status: 'cancelled', reason: 'too_busy' }, restaurant)
    sent.length = 0
    await sendMessages(messenger)
    expect(sent.map(({ channel }) => channel).sort()).toEqual(['mail', 'sms'])
    expect(lastMail().subject).toMatch(/^Zamówienie anulowane/)
  })

  it('an order that changes before its e-mail is sent: the bill is still sent, without outdated statements', async () => {
    const { body } = await kit.send('POST', '/orders', orderRequest())
    await kit.send('PUT', `/partner/orders/${body.id}`, { status: 'confirmed', ready_in_minutes: 30 }, restaurant)
    await kit.send('PUT', `/partner/orders/${body.id}`, { status: 'sent' }, restaurant)
    await kit.send('PUT', `/partner/orders/${body.id}`, { status: 'delivered' }, restaurant)
    await sendMessages(messenger)
    expect(sent).toHaveLength(1)
    expect(lastMail().text).not.toContain('zaraz odpowie')
    expect(lastMail().text).toMatch(/Razem: /)
  })

  it('C10 an enquiry goes to the operator, with its sender as Reply-To, and a confirmation to the sender', async () => {
    const body = {
      kind: 'complaint',
      name: 'Ewa Nowak',
      email: 'ewa@przyklad.pl',
      about: '',
      message: 'Zupa była zimna i za słona.',
      good_faith: true,
    }
    const answer = await kit.send('POST', '/notices', body)
    expect(answer.status).toBe(201)
    await sendMessages(messenger)
    const [forwarded, received] = sent as Mail[]
    expect(forwarded).toMatchObject({ to: 'stoliki@lubje.pl', replyTo: 'ewa@przyklad.pl' })
    expect(forwarded!.text).toContain('Zupa była zimna i za słona.')
    expect(received).toMatchObject({ to: 'ewa@przyklad.pl' })
    expect(received!.text).toContain(answer.body.number)
    expect(received!.text).not.toContain('Zupa')
  })

  it('the mailbox shows the sent e-mails, in a frame without scripts', async () => {
    await reserve({ restaurant_id: LODKA })
    await sendMessages({ ...messenger, transport: outboxTransport(kit.database.db, kit.deps.now) })
    const open = (path: string) => kit.app.request(path, { headers: { cookie: `outbox=${OUTBOX_KEY}` } })
    const list = await open('/outbox')
    const listed = await list.text()
    const id = /href="\/outbox\/(\d+)"/.exec(listed)?.[1]
    const mail = await open(`/outbox/${id}/mail`)
    const shown = await mail.text()
    expect(shown).toContain('Stolik czeka na Ciebie')
    // Without an icon a browser requests /favicon.ico, which does not exist.
    const pages = [list, await open(`/outbox/${id}`), mail]
    for (const page of [listed, await pages[1]?.clone().text(), shown])
      expect(page).toContain('<link rel="icon" href="data:,">')
    for (const { headers } of pages)
      expect(headers.get('content-security-policy')).toMatch(/(?:^|; )img-src [^;]*\bdata:/)
    expect(mail.headers.get('content-security-policy')).toContain('sandbox')
    expect((await open(`/outbox/${id}/calendar`)).headers.get('content-type')).toMatch(/^text\/calendar/)
  })

  const messengerWith = (settings: { SMTP_URL?: string; OUTBOX?: 'on' | 'off' }) => {
    const read = readUpstreamEnv({ DATABASE_URL: 'postgres://db/nakryte', ...settings })
    return openMessenger(read, { ...kit.deps, mailRoute: mailRouteOf(read, hasOutbox(read)) })
  }

  it('design/messages: without a mail server and without a mailbox e-mails wait, until there is one of them', async () => {
    await reserve({ restaurant_id: LODKA })
    expect(await sendMessages(messengerWith({}))).toBe(0)
    expect(await states()).toEqual([{ occasion: 'created', state: 'waiting' }])
    expect(await kit.rows(sql`SELECT 1 FROM outbox`)).toEqual([])
    await sendMessages(messengerWith({ OUTBOX: 'on' }))
    expect(await states()).toEqual([{ occasion: 'created', state: 'in_outbox' }])
    expect(await kit.rows(sql`SELECT 1 FROM outbox`)).toHaveLength(1)
  })

  it('design/messages: a message that waited for more than two days is given up as outdated', async () => {
    await reserve({ restaurant_id: LODKA })
    kit.setNow(new Date(FRIDAY_NOON.getTime() + 49 * 3_600_000))
    await sendMessages(messenger)
    expect([sent, await states()]).toEqual([[], [{ occasion: 'created', state: 'failed' }]])
  })

  it.each([
    ['smtp', null],
    ['mailbox', /none leaves, the mailbox keeps them/],
    ['none', /NOTHING IS SENT/],
  ] as const)(
    'C21 by route %s the start and the answer to an invitation tell where e-mails go',
    async (route, line) => {
      if (line) expect(mailLine(route)).toMatch(line)
      else expect(mailLine(route)).toBeNull()
      kit.app = createApp({ ...kit.deps, mailRoute: route })
      const invitation = { restaurant_id: LODKA, email: `${route}@wlasciciel.pl`, name: 'Ola' }
      const headers = { 'content-type': 'application/json', ...restaurant }
      const answer = await kit.app.request('/operations/people', {
        method: 'POST',
        headers,
        body: JSON.stringify(invitation),
      })
      expect([answer.status, await answer.json()]).toEqual([201, { accepted: true, mail: route }])
    },
  )

  it('C19 the mailbox is emptied after 30 days, records of sent messages after 90', async () => {
    await reserve({ restaurant_id: LODKA })
    await sendMessages({ ...messenger, transport: outboxTransport(kit.database.db, kit.deps.now) })
    const count = async (table: 'outbox' | 'messages') =>
      (await kit.rows(sql`SELECT 1 FROM ${sql.identifier(table)}`)).length
    const later = (days: number) => new Date(FRIDAY_NOON.getTime() + days * 864e5)
    await deleteOldMessages(kit.database.db, later(29))
    expect([await count('outbox'), await count('messages')]).toEqual([1, 1])
    await deleteOldMessages(kit.database.db, later(31))
    expect([await count('outbox'), await count('messages')]).toEqual([0, 1])
    await deleteOldMessages(kit.database.db, later(91))
    expect(await count('messages')).toBe(0)
  })
})

describe('transfers', () => {
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
    const kit = sharedKit(open)
    beforeEach(async () => {
      kit.setNow(FRIDAY_NOON)
      for (const table of ['messages', 'transfers', 'reservation_changes', 'reservations'])
        await kit.database.db.execute(sql.raw(`DELETE FROM ${table}`)).catch(() => {})
      await kit.database.db.execute(sql`UPDATE reservations SET status = 'declined'`)
      await kit.database.db.execute(sql`DELETE FROM messages`)
    })

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

    it('C31 the link goes to the address of the reservation, masked in the answer, and contains its key', async () => {
      const key = await reserve('ala@przyklad.pl')
      const { status, body } = await start(key)
      expect({ status, body }).toEqual({ status: 201, body: { sent_to: ['a•••@przyklad.pl'] } })
      const [mail, ...others] = await mailsOf(kit)
      expect([mail?.to, others]).toEqual(['ala@przyklad.pl', []])
      // The e-mail has no reservation's key: the link is worthless once it was used.
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

    it('C31 a replay sends nothing', async () => {
      const { code } = await linkFor(await reserve('ala@przyklad.pl'))
      expect((await claim(kit, code)).status).toBe(200)
      expect(await claim(kit, code)).toMatchObject({ status: 409, body: { error: { code: 'transfer_over' } } })
      const kept = await kit.rows(sql`SELECT entries FROM transfers`)
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

    it('C31 a typed address gets one valid link a day, three in all; the answer never shows whether it is known', async () => {
      const key = await reserve('ala@przyklad.pl')
      const ask = async (email: string, headers?: Record<string, string>) => {
        const answer = await kit.send('POST', '/transfers/by-email', { email }, headers)
        expect(answer).toMatchObject({ status: 202, body: { accepted: true } })
        return mailsOf(kit)
      }
      // Another spelling of the mailbox may belong to another person.
      for (const email of ['nikt@przyklad.pl', 'ala+x@przyklad.pl']) expect(await ask(email)).toEqual([])
      expect(await ask('ala@przyklad.pl', { 'x-tenant': 'lesznoje' })).toEqual([])
      const [first, ...more] = await ask('Ala@przyklad.pl')
      expect([first?.to, more]).toEqual(['ala@przyklad.pl', []])
      expect(first?.text).not.toContain(key)
      expect(await ask('ala@przyklad.pl')).toEqual([])
      for (const [minutes, count] of [
        [5, 1],
        [10, 1],
        [15, 0],
      ] as const) {
        kit.setNow(later(minutes))
        expect(await ask('ala@przyklad.pl')).toHaveLength(count)
      }
      // Requests by strangers leave the device's own links alone.
      expect((await start(key)).status).toBe(201)
      kit.setNow(later(23 * 60))
      const { entries } = parseAs(transferClaimedSchema, (await claim(kit, codeIn(first as Mail))).body)
      // Coming visits stand before declined ones.
      expect(entries[0]).toMatchObject({ kind: 'reservation', id: key })
      // One link was used, so the next is sent.
      expect(await ask('ala@przyklad.pl')).toHaveLength(1)
    })

    it('C31 a guess, and the link of another brand, are unknown and use nothing up', async () => {
      const { code } = await linkFor(await reserve('ala@przyklad.pl'))
      expect((await claim(kit, 'ABCDEFGHIJKLMNOPQRSTUVWX')).status).toBe(404)
      expect((await claim(kit, code, { 'x-tenant': 'lesznoje' })).status).toBe(404)
      expect((await claim(kit, code)).status).toBe(200)
    })

    it('C31 a request without a known key sends no e-mail, whatever its body contains', async () => {
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
      // The keys' owner is unknown: those of another device have links of their own.
      expect((await start(await reserve('ala@przyklad.pl'))).status).toBe(201)
      kit.setNow(later(61))
      expect((await start(key)).status).toBe(201)
    })

    it('C19 a link is deleted a day after it has expired, with the address', async () => {
      await linkFor(await reserve('ala@przyklad.pl'))
      await deleteExpiredData(kit.database.db, later(24 * 60))
      expect(await kit.rows(sql`SELECT 1 FROM transfers`)).toHaveLength(1)
      await deleteExpiredData(kit.database.db, later(24 * 60 + 31))
      expect(await kit.rows(sql`SELECT 1 FROM transfers`)).toHaveLength(0)
    })

    it('C19 the log names no code of a link', async () => {
      const { code } = await linkFor(await reserve('ala@przyklad.pl'))
      await claim(kit, code)
      expect(kit.logged.join('\n')).not.toContain(code)
    })
  })

  it('C31 forty claims at two processes on one database: exactly one gets the keys', async () => {
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
})
