import { getTranslations } from 'next-intl/server'
import { breadcrumbData, type Linked } from '@/lib/domain/seo/list-data'
import type { Tenant } from '@/lib/domain/tenant/schema'

/** The breadcrumbs of a page, from the brand's home page on; `steps` have paths, or addresses where another host is canonical. */
export async function trailData({ hosts }: Pick<Tenant, 'hosts'>, steps: Linked[]) {
  const t = await getTranslations('share')
  const trail = [{ name: t('home'), url: '/' }, ...steps]
  return breadcrumbData(trail.map(({ name, url }) => ({ name, url: new URL(url, `https://${hosts[0]}`).href })))
}
