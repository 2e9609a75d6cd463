import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

const DEEDS = {
  confirm: ({ table }) => ({ status: 'confirmed', ...(table && { tables: table }) }),
  decline: ({ reason }) => ({ status: 'declined', reason }),
  'accept-change': () => ({ change: 'accepted' }),
  'decline-change': ({ reason }) => ({ change: 'declined', ...(reason && { reason }) }),
  seat: () => ({ visit_state: 'seated' }),
  'no-show': () => ({ visit_state: 'no_show' }),
  finish: () => ({ visit_state: 'finished' }),
  cancel: () => ({ cancelled: true }),
}
const USAGE = `npm run partner -- confirm CODE [--table NAME …]
npm run partner -- decline CODE --reason "…"
npm run partner -- accept-change | decline-change | seat | no-show | finish | cancel CODE`

/** Plays the restaurant: tells the running upstream what to do with a reservation. */
try {
  if (existsSync('.env')) process.loadEnvFile('.env')
  await main()
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

async function main() {
  const options = { reason: { type: 'string' }, table: { type: 'string', multiple: true } }
  const { positionals, values } = parseArgs({ allowPositionals: true, options })
  const [deed, code] = positionals
  if (!Object.hasOwn(DEEDS, deed ?? '') || !code) throw new Error(USAGE)
  if (deed === 'decline' && !values.reason) throw new Error('A refusal needs a reason: --reason "…"')
  const reservation = await put(code, DEEDS[deed](values))
  const { status, visit_state, cancelled_at, reserved_on, guests_number, restaurant } = reservation
  const state = cancelled_at ? 'cancelled' : visit_state === 'expected' ? status : visit_state
  process.stdout.write(`${reservation.code}: ${state}. ${restaurant.name}, ${reserved_on}, ${guests_number} people\n`)
}

async function put(code, decision) {
  const url = process.env.UPSTREAM_URL || `http://127.0.0.1:${process.env.UPSTREAM_PORT || 3001}`
  const init = {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token()}` },
    body: JSON.stringify(decision),
  }
  const response = await fetch(`${url}/partner/reservations/${encodeURIComponent(code)}`, init).catch(() => {
    throw new Error(`No upstream at ${url}. Start it with npm start or npm run upstream, or set UPSTREAM_URL.`)
  })
  const answer = await response.json()
  if (response.ok) return answer
  throw new Error(`${response.status} ${answer.error.code}: ${answer.error.message}`)
}

function token() {
  if (process.env.PARTNER_TOKEN) return process.env.PARTNER_TOKEN
  const file = join(process.env.DATA_DIR || '.data', 'partner-token')
  if (!existsSync(file)) throw new Error(`No token: set PARTNER_TOKEN, or start the upstream once to make ${file}.`)
  return readFileSync(file, 'utf8').trim()
}
