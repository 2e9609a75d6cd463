// @ts-check
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { runCommand, staffCall } from './support/staff-call.mjs'

const text = /** @type {const} */ ({ type: 'string' })
const OPTIONS = { tenant: text, slug: text, name: text, where: text, lat: text, lng: text, texts: text }
const USAGE = `npm run city -- list
npm run city -- create --tenant KEY[,KEY] --slug pulawy --name "Puławy" --where "w Puławach" --lat 51.4164 --lng 21.9694 [--texts FILE.json]
npm run city -- change --slug pulawy [--where "…"] [--lat … --lng …] [--texts FILE.json]
npm run city -- remove --slug pulawy --tenant KEY`

/** @typedef {{ tenant?: string, slug?: string, name?: string, where?: string, lat?: string, lng?: string, texts?: string }} Said */

/** Manages cities of brands, through the running upstream. Contract C34. */
await runCommand(async () => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: OPTIONS })
  const [command = ''] = positionals
  if (command === 'list') return list()
  if (command === 'create' && values.tenant && values.slug && values.name && values.where && values.lat && values.lng)
    return create(values)
  if (command === 'change' && values.slug && (values.where || values.texts || (values.lat && values.lng)))
    return change(values)
  if (command === 'remove' && values.slug && values.tenant) return remove(values)
  throw new Error(USAGE)
}, USAGE)

async function list() {
  const { items } = await staffCall('GET', 'operations/cities')
  for (const { slug, name, where, location, tenants, restaurants, streets } of items) {
    const at = `${location.lat}, ${location.lng}`
    print(
      `${slug}: ${name}, ${where ?? '(no case)'}, ${at}; ${tenants.join(', ')}; ${restaurants} restaurants, ${streets} streets`,
    )
  }
}

/** @param {Said} said */
async function create({ tenant = '', slug = '', name, where, texts, ...at }) {
  const tenants = tenant.split(',').map((key) => key.trim())
  const { added_to: added } = await staffCall('POST', 'operations/cities', {
    tenants,
    slug,
    name,
    where,
    location: pointOf(at),
    ...textsOf(texts),
  })
  if (added.length === 0) return print('It is there already; nothing was changed.')
  print(`${name} is a town of ${added.join(', ')}: /rezerwuj/${slug} and /zamawiaj/${slug}.`)
  print('Its streets: npm run addresses -- import FILE.csv. Its restaurants: npm run restaurant.')
}

/** @param {Said} said */
async function change({ slug = '', where, lat, lng, texts }) {
  const change = { ...(where && { where }), ...(lat && lng && { location: pointOf({ lat, lng }) }), ...textsOf(texts) }
  const { changed_in: changed } = await staffCall('PUT', `operations/cities/${encodeURIComponent(slug)}`, change)
  print(`${slug}: changed in ${changed.join(', ')}.`)
}

/** @param {Said} said */
async function remove({ slug = '', tenant = '' }) {
  await staffCall('DELETE', `operations/cities/${encodeURIComponent(slug)}?tenant=${encodeURIComponent(tenant)}`)
  print(`${slug} is no town of ${tenant} any more.`)
}

/** Texts of its pages: `{ reservations?: { lead, paragraphs }, orders?: … }`. @param {string | undefined} file */
function textsOf(file) {
  return file ? { texts: JSON.parse(readFileSync(file, 'utf8')) } : {}
}

/** @param {{ lat?: string, lng?: string }} at */
function pointOf({ lat = '', lng = '' }) {
  const read = (/** @type {string} */ text) => {
    const degrees = Number(text.replace(',', '.'))
    if (text.trim() === '' || Number.isNaN(degrees)) throw new Error(`${text} are no degrees: write them as 51.4164.`)
    return degrees
  }
  return { lat: read(lat), lng: read(lng) }
}

/** @param {string} line */
function print(line) {
  process.stdout.write(`${line}\n`)
}
