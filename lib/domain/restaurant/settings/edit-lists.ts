/** The list with the item at place `from` moved to place `to`; places beyond the ends are the ends. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const item = list[from]
  if (item === undefined) return [...list]
  return list.toSpliced(from, 1).toSpliced(Math.max(0, to), 0, item)
}

/**
 * The name, or with the next number behind it where it is taken: `Żurek`, `Żurek (2)`, `Żurek (3)`; a copy of `Żurek (2)` is
 * `Żurek (3)`. Never longer than `mostCharacters`.
 */
export function uniqueName(name: string, taken: readonly string[], mostCharacters: number): string {
  if (!taken.includes(name)) return name
  const [, plain = name, last] = /^(.+) \((\d{1,4})\)$/.exec(name) ?? []
  for (let number = last === undefined ? 2 : Number(last) + 1; ; number++) {
    const ending = ` (${number})`
    const found = `${plain.slice(0, mostCharacters - ending.length).trimEnd()}${ending}`
    if (!taken.includes(found)) return found
  }
}
