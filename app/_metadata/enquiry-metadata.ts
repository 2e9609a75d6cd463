import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { PageProps } from '@/app/_pages/tenant-page'
import { ENQUIRY_PATHS, type EnquiryFormName } from '@/lib/domain/partner-enquiry/posted-enquiry'
import { fittedTitle } from '@/lib/domain/seo/fitted-title'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { description } from '@/lib/domain/text/truncated'
import { getTenant } from '@/lib/server/upstream/tenants'
import { pageMetadata } from './sharing-metadata'
import { trailData } from './trail-data'

const NAMESPACES = { enquiry: 'plans', report: 'plans.report' } as const

/** Title and description of a page with an enquiry form and of its live twin; both name the cached one as canonical. */
export function enquiryMetadata(form: EnquiryFormName) {
  return async ({ params }: Pick<PageProps, 'params'>): Promise<Metadata> => {
    const [t, tenant] = await Promise.all([getTranslations(NAMESPACES[form]), getTenant((await params).tenant)])
    if (!tenant) return {}
    return pageMetadata(tenant, {
      title: fittedTitle(tenant.label, t('metaTitle')),
      description: description(t('description', { label: tenant.label })),
      path: ENQUIRY_PATHS[form],
    })
  }
}

/** The breadcrumbs of a page with an enquiry form. */
export async function enquiryTrail(tenant: Tenant, form: EnquiryFormName) {
  const t = await getTranslations(NAMESPACES[form])
  return trailData(tenant, [{ name: t('metaTitle'), url: ENQUIRY_PATHS[form] }])
}
