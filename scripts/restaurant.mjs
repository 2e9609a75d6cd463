// @ts-check
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { exampleFile } from './support/example-file.mjs'
import { loadBundle } from './support/load-bundle.mjs'
import { readPicture, runCommand, sendPicture, staffCall, upstreamUrl } from './support/staff-call.mjs'

const OPTIONS = /** @type {const} */ ({
  'dry-run': { type: 'boolean', default: false },
  open: { type: 'boolean', default: false },
  reason: { type: 'string' },
  tenant: { type: 'string' },
  city: { type: 'string' },
  name: { type: 'string' },
  out: { type: 'string' },
})
const USAGE = `npm run restaurant -- create KEY --tenant lubje --city lublin --name "…"   writes KEY.json, a file to fill in
npm run restaurant -- import FILE.json [--dry-run] [--open]   creates or changes it, with the pictures beside the file
npm run restaurant -- menu ID FILE.csv [--dry-run]            category; dish; description; price; allergens
npm run restaurant -- export ID [--out FILE.json]             its file as it is now; with --out its pictures beside it
npm run restaurant -- schema                                  writes docs/restaurant.schema.json from the code
npm run restaurant -- list                                    all, with their state and what they lack
npm run restaurant -- open ID | suspend ID --reason "…" | delete ID     delete: what was never open and nobody has used`

/** Creates and changes restaurants by their files, through the running upstream. Contract C33. */
await runCommand(async () => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: OPTIONS })
  const [command = '', subject = '', csv = ''] = positionals
  if (command === 'list') return list()
  if (command === 'schema') return writeSchema()
  if (command === 'create' && subject && values.tenant && values.city && values.name) return create(subject, values)
  if (command === 'import' && subject) return importFile(subject, values)
  const id = /^[1-9]\d{0,9}$/.test(subject) ? subject : null
  if (command === 'menu' && id && csv) return importMenu(id, csv, values)
  if (command === 'export' && id) return exportFile(id, values.out)
  if (command === 'delete' && id) return remove(id)
  if (command === 'open' && id) return setState(id, { state: 'open' })
  if (command === 'suspend' && id && values.reason) return setState(id, { state: 'suspended', reason: values.reason })
  throw new Error(USAGE)
}, USAGE)

/**
 * Writes a file that can be imported as it stands, with example values only.
 * @param {string} key
 * @param {{ tenant?: string, city?: string, name?: string }} said
 */
function create(key, { tenant = '', city = '', name = '' }) {
  const [example, schema] = ['example', 'schema'].map((name) => jsonOf(`docs/restaurant.${name}.json`))
  const file = exampleFile({ key, tenant, city, name }, example, schema)
  writeFileSync(`${key}.json`, `${JSON.stringify(file, null, 2)}\n`, { flag: 'wx' })
  print(
    `Wrote ${key}.json. Everything else in it is an example: fill it in (docs/how-to/restaurant.md), then: npm run restaurant -- import ${key}.json`,
  )
}

/**
 * @param {string} path
 * @param {{ 'dry-run'?: boolean, open?: boolean }} said
 */
async function importFile(path, { 'dry-run': isDryRun = false, open = false }) {
  const file = jsonOf(path)
  const beside = pictureNames(file).filter((name) => existsSync(join(dirname(path), name)))
  const send = (/** @type {object} */ more) => staffCall('POST', 'operations/restaurants/import', { file, ...more })
  print(`For ${file?.tenant}, at ${upstreamUrl()}.`)
  // Every problem is told before a picture is handed over; a dry run hands none over.
  const checked = await send({ beside, dry_run: true })
  if (isDryRun && beside.length > 0) print(`Pictures beside the file that would be handed over: ${beside.length}.`)
  report(isDryRun ? checked : await send({ pictures: await sendPictures(beside, dirname(path)), open }), isDryRun)
}

/**
 * Uploads the pictures that lie beside the file; the restaurant may already have the others.
 * @param {string[]} names
 * @param {string} folder
 * @returns {Promise<Record<string, string>>} ids by file name
 */
async function sendPictures(names, folder) {
  /** @type {Record<string, string>} */
  const ids = {}
  for (const name of names) ids[name] = (await sendPicture(join(folder, name))).id
  return ids
}

/**
 * Picture names of an unchecked file.
 * @param {any} file
 * @returns {string[]} plain names alone
 */
