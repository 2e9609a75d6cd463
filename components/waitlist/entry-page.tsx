import { useTranslations } from 'next-intl'
import { WaitingWords } from '@/components/form/waiting-words'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { SelectField } from '@/components/ui/form/select-field'
import { TextField } from '@/components/ui/form/text-field'
import { Card } from '@/components/ui/layout/card'
import { Wrap } from '@/components/ui/layout/wrap'
import { reservationPath } from '@/lib/domain/reservation/paths'
import { cityListOf, restaurantPageOf } from '@/lib/domain/reservation/restaurant-page'
import { formatDay } from '@/lib/domain/time/dates-pl'
import { localTimeOf, splitWallTime } from '@/lib/domain/time/time'
import type { WaitlistEntry } from '@/lib/domain/waitlist/schema'
import { waitHours } from '@/messages/content/visit-words'
import styles from './waitlist.module.css'
import { WaitlistProblem } from './waitlist-problem'

type Props = {
  entry: WaitlistEntry
  problem: string | null
  /** Name as typed before. */
  name: { first: string; last: string } | null
  terms: string
}

/**
 * The state of an entry. While a table is held for it, the page shows the diner's fields and one button. Opening the
 * page changes nothing. Contract C2.
 */
export function EntryPage({ entry, problem, name, terms }: Props) {
  const t = useTranslations('waitlist')
  const elsewhere = useTranslations('confirmation')
  const { state, offer, restaurant, code, people, reservation_code } = entry
  const page = restaurantPageOf(restaurant)
  const offered = offer && splitWallTime(offer.reserved_on)
  const until = offer ? localTimeOf(new Date(offer.held_until)) : ''
  return (
    <Wrap narrow className={styles.page}>
      <Card>
        <div className="stack-5 one-column">
          <div className="stack-2">
            <p>{t('entryTitle')}</p>
            <h1 className="title-m">{t(`state.${state}`)}</h1>
            <p className="bold">{restaurant.name}</p>
            <p>
              {offered
                ? t('at', { day: formatDay(offered.date), time: offered.time })
                : t('between', { day: formatDay(entry.date), hours: waitHours(entry.from, entry.to) })}
              <br />
              {t('people', { people })}
            </p>
          </div>
          <WaitlistProblem code={state === 'suspended' ? null : problem} />
          <p>{t(`text.${state}`, { until })}</p>
          {offer && (
            <form method="post" action={`/api/waitlist/${code}/accept`} noValidate className="stack-5 one-column">
              {entry.other_hours.length > 0 && (
                <SelectField id="reserved_on" name="reserved_on" label={t('hour')}>
                  <option value={offer.reserved_on}>{t('hourHeld', { time: timeOf(offer.reserved_on), until })}</option>
                  {entry.other_hours.map((hour) => (
                    <option key={hour} value={hour}>
                      {timeOf(hour)}
                    </option>
                  ))}
                </SelectField>
              )}
              <div className={`stack-3 ${styles.pair}`}>
                <TextField
                  id="customer_firstname"
                  name="customer_firstname"
                  label={t('firstname')}
                  autoComplete="given-name"
                  defaultValue={name?.first}
                  maxLength={64}
                  required
                />
                <TextField
                  id="customer_lastname"
                  name="customer_lastname"
                  label={t('lastname')}
                  autoComplete="family-name"
                  defaultValue={name?.last}
                  maxLength={64}
                  required
                />
              </div>
              <p className={styles.clause}>
                {t.rich('acceptClause', { terms: (words) => <a href={terms}>{words}</a> })}
              </p>
              <Button type="submit" size="large" wide>
                {t('accept')}
              </Button>
            </form>
          )}
          {(state === 'waiting' || state === 'offered' || state === 'suspended') && (
            <form method="post" action={`/api/waitlist/${code}/leave`}>
              <Button type="submit" variant="secondary" wide>
                {state === 'offered' ? t('decline') : t('leave')}
              </Button>
            </form>
          )}
          {reservation_code && <ButtonLink href={reservationPath(reservation_code)}>{t('seeReservation')}</ButtonLink>}
          {state !== 'offered' && state !== 'reserved' && (
            <ButtonLink href={page ?? cityListOf(restaurant)} variant={state === 'waiting' ? 'secondary' : undefined}>
              {page ? t('again') : elsewhere('againElsewhere', { city: restaurant.city })}
            </ButtonLink>
          )}
        </div>
        <WaitingWords steps={{ accept: 'reserving', leave: 'saving' }} />
      </Card>
    </Wrap>
  )
}

function timeOf(moment: string): string {
  return splitWallTime(moment).time
}
