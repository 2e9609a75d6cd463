import { type SQL, sql } from 'drizzle-orm'

/** Ids as a list for IN, by which an index finds them. */
export function numbered(ids: string[]): SQL {
  return sql`(SELECT i.id::bigint FROM ${listed(ids)} AS i (id))`
}

/** Texts as rows of one column. */
export function listed(texts: string[]): SQL {
  return sql`jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb)`
}