function pictureNames(file) {
  const products = [file?.menu?.categories].flat().flatMap((category) => category?.products ?? [])
  const names = [file?.pictures, products.map((product) => product?.image)].flat(2).map((picture) => picture?.file)
  return [...new Set(names)].filter((name) => typeof name === 'string' && name !== '' && basename(name) === name)
}

/**
 * @param {string} id
 * @param {string} path
 * @param {{ 'dry-run'?: boolean }} said
 */
async function importMenu(id, path, { 'dry-run': isDryRun = false }) {
  const csv = textOf(path)
  report(await staffCall('POST', `operations/restaurants/${id}/menu`, { csv, dry_run: isDryRun }), isDryRun)
}

/**
 * Writes the pictures beside the file where `out` is given.
 * @param {string} id
 * @param {string} [out]
 */
async function exportFile(id, out) {
  const { file, pictures } = await staffCall('GET', `operations/restaurants/${id}/file`)
  const text = `${JSON.stringify(file, null, 2)}\n`
  if (!out) return void process.stdout.write(text)
  writeFileSync(out, text)
  for (const [name, src] of Object.entries(pictures)) await savePicture(String(src), join(dirname(out), name))
}

/**
 * @param {string} src
 * @param {string} path where to write; an existing file stays
 */
async function savePicture(src, path) {
  if (existsSync(path)) return print(`Kept ${path}.`)
  const [, id] = /^\/media\/([0-9a-f]{32})$/.exec(src) ?? []
  // Pictures of the sample data lie in this repository.
  const sample = join('sample-data', src)
  if (id) writeFileSync(path, await readPicture(id))
  else if (existsSync(`${sample}.avif`)) writeFileSync(path, readFileSync(`${sample}.avif`))
  else return print(`Left out ${basename(path)}: a drawing of the sample data.`)
  print(`Wrote ${path}.`)
}

async function writeSchema() {
  const { restaurantJsonSchema } = await loadBundle('restaurant-schema', ['lib', 'messages/content'])
  writeFileSync('docs/restaurant.schema.json', `${JSON.stringify(restaurantJsonSchema(), null, 2)}\n`)
}

async function list() {
  for (let after = 0; after !== null; ) {
    const { items, next } = await staffCall('GET', `operations/restaurants?after=${after}`)
    for (const { id, key, name, city, tenant, state, reason, missing } of items) {
      const lacks = missing.length > 0 ? `, lacks ${missing.join(', ')}` : ''
      print(`${id} ${key}: ${name}, ${city} (${tenant}), ${state}${reason ? ` (${reason})` : ''}${lacks}`)
    }
    after = next
  }
}

/**
 * @param {string} id
 * @param {object} change
 */
async function setState(id, change) {
  const { state } = await staffCall('PUT', `operations/restaurants/${id}/state`, change)
  print(`${id} is ${state}.`)
}

/** @param {string} id */
async function remove(id) {
  await staffCall('DELETE', `operations/restaurants/${id}`)
  print(`${id} is gone from ${upstreamUrl()}; its number is not given again.`)
}

/**
 * @param {{ id: number, state: string, is_new: boolean, differences: string[], missing: string[] }} imported
 * @param {boolean} isDryRun
 */
function report({ id, state, is_new: isNew, differences, missing }, isDryRun) {
  for (const line of differences) print(line)
  if (differences.length === 0) print('Nothing differs.')
  if (isDryRun) return print('A dry run: nothing was changed.')
  print(`${isNew ? 'Created' : 'Restaurant'} ${id}: ${state}.`)
  if (missing.length > 0) print(`Before it can be opened it needs: ${missing.map(needOf).join(', ')}.`)
  else if (state === 'draft') print(`To let diners see it: npm run restaurant -- open ${id}`)
}

/** @param {string} need */
function needOf(need) {
  if (need === 'place')
    return 'its own telephone and door (the file has those of the example, or a door 30 km from its town)'
  return need === 'trader' ? "its own trader (the file has the example's)" : need
}

/** @param {string} path */
function jsonOf(path) {
  try {
    return JSON.parse(textOf(path))
  } catch (error) {
    if (error instanceof SyntaxError) throw new Error(`${path} is no JSON: ${error.message}`)
    throw error
  }
}

/**
 * UTF-8, else Windows-1250, as Polish spreadsheets save it.
 * @param {string} path
 */
function textOf(path) {
  const bytes = readFileSync(path)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1250').decode(bytes)
  }
}

/** @param {string} line */
function print(line) {
  process.stdout.write(`${line}\n`)
}
