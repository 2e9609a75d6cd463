import { useTranslations } from 'next-intl'
import pageStyles from '@/components/panel/page-sections.module.css'
import { Badge } from '@/components/ui/badge'
import { classNames } from '@/components/ui/class-names'
import type { Opening } from '@/lib/domain/panel/opening/opening-schema'
import { paymentLabel } from '@/lib/domain/payment/methods'
import { MailLink } from './mail-link'
import styles from './opening.module.css'

type Props = { opening: Opening; restaurantName: string; supportEmail: string }

/** What the restaurant needs, one line each: there, or what to send to whom. Contract C33. */
export function OpeningSteps({ opening, restaurantName, supportEmail }: Props) {
  const t = useTranslations('panel.opening')
  const methods = opening.payment_methods.map(paymentLabel).join(', ')
  return (
    <section className={classNames(pageStyles.section, styles.section)} aria-labelledby="needs-title">
      <h2 id="needs-title">{t('list')}</h2>
      <ol className={styles.steps}>
        {opening.needs.map(({ need, is_met }) => (
          <li key={need} className={styles.step}>
            <h3 className={pageStyles.name}>{t(`needs.${need}.name`)}</h3>
            <Badge kind={is_met ? 'success' : 'warning'}>{t(is_met ? 'met' : 'unmet')}</Badge>
            <p className={styles.about} data-unmet={is_met ? undefined : ''}>
              {is_met ? t(`needs.${need}.met`, { methods }) : t(`needs.${need}.unmet`)}
            </p>
            {!is_met && (
              <MailLink
                email={supportEmail}
                subject={`${t(`needs.${need}.name`)}: ${restaurantName}`}
                text="send"
                about={t(`needs.${need}.name`)}
              />
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
