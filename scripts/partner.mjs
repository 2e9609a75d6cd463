// @ts-check
import { parseArgs } from 'node:util'
import { loadBundle } from './support/load-bundle.mjs'
import { LINK_BY_ROUTE, masterCall, masterToken, runCommand, staffCall } from './support/staff-call.mjs'

/**
 * @typedef {{ reason?: string, table?: string[], minutes?: string, until?: string, busy?: string }} Values
 * @typedef {Record<string, (values: Values) => object>} Commands
 */

/** @type {Commands} */
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
/** @type {Commands} */
const ORDER_COMMANDS = {
  accept: ({ minutes }) => ({ status: 'confirmed', ready_in_minutes: Number(minutes) }),
  decline: ({ reason }) => ({ status: 'declined', reason }),
  ready: () => ({ status: 'sent' }),
  delivered: () => ({ status: 'delivered' }),
  cancel: ({ reason }) => ({ status: 'cancelled', reason }),
}
// Reservations have codes of 16 characters, orders of 24.
const isOrder = (/** @type {string} */ code) => code.length >= 20
const USAGE = `npm run partner -- confirm CODE [--table NAME …]
npm run partner -- decline CODE --reason "…"
npm run partner -- accept ORDER [--minutes 30]
npm run partner -- decline ORDER --reason too_busy | closed | item_unavailable | address | other
npm run partner -- ready | delivered ORDER
npm run partner -- cancel ORDER --reason "…"
npm run partner -- pause RESTAURANT --reason too-many-orders | closed | technical | other [--until ISO]
npm run partner -- pause RESTAURANT --busy MINUTES [--until ISO]
npm run partner -- resume RESTAURANT
npm run partner -- invite RESTAURANT EMAIL [--name NAME]     an owner, who is sent a link to sign in
npm run partner -- token RESTAURANT [--name NAME]            its first token, or a new one for a cash register
npm run partner -- tokens RESTAURANT
npm run partner -- revoke RESTAURANT TOKEN_ID
npm run partner -- accept-change | decline-change | seat | no-show | finish | cancel CODE`

/** Acts for the restaurant: decides a reservation or an order, or pauses all orders, through the running upstream. */
await runCommand(main, USAGE)

async function main() {
  const options = /** @type {const} */ ({
    reason: { type: 'string' },
    table: { type: 'string', multiple: true },
    minutes: { type: 'string', default: '30' },
    until: { type: 'string' },
    busy: { type: 'string' },
    name: { type: 'string' },
  })
  const { positionals, values } = parseArgs({ allowPositionals: true, options })
  const [command = '', code] = positionals
  if (code && (command === 'pause' || command === 'resume')) return pause(command, Number(code), values)
  if (command === 'token') return values.name ? makeToken(code, values.name) : printToken(code ?? '')
  if (command === 'tokens') return listTokens(code)
  if (command === 'revoke') return revokeToken(code, positionals[2])
  if (command === 'invite') return invite(code, positionals[2], values.name)
  if (code && isOrder(code)) return decideOrder(command, code, values)
  const decide = Object.hasOwn(RESERVATION_COMMANDS, command) && RESERVATION_COMMANDS[command]
  if (!decide || !code) throw new Error(USAGE)
  if (command === 'decline' && !values.reason) throw new Error('A refusal needs a reason: --reason "…"')
  const reservation = await put(`reservations/${encodeURIComponent(code)}`, decide(values))
  const { status, visit_state, cancelled_at, reserved_on, guests_number, restaurant } = reservation
  const state = cancelled_at ? 'cancelled' : visit_state === 'expected' ? status : visit_state
  process.stdout.write(`${reservation.code}: ${state}. ${restaurant.name}, ${reserved_on}, ${guests_number} people\n`)
}

/**
 * @param {string | undefined} id
 * @param {string | undefined} email
 * @param {string | undefined} name
 */
async function invite(id, email, name = email?.split('@')[0]) {
  if (!email) throw new Error(USAGE)
  const { mail } = await masterCall('POST', 'operations/people', { restaurant_id: restaurantIdOf(id), email, name })
  const said = LINK_BY_ROUTE[/** @type {keyof typeof LINK_BY_ROUTE} */ (mail)]
  process.stdout.write(`Restaurant ${id}: ${said}. It works once, for 15 minutes.\n`)
  if (mail === 'none') process.exitCode = 1
}

/**
 * Prints the token once: only its digest is stored.
 * @param {string | undefined} id
 * @param {string} name
 */
async function makeToken(id, name) {
  const made = await staffCall('POST', 'operations/tokens', { restaurant_id: restaurantIdOf(id), name })
  process.stdout.write(`${made.token}\n`)
}

/** @param {string | undefined} id */
async function listTokens(id) {
  const { items } = await staffCall('GET', `operations/tokens?restaurant_id=${restaurantIdOf(id)}`)
  for (const { id: token, name, created_at, last_used_at } of items)
    process.stdout.write(`${token}: ${name}, made ${created_at}, last used ${last_used_at ?? 'never'}\n`)
}

/**
 * @param {string | undefined} id
 * @param {string | undefined} token
 */
async function revokeToken(id, token) {
  if (!token) throw new Error(USAGE)
  await staffCall('DELETE', `operations/tokens/${encodeURIComponent(token)}?restaurant_id=${restaurantIdOf(id)}`)
  process.stdout.write(`Restaurant ${id}: revoked\n`)
}

/** @param {string | undefined} id */
function restaurantIdOf(id) {
  if (!/^[1-9]\d{0,8}$/.test(id ?? '')) throw new Error(USAGE)
  return Number(id)
}

/**
 * Prints the Authorization header of a restaurant: it gives access to its orders and reservations, and no others.
 * @param {string} id
 */
async function printToken(id) {
  restaurantIdOf(id)
  const { restaurantToken } = await loadBundle('staff-token', ['upstream/panel/accounts/derived-tokens.ts'])
  process.stdout.write(`${restaurantToken(masterToken(), Number(id))}\n`)
}

/**
 * @param {string} command
 * @param {string} id
 * @param {Values} values
 */
async function decideOrder(command, id, values) {
  const decide = Object.hasOwn(ORDER_COMMANDS, command) && ORDER_COMMANDS[command]
  if (!decide) throw new Error(USAGE)
  if ((command === 'decline' || command === 'cancel') && !values.reason)
    throw new Error('It needs a reason: --reason …')
  const order = await put(`orders/${encodeURIComponent(id)}`, decide(values))
  const { number, status, payment, restaurant, total } = order
  process.stdout.write(`${number}: ${status}, payment ${payment.status}. ${restaurant.name}, ${total} zł\n`)
}

/**
 * Either a reason, which stops orders, or busy minutes, which make them take longer.
 * @param {'pause' | 'resume'} command
 * @param {number} restaurant_id
 * @param {Values} values
 */
async function pause(command, restaurant_id, { reason, until, busy }) {
  if (reason && busy) throw new Error(USAGE)
  const end = { until: until ?? null }
  const paused = busy ? { reason: null, ...end, busy_minutes: Number(busy) } : { reason: reason ?? 'other', ...end }
  await put('pause', { restaurant_id, paused: command === 'resume' ? null : paused })
  const said = busy ? `busy, ${busy} minutes more` : `paused, ${paused.reason}`
  process.stdout.write(`Restaurant ${restaurant_id}: ${command === 'resume' ? 'takes orders' : said}\n`)
}

/**
 * @param {string} path
 * @param {object} decision
 */
function put(path, decision) {
  return staffCall('PUT', `partner/${path}`, decision)
}
