import { z } from 'zod'

/** More tags than this are sent as 'all'. */
export const MAX_CHANGES = 1000

/** Position in the database's changes: `since` of the next request. */
export const contentMarkSchema = z.string().max(40)

/** GET /content-revisions: content shown to diners that changed since a mark. Contract C0. */
export const contentChangesSchema = z.object({
  mark: contentMarkSchema,
  /**
   * Tags such as `restaurant:12`, `city:lublin`, `lists:lubje`, `tenant:lubje`; `all` for too many changes or an
   * unknown mark.
   */
  changed: z.union([z.array(z.string().max(200)).max(MAX_CHANGES), z.literal('all')]),
})
export type ContentChanges = z.infer<typeof contentChangesSchema>
