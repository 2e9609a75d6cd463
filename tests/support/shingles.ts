/** Similarity of two pages: the share of common runs of three words among all of both, 0 to 1 (Jaccard). */
export function likeness(one: string, other: string): number {
  const [a, b] = [shinglesOf(one), shinglesOf(other)]
  const common = [...a].filter((run) => b.has(run)).length
  return common / (a.size + b.size - common)
}

function shinglesOf(html: string): Set<string> {
  const words = wordsOf(html)
  return new Set(words.slice(2).map((word, index) => `${words[index]} ${words[index + 1]} ${word}`))
}

/** Words between header and footer. The options of controls are no text of a page. */
function wordsOf(html: string): string[] {
  const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? ''
  const text = main.replace(/<(script|style|template|select)\b[\s\S]*?<\/\1>/g, ' ').replace(/<[^>]+>|&[#\w]+;/g, ' ')
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
