import { groszeFromTyped } from '@/lib/domain/money'
import { restaurantJsonSchema } from '@/lib/domain/restaurant/file/json-schema'
import { slugOf } from '@/lib/domain/restaurant/slug'
import { CSV_WORDS } from '@/messages/content/restaurant-file'
import { type Json, type PartValue, SETTINGS_PARTS, type SettingsPart, valueAt } from './parts'
import { withRenamedJoins } from './renamed-tables'
import { withQuestionKeys } from './shared-questions'

type Schema = {
  type?: string
  anyOf?: Schema[]
  oneOf?: Schema[]
  properties?: Record<string, Schema>
  items?: Schema
  prefixItems?: Schema[]
  const?: unknown
  enum?: unknown[]
}

let fileSchema: Schema | null = null

/**
 * Parses a part whose form values are all text, by its schema: numbers from "30", grosze from "12,50" złotych, lists
 * from lines, null from an empty field where allowed. Unreadable text stays as typed, so that its error can be
 * reported. Rooms without a key get one; a rule keeps only the fields of its key. Objects identical to those in
 * `known`, which was parsed before, are not parsed again. Contract C37.
 */
export function typedPart(part: SettingsPart, raw: PartValue, known: PartValue = {}): PartValue {
  fileSchema ??= restaurantJsonSchema() as Schema
  const value: PartValue = {}
  for (const [field, place] of Object.entries(SETTINGS_PARTS[part].fields)) {
    const schema = place.split('.').reduce<Schema | undefined>(propertyOf, fileSchema)
    if (raw[field] === undefined || !schema) continue
    const one = typed(schema, raw[field], { name: field, parent: raw, known: known[field] })
    if (!isNothing(field, one)) value[field] = one
  }
  if (part === 'menu') return withQuestionKeys(value)
  if (part === 'reservations') return withOwnFields(value)
  return part === 'tables' ? withRoomKeys(value) : value
}

/** A part as typed over `before`: a table's new name is that of its joins too. */
export function typedChange(part: SettingsPart, before: PartValue, after: PartValue): PartValue {
  return typedPart(part, part === 'tables' ? withRenamedJoins(before, after) : after, before)
}

function propertyOf(schema: Schema | undefined, name: string): Schema | undefined {
  const branches = schema ? [schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])] : []
  return branches.find(({ properties }) => properties && Object.hasOwn(properties, name))?.properties?.[name]
}

/** Place of a value: its name, its parent, and its earlier parsed value. */
type Place = { name: string; parent: Json; known?: Json | undefined }

function typed(schema: Schema, raw: Json, place: Place): Json {
  const { name, parent, known } = place
  if (raw === known && typeof raw === 'object') return raw
  const branches = schema.anyOf ?? schema.oneOf
  if (branches) return typedByBranch(branches, raw, place)
  if (Array.isArray(raw)) {
    const before = Array.isArray(known) ? known : []
    return raw.map((item, i) =>
      typed(schema.items ?? schema.prefixItems?.[i] ?? {}, item, { name, parent: raw, known: before[i] }),
    )
  }
  if (typeof raw === 'object' && raw !== null) {
    const fields = Object.entries(raw).filter(([key]) => !schema.properties || Object.hasOwn(schema.properties, key))
    const read = fields.map(
      ([key, one]) =>
        [
          key,
          typed(schema.properties?.[key] ?? {}, one, { name: key, parent: raw, known: valueAt(known, [key]) }),
        ] as const,
    )
    return Object.fromEntries(read.filter(([key, one]) => !isNothing(key, one)))
  }
  return typeof raw === 'string' ? ofWords(schema, raw, name, parent) : raw
}

const UNWRITTEN = ['servingTimes', 'sharedQuestions']

/** An empty list of these equals an absent one, and is not written. */
function isNothing(key: string, value: Json): boolean {
  return UNWRITTEN.includes(key) && Array.isArray(value) && value.length === 0
}

