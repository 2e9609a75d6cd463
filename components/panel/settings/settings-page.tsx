import { useTranslations } from 'next-intl'
import { AnswerNotice } from '@/components/panel/access/answer-notice'
import { momentText } from '@/components/panel/access/moment-text'
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
    <div className={`stack-4 in-the-middle ${styles.page}`}>
      <h1>{t('title')}</h1>
      <AnswerNotice answer={answer} />
      {ownPage && <OwnPageSection restaurant={restaurant} page={ownPage} />}
      <p className={styles.soft}>{t('text')}</p>
      <ul className={styles.parts}>
        {settings.parts.map(({ part, draft_at, changed_at, changed_by }) => (
          <li key={part} className={`stack-2 at-start framed relative padded ${styles.part}`}>
            <a href={settingsPartPath(restaurantId, part)}>{t(`parts.${part}.name`)}</a>
            <p className={styles.soft}>{t(`parts.${part}.about`)}</p>
            {draft_at && (
              <p>
                <Badge kind="accent">{t('draftSince', { when: momentText(draft_at) })}</Badge>
              </p>
            )}
            {changed_at && (
              <p className={styles.soft}>
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
    </div>
  )
}
