import { z } from 'zod'

/** Suggestions of one answer. */
export const MAX_SUGGESTIONS = 8
/** Letters and digits that a text needs for suggestions, and its most characters. */
export const MIN_SUGGEST_LENGTH = 2
export const MAX_SEARCH_LENGTH = 60

/**
 * GET /suggestions. A dish leads to the search for its name, a cuisine to its list, a restaurant to its page. Contract
 * C0.
 */
export const suggestionListSchema = z.object({
  items: z
    .array(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('restaurant'), text: z.string(), id: z.int().positive(), slug: z.string() }),
        z.object({ kind: z.literal('dish'), text: z.string() }),
        z.object({ kind: z.literal('cuisine'), text: z.string() }),
      ]),
    )
    .max(MAX_SUGGESTIONS),
})

export type SearchSuggestion = z.infer<typeof suggestionListSchema>['items'][number]
