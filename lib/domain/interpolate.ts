/** Puts values into a sentence of the word list that has no plurals: `{time}` → 18:30. For the browser, which has no ICU. */
export function interpolate(sentence: string, values: Record<string, string | number>): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
