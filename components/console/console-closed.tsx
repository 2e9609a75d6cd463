import { useTranslations } from 'next-intl'
import { ProblemPanel } from '@/components/shell/problem-panel'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { CONSOLE_PATH, PANEL_PATH } from '@/lib/domain/panel/access/paths'

/**
 * Page of a signed-in person without a role at the brand: links to their restaurant's panel, or signs out.
 * Contract C38.
 */
export function ConsoleClosed() {
  const t = useTranslations('panel.console.noRole')
  const shell = useTranslations('panel.shell')
  return (
    <ProblemPanel
      title={t('title')}
      paragraphs={[t('text')]}
      actions={
        <>
          <ButtonLink href={PANEL_PATH}>{t('action')}</ButtonLink>
          <form method="post" action={`${CONSOLE_PATH}/form/sign-out`}>
            <Button type="submit" variant="secondary">
              {shell('signOut')}
            </Button>
          </form>
        </>
      }
    />
  )
}
