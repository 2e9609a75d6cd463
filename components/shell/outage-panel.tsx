import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { ProblemPanel } from './problem-panel'
import { supportLink } from './support-link'

type Props = {
  tenant: Pick<Tenant, 'support'>
  /** A link to the page itself, or a button that tries again. */
  children?: ReactNode
}

/** The page for a temporary failure on our side. */
export function OutagePanel({ tenant: { support }, children }: Props) {
  const t = useTranslations('problem')
  return (
    <ProblemPanel
      title={t('title')}
      paragraphs={[t('outageText'), t('outageSafe'), t.rich('outageHelp', supportLink(support.technical.email))]}
      actions={children}
    />
  )
}
