import { getTranslations } from 'next-intl/server'
import { tenantRoute } from '@/lib/server/http/tenant-route'
import { manifestOf } from '@/lib/server/installed/manifest'

/** `/manifest.webmanifest`: the brand as an installed app. */
export const GET = tenantRoute('read', async ({ tenant }) => {
  const t = await getTranslations('installed')
  const words = { reserve: t('reserve'), order: t('order'), mine: t('mine') }
  const headers = {
    'content-type': 'application/manifest+json; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  }
  return new Response(JSON.stringify(manifestOf(tenant, words)), { headers })
})
