type Value = string | number | null | undefined
type Props = { fields: Readonly<Record<string, Value>> | Iterable<[name: string, value: string]> }

/** Fields that a form posts and nobody sees. */
export function HiddenFields({ fields }: Props) {
  const entries: Iterable<[string, Value]> = Symbol.iterator in fields ? fields : Object.entries(fields)
  return [...entries].map(([name, value]) => <input key={name} type="hidden" name={name} value={value ?? ''} />)
}
