import { parseArgs } from 'node:util'
import { loadBundle } from './support/load-bundle.mjs'
import { masterToken, runCommand, staffCall } from './support/staff-call.mjs'

const RESERVATION_COMMANDS = {
  confirm: ({ table }) => ({ status: 'confirmed', ...(table && { tables: table }) }),
  decline: ({ reason }) => ({ status: 'declined', reason }),
  'accept-change': () => ({ change: 'accepted' }),
  'decline-change': ({ reason }) => ({ change: 'declined', ...(reason && { reason }) }),
  seat: () => ({ visit_state: 'seated' }),
  'no-show': () => ({ visit_state: 'no_show' }),
  finish: () => ({ visit_state: 'finished' }),
  cancel: () => ({ cancelled: true }),
}
const ORDER_COMMANDS = {
  accept: ({ minutes }) => ({ status: 'confirmed', ready_in_minutes: Number(minutes) }),
  decline: ({ reason }) => ({ status: 'declined', reason }),
  ready: () => ({ status: 'sent' }),
  delivered: () => ({ status: 'delivered' }),
  cancel: ({ reason }) => ({ status: 'cancelled', reason }),
}
// Reservations have codes of 16 characters, orders of 24.
const isOrder = (code) => code.length >= 20
const USAGE = `npm run partner -- confirm CODE [--table NAME …]
npm run partner -- decline CODE --reason "…"
npm run partner -- accept ORDER [--minutes 30]
npm run partner -- decline ORDER --reason too_busy | closed | item_unavailable | address | other
npm run partner -- ready | delivered ORDER
npm run partner -- cancel ORDER --reason "…"
npm run partner -- pause RESTAURANT --reason too-many-orders | closed | technical | other [--until ISO]
npm run partner -- pause RESTAURANT --busy MINUTES [--until ISO]
npm run partner -- resume RESTAURANT
npm run partner -- token RESTAURANT
npm run partner -- accept-change | decline-change | seat | no-show | finish | cancel CODE`

/** Plays the restaurant: tells the running upstream what to do with a reservation, an order, or all orders. */
await runCommand(main)

async function main() {
  const options = {
    reason: { type: 'string' },
    table: { type: 'string', multiple: true },
    minutes: { type: 'string', default: '30' },
    until: { type: 'string' },
    busy: { type: 'string' },
  }
  const { positionals, values } = parseArgs({ allowPositionals: true, options })
  const [command, code] = positionals
  if (code && (command === 'pause' || command === 'resume')) return pause(command, Number(code), values)
  if (command === 'token') return printToken(code)
  if (code && isOrder(code)) return decideOrder(command, code, values)
  if (!Object.hasOwn(RESERVATION_COMMANDS, command ?? '') || !code) throw new Error(USAGE)
  if (command === 'decline' && !values.reason) throw new Error('A refusal needs a reason: --reason "…"')
  const reservation = await put(`reservations/${encodeURIComponent(code)}`, RESERVATION_COMMANDS[command](values))
  const { status, visit_state, cancelled_at, reserved_on, guests_number, restaurant } = reservation
  const state = cancelled_at ? 'cancelled' : visit_state === 'expected' ? status : visit_state
  process.stdout.write(`${reservation.code}: ${state}. ${restaurant.name}, ${reserved_on}, ${guests_number} people\n`)
}

// What a restaurant puts into its own Authorization header: it opens its orders and reservations, and no others.
async function printToken(id) {
  if (!/^[1-9]\d{0,8}$/.test(id ?? '')) throw new Error(USAGE)
  const { restaurantToken } = await loadBundle('staff-token', ['upstream/staff-token.ts'])
  process.stdout.write(`${restaurantToken(masterToken(), Number(id))}\n`)
}

async function decideOrder(command, id, values) {
  if (!Object.hasOwn(ORDER_COMMANDS, command)) throw new Error(USAGE)
  if ((command === 'decline' || command === 'cancel') && !values.reason)
    throw new Error('It needs a reason: --reason …')
  const order = await put(`orders/${encodeURIComponent(id)}`, ORDER_COMMANDS[command](values))
  const { number, status, payment, restaurant, total } = order
  process.stdout.write(`${number}: ${status}, payment ${payment.status}. ${restaurant.name}, ${total} zł\n`)
}

// A reason stops orders, busy minutes only make them take longer: it is one or the other.
async function pause(command, restaurant_id, { reason, until = null, busy }) {
  if (reason && busy) throw new Error(USAGE)
  const paused = busy ? { reason: null, until, busy_minutes: Number(busy) } : { reason: reason ?? 'other', until }
  await put('pause', { restaurant_id, paused: command === 'resume' ? null : paused })
  const said = busy ? `busy, ${busy} minutes more` : `paused, ${paused.reason}`
  process.stdout.write(`Restaurant ${restaurant_id}: ${command === 'resume' ? 'takes orders' : said}\n`)
}

function put(path, decision) {
  return staffCall('PUT', `partner/${path}`, decision)
}
