const MAX = 60

/**
 * The first of the titles that fits into 60 characters with the brand's name behind it; where none does, the last
 * one stands alone. Every title of a page must be told from those of other pages by itself.
 */
export function fittedTitle(label: string, ...titles: [string, ...string[]]): { absolute: string } {
  const branded = titles.map((title) => `${title} · ${label}`)
  return { absolute: branded.find((title) => title.length <= MAX) ?? (titles.at(-1) as string) }
}
