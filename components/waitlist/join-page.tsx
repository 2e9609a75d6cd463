import { useTranslations } from 'next-intl'
import { WaitingWords } from '@/components/form/waiting-words'
import { SearchCorrections } from '@/components/search/search-corrections'
import { Button } from '@/components/ui/button'
import { ChipLink } from '@/components/ui/chip/chip-link'
import { ChipList } from '@/components/ui/chip/chip-list'
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
import { FillKnown } from './client/fill-known'
import styles from './waitlist.module.css'
import { WaitlistProblem } from './waitlist-problem'

type Props = {
  restaurant: { id: number; slug: string; name: string }
  visit: { date: string; time: string; partySize: number }
  /** The day's seating times in order; none where no waiting is possible then. */
  times: LocalTime[]
  /** Times of these with a table free right now. */
  free: LocalTime[]
  /** Corrections of invalid values in the URL. */
  corrections: SearchCorrection[]
  privacy: string
  posted: PostedJoin | null
  idempotencyKey: string
}

/** Time and contact data; the form works without a script. Contract C2. */
export function JoinPage({ restaurant, visit, times, free, corrections, privacy, posted, idempotencyKey }: Props) {
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
  const linkOf = (time: LocalTime) =>
    `${visitPath(path, { visitDate: date, visitTime: time, peopleAmount: String(partySize) })}#rezerwacja`
  return (
    <Wrap narrow className={styles.page}>
      <Card>
        <form id="lista" method="post" action="/api/waitlist" noValidate className="stack-5 one-column">
          <div className="stack-2">
            <h1 className="title-m">{t('joinTitle')}</h1>
            <p>{t('joinText', { name: restaurant.name })}</p>
            <p className="bold">{t('when', { day: formatDay(date), people: partySize })}</p>
          </div>
          <SearchCorrections corrections={corrections} search={visit} />
          {around && <FreeNow times={free} around={around} linkOf={linkOf} />}
          <WaitlistProblem code={posted?.problem ?? null} message={posted?.message}>
            <p>
              <a href={linkOf(visit.time)}>{t('reserveNow')}</a>
            </p>
          </WaitlistProblem>
          {around ? (
            <>
              <ErrorSummary title={t('errorsTitle')} errors={errors} />
              <input type="hidden" name="idempotency_key" value={idempotencyKey} />
              <input type="hidden" name="restaurant_id" value={restaurant.id} />
              <input type="hidden" name="visitDate" value={date} />
              <input type="hidden" name="peopleAmount" value={partySize} />
              <div className={`stack-3 ${styles.pair}`}>
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
              <FillKnown />
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

type FreeProps = {
  times: LocalTime[]
  around: { from: LocalTime; to: LocalTime }
  linkOf: (time: LocalTime) => string
}

/** Diners see times that are free already before they type anything. */
function FreeNow({ times, around: { from, to }, linkOf }: FreeProps) {
  const t = useTranslations('waitlist')
  const free = times.filter((time) => time >= from && time <= to)
  if (free.length === 0) return null
  return (
    <Notice kind="success" title={t('freeNow')}>
      <ChipList label={t('freeNow')}>
        {free.map((time) => (
          <ChipLink key={time} href={linkOf(time)} rel="nofollow">
            {time}
          </ChipLink>
        ))}
      </ChipList>
    </Notice>
  )
}
