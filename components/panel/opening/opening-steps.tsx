import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import type { Opening } from '@/lib/domain/panel/opening/opening-schema'
import { paymentLabel } from '@/lib/domain/payment/methods'
import { FILLED_IN } from '@/lib/domain/restaurant/missing-to-open'
import { settingsPartPath } from '@/lib/domain/restaurant/settings/pages'
import type { SettingsPart } from '@/lib/domain/restaurant/settings/parts'
import { MailLink } from './mail-link'
import styles from './opening.module.css'

type Props = {
  restaurant: { id: number; name: string }
  opening: Opening
  /** May the reader change settings in this session? */
  canFill: boolean
  supportEmail: string
}

/**
 * Requirements of the restaurant, one line each: done, or where it is filled in, or what to send to whom. Contract C33.
 */
export function OpeningSteps({ restaurant, opening, canFill, supportEmail }: Props) {
  const t = useTranslations('panel.opening')
  const methods = opening.payment_methods.map(paymentLabel).join(', ')
  return (
    <section className="stack-3 to-start" aria-labelledby="needs-title">
      <h2 id="needs-title">{t('list')}</h2>
      <ol className={styles.steps}>
        {opening.needs.map(({ need, is_met }) => (
          <li key={need} className="grid aside-end top edged-below gap-1-3 pad-3">
            <h3 className="large bold">{t(`needs.${need}.name`)}</h3>
            <Badge kind={is_met ? 'success' : 'warning'}>{t(is_met ? 'met' : 'unmet')}</Badge>
            <p className={`soft whole-line ${styles.about}`} data-unmet={is_met ? undefined : ''}>
              {is_met ? t(`needs.${need}.met`, { methods }) : t(`needs.${need}.unmet`)}
            </p>
            {!is_met &&
              (FILLED_IN[need] ? (
                <Fill restaurantId={restaurant.id} place={FILLED_IN[need]} canFill={canFill} />
              ) : (
                <MailLink
                  email={supportEmail}
                  subject={`${t(`needs.${need}.name`)}: ${restaurant.name}`}
                  text="send"
                  about={t(`needs.${need}.name`)}
                />
              ))}
          </li>
        ))}
      </ol>
    </section>
  )
}

type FillProps = { restaurantId: number; place: { part: SettingsPart; field?: string }; canFill: boolean }

/** Link to the form that fills it in. */
function Fill({ restaurantId, place: { part, field }, canFill }: FillProps) {
  const t = useTranslations('panel.opening')
  const parts = useTranslations('panel.settings.parts')
  const words = { part: parts(`${part}.name`) }
  if (!canFill) return <p className={`soft whole-line ${styles.about}`}>{t('fillByLink', words)}</p>
  return (
    <a
      href={`${settingsPartPath(restaurantId, part)}${field ? `#${field}` : ''}`}
      className="touch semibold anywhere whole-line"
    >
      {t('fill', words)}
    </a>
  )
}
