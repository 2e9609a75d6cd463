import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { PageProps } from '@/app/_pages/tenant-page'
import { ENQUIRY_PATHS, type EnquiryForm } from '@/lib/domain/partner-enquiry/posted-enquiry'
import { description } from '@/lib/domain/text/truncated'
import { getTenant } from '@/lib/server/upstream/tenants'

const NAMESPACES = { lead: 'plans', notice: 'plans.report' } as const

/** Title and description of a page with an enquiry form and of its live twin; both name the cached one as canonical. */
export function enquiryMetadata(form: EnquiryForm) {
  return async ({ params }: Pick<PageProps, 'params'>): Promise<Metadata> => {
    const [t, tenant] = await Promise.all([getTranslations(NAMESPACES[form]), getTenant((await params).tenant)])
    return {
      title: t('metaTitle'),
      description: description(t('description', { label: tenant?.label ?? '' })),
      alternates: { canonical: ENQUIRY_PATHS[form] },
    }
  }
}
