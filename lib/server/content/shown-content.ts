import { answers, currentAnswer } from '@/lib/server/http/answer/answer-context'

/** Notes the tags under which the answer under way changes. Decision 0071. */
export function noteShown(tags: readonly string[]): void {
  const shown = currentAnswer()?.shown
  if (shown) for (const tag of tags) shown.add(tag)
}

/** Result of `make`, and the tags that it shows: for callers that cache it for several answers. */
export async function withShown<T>(make: () => Promise<T>): Promise<{ value: T; shown: readonly string[] }> {
  const shown = new Set<string>()
  const channel = answers.get()
  const context = currentAnswer()
  const value = channel && context ? await channel.run({ ...context, shown }, make) : await make()
  return { value, shown: [...shown] }
}
