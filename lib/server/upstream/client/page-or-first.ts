import 'server-only'
import type { Answer } from './answer'
import { dataOrThrow } from './data-or-throw'

/**
 * The page that a cursor names; the first where it is none. Addresses are typed and cut: what the upstream does not know as a
 * cursor (422) is the first page too. Throws an outage.
 */
export async function pageOrFirst<T extends object>(
  cursor: string | null,
  load: (query: { cursor?: string }) => Promise<Answer<T>>,
): Promise<T & { isFirst: boolean }> {
  const page = cursor === null ? null : await load({ cursor })
  const isFirst = page === null || (!page.ok && page.status === 422)
  return { ...dataOrThrow(isFirst ? await load({}) : page), isFirst }
}
