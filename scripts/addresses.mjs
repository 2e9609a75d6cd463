// @ts-check
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { parse } from 'csv-parse'
import { loadBundle } from './support/load-bundle.mjs'
import { runCommand, staffCall } from './support/staff-call.mjs'

const USAGE = `npm run addresses -- import FILE.csv   streets and house numbers of a register: city, street, number, lat, lng`
/** More lines would not be read by a person. */
const MAX_PROBLEMS = 50
/** Highest share of faulty lines: more means another encoding or swapped columns. */
const MAX_ODD = 0.05

/** @typedef {import('../lib/domain/ordering/delivery/address-file').AddressRow} AddressRow */

/** Imports addresses through the running upstream, which owns the database. Contract C34. */
await runCommand(async () => {
  const [command, path] = process.argv.slice(2)
  if (command !== 'import' || !path) throw new Error(USAGE)
  await checkAll(path)
  await sendAll(path)
}, USAGE)

/**
 * Reads the whole file first and reports faulty lines, which are left out. Where they are too many, nothing is sent.
 * @param {string} path
 */
async function checkAll(path) {
  let count = 0
  let problems = 0
  for await (const { line, row } of rowsOf(path)) {
    count += 1
    if (typeof row !== 'string') continue
    problems += 1
    if (problems <= MAX_PROBLEMS) process.stderr.write(`wiersz ${line}: ${row}\n`)
  }
  if (count === 0) throw new Error(`${path} has no addresses.`)
  if (problems > count * MAX_ODD)
    throw new Error(`${path}: ${problems} of ${count} lines are odd. Nothing was taken in.`)
  if (problems > 0) process.stderr.write(`${problems} of ${count} lines stay out.\n`)
}

/** @param {string} path */
async function sendAll(path) {
  const { MAX_ADDRESS_ROWS } = await rules()
  const { id } = await staffCall('POST', 'operations/addresses/imports', {})
  /** @type {AddressRow[]} */
  let rows = []
  let sent = 0
  const send = async () => {
    await staffCall('POST', `operations/addresses/imports/${id}/rows`, { before: sent, rows })
    sent += rows.length
    rows = []
    if (process.stdout.isTTY) process.stdout.write(`\r${sent} addresses`)
  }
  for await (const { row } of rowsOf(path)) {
    if (typeof row !== 'string') rows.push(row)
    if (rows.length === MAX_ADDRESS_ROWS) await send()
  }
  if (rows.length > 0) await send()
  const { streets, added, changed } = await staffCall('POST', `operations/addresses/imports/${id}/finish`, {
    rows: sent,
  })
  process.stdout.write(
    `${process.stdout.isTTY ? '\r' : ''}${sent} addresses, ${streets} streets: ${added} added, ${changed} changed, ${streets - added - changed} as before.\n`,
  )
}

/**
 * Each line as a row, or as a message about its fault; only a few lines at a time are in memory.
 * @param {string} path
 * @returns {AsyncGenerator<{ line: number, row: AddressRow | string }>}
 */
async function* rowsOf(path) {
  const { addressColumnsOf, readAddressRow, notCsv } = await rules()
  const options = {
    bom: true,
    delimiter: await delimiterOf(path),
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
  }
  const parser = createReadStream(path).pipe(parse(options))
  /** @type {import('../lib/domain/ordering/delivery/address-file').Columns | null} */
  let columns = null
  try {
    for await (const { record, info } of parser) {
      if (columns) {
        yield { line: info.lines, row: readAddressRow(record, columns) }
        continue
      }
      const found = addressColumnsOf(record)
      if (typeof found === 'string') return yield { line: 1, row: found }
      columns = found
    }
  } catch (error) {
    const { code, lines = 1 } = /** @type {{ code?: string, lines?: number }} */ (error)
    if (!code?.startsWith('CSV_')) throw error
    yield { line: lines, row: notCsv }
  }
}

/** @param {string} path */
async function delimiterOf(path) {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4096), 0, 4096, 0)
    const [first = ''] = buffer.toString('utf8', 0, bytesRead).split('\n', 1)
    return [';', '\t', ','].find((mark) => first.includes(mark)) ?? ';'
  } finally {
    await file.close()
  }
}

/** @returns {Promise<typeof import('../lib/domain/ordering/delivery/address-file')>} */
function rules() {
  return loadBundle('address-file', ['lib', 'messages/content'])
}
