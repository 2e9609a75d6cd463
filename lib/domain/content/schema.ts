import { z } from 'zod'

/** More tags than this are told as 'all'. */
export const MOST_CHANGES = 1000

/** A moment of the database's changes: `since` of the next question. */
export const contentMarkSchema = z.string().max(40)

/** GET /content-revisions: what diners are shown otherwise since a mark. Contract C0. */
export const contentChangesSchema = z.object({
  mark: contentMarkSchema,
  /** Tags as `restaurant:12`, `city:lublin`, `lists:lubje`, `tenant:lubje`; `all` where it is too much, or the mark is unknown. */
  changed: z.union([z.array(z.string().max(200)).max(MOST_CHANGES), z.literal('all')]),
})
export type ContentChanges = z.infer<typeof contentChangesSchema>
