import { getTranslations } from 'next-intl/server'
import { fontFiles } from '@/app/fonts'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { offlineCss } from '@/lib/server/installed/offline-css'
import { offlinePage } from '@/lib/server/installed/offline-page'

/** A brand's offline page, its stylesheet, and the files that a service worker caches for them. */
export async function offlineParts(tenant: Tenant) {
  const t = await getTranslations('installed')
  const fonts = fontFiles(tenant.look)
  const words = { offline: t('offline'), title: t('title'), text: t('text'), safe: t('safe'), retry: t('retry') }
  return {
    html: offlinePage(tenant, words),
    css: offlineCss(tenant, fonts),
    files: ['/offline', '/offline.css', `/marks/${tenant.key}.svg`, ...fonts],
  }
}
