import { Agent, request } from 'node:http'
import pg from 'pg'
import { findPgbench, runPgbench } from './pgbench.mjs'
import { UPSTREAM_SECRET } from './servers.mjs'
import { median } from './throughput.mjs'

const LOG_PREFIX = '@@%p@@ '
/** Between the sittings of `npm run seed`, which end at 14:30, 17:30 and 20:30. */
const TIMES = ['14:30', '17:30']
/** So many days ahead of now, all the same day of the week, and among those that are seeded: the planner knows them. */
const DAYS = [7, 14, 21, 28]
/** So many restaurants are tried; those that are open at our times take part. */
const TRIED = 400

const ROUNDS = 3
const LOAD = { clients: 8, seconds: 8 }

/**
 * Rows of a table: reservations a second through the upstream, and transactions a second of pgbench with the same SQL, with as
 * many clients and in turns; the median of three rounds. `null` without pgbench.
 */
export async function reservationsBesidePgbench(database, upstreamUrl) {
  const pgbench = findPgbench()
  if (!pgbench) return null
  const ids = await openRestaurants(database, upstreamUrl)
  const recorded = await recordReservations(database, upstreamUrl, ids)
  const { scripts, variables } = await pgbenchScripts(database, recorded, LOAD.clients)
  const rates = { ours: [], extended: [], prepared: [] }
  // Never used before, not even by an earlier run on this database.
  let base = Math.floor(Date.now() / 1000) * 1000
  for (let round = 0; round < ROUNDS; round++) {
    rates.ours.push(await reservationRate(upstreamUrl, ids, LOAD))
    for (const mode of ['extended', 'prepared']) {
      const load = { scripts, variables: { ...variables, turn: 0, base }, mode, ...LOAD }
      const { tps } = await runPgbench(pgbench, database.url, load)
      rates[mode].push(tps)
      // Clients are not equally quick.
      base += Math.ceil(tps * LOAD.seconds * 2)
    }
  }
  const [ours, extended, prepared] = [rates.ours, rates.extended, rates.prepared].map(median)
  const ratio = (rate) => [rate.toFixed(0), (ours / rate).toFixed(2)]
  return [
    [`POST /reservations, ${recorded[0].statements.length} statements`, ours.toFixed(0), '–'],
    ['pgbench -M extended, the same SQL', ...ratio(extended)],
    ['pgbench -M prepared, the same SQL', ...ratio(prepared)],
  ]
}

/** Restaurants that take a table at all of our times. Makes statements prepared, and caches full, before any is recorded. */
async function openRestaurants(database, upstreamUrl) {
  const client = new pg.Client(database.url)
  await client.connect()
  const { rows } = await client.query(
    'SELECT id FROM restaurants WHERE partner AND id > 1000000 ORDER BY random() LIMIT $1',
    [TRIED],
  )
  await client.end()
  const open = []
  for (const { id } of rows) {
    const asked = TIMES.map((time) => postReservation(upstreamUrl, aReservation([id], time, DAYS[0])))
    if ((await Promise.all(asked)).every(({ status }) => status === 201)) open.push(id)
  }
  if (open.length < TRIED / 20) throw new Error('hardly any restaurant is open')
  return open
}

/**
 * The SQL of `POST /reservations` as PostgreSQL logs it, one transaction for each hour: statements with the values of their
 * parameters, and what those values stand for. `database` is of `startDatabase`, `upstreamUrl` an upstream on it.
 */
async function recordReservations(database, upstreamUrl, ids) {
  const client = new pg.Client(database.url)
  await client.connect()
  try {
    await setLogging(client, 'all')
    const recorded = []
    for (const time of TIMES) {
      const { wanted, found } = await reserveAny(client, upstreamUrl, ids, time)
      const { id, code, network, table_id: tableId } = found
      const statements = await transactionIn(database, wanted.key)
      recorded.push({ statements, id, code, network, tableId, ...wanted })
    }
    return recorded
  } finally {
    await setLogging(client, 'none')
    await client.end()
  }
}

