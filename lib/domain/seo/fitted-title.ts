const MAX = 60

/**
 * The first title that fits into 60 characters with the brand's name appended; otherwise the last one alone. Each title
 * must identify its page on its own.
 */
export function fittedTitle(label: string, ...titles: [string, ...string[]]): { absolute: string } {
  const branded = titles.map((title) => `${title} · ${label}`)
  return { absolute: branded.find((title) => title.length <= MAX) ?? (titles.at(-1) as string) }
}
