import { useTranslations } from 'next-intl'
import { SoundCheck } from '@/components/panel/alarm/client/sound-check'
import { Button } from '@/components/ui/button'
import { Wrap } from '@/components/ui/layout/wrap'
import { Notice } from '@/components/ui/notice'
import { panelWords } from '@/lib/domain/panel/panel-words'
import styles from './entry-shell.module.css'

/** The one button of a sign-in link's page; `attempt` marks a press of it. Contract C21, C28. */
export function EnterByLink({ token, attempt, hasFailed }: { token: string; attempt: string; hasFailed: boolean }) {
  const t = useTranslations('panel.access.enter')
  return (
    <Wrap narrow className={styles.form}>
      <h1>{t('title')}</h1>
      {hasFailed && (
        <Notice kind="warning" role="alert">
          <p>{t('failed')}</p>
        </Notice>
      )}
      <p>{t('text')}</p>
      <form method="post" action="/panel/form/session">
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="attempt" value={attempt} />
        <Button type="submit" size="large">
          {t('confirm')}
        </Button>
      </form>
      <SoundCheck words={panelWords.alarm} />
    </Wrap>
  )
}
