import 'server-only'
import type { UpstreamAnswer } from './client'
import { dataOrThrow } from './data-or-throw'

/**
 * The page that a cursor names; the first without a cursor. URLs are typed and cut: a cursor that the upstream does not
 * know (422) means the first page too. Throws an outage.
 */
export async function pageOrFirst<T extends object>(
  cursor: string | null,
  load: (query: { cursor?: string }) => Promise<UpstreamAnswer<T>>,
): Promise<T & { isFirst: boolean }> {
  const page = cursor === null ? null : await load({ cursor })
  const isFirst = page === null || (!page.ok && page.status === 422)
  return { ...dataOrThrow(isFirst ? await load({}) : page), isFirst }
}
