import { z } from 'zod'
import type { Call } from '@/lib/domain/call/call'

/** One field of a plain form, as shown. Its length, limits and whether it is required stand in the wire schema. */
export interface StaffField {
  label: string
  hint?: string
  kind?: 'email' | 'tel' | 'digits' | 'money' | 'pin' | 'lines' | 'date' | 'time'
  /** Set where the wire schema has no limit. */
  maxLength?: number
  isNeeded?: true
  /** Text beside the label of an optional field. */
  optionalText?: string
  /** The browser adds no capitals and no corrections. */
  isVerbatim?: true
  /** Values of a choice with their names, in order. */
  options?: readonly (readonly [value: string, name: string])[]
  /** No choice, where a refusal offers values: the field is typed anew. */
  offerText?: string
  /** Meaning of each value of a choice, below it. */
  notes?: Readonly<Partial<Record<string, string>>>
  /** Advice for a wrong value. */
  wrong?: string
}

/** Result of the call behind a form: the code that the page shows, or also a token that is shown only once. */
type Done<C extends Call> = string | ((data: DataOf<C>, typed: Typed) => string | { code: string; token: string })
type DataOf<C extends Call> = C extends { answer: z.ZodType<infer T> } ? T : unknown
/** A field of a posted form, trimmed. */
export type Typed = (name: string) => string

/**
 * A plain form of the panel or the console for one call: its page renders it, the web server reads it and answers.
 * Fields named like the parameters of the call's path or the keys of its body become these. Contract C28, C38.
 */
export interface StaffFormDescription<C extends Call = Call, Page extends string = string> {
  /** The address under which it is posted. */
  name: string
  /** The page that shows the result. */
  page: Page
  call: C
  fields: Readonly<Record<string, StaffField>>
  /** Fields that stand together, with a common text; without groups they stand below each other. */
  groups?: readonly { legend: string; fields: readonly string[]; text?: string }[]
  /** The hidden field that names it on its page, in place of the parameters of its call. */
  about?: string
  /** Parts of the body that have no field. */
  fixed?: Readonly<Record<string, string>>
  /** Text of its button. */
  submit?: string
  done: Done<C>
  /** Address after the form, in place of its page; `data` if the call was made. */
  back?: (typed: Typed, data?: DataOf<C>) => string
  /** Fields that a refusal of the call concerns, by its code. */
  refusals?: Readonly<Record<string, string>>
}

/** Erases the types of the form's call. */
export function staffForm<const Page extends string, C extends Call>(
  form: StaffFormDescription<C, Page>,
): StaffFormDescription<Call, Page> {
  return form as unknown as StaffFormDescription<Call, Page>
}

/** Name of a form on its page: one for each person or thing, e.g. `give-pin 12`. */
export function formKey(
  { name, about, call }: StaffFormDescription,
  typed: (param: string) => string | number | undefined,
): string {
  return [name, ...(about ? [about] : paramsOf(call)).map(typed)].join(' ')
}

/** The call of a posted form, or its wrong fields; `wrong` is empty if a path parameter is invalid. */
export function readStaffForm({ call, fixed }: StaffFormDescription, typed: Typed, own?: object) {
  const params = Object.fromEntries(paramsOf(call).map((name) => [name, typed(name)]))
  if (!paramsOf(call).every((name) => call.params?.shape[name]?.safeParse(params[name]).success)) return { wrong: [] }
  if (!call.body) return { params, body: undefined }
  const entries = Object.entries(wireOf(call.body).properties).flatMap(([name, { type }]) => {
    const text = typed(name)
    // Unchanged fields are not sent, so that a change by another person meanwhile stays.
    if (text === '' || text === typed(`present_${name}`)) return []
    return [[name, type === 'integer' || type === 'number' ? Number(text) : text] as const]
  })
  const body = own ?? { ...Object.fromEntries(entries), ...fixed }
  const read = call.body.safeParse(body)
  return read.success ? { params, body } : { wrong: read.error.issues.map(({ path }) => String(path[0])) }
}

/** Does the call accept a mark with which a press whose answer was lost can be repeated? */
export function takesAttempt({ call }: Pick<StaffFormDescription, 'call'>): boolean {
  return call.body !== undefined && 'attempt' in wireOf(call.body).properties
}

/** Limits of a field that the browser checks, from the wire schema. */
export function limitsOf({ call }: Pick<StaffFormDescription, 'call'>, name: string) {
  const { required, properties } = call.body ? wireOf(call.body) : NOTHING
  const { minLength, maxLength, minimum, maximum } = properties[name] ?? {}
  const isRequired = required.includes(name)
  return {
    required: isRequired,
    minLength: isRequired && minLength === 1 ? undefined : minLength,
    maxLength,
    min: minimum,
    max: maximum,
  }
}

/** The restaurant that a form of the console names in a field; 0, which no restaurant has, where it names none. */
export function restaurantIn(typed: Typed): number {
  return Number(/^[1-9]\d{0,8}$/.exec(typed('restaurant'))?.[0] ?? 0)
}

/** Parameters of its path except the restaurant, which stands in the address of the form. */
function paramsOf({ params }: Call): string[] {
  return Object.keys(params?.shape ?? {}).filter((name) => name !== 'restaurant')
}

interface Property {
  type?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  anyOf?: Property[]
}
interface Wire {
  required: readonly string[]
  properties: Readonly<Record<string, Property>>
}
const NOTHING: Wire = { required: [], properties: {} }
const read = new WeakMap<z.ZodType, Wire>()

/** Required fields of the input schema, and limits of the output schema, which apply after trimming. */
function wireOf(body: z.ZodType): Wire {
  const known = read.get(body)
  if (known) return known
  const [given, output] = (['input', 'output'] as const).map(
    (io) => z.toJSONSchema(body, { io, unrepresentable: 'any' }) as Partial<Wire>,
  )
  const properties = Object.entries(output?.properties ?? {}).map(([name, { anyOf, ...own }]) => [
    name,
    { ...anyOf?.[0], ...own },
  ])
  const wire = { required: given?.required ?? [], properties: Object.fromEntries(properties) }
  read.set(body, wire)
  return wire
}
