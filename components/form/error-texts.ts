/** Words for the known codes. */
export function errorTexts<Field extends string>(
  codes: Partial<Record<Field, string>>,
  words: Record<string, string>,
): Partial<Record<Field, string>> {
  const texts = Object.entries<string | undefined>(codes).map(([field, code]) => [field, code && words[code]])
  return Object.fromEntries(texts.filter(([, text]) => text)) as Partial<Record<Field, string>>
}
