type Props = { values: Readonly<Record<string, string | number | null | undefined>> }

/** Fields that a form posts and nobody sees. */
export function HiddenFields({ values }: Props) {
  return Object.entries(values).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value ?? ''} />
  ))
}
