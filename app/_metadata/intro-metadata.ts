import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { emptyBrandRobots } from '@/app/_pages/empty-place'
import type { PageProps } from '@/app/_pages/tenant-page'
import type { ListKind } from '@/lib/domain/list/list-kind'
import { fittedTitle } from '@/lib/domain/seo/fitted-title'
import { description } from '@/lib/domain/text/truncated'
import { getTenant } from '@/lib/server/upstream/tenants'
import { pageMetadata } from './sharing-metadata'

/** Title, description and canonical URL of the page where reserving, or ordering, begins. Contract C18. */
export function introMetadata(kind: ListKind, path: string) {
  return async ({ params }: Pick<PageProps, 'params'>): Promise<Metadata> => {
    const namespace = kind === 'orders' ? 'ordering' : 'city'
    const [t, tenant] = await Promise.all([getTranslations(namespace), getTenant((await params).tenant)])
    if (!tenant) return {}
    const title = t('introMetaTitle', { region: tenant.region })
    const words = await pageMetadata(tenant, {
      title: fittedTitle(tenant.label, title, t('introMeta')),
      description: description(`${t('introText')} ${t('introMetaText', { region: tenant.region })}`),
      path,
    })
    return { ...words, ...(await emptyBrandRobots(tenant, [kind])) }
  }
}
