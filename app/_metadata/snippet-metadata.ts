import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { PageProps } from '@/app/_pages/tenant-page'
import { SNIPPET_PATH } from '@/lib/domain/embed/snippet'
import { ENQUIRY_PATHS } from '@/lib/domain/partner-enquiry/posted-enquiry'
import { fittedTitle } from '@/lib/domain/seo/fitted-title'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { description } from '@/lib/domain/text/truncated'
import { getTenant } from '@/lib/server/upstream/tenants'
import { pageMetadata } from './sharing-metadata'
import { trailData } from './trail-data'

/** Title and description of the page with the snippet and of its live twin; both name the cached one as canonical. */
export async function snippetMetadata({ params }: Pick<PageProps, 'params'>): Promise<Metadata> {
  const [t, tenant] = await Promise.all([getTranslations('embed'), getTenant((await params).tenant)])
  if (!tenant) return {}
  return pageMetadata(tenant, {
    title: fittedTitle(tenant.label, t('metaTitle')),
    description: description(t('lead', { label: tenant.label })),
    path: SNIPPET_PATH,
  })
}

/** The breadcrumbs of the page with the snippet. */
export async function snippetTrail(tenant: Tenant) {
  const [t, plans] = await Promise.all([getTranslations('embed'), getTranslations('plans')])
  return trailData(tenant, [
    { name: plans('metaTitle'), url: ENQUIRY_PATHS.enquiry },
    { name: t('metaTitle'), url: SNIPPET_PATH },
  ])
}
