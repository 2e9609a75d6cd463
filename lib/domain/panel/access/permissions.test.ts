import { readdirSync, readFileSync } from 'node:fs'
import { CALLS } from '@/lib/domain/call/all-calls'
import { BRAND_ROLES, PERMISSIONS, type Permission, STAFF_ROLES } from './permissions'

const METHODS = '(?:GET|POST|PUT|DELETE)'
const NAMED_CALLS = new RegExp(`(?:(${METHODS}(?:, ${METHODS})*) )?(/[^\\s,?]+|…[^\\s,?]+)`, 'g')
/** A contract row that names the roles for its calls. */
const ROW =
  /^\| (.+?) \| (all roles|(?:owner|manager|host|kitchen|admin|operator|marketing)(?:, (?:manager|host|kitchen|admin|operator|marketing))*)(?:, a host who may .*?)? \|/

/** Permission of each call that needs one. */
const ASKED = new Map(
  CALLS.flatMap(({ method, path, may }): [string, Permission][] =>
    may === 'public' || may === 'machine' || may === 'session' || may === 'device'
      ? []
      : [[`${method.toUpperCase()} ${path}`, may]],
  ),
)

/** The call without the names of its parameters. */
const shape = (call: string) => call.replace(/\{\w+\}/g, '{}')
const callOfShape = new Map([...ASKED.keys()].map((call) => [shape(call), call]))

/** Last named path: `…` stands for its beginning. */
let before = ''

/** The calls of a row's first cell. */
function callsOf(cell: string): string[] {
  const calls: string[] = []
  let methods: string[] = []
  const parts = cell.replace(/\{ [^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g, '').matchAll(NAMED_CALLS)
  for (const [, named, path = ''] of parts) {
    methods = named?.split(', ') ?? methods
    const begins = path.startsWith('…') ? beginningsOf(before) : ['']
    const isKnown = (whole: string) => methods.every((method) => callOfShape.has(shape(`${method} ${whole}`)))
    const whole = begins.map((begin) => begin + path.replace('…', '')).find(isKnown) ?? path
    calls.push(...methods.map((method) => callOfShape.get(shape(`${method} ${whole}`)) ?? `${method} ${whole}`))
    before = whole
  }
  return calls
}

/** Longest first. */
function beginningsOf(path: string): string[] {
  const segments = path.split('/')
  return segments.map((_, index) => segments.slice(0, segments.length - index).join('/'))
}

/** Calls whose roles the contract states in a sentence: C33, C36, C37, C40. */
const IN_SENTENCES: [string, string[]][] = [
  ['GET /panel/{restaurant}/opening', ['owner', 'manager']],
  ['POST /panel/{restaurant}/opening', ['owner']],
  ['POST /panel/{restaurant}/tests', ['owner', 'manager']],
  ['GET /panel/{restaurant}/menu', [...STAFF_ROLES]],
  ['POST /panel/{restaurant}/pictures', ['owner', 'manager', 'admin', 'operator']],
  ['POST /console/orders/{number}/messages/{message}/repeat', ['admin', 'operator']],
]

const rows = readdirSync('docs/spec/contract')
  .flatMap((file) => readFileSync(`docs/spec/contract/${file}`, 'utf8').split('\n'))
  .flatMap((line) => {
    const [, cell, roles] = ROW.exec(line) ?? []
    const named: string[] = roles === 'all roles' ? [...STAFF_ROLES] : (roles?.split(', ') ?? [])
    return cell ? callsOf(cell).map((call): [string, string[]] => [call, named]) : []
  })
  .concat(IN_SENTENCES)

// The access tests try each call with each role and take the roles from the table: this test compares the table with
// the contract.
it.each(rows)('C21 C38 the roles of %s are those of the contract', (call, named) => {
  const may = ASKED.get(call)
  if (!may) throw new Error(`the contract names a call that asks no permission: ${call}`)
  expect([...PERMISSIONS[may].roles].sort()).toEqual([...named].sort())
})

it('C21 C38 every call with a permission is in the contract with its roles', () => {
  const written = new Set(rows.map(([call]) => call))
  expect([...ASKED.keys()].filter((call) => !written.has(call))).toEqual([])
})

it('C21 C41 a permission is of a restaurant or of a brand; both change settings', () => {
  const ofBoth = (Object.keys(PERMISSIONS) as Permission[]).filter((one) =>
    [STAFF_ROLES, BRAND_ROLES].every((all) => PERMISSIONS[one].roles.some((role) => all.includes(role as never))),
  )
  expect(ofBoth).toEqual(['change_settings', 'change_prices'])
})
