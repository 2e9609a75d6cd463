/** The six typed digits of a BLIK code, with or without spaces; `null` for anything else. Contract C3. */
export function readBlikCode(text: string): string | null {
  const code = text.replace(/[\s-]/g, '')
  return /^\d{6}$/.test(code) ? code : null
}