/** At a restaurant whose tables are free again before the next seeded sitting begins. */
async function reserveAny(client, upstreamUrl, ids, time) {
  for (const id of ids) {
    const wanted = aReservation([id], time, DAYS[0])
    const { status, body } = await postReservation(upstreamUrl, wanted)
    if (status !== 201) continue
    const { rows } = await client.query(
      `SELECT r.id, r.code, r.network, o.table_id FROM reservations r JOIN occupations o ON o.reservation_id = r.id
       WHERE r.code = $1 AND r.ends_at - r.starts_at <= interval '90 minutes'`,
      [JSON.parse(body).code],
    )
    if (rows[0]) return { wanted, found: rows[0] }
  }
  throw new Error('no restaurant has a table left')
}

/** Scripts for pgbench and the texts that they name: the recorded statements on many days, with other restaurants and tables. */
async function pgbenchScripts(database, recorded, clients) {
  const client = new pg.Client(database.url)
  await client.connect()
  const { rows } = await client.query(`SELECT (SELECT min(id) FROM restaurants WHERE id > 1000000) AS first,
    (SELECT max(id) FROM restaurants) AS last, (SELECT count(*)::int FROM dining_tables) AS tables,
    (SELECT min(id) FROM dining_tables) AS first_table`)
  await client.end()
  const { first, last, tables, first_table: firstTable } = rows[0]
  const texts = new Map()
  const variableOf = (text) => {
    if (!texts.has(text)) texts.set(text, `text_${texts.size}`)
    return `:${texts.get(text)}`
  }
  // No client uses a table and an hour twice.
  const head = [
    `\\set turn :turn + 1`,
    `\\set own :base + :turn * ${clients} + :client_id`,
    `\\set table ${firstTable} + :own % ${tables}`,
    `\\set restaurant random(${first}, ${last})`,
  ]
  const scripts = recorded.flatMap((one) =>
    DAYS.map((day) => {
      // A day on which no reservation of ours is made: a conflict would end the client.
      const later = day - DAYS[0] + 1
      return [...head, ...one.statements.map((each) => withVariables(each, one, later, variableOf))].join('\n')
    }),
  )
  return { scripts, variables: Object.fromEntries([...texts].map(([text, name]) => [name, text])) }
}

/** Reservations a second that `clients` diners make at once for `seconds`, each with an address and a contact of its own. */
async function reservationRate(upstreamUrl, ids, { clients, seconds }) {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const until = performance.now() + seconds * 1000
  const counts = { made: 0, refused: 0 }
  const diner = async () => {
    while (performance.now() < until) {
      const { status, body } = await postReservation(upstreamUrl, aReservation(ids), agent)
      if (![201, 409, 422].includes(status)) throw new Error(`POST /reservations answered ${status}: ${body}`)
      if (status === 201) counts.made++
      else counts.refused++
    }
  }
  const startedAt = performance.now()
  await Promise.all(Array.from({ length: clients }, diner))
  agent.destroy()
  if (counts.refused > counts.made * 0.1) throw new Error(`${counts.refused} reservations were refused`)
  return counts.made / ((performance.now() - startedAt) / 1000)
}

function aReservation(ids, time = oneOf(TIMES), day = oneOf(DAYS)) {
  const n = String(Math.floor(Math.random() * 1e12)).padStart(12, '0')
  return {
    restaurantId: oneOf(ids),
    reservedOn: `${dayOf(day)} ${time}:00`,
    phone: `+4860${n.slice(0, 7)}`,
    email: `pomiar-${n}@example.com`,
    address: `${1 + Math.floor(Math.random() * 9)}.${[0, 3, 6].map((at) => Number(n.slice(at, at + 3)) % 256).join('.')}`,
    key: crypto.randomUUID(),
  }
}

