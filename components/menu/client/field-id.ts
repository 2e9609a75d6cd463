/** The id of the field that an error's path refers to: `9.1.0.7` → `q-9-1-0-7`. */
export function fieldIdOf(path: string): string {
  return `q-${path.replaceAll('.', '-')}`
}
