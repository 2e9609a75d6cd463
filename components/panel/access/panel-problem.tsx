import { useTranslations } from 'next-intl'
import { ProblemPanel } from '@/components/shell/problem-panel'
import { ButtonLink } from '@/components/ui/button-link'
import { CONSOLE_PATH, PANEL_PATH } from '@/lib/domain/panel/access/paths'

const HREFS = {
  linkNeeded: `${PANEL_PATH}?sposob=link`,
  unknownRestaurant: PANEL_PATH,
  unknownConsolePage: CONSOLE_PATH,
}

/** Reason why a page of the panel or the console is not shown. */
export function PanelProblem({ kind }: { kind: 'unknownRestaurant' | 'linkNeeded' | 'unknownConsolePage' }) {
  const t = useTranslations(kind === 'unknownConsolePage' ? 'panel.console.unknownPage' : `panel.shell.${kind}`)
  const href = HREFS[kind]
  return (
    <ProblemPanel
      title={t('title')}
      paragraphs={[t('text')]}
      actions={<ButtonLink href={href}>{t('action')}</ButtonLink>}
    />
  )
}
