import { useTranslations } from 'next-intl'
import { SoundCheck } from '@/components/panel/alarm/client/sound-check'
import { Button } from '@/components/ui/button'
import { Wrap } from '@/components/ui/layout/wrap'
import { Notice } from '@/components/ui/notice'
import { STAFF_PATHS, type StaffPlace } from '@/lib/domain/panel/access/paths'
import { panelWords } from '@/lib/domain/panel/panel-words'

type Props = {
  place?: StaffPlace
  token: string
  /** Mark of one press of the button. */
  attempt: string
  hasFailed: boolean
}

/** The one button of a sign-in link's page. Contract C21, C28. */
export function EnterByLink({ place = 'panel', token, attempt, hasFailed }: Props) {
  const t = useTranslations('panel.access.enter')
  return (
    <Wrap narrow className="stack-4 to-start">
      <h1>{place === 'console' ? panelWords.console.enter : t('title')}</h1>
      {hasFailed && (
        <Notice kind="warning" role="alert">
          <p>{t('failed')}</p>
        </Notice>
      )}
      <p>{t('text')}</p>
      <form method="post" action={`${STAFF_PATHS[place]}/form/session`}>
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="attempt" value={attempt} />
        <Button type="submit" size="large">
          {t('confirm')}
        </Button>
      </form>
      {place === 'panel' && <SoundCheck words={panelWords.alarm} />}
    </Wrap>
  )
}
