import { useTranslations } from 'next-intl'
import { ProblemPanel } from '@/components/shell/problem-panel'
import { ButtonLink } from '@/components/ui/button-link'
import { PANEL_PATH } from '@/lib/domain/panel/access/paths'

/** Why a page of the panel is not shown. */
export function PanelProblem({ kind }: { kind: 'unknownRestaurant' | 'linkNeeded' }) {
  const t = useTranslations(`panel.shell.${kind}`)
  const href = kind === 'linkNeeded' ? `${PANEL_PATH}?sposob=link` : PANEL_PATH
  return (
    <ProblemPanel
      title={t('title')}
      paragraphs={[t('text')]}
      actions={<ButtonLink href={href}>{t('action')}</ButtonLink>}
    />
  )
}
