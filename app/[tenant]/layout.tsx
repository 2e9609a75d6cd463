import type { Metadata, Viewport } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { brandCard } from '@/app/_metadata/share-picture/load-share-card'
import { sharingMetadata } from '@/app/_metadata/sharing-metadata'
import { fontFiles } from '@/app/fonts'
import { consentAttributes } from '@/components/legal/consent-prompt'
import { EarlyActions } from '@/components/shell/client/early-actions'
import { PageEffects } from '@/components/shell/client/page-effects'
import { themeColours, themeCss, themeHash } from '@/lib/domain/tenant/theme-css'
import { EARLY_SCRIPT } from '@/lib/server/policy/early-script'
import { HEADER_SCRIPT } from '@/lib/server/policy/header-script'
import { configSourceOf } from '@/lib/server/policy/known-services'
import { TRANSITION_SCRIPT } from '@/lib/server/policy/transition-script'
import { getTenant } from '@/lib/server/upstream/tenants'
import '@/app/globals.css'

interface Props {
  children: React.ReactNode
  params: Promise<{ tenant: string }>
}

// Next caches no page: the server in front of it does. Decision 0066.
export const dynamic = 'force-dynamic'

export async function generateViewport({ params }: Props): Promise<Viewport> {
  const tenant = await getTenant((await params).tenant)
  const themeColor = tenant && themeColours(tenant.themeColor)
  // Before any stylesheet, so that no white page flashes in the dark.
  return { themeColor, colorScheme: 'light dark', width: 'device-width', initialScale: 1 }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const tenant = await getTenant((await params).tenant)
  if (!tenant) return {}
  return {
    title: { default: tenant.label, template: `%s · ${tenant.label}` },
    metadataBase: new URL(`https://${tenant.hosts[0]}`),
    applicationName: tenant.label,
    icons: { icon: `/marks/${tenant.key}.svg`, apple: `/pictures/icon-${tenant.key}-180.png` },
    appleWebApp: { title: tenant.label },
    formatDetection: { telephone: false },
    ...sharingMetadata(tenant, await brandCard(tenant)),
  }
}

/** The document of every page: language, theme value, the brand's stylesheet. Ledger L001, L020, L084. */
export default async function TenantLayout({ children, params }: Props) {
  const tenant = (await getTenant((await params).tenant)) ?? notFound()
  const t = await getTranslations('installed')
  return (
    <html
      lang="pl"
      data-theme={tenant.key}
      data-support={tenant.support.technical.email}
      data-look={tenant.look.hero}
      data-config={configSourceOf(tenant.key)}
      {...consentAttributes(tenant)}
      suppressHydrationWarning
    >
      <head>
        {/* As elements: React's preload() reaches the answer only where the page is made before its first byte is due. */}
        {fontFiles(tenant.look).map((file) => (
          <link key={file} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={file} />
        ))}
        {/* Sends the cookie that selects a brand on shared hosts. */}
        <link rel="manifest" href="/manifest.webmanifest" crossOrigin="use-credentials" />
        <link rel="stylesheet" href={`/theme-${themeHash(themeCss(tenant))}.css`} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant whose hash every policy names */}
        <script dangerouslySetInnerHTML={{ __html: HEADER_SCRIPT }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant whose hash every policy names */}
        <script dangerouslySetInnerHTML={{ __html: EARLY_SCRIPT }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant whose hash every policy names */}
        <script dangerouslySetInnerHTML={{ __html: TRANSITION_SCRIPT }} />
      </head>
      <body>
        {children}
        <PageEffects offlineText={t('offline')} />
        <EarlyActions />
      </body>
    </html>
  )
}
