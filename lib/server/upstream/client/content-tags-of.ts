import { cityTag, listsTag, restaurantTag } from '@/lib/domain/content/content-tags'
import { slugOf } from '@/lib/domain/restaurant/slug'

/** Longer than any list of ids that one call takes. */
const IDS = /^\/restaurants\/([\d,]{1,1000})(?:[/?]|$)/
const LISTS = /^\/(?:restaurants|search\/[a-z]+)(?:\?|$)/
const COUNTS = /^\/(?:cities|cuisines|sitemap)(?:[/?]|$)/

/** The tags under which the answer to a read changes. @param path with its query */
export function contentTagsOf(tenant: string, path: string, data: unknown): string[] {
  const ids = IDS.exec(path)?.[1]
  if (ids) return ids.split(',').map((id) => restaurantTag(Number(id)))
  if (COUNTS.test(path)) return [listsTag(tenant)]
  if (!LISTS.test(path)) return []
  return [
    ...listTags(tenant, new URLSearchParams(path.split('?', 2)[1]).get('city')),
    ...rowsOf(data).map(restaurantTag),
  ]
}

/** Tags of a list of one city, by slug or name, or of all of the tenant's: its restaurants and their order. */
export function listTags(tenant: string, city: string | null | undefined): string[] {
  return [city ? cityTag(slugOf(city)) : listsTag(tenant)]
}

/** The restaurants of a page of a list. */
function rowsOf(data: unknown): number[] {
  const { items } = (data ?? {}) as { items?: unknown }
  if (!Array.isArray(items)) return []
  return items.flatMap((item: { id?: unknown; restaurant?: { id?: unknown } }) => {
    const id = item?.restaurant?.id ?? item?.id
    return typeof id === 'number' ? id : []
  })
}
