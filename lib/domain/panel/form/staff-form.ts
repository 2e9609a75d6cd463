import { z } from 'zod'
import type { Call } from '@/lib/domain/call/call'

/** One field of a plain form, as a person sees it. How long, how large and whether it is needed stands in the wire schema. */
export interface StaffField {
  label: string
  hint?: string
  kind?: 'email' | 'pin' | 'lines' | 'date' | 'time'
  /** Where the wire schema does not say it. */
  maxLength?: number
  isNeeded?: true
  /** Beside the label of what may stay empty. */
  optionalText?: string
  /** No capitals and no corrections are put in. */
  isVerbatim?: true
  /** Of a choice: its values with their names, in order. */
  options?: readonly (readonly [value: string, name: string])[]
  /** What each value of a choice means, below it. */
  notes?: Readonly<Partial<Record<string, string>>>
  /** What to do where it is wrong. */
  wrong?: string
}

/** What became of the call behind a form: the code that the page shows, or also a token that it tells this once. */
type Done<C extends Call> = string | ((data: DataOf<C>, typed: Typed) => string | { code: string; token: string })
type DataOf<C extends Call> = C extends { answer: z.ZodType<infer T> } ? T : unknown
/** A field of a posted form, trimmed. */
export type Typed = (name: string) => string

/**
 * A plain form of the panel or the console that is one call: its page renders it, the web server reads it and answers by it. Fields
 * named as the parameters of the call's path or the keys of its body become these. Contract C28, C38.
 */
export interface StaffForm<C extends Call = Call, Page extends string = string> {
  /** The address under which it is posted. */
  name: string
  /** The page that shows what became of it. */
  page: Page
  call: C
  fields: Readonly<Record<string, StaffField>>
  /** Fields that stand together, with what is said of all of them; without groups they stand below each other. */
  groups?: readonly { legend: string; fields: readonly string[]; text?: string }[]
  /** Parts of the body that nobody chooses. */
  fixed?: Readonly<Record<string, string>>
  /** On its button. */
  submit?: string
  done: Done<C>
  /** The address that it leads to in place of its page; `data` where the call was made. */
  back?: (typed: Typed, data?: DataOf<C>) => string
  /** Fields that a refusal of the call is about, by its code. */
  refusals?: Readonly<Record<string, string>>
}

/** A form with the types of its call, as any other form. */
export function staffForm<const Page extends string, C extends Call>(form: StaffForm<C, Page>): StaffForm<Call, Page> {
  return form as unknown as StaffForm<Call, Page>
}

/** The name of a form on its page: one for each person or thing that it is about, e.g. `give-pin 12`. */
export function formKey({ name, call }: StaffForm, typed: (param: string) => string | number | undefined): string {
  return [name, ...paramsOf(call).map(typed)].join(' ')
}

/** The call that a posted form is, or the fields that are wrong; none where it is no field of a form. */
export function readStaffForm({ call, fixed }: StaffForm, typed: Typed, own?: object) {
  const params = Object.fromEntries(paramsOf(call).map((name) => [name, typed(name)]))
  if (!paramsOf(call).every((name) => call.params?.shape[name]?.safeParse(params[name]).success)) return { wrong: [] }
  if (!call.body) return { params, body: undefined }
  const entries = Object.entries(wireOf(call.body).properties).flatMap(([name, { type }]) => {
    const text = typed(name)
    // What was left as the page showed it is not sent: another's change meanwhile stands.
    if (text === '' || text === typed(`present_${name}`)) return []
    return [[name, type === 'integer' || type === 'number' ? Number(text) : text] as const]
  })
  const body = own ?? { ...Object.fromEntries(entries), ...fixed }
  const read = call.body.safeParse(body)
  return read.success ? { params, body } : { wrong: read.error.issues.map(({ path }) => String(path[0])) }
}

/** Does the call behind it take a mark by which a press whose answer was lost may be repeated? */
export function takesAttempt({ call }: Pick<StaffForm, 'call'>): boolean {
  return call.body !== undefined && 'attempt' in wireOf(call.body).properties
}

/** What a browser checks of a field, as the wire schema has it. */
export function limitsOf({ call }: Pick<StaffForm, 'call'>, name: string) {
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

/** Parameters of its path, but the restaurant, which stands in the address of the form. */
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

/** What is needed as it comes in, and its limits as they hold once it is trimmed. */
function wireOf(body: z.ZodType): Wire {
  const known = read.get(body)
  if (known) return known
  const [given, kept] = (['input', 'output'] as const).map(
    (io) => z.toJSONSchema(body, { io, unrepresentable: 'any' }) as Partial<Wire>,
  )
  const properties = Object.entries(kept?.properties ?? {}).map(([name, { anyOf, ...own }]) => [
    name,
    { ...anyOf?.[0], ...own },
  ])
  const wire = { required: given?.required ?? [], properties: Object.fromEntries(properties) }
  read.set(body, wire)
  return wire
}