function typedByBranch(branches: Schema[], raw: Json, place: Place): Json {
  const isEmpty = typeof raw === 'string' && raw.trim() === ''
  if (isEmpty && branches.some(({ type }) => type === 'null')) return null
  const others = branches.filter(({ type }) => type !== 'null')
  // If several types are allowed, such as a dish's name or number, the typed text decides.
  if (typeof raw !== 'object' || raw === null) {
    const [first] = others
    if (others.length === 1 && first) return typed(first, raw, place)
    return typeof raw === 'string' ? ofSeveral(others, raw) : raw
  }
  const item = raw as { [key: string]: Json }
  const isMeant = ({ properties = {} }: Schema) =>
    ['type', 'kind'].every((key) => {
      const { const: fixed, enum: choices = fixed === undefined ? null : [fixed] } = properties[key] ?? {}
      return choices?.includes(item[key]) ?? true
    })
  const meant = others.find(isMeant) ?? others[0]
  return meant ? typed(meant, raw, place) : raw
}

// Matches 15 or 30; the number of a dish or of people; else text.
function ofSeveral(branches: Schema[], raw: string): Json {
  const fixed = branches.find((branch) => branch.const !== undefined && String(branch.const) === raw.trim())
  if (fixed) return fixed.const as Json
  const isNumber = branches.some(({ type }) => type === 'integer' || type === 'number')
  return isNumber && /^\d{1,15}$/.test(raw.trim()) ? Number(raw) : raw
}

const LONGEST_NUMBER = 20

function ofWords({ type, items }: Schema, raw: string, name: string, parent: Json): Json {
  const text = raw.replace(/\r\n?/g, '\n').trim()
  if (type === 'boolean') return text === 'true' || text === 'on' ? true : text === '' || text === 'false' ? false : raw
  if (type === 'array')
    return text === '' ? [] : text.split('\n').map((one) => typed(items ?? {}, one, { name, parent }))
  if (type !== 'integer' && type !== 'number') return text
  if (text.length > LONGEST_NUMBER) return raw
  const digits = text.replace(CSV_WORDS.currency, '').replace(/\s/g, '')
  if (isMoney(name, parent)) return groszeFromTyped(digits) ?? raw
  return /^-?\d{1,15}(?:[.,]\d{1,12})?$/.test(digits) ? Number(digits.replace(',', '.')) : raw
}

/** The value of a code is an amount or a percentage, depending on its type. */
function isMoney(name: string, parent: Json): boolean {
  const isAmount = typeof parent === 'object' && parent !== null && !Array.isArray(parent) && parent.type !== 'percent'
  return name.endsWith('Grosze') || (name === 'value' && isAmount)
}

/**
 * Fields of a rule by the key that needs them. Other keys do not show them, so that an error in them could not be
 * fixed.
 */
const RULE_FIELDS: Record<string, string> = { people: 'peopleAmount', fromPeople: 'peopleAmount', days: 'visitDate' }

function withOwnFields(value: PartValue): PartValue {
  if (!Array.isArray(value.rules)) return value
  const rules = value.rules.map((rule) => {
    if (typeof rule !== 'object' || rule === null || Array.isArray(rule)) return rule
    const fields = Object.entries(rule)
    const own = fields.filter(([name]) => !RULE_FIELDS[name] || RULE_FIELDS[name] === rule.key)
    // An unchanged rule stays the same object, so that it is not parsed again.
    return own.length === fields.length ? rule : Object.fromEntries(own)
  })
  return { ...value, rules }
}

function withRoomKeys(value: PartValue): PartValue {
  if (!Array.isArray(value.rooms)) return value
  const given = new Set<Json | undefined>()
  const rooms = value.rooms.map((room) => {
    if (typeof room !== 'object' || room === null || Array.isArray(room)) return room
    const { key, name } = room
    const wanted =
      (typeof key === 'string' && key) || slugOf(typeof name === 'string' ? name : '').slice(0, 36) || 'sala'
    let own = wanted
    for (let no = 2; !key && given.has(own); no++) own = `${wanted}-${no}`
    given.add(own)
    return { ...room, key: own }
  })
  return { ...value, rooms }
}
