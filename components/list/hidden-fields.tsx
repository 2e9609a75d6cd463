/** Parameters of a URL that another form of the page sets, as hidden fields. */
export function HiddenFields({ fields }: { fields: Iterable<[name: string, value: string]> }) {
  return [...fields].map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
