import { type Json, type Path, valueAt } from '@/lib/domain/restaurant/settings/parts'

/** One field of a form over a part, with its words, as a page hands it to its scripts. Contract C37. */
export interface FormField {
  kind: FieldKind
  /** The property that it is; '' is the item of a list itself. */
  name: string
  label: string
  hint?: string
  /** Behind the value: 'min', 'zł'. */
  unit?: string
  isOptional?: boolean
  /** Only while a field beside it has one of these values. */
  shownWith?: { name: string; values: readonly string[] }
  /** What can be chosen; `tables`: those of the same form; the others: those of the menu. */
  choices?: readonly Choice[] | DynamicChoices
  /** The words for no choice, which is then null. */
  none?: string
  /** Of a group. One that may be absent has the words that turn it on and off, and what it begins with. */
  fields?: readonly FormField[]
  on?: string
  off?: string
  /** Of a list: each of its items, the words that add one, and what a new one is. */
  item?: FormField
  add?: string
  blank?: Json
  /** Items that are proposed, each added by a press of its own. */
  proposals?: readonly { label: string; item: Json }[]
  /** Its last item can be repeated a week later by a press: four Sundays are one day and three presses. */
  hasWeekLater?: boolean
  /** Seven days: none is added, moved or removed. */
  isFixed?: boolean
  /** An item can be written once for all that ask the same: a press of its own. */
  isShared?: boolean
  /** Each item is folded under its name. */
  isFolded?: boolean
}

export type DynamicChoices = 'tables' | 'dishes' | 'categories' | 'questions'

/** `amount`: grosze where the type beside it is `value`, else a percentage. `picture`: by its name. */
export type FieldKind =
  | 'line'
  | 'prose'
  | 'email'
  | 'tel'
  | 'url'
  | 'date'
  | 'time'
  | 'grosze'
  | 'number'
  | 'amount'
  | 'lines'
  | 'flag'
  | 'choice'
  | 'choices'
  | 'picture'
  | 'group'
  | 'list'

export interface Choice {
  value: string
  label: string
}

/** Is it a picture with its words? */
export function hasPicture({ fields = [] }: FormField): boolean {
  return fields.some(({ kind }) => kind === 'picture')
}

/** The field at a path of a part; null where the form has none. */
export function fieldAt(fields: readonly FormField[], path: Path): FormField | null {
  const [name, ...rest] = path
  const found = fields.find((field) => field.name === String(name)) ?? null
  return found && below(found, rest)
}

function below(field: FormField, path: Path): FormField | null {
  if (path.length === 0) return field
  const [step, ...rest] = path
  if (field.item && typeof step === 'number') return below(field.item, rest)
  if (field.fields) return fieldAt(field.fields, path)
  return null
}

/** The names of the tables of rooms, as the form holds them. */
export function tableNames(value: Json): string[] {
  const rooms = valueAt(value, ['rooms'])
  if (!Array.isArray(rooms)) return []
  return rooms.flatMap((room) => {
    const tables = valueAt(room, ['tables'])
    return (Array.isArray(tables) ? tables : []).flatMap((table) => {
      const name = valueAt(table, ['name'])
      return typeof name === 'string' && name ? [name] : []
    })
  })
}

/** What stands in the field of a value: grosze as złoty, a number with a comma, lines of a list. */
export function fieldText(kind: FormField['kind'], value: Json | undefined): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return kind === 'grosze' ? zlotyText(value) : String(value).replace('.', ',')
  if (Array.isArray(value)) return value.join('\n')
  return typeof value === 'object' ? '' : String(value)
}

function zlotyText(grosze: number): string {
  return (grosze / 100).toFixed(2).replace('.', ',')
}

/** `['rooms', 0, 'name']` → `rooms[0].name`, as fields are called. */
export function fieldName(path: Path): string {
  return path.map((step, i) => (typeof step === 'number' ? `[${step}]` : i === 0 ? step : `.${step}`)).join('')
}
