/** Puts values into a message that has no plurals: `{time}` → 18:30. Used in the browser, which has no ICU library. */
export function interpolate(sentence: string, values: Record<string, string | number>): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}

/** The text as it begins a sentence. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
