import { useTranslations } from 'next-intl'
import { momentText } from '@/components/panel/access/moment-text'
import { formatGrosze } from '@/lib/domain/money'
import { panelPath } from '@/lib/domain/panel/access/pages'
import { PLACE_KINDS } from '@/lib/domain/panel/board/board-place'
import type { WireImpact } from '@/lib/domain/restaurant/settings/impact/impact-wire'
import styles from './settings.module.css'

type Props = { restaurantId: number; impact: WireImpact }

/** One item that a change touches: the reason, and the effect. Contract C37. */
export function ImpactItem({ restaurantId, impact }: Props) {
  const t = useTranslations('panel.settings.impact')
  if (impact.kind === 'reservation') return <TouchedReservation impact={impact} />
  if (impact.kind === 'order') {
    const { number, reasons, dishes } = impact
    return (
      <li className={`stack-2 at-start framed relative padded ${styles.touched}`}>
        <h3>{t('order', { number })}</h3>
        {reasons.map((reason) => (
          <p key={reason}>{t(`orderReasons.${reason}`)}</p>
        ))}
        {dishes.map(({ name, reason }) => (
          <p key={name}>{t(`lineReasons.${reason}`, { dish: name })}</p>
        ))}
        <p>
          {t('orderKept')}{' '}
          <a href={`${panelPath(restaurantId, 'orders')}#${PLACE_KINDS.order}-${number}`}>{t('toOrder')}</a>
        </p>
      </li>
    )
  }
  if (impact.kind === 'lowest_price') {
    const [before, after] = [impact.before_grosze, impact.after_grosze].map((grosze) =>
      grosze === null ? t('noPrice') : formatGrosze(grosze),
    )
    return (
      <li className={`stack-2 at-start framed relative padded ${styles.touched}`}>
        <h3>{t('lowestPrice', { dish: impact.dish })}</h3>
        <p>{t('lowestFrom', { before: before ?? '', after: after ?? '' })}</p>
      </li>
    )
  }
  const { change, count, of, most_grosze } = impact
  return (
    <li className={`stack-2 at-start framed relative padded ${styles.touched}`}>
      <p>{t(`addresses.${change}`, { count, of, most: formatGrosze(most_grosze) })}</p>
    </li>
  )
}

type Touched = Extract<WireImpact, { kind: 'reservation' }>

// Each reservation is kept unless somebody decides otherwise.
function TouchedReservation({ impact }: { impact: Touched }) {
  const t = useTranslations('panel.settings.impact')
  const review = useTranslations('panel.settings.review')
  const { id, name, starts_at, guests_number: count, tables, reasons } = impact
  return (
    <li className={`stack-2 at-start framed relative padded ${styles.touched}`}>
      <fieldset className={`stack-3 shrinks ${styles.decision}`}>
        <legend>{t('reservation', { name, when: momentText(starts_at), count })}</legend>
        {tables.length > 0 && <p className="soft small">{t('tables', { tables: tables.join(', ') })}</p>}
        {reasons.map((reason) => (
          <p key={reason}>{t(`reservationReasons.${reason}`)}</p>
        ))}
        {(['keep', 'cancel'] as const).map((choice) => (
          <label key={choice} className={`flex gap-3 centred touch-high ${styles.radio}`}>
            <input type="radio" name={`cancel-${id}`} value={choice} defaultChecked={choice === 'keep'} />
            {review(choice)}
          </label>
        ))}
      </fieldset>
    </li>
  )
}
