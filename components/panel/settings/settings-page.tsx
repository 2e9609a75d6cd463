import { useTranslations } from 'next-intl'
import { momentText } from '@/components/panel/access/moment-text'
import { StaffPage } from '@/components/panel/page/staff-page'
import { Badge } from '@/components/ui/badge'
import type { OwnPage } from '@/lib/domain/embed/own-page'
import type { FormAnswer } from '@/lib/domain/panel/access/form-answer'
import { panelPath } from '@/lib/domain/panel/access/pages'
import { settingsHistoryPath, settingsPartPath } from '@/lib/domain/restaurant/settings/pages'
import type { SettingsList } from '@/lib/domain/restaurant/settings/wire'
import { OwnPageSection } from './own-page'
import styles from './settings.module.css'

type Props = {
  restaurant: { id: number; slug: string }
  settings: SettingsList
  /** Null while diners do not find the restaurant. */
  ownPage: OwnPage | null
  answer: FormAnswer | null
}

/** Parts that the restaurant can change itself. Contract C37. */
export function SettingsPage({ restaurant, settings, ownPage, answer }: Props) {
  const t = useTranslations('panel.settings')
  const restaurantId = restaurant.id
  return (
    <StaffPage title={t('title')} answer={answer} width="narrow">
      {ownPage && <OwnPageSection restaurant={restaurant} page={ownPage} />}
      <p className="soft small">{t('text')}</p>
      <ul className={`stack-3 ${styles.parts}`}>
        {settings.parts.map(({ part, draft_at, changed_at, changed_by }) => (
          <li key={part} className={`stack-2 at-start framed relative padded ${styles.part}`}>
            <a href={settingsPartPath(restaurantId, part)}>{t(`parts.${part}.name`)}</a>
            <p className="soft small">{t(`parts.${part}.about`)}</p>
            {draft_at && (
              <p>
                <Badge kind="accent">{t('draftSince', { when: momentText(draft_at) })}</Badge>
              </p>
            )}
            {changed_at && (
              <p className="soft small">
                {t('changed', { when: momentText(changed_at), who: changed_by ?? t('byOperations') })}
              </p>
            )}
          </li>
        ))}
      </ul>
      <p className="links flex wrap gap-4">
        <a href={panelPath(restaurantId, 'prices')}>{t('prices')}</a>
        <a href={settingsHistoryPath(restaurantId)}>{t('history')}</a>
      </p>
    </StaffPage>
  )
}
