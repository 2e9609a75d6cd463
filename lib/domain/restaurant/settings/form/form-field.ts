import { type Json, type Path, setAt, valueAt } from '@/lib/domain/restaurant/settings/parts'

/** One field of a part's form, with its words, as props for a page's scripts. Contract C37. */
export interface FormField {
  kind: FieldKind
  /** Name of its property; '' for the item of a list itself. */
  name: string
  label: string
  hint?: string
  /** Text behind the value: 'min', 'zł'. */
  unit?: string
  isOptional?: boolean
  /** Shown only while a field beside it has one of these values. */
  shownWith?: { name: string; values: readonly string[] }
  /** Options; `tables`: those of the same form; the others: those of the menu. */
  choices?: readonly Choice[] | DynamicChoices
  /** Words for no choice, whose value is null. */
  none?: string
  /** Fields of a group. An optional group has words that turn it on and off, and an initial value. */
  fields?: readonly FormField[]
  on?: string
  off?: string
  /** A field of a group whose value is chosen on a page of its own; it is typed by hand only below a fold. */
  isByHand?: boolean
  /** Words of a group with such fields: for the press that opens the page, and for the fold. */
  open?: string
  byHand?: string
  /** Field for each item of a list, the words that add one, and the value of a new one. */
  item?: FormField
  add?: string
  blank?: Json
  /** Proposed items, each added by a press of its own. */
  proposals?: readonly { label: string; item: Json }[]
  /** A press repeats its last item a week later: four Sundays are one day and three presses. */
  hasWeekLater?: boolean
  /** Fixed list of seven days: none is added, moved or removed. */
  isFixed?: boolean
  /** An item can become a shared one for all that ask the same, by a press. */
  isShared?: boolean
  /** Each item is folded under its name. */
  isFolded?: boolean
}

export type DynamicChoices = 'tables' | 'dishes' | 'categories' | 'questions'

/** `amount`: a percentage if the type beside it is `percent`, else grosze. `picture`: by its name. */
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

/** Is it a picture with its description? */
export function hasPicture({ fields = [] }: FormField): boolean {
  return fields.some(({ kind }) => kind === 'picture')
}

/** The field at a path of a part; null if the form has none. */
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

/** Names of the tables of rooms in the form. */
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

/** Text in the field of a value: grosze as złoty, a number with a comma, lines of a list. */
export function fieldText(kind: FormField['kind'], value: Json | undefined): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return kind === 'grosze' ? zlotyText(value) : String(value).replace('.', ',')
  if (Array.isArray(value)) return value.join('\n')
  return typeof value === 'object' ? '' : String(value)
}

/**
 * `after` with the amount beside a changed type as the text that its field showed: 10 percent become 10 zł, not 10
 * grosze.
 */
export function withShownAmount(before: Json, after: Json, path: Path): Json {
  const item = path.slice(0, -1)
  const amount = valueAt(before, [...item, 'value'])
  if (path.at(-1) !== 'type' || typeof amount !== 'number') return after
  const kind = valueAt(before, path) === 'percent' ? 'number' : 'grosze'
  return setAt(after, [...item, 'value'], fieldText(kind, amount))
}

function zlotyText(grosze: number): string {
  return (grosze / 100).toFixed(2).replace('.', ',')
}

/** `['rooms', 0, 'name']` → `rooms[0].name`, the name of the field. */
export function fieldName(path: Path): string {
  return path.map((step, i) => (typeof step === 'number' ? `[${step}]` : i === 0 ? step : `.${step}`)).join('')
}
