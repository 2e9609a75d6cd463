const rules = new Intl.PluralRules('pl')

/** A whole number with its noun: 1 stolik, 3 stoliki, 12 stolików. */
export function counted(count: number, [one, few, many]: readonly [one: string, few: string, many: string]): string {
  const form = rules.select(count)
  if (form === 'one') return `${count} ${one}`
  return `${count} ${form === 'few' ? few : many}`
}
