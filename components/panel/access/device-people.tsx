import { useTranslations } from 'next-intl'
import { SoundCheck } from '@/components/panel/alarm/client/sound-check'
import { StaffPage } from '@/components/panel/page/staff-page'
import { Button } from '@/components/ui/button'
import { Wrap } from '@/components/ui/layout/wrap'
import type { FormAnswer } from '@/lib/domain/panel/access/form-answer'
import { PANEL_PATH } from '@/lib/domain/panel/access/paths'
import type { StaffDevice } from '@/lib/domain/panel/access/schema'
import { panelWords } from '@/lib/domain/panel/panel-words'
import styles from './access.module.css'
import { PinPad } from './client/pin-pad'
import { LargeNames } from './large-names'
import { PinField } from './staff-form'

type Person = StaffDevice['people'][number]

/** People who may sign in on an enrolled device, as large buttons. Works without scripts. Contract C28. */
export function DevicePeople({ device, answer }: { device: StaffDevice; answer: FormAnswer | null }) {
  const t = useTranslations('panel.access.device')
  return (
    <Wrap>
      <StaffPage title={t('title')} answer={answer}>
        <p className="soft">{t('text', { device: device.name, restaurant: device.restaurant.name })}</p>
        {device.people.length === 0 && <p>{t('empty')}</p>}
        <LargeNames
          items={device.people.map(({ id, name, has_pin }) => ({
            href: `${PANEL_PATH}?osoba=${id}`,
            name,
            about: has_pin ? undefined : t('noPin'),
          }))}
        />
        <p>
          <a href={`${PANEL_PATH}?sposob=link`}>{t('byLink')}</a>
        </p>
      </StaffPage>
    </Wrap>
  )
}

/** PIN field of one person. */
export function PinSignIn({ person, answer }: { person: Person; answer: FormAnswer | null }) {
  const t = useTranslations('panel.access.pinSignIn')
  return (
    <Wrap narrow>
      <StaffPage title={t('title', { name: person.name })} answer={answer}>
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
      </StaffPage>
    </Wrap>
  )
}
