import { useTranslations } from 'next-intl'
import { WaitingWords } from '@/components/form/waiting-words'
import { SearchCorrections } from '@/components/search/search-corrections'
import { Button } from '@/components/ui/button'
import { ErrorSummary } from '@/components/ui/form/error-summary'
import { SelectField } from '@/components/ui/form/select-field'
import { TextField } from '@/components/ui/form/text-field'
import { Card } from '@/components/ui/layout/card'
import { Wrap } from '@/components/ui/layout/wrap'
import { Notice } from '@/components/ui/notice'
import type { SearchCorrection } from '@/lib/domain/reservation/availability/search'
import { visitPath } from '@/lib/domain/reservation/paths'
import { restaurantPath } from '@/lib/domain/restaurant/slug'
import { formatDay } from '@/lib/domain/time/dates-pl'
import type { LocalTime } from '@/lib/domain/time/time'
import { type JoinField, type PostedJoin, timeWindowAround } from '@/lib/domain/waitlist/join-form'
import styles from './waitlist.module.css'
import { WaitlistProblem } from './waitlist-problem'

type Props = {
  restaurant: { id: number; slug: string; name: string }
  visit: { date: string; time: string; partySize: number }
  /** The day's seating times in order; none where nobody can wait for a table then. */
  times: LocalTime[]
  /** Corrections of invalid values in the URL. */
  corrections: SearchCorrection[]
  privacy: string
  posted: PostedJoin | null
  idempotencyKey: string
}

/** Time and contact data; the form works without a script. Contract C2. */
export function JoinPage({ restaurant, visit, times, corrections, privacy, posted, idempotencyKey }: Props) {
  const t = useTranslations('waitlist')
  const path = restaurantPath(restaurant)
  const around = timeWindowAround(times, visit.time)
  const { date, partySize } = visit
  const typed = (field: JoinField, otherwise = '') => posted?.draft[field] || otherwise
  const errorOf = (field: JoinField) => {
    const code = posted?.errors[field]
    return code && t(`errors.${code}`)
  }
  const errors = (Object.keys(posted?.errors ?? {}) as JoinField[]).map((field) => ({
    fieldId: field,
    text: errorOf(field) ?? '',
  }))
  const options = times.map((time) => <option key={time}>{time}</option>)
  const visitQuery = { visitDate: date, visitTime: visit.time, peopleAmount: String(partySize) }
  return (
    <Wrap narrow className={styles.page}>
      <Card>
        <form id="lista" method="post" action="/api/waitlist" noValidate className={styles.stack}>
          <div className={styles.head}>
            <h1>{t('joinTitle')}</h1>
            <p>{t('joinText', { name: restaurant.name })}</p>
            <p className={styles.subtitle}>{t('when', { day: formatDay(date), people: partySize })}</p>
          </div>
          <SearchCorrections corrections={corrections} search={visit} />
          <WaitlistProblem code={posted?.problem ?? null}>
            <p>
              <a href={`${visitPath(path, visitQuery)}#rezerwacja`}>{t('reserveNow')}</a>
            </p>
          </WaitlistProblem>
          {around ? (
            <>
              <ErrorSummary title={t('errorsTitle')} errors={errors} />
              <input type="hidden" name="idempotency_key" value={idempotencyKey} />
              <input type="hidden" name="restaurant_id" value={restaurant.id} />
              <input type="hidden" name="visitDate" value={date} />
              <input type="hidden" name="peopleAmount" value={partySize} />
              <div className={styles.pair}>
                <SelectField id="from" name="from" label={t('from')} defaultValue={typed('from', around.from)}>
                  {options}
                </SelectField>
                <SelectField
                  id="to"
                  name="to"
                  label={t('to')}
                  defaultValue={typed('to', around.to)}
                  error={errorOf('to')}
                >
                  {options}
                </SelectField>
              </div>
              <TextField
                id="email"
                name="email"
                type="email"
                autoComplete="email"
                label={t('email')}
                defaultValue={typed('email')}
                error={errorOf('email')}
                required
              />
              <TextField
                id="phone"
                name="phone"
                type="tel"
                inputMode="tel"
                prefix="+48"
                autoComplete="tel"
                label={t('phone')}
                defaultValue={typed('phone')}
                error={errorOf('phone')}
                required
              />
              <p className={styles.clause}>{t.rich('clause', { privacy: (words) => <a href={privacy}>{words}</a> })}</p>
              <Button type="submit" size="large" wide>
                {t('submit')}
              </Button>
            </>
          ) : (
            <Notice kind="warning">
              <p>{t('noTimes')}</p>
            </Notice>
          )}
          <a href={path}>{t('back')}</a>
        </form>
        <WaitingWords steps={{ waitlist: 'saving' }} />
      </Card>
    </Wrap>
  )
}
