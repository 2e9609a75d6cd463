import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { ProblemPanel } from './problem-panel'
import { supportLink } from './support-link'

type Props = {
  tenant: Pick<Tenant, 'support'>
  /** A "try again" that fits the page: a link to itself or a button. */
  children?: ReactNode
}

/** The page of a trouble that is ours, and passes. */
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