function postReservation(upstreamUrl, { restaurantId, reservedOn, phone, email, address, key }, agent) {
  const body = JSON.stringify({
    restaurant_id: restaurantId,
    reserved_on: reservedOn,
    guests_number: 2,
    customer_name: 'Jan Pomiar',
    phone_number: phone,
    email,
    notes_from_guest: '',
    source: 'bench',
    sms_marketing: false,
    email_marketing: false,
    extras: {},
  })
  const headers = {
    'x-tenant': 'nakryte',
    'x-app-name': 'web_app',
    'x-app-version': 'web/3.2.1',
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    accept: 'application/json',
    'x-upstream-secret': UPSTREAM_SECRET,
    'x-forwarded-for': address,
    'idempotency-key': key,
  }
  return new Promise((resolve, reject) => {
    const sent = request(`${upstreamUrl}/reservations`, { method: 'POST', headers, agent }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part) => (text += part))
      answer.on('end', () => resolve({ status: answer.statusCode, body: text })).on('error', reject)
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

async function setLogging(client, statements) {
  await client.query(`ALTER SYSTEM SET log_statement = '${statements}'`)
  await client.query(`ALTER SYSTEM SET log_line_prefix = '${LOG_PREFIX}'`)
  await client.query('SELECT pg_reload_conf()')
  await new Promise((resolve) => setTimeout(resolve, 500))
}

/** The statements of the logged transaction in which `key` stands, from `begin` to `commit`. */
async function transactionIn(database, key) {
  await new Promise((resolve) => setTimeout(resolve, 300))
  const entries = entriesOf(database.log())
  const own = entries.findLast(({ detail }) => detail?.includes(key))
  if (!own) throw new Error('PostgreSQL logged no transaction of the reservation')
  const ofProcess = entries.filter(({ pid }) => pid === own.pid)
  const at = ofProcess.indexOf(own)
  const from = ofProcess.slice(0, at).findLastIndex(({ text }) => /^begin/i.test(text))
  const to = ofProcess.findIndex(({ text }, index) => index > at && /^commit/i.test(text))
  if (from < 0 || to < 0) throw new Error('PostgreSQL logged no whole transaction')
  return ofProcess.slice(from, to + 1).map(({ text, detail }) => ({ text, values: valuesOf(detail) }))
}

function entriesOf(log) {
  const entries = []
  for (const [, pid, kind, text] of log.matchAll(/^@@(\d+)@@ (LOG|DETAIL): {2}((?:.*\n(?:\t.*\n)*))/gm)) {
    const whole = text.replaceAll('\n\t', '\n').trim()
    if (kind === 'DETAIL') {
      const last = entries.findLast((entry) => entry.pid === pid)
      if (last) last.detail = whole
      continue
    }
    const said = /^(?:statement|execute [^:]*): ([\s\S]*)$/.exec(whole)
    if (said) entries.push({ pid, text: said[1] })
  }
  return entries
}

function valuesOf(detail = '') {
  const values = []
  for (const [, n, , text] of detail.matchAll(/\$(\d+) = (NULL|'((?:[^']|'')*)')/g))
    values[Number(n) - 1] = text === undefined ? null : text.replaceAll("''", "'")
  return values
}

/** One statement for pgbench: every parameter is a variable, as it is a parameter of ours. */
function withVariables({ text, values }, one, days, variableOf) {
  const isAtTables = /insert into "?occupations/i.test(text)
  const own = new Set([one.code, one.email, one.key, one.phone, one.network])
  const sqlOf = (value) => {
    if (value === null || value === undefined) return 'NULL'
    if (value === '') return "''"
    if (value === String(one.restaurantId)) return ':restaurant'
    if (value === String(one.id)) return ':id'
    if (isAtTables && value === String(one.tableId)) return ':table'
    if (isAtTables && value === `{${one.tableId}}`) throw new Error('pgbench has no arrays')
    return own.has(value) ? ':own' : variableOf(laterBy(value, days))
  }
  const sql = text.replace(/\$(\d+)/g, (_, n) => sqlOf(values[n - 1]))
  const returnsId = /insert into "?reservations"?[\s\S]*returning "?id"?\s*$/i.test(text)
  return `${sql}${returnsId ? ' \\gset' : ';'}`
}

// Days that lie ahead; what happens now stays.
function laterBy(value, days) {
  const tomorrow = dayOf(1)
  return value.replace(/\d{4}-\d{2}-\d{2}/g, (date) =>
    date > tomorrow ? new Date(Date.parse(date) + days * 864e5).toISOString().slice(0, 10) : date,
  )
}

function dayOf(n) {
  return new Date(Date.now() + n * 864e5).toISOString().slice(0, 10)
}

function oneOf(list) {
  return list[Math.floor(Math.random() * list.length)]
}
