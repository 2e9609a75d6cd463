/** @jest-environment ./tests/support/outside-environment.mjs */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'pg'
import { importOutside } from '../support/import-outside'
import { startPostgres } from '../support/postgres'
import { bundleUpstream, upstreamProcess } from '../support/upstream-process'
import { asWeb } from '../support/upstream-secret'

const MAILS = 12
const KILL_AT = [3, 9, 15]

const headers = { 'content-type': 'application/json', 'x-tenant': 'lubje', ...asWeb }

/** A mail server on a free port; `onMail` is called before a mail is acknowledged. */
async function startMailServer(onMail: (messageId: string) => Promise<void>) {
  const { SMTPServer } = await importOutside<typeof import('smtp-server')>('smtp-server')
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    // Without a name server each first e-mail would wait for a DNS time-out.
    disableReverseLookup: true,
    onData(stream, _session, callback) {
      let text = ''
      stream.on('data', (chunk: Buffer) => {
        text += chunk
      })
      stream.on('end', () => {
        const messageId = /^message-id: <(.+)>/im.exec(text)?.[1] ?? ''
        onMail(messageId).then(() => callback(), callback)
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as { port: number }
  return { url: `smtp://127.0.0.1:${port}`, stop: () => new Promise<void>((resolve) => server.close(() => resolve())) }
}

it('design/messages: kill -9 between a mail and its mark: none is lost, each comes twice at most, under one Message-ID', async () => {
  const bundle = bundleUpstream()
  const folder = await mkdtemp(join(tmpdir(), 'nakryte-mail-'))
  const database = await startPostgres()
  const pool = new Pool({ connectionString: database.url })
  // PostgreSQL closes the idle connections.
  pool.on('error', () => {})
  const arrived: string[] = []
  let kills = 0
  const server = await startMailServer(async (messageId) => {
    const isFirst = !arrived.includes(messageId)
    arrived.push(messageId)
    // An e-mail that was interrupted once is accepted: interrupting it again would itself cause a third copy.
    if (!isFirst || arrived.length < (KILL_AT[kills] ?? Infinity)) return
    kills++
    await upstream.kill()
  })
  const upstream = upstreamProcess(bundle.file, { DATABASE_URL: database.url, SMTP_URL: server.url, DATA_DIR: folder })
  try {
    await upstream.start()
    for (let n = 0; n < MAILS; n++) {
      const body = { kind: 'problem', name: 'Ewa Nowak', email: `ewa${n}@przyklad.pl`, about: '', good_faith: false }
      await insist(`${n}`, { ...body, message: `Strona ${n} nie działa jak należy.` })
    }
    const waiting = () => pool.query(`SELECT 1 FROM messages WHERE state IN ('waiting', 'sending')`)
    for (let round = 0; (await waiting()).rowCount; round++) {
      if (round > 1000) throw new Error('messages were left over')
      if (!(await isUp())) await upstream.start()
      // Simulates the two minutes after which a dead sender's work is taken over.
      await pool.query(`UPDATE messages SET next_at = now() - interval '1 second' WHERE state = 'sending'
        AND next_at < now() + interval '119 seconds'`)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    const { rows } = await pool.query(`SELECT key || '@lubje.pl' AS id, state FROM messages`)
    expect(rows).toHaveLength(MAILS * 2)
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['sent']))
    const times = rows.map(({ id }) => arrived.filter((one) => one === id).length)
    expect(Math.min(...times)).toBe(1)
    expect(Math.max(...times)).toBe(2)
    expect(arrived.length).toBe(MAILS * 2 + KILL_AT.length)
    expect(kills).toBe(KILL_AT.length)
  } finally {
    await upstream.kill()
    await server.stop()
    await pool.end()
    await database.stop()
    bundle.remove()
    await rm(folder, { recursive: true, force: true })
  }

  function isUp(): Promise<boolean> {
    return fetch(`${upstream.url()}/healthz`).then(
      () => true,
      () => false,
    )
  }

  /** Repeats with the same key until it is answered. */
  async function insist(key: string, body: object): Promise<void> {
    for (;;) {
      const answer = await fetch(`${upstream.url()}/notices`, {
        method: 'POST',
        headers: { ...headers, 'idempotency-key': `letter-${key}` },
        body: JSON.stringify(body),
      }).catch(() => null)
      if (answer?.status === 201) return
      if (answer && answer.status < 500 && answer.status !== 409) throw new Error(await answer.text())
      if (!(await isUp())) await upstream.start()
    }
  }
}, 600_000)
