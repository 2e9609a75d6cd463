// @ts-check
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Message about the e-mail of an invitation, by the `mail` of the upstream's answer. */
export const LINK_BY_ROUTE = {
  smtp: 'a link to sign in is on its way',
  mailbox: 'a link to sign in lies in the mailbox (its address is in what the start printed)',
  none: 'NOT SENT: SMTP_URL is unset. The link waits, and expires. Set SMTP_URL or OUTBOX=on, restart, invite again',
}

/**
 * Calls the staff's API of the running upstream with OPERATIONS_TOKEN, else the master token; throws a one-line error
 * where the upstream refuses.
 * @param {'GET' | 'PUT' | 'POST' | 'DELETE'} method
 * @param {string} path without the leading slash
 * @param {unknown} [body]
 */
export function staffCall(method, path, body) {
  return call(method, path, body, process.env.OPERATIONS_TOKEN || masterToken())
}

/**
 * Calls with the master token alone, for calls that a brand's token may not make (people, tokens of the command
 * line).
 * @param {'POST'} method
 * @param {string} path
 * @param {unknown} body
 */
export function masterCall(method, path, body) {
  return call(method, path, body, masterToken())
}

/** @param {string} method @param {string} path @param {unknown} body @param {string} token */
async function call(method, path, body, token) {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const response = await send(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) })
  return response.status === 204 ? null : response.json()
}

/**
 * Uploads a picture; throws a one-line error where the upstream refuses it.
 * @param {string} file
 * @returns {Promise<{ id: string }>}
 */
export async function sendPicture(file) {
  const init = { method: 'POST', headers: { 'content-type': 'application/octet-stream' }, body: readFileSync(file) }
  const response = await send('operations/pictures', init).catch((error) => {
    throw new Error(`${file}: ${error.message}`)
  })
  return response.json()
}

/**
 * An uploaded picture in its stored size.
 * @param {string} id
 */
export async function readPicture(id) {
  return Buffer.from(await (await send(`operations/pictures/${id}`, { method: 'GET' })).arrayBuffer())
}

/**
 * @param {string} path
 * @param {RequestInit} init
 * @returns {Promise<Response>} a successful one
 */
async function send(path, init) {
  const url = upstreamUrl()
  const given = new Headers(init.headers)
  const headers = Object.fromEntries(given)
  if (!given.has('authorization')) headers.authorization = `Bearer ${process.env.OPERATIONS_TOKEN || masterToken()}`
  const response = await fetch(`${url}/${path}`, { ...init, headers }).catch((error) => {
    // An erasure reads whole tables, and continues after its client disconnects.
    if (error.cause?.code === 'UND_ERR_HEADERS_TIMEOUT')
      throw new Error('No answer in five minutes. The upstream goes on with it: run the command again later.')
    throw new Error(`No upstream at ${url}. Start it with npm start or npm run upstream, or set UPSTREAM_URL.`)
  })
  if (response.ok) return response
  const { code, message, fields = {} } = (await response.json()).error
  const lines = Object.entries(fields)
    .filter(([, words]) => words !== message)
    .map(([path, words]) => `\n  ${path || '(file)'}: ${words}`)
  throw new Error(`${response.status} ${code}: ${message}${lines.join('')}`)
}

/** Address that the commands read from and write to. */
export function upstreamUrl() {
  return process.env.UPSTREAM_URL || `http://127.0.0.1:${process.env.UPSTREAM_PORT || 3001}`
}

/** PARTNER_TOKEN, else the token that the upstream made in DATA_DIR. */
export function masterToken() {
  if (process.env.PARTNER_TOKEN) return process.env.PARTNER_TOKEN
  const file = join(process.env.DATA_DIR || '.data', 'partner-token')
  if (!existsSync(file)) throw new Error(`No token: set PARTNER_TOKEN, or start the upstream once to make ${file}.`)
  return readFileSync(file, 'utf8').trim()
}

/**
 * Runs a command with `.env`; a failure ends it with a one-line error. `--help` prints how it is used.
 * @param {() => Promise<void>} main
 * @param {string} usage
 */
export async function runCommand(main, usage) {
  if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) {
    process.stdout.write(`${usage}\n`)
    return
  }
  try {
    if (existsSync('.env')) process.loadEnvFile('.env')
    await main()
  } catch (error) {
    process.stderr.write(`${wordsOf(error)}\n`)
    process.exitCode = 1
  }
}

/** @param {any} error also an error of the file system */
function wordsOf(error) {
  if (error?.code === 'ENOENT' && error.path) return `There is no file ${error.path}.`
  if (error?.code === 'EEXIST' && error.path) return `${error.path} is there already, and was left as it is.`
  return error instanceof Error ? error.message : error
}
