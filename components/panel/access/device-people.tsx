import { useTranslations } from 'next-intl'
import { SoundCheck } from '@/components/panel/alarm/client/sound-check'
import pageStyles from '@/components/panel/page-sections.module.css'
import { Button } from '@/components/ui/button'
import { Wrap } from '@/components/ui/layout/wrap'
import type { FormAnswer } from '@/lib/domain/panel/access/form-answer'
import { PANEL_PATH } from '@/lib/domain/panel/access/paths'
import type { StaffDevice } from '@/lib/domain/panel/access/schema'
import { panelWords } from '@/lib/domain/panel/panel-words'
import styles from './access.module.css'
import { AnswerNotice } from './answer-notice'
import { PinPad } from './client/pin-pad'
import { PinField } from './staff-form'

type Person = StaffDevice['people'][number]

/** People who may sign in on an enrolled device, as large buttons. Works without scripts. Contract C28. */
export function DevicePeople({ device, answer }: { device: StaffDevice; answer: FormAnswer | null }) {
  const t = useTranslations('panel.access.device')
  return (
    <Wrap className={`stack-5 in-the-middle ${pageStyles.page}`}>
      <h1>{t('title')}</h1>
      <AnswerNotice answer={answer} />
      <p className="soft">{t('text', { device: device.name, restaurant: device.restaurant.name })}</p>
      {device.people.length === 0 && <p>{t('empty')}</p>}
      <ul className={`stack-3 full ${styles.names}`}>
        {device.people.map(({ id, name, has_pin }) => (
          <li key={id}>
            <a
              href={`${PANEL_PATH}?osoba=${id}`}
              className={`middle outlined dark title-s bold anywhere plain-link centre round ${styles.person}`}
            >
              {name}
              {!has_pin && <span>{t('noPin')}</span>}
            </a>
          </li>
        ))}
      </ul>
      <p>
        <a href={`${PANEL_PATH}?sposob=link`}>{t('byLink')}</a>
      </p>
    </Wrap>
  )
}

/** PIN field of one person. */
export function PinSignIn({ person, answer }: { person: Person; answer: FormAnswer | null }) {
  const t = useTranslations('panel.access.pinSignIn')
  return (
    <Wrap narrow className={`stack-5 in-the-middle ${pageStyles.page}`}>
      <h1>{t('title', { name: person.name })}</h1>
      <AnswerNotice answer={answer} />
      {person.has_pin ? (
        <form method="post" action="/panel/form/pin-session" className={`stack-3 to-start pad-3 ${styles.form}`}>
          <input type="hidden" name="person" value={person.id} />
          <PinField id="pin" name="pin" label={t('label')} hint={t('hint')} autoFocus />
          <PinPad field="pin" words={{ keys: t('keys'), remove: t('remove') }} />
          <Button type="submit" size="large">
            {t('enter')}
          </Button>
        </form>
      ) : (
        <p>{t('noPin')}</p>
      )}
      <p>
        <a href={PANEL_PATH}>{t('other')}</a>
      </p>
      <SoundCheck words={panelWords.alarm} />
    </Wrap>
  )
}
