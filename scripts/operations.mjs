// @ts-check
import { parseArgs } from 'node:util'
import { loadBundle } from './support/load-bundle.mjs'
import { LINK_BY_ROUTE, masterCall, runCommand, staffCall } from './support/staff-call.mjs'

/** @type {Record<string, string>} */
const QUEUES = { orders: 'open', late: 'late', refunds: 'refund_failed' }
/** More rows than anybody reads in a terminal. */
const MAX_PAGES = 2000
/** @type {Record<string, (said: { reason?: string }) => object>} */
const DECISIONS = {
  confirm: () => ({ status: 'confirmed' }),
  decline: ({ reason }) => ({ status: 'declined', reason }),
  'accept-change': () => ({ change: 'accepted' }),
  'decline-change': ({ reason }) => ({ change: 'declined', ...(reason && { reason }) }),
}
const OPTIONS = /** @type {const} */ ({
  reason: { type: 'string' },
  phone: { type: 'string' },
  name: { type: 'string', default: 'Administrator' },
  yes: { type: 'boolean', default: false },
})
const USAGE = `npm run operations -- waiting                     reservations that wait for a word
npm run operations -- orders | late | refunds     orders in work, an hour late, or whose refund was refused
npm run operations -- confirm | accept-change | decline-change CODE
npm run operations -- decline CODE --reason "…"
npm run operations -- cancel | refund ORDER --reason "…"
npm run operations -- invite TENANT EMAIL [--name NAME]   an administrator of the brand's console
npm run operations -- token TENANT NAME           a token for one person or program, as OPERATIONS_TOKEN; it is shown once
npm run operations -- tokens TENANT               whose tokens there are, and when each was used
npm run operations -- revoke TENANT ID            ends one of them
npm run operations -- erase EMAIL [--phone +48…]  counts what is known of a person; with --yes erases it`

/** Acts for a tenant's administrators: lists waiting cases and decides them. */
await runCommand(async () => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: OPTIONS })
  const [command = '', key = ''] = positionals
  if (command === 'waiting') return listReservations()
  if (Object.hasOwn(QUEUES, command)) return listOrders(QUEUES[command] ?? '')
  if (command === 'erase' && key) return erase(key, values)
  if (command === 'invite' && key && positionals[2]) return invite(key, positionals[2], values.name)
  if (command === 'token' && key && positionals[2]) return makeToken(key, positionals[2])
  if (command === 'tokens' && key) return listTokens(key)
  if (command === 'revoke' && key && positionals[2]) return revokeToken(key, positionals[2])
  const isWord = Object.hasOwn(DECISIONS, command)
  if (!key || !(isWord || command === 'cancel' || command === 'refund')) throw new Error(USAGE)
  if (['decline', 'cancel', 'refund'].includes(command) && !values.reason)
    throw new Error('It needs a reason: --reason "…"')
  const decision = isWord && DECISIONS[command]?.(values)
  return decision ? decideReservation(key, decision) : endOrder(command, key, values.reason)
}, USAGE)

/** @param {string} tenant @param {string} email @param {string} name */
async function invite(tenant, email, name) {
  const { mail } = await masterCall('POST', 'operations/brand-people', { tenant, email, name })
  print(
    `${email} administers the console of ${tenant}; ${LINK_BY_ROUTE[/** @type {'smtp' | 'mailbox' | 'none'} */ (mail)]}.`,
  )
}

/** @param {string} tenant @param {string} name */
async function makeToken(tenant, name) {
  print((await masterCall('POST', 'operations/tokens', { tenant, name })).token)
}

/** @param {string} tenant */
async function listTokens(tenant) {
  const { items } = await staffCall('GET', `operations/tokens?tenant=${encodeURIComponent(tenant)}`)
  for (const { id, name, created_at, last_used_at } of items)
    print(`${id}: ${name}, made ${created_at}, ${last_used_at ? `last used ${last_used_at}` : 'not used'}`)
}

/** @param {string} tenant @param {string} id */
async function revokeToken(tenant, id) {
  const address = `operations/tokens/${encodeURIComponent(id)}?tenant=${encodeURIComponent(tenant)}`
  await staffCall('DELETE', address)
  print(`${id} opens nothing any more.`)
}

/**
 * Counts rows first: an erasure cannot be undone.
 * @param {string} email
 * @param {{ phone?: string, yes?: boolean }} said
 */
async function erase(email, { phone, yes = false }) {
  const { erased, counts, open } = await staffCall('POST', 'operations/erasures', { email, phone, dry_run: !yes })
  const underWay = [...open.reservations, ...open.orders]
  if (underWay.length > 0) {
    throw new Error(`Still under way, end it first: ${underWay.join(', ')}. Nothing was erased.`)
  }
  const found = Object.entries(counts).filter(([, count]) => count > 0)
  for (const [table, count] of found) print(`${table}: ${count}`)
  if (found.length === 0) print('Nothing is known of this person.')
  else print(erased ? 'Erased.' : 'Nothing was changed. To erase it, add --yes.')
}

async function listReservations() {
  for await (const one of itemsOf('operations/reservations?')) {
    const { code, tenant, restaurant, reserved_on, guests_number, phone_number, change_request } = one
    const change = change_request ? `, wants ${change_request.reserved_on} for ${change_request.guests_number}` : ''
    print(`${code} (${tenant}): ${restaurant.name}, ${reserved_on}, ${guests_number} people, ${phone_number}${change}`)
  }
}

/** @param {string} queue */
async function listOrders(queue) {
  for await (const one of itemsOf(`operations/orders?queue=${queue}&`)) {
    const { id, tenant, number, status, restaurant, eta, payment, customer } = one
    const at = `${restaurant.name} ${restaurant.phone}, to be there ${eta.to}`
    print(`${id} (${tenant}): ${number}, ${status}, payment ${payment.status}. ${at}. Diner ${customer.phone}`)
  }
}

/** @param {string} path */
async function* itemsOf(path) {
  const { cursorPages } = await loadBundle('cursor-pages', ['lib/domain/cursor-pages.ts'])
  const loadPage = (/** @type {string | undefined} */ cursor) =>
    staffCall('GET', `${path}limit=100${cursor ? `&cursor=${cursor}` : ''}`)
  for await (const items of cursorPages(loadPage, MAX_PAGES)) yield* items
}

/**
 * @param {string} code
 * @param {object} word
 */
async function decideReservation(code, word) {
  const reservation = await staffCall('PUT', `operations/reservations/${encodeURIComponent(code)}`, word)
  print(
    `${reservation.code}: ${reservation.status}. ${reservation.restaurant.name}, ${reservation.reserved_on}, ${reservation.guests_number} people`,
  )
}

/**
 * @param {string} command
 * @param {string} id
 * @param {string | undefined} reason
 */
async function endOrder(command, id, reason) {
  const path = `operations/orders/${encodeURIComponent(id)}`
  const order =
    command === 'cancel'
      ? await staffCall('PUT', path, { status: 'cancelled', reason })
      : await staffCall('POST', `${path}/refund`, { reason })
  print(
    `${order.number}: ${order.status}, payment ${order.payment.status}. ${order.restaurant.name}, ${order.total} zł`,
  )
}

/** @param {string} line */
function print(line) {
  process.stdout.write(`${line}\n`)
}
