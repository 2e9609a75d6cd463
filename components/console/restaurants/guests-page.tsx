import { useTranslations } from 'next-intl'
import { isDone } from '@/components/panel/access/answer-notice'
import { FoldedForm } from '@/components/panel/access/staff-form'
import { StaffPage, StaffSection } from '@/components/panel/page/staff-page'
import { Button } from '@/components/ui/button'
import { CheckboxField } from '@/components/ui/form/checkbox-field'
import { TextField } from '@/components/ui/form/text-field'
import { Notice } from '@/components/ui/notice'
import { PhoneLink } from '@/components/ui/phone-link'
import type { GuestList } from '@/lib/domain/console/guest-list-schema'
import { consoleRestaurantPath, guestListPath, subjectPath } from '@/lib/domain/console/pages'
import { CLOSE_RESTAURANT, RESTAURANT_FORMS } from '@/lib/domain/console/restaurant-forms'
import type { FormAnswer } from '@/lib/domain/panel/access/form-answer'
import { calendarDateOf } from '@/lib/domain/panel/board/service-day'
import { formatDay, formatDayShort } from '@/lib/domain/time/dates-pl'
import { type LocalTime, splitWallTime, wallTime } from '@/lib/domain/time/time'
import { RestaurantOrderLines } from './restaurant-order-lines'
import styles from './restaurants.module.css'

type Props = {
  list: GuestList
  today: string
  /** The hour from which the day may be closed; null: all of it. */
  from: LocalTime | null
  mayClose: boolean
  attempt: string
  answer: FormAnswer | null
}

/**
 * Guests expected at one restaurant, and a form to close a day or the whole restaurant, with a message to each.
 * Contract C41.
 */
export function GuestsPage({ list, today, from, mayClose, attempt, answer }: Props) {
  const t = useTranslations('panel.consoleRestaurants.guests')
  const { date, restaurant, visits, others, orders, closed } = list
  const isSuspended = restaurant.state === 'suspended'
  const isClosable = mayClose && list.is_own && !(date ? closed && visits.length === 0 : isSuspended)
  return (
    <StaffPage
      title={t('title', { name: restaurant.name })}
      back={list.is_own ? { href: consoleRestaurantPath(restaurant.id), text: t('back') } : undefined}
      answer={answer}
    >
      {date && (
        <p>
          <a href={guestListPath(restaurant.id, null)}>{t('toAll')}</a>
        </p>
      )}
      <p>{restaurant.phone && <PhoneLink phone={restaurant.phone} />}</p>
      <form method="get" className={`row-3 ${styles.filters}`}>
        <TextField id="day" name="d" type="date" label={t('day')} defaultValue={date ?? today} />
        {isClosable && date && (
          <TextField
            id="close-from"
            name="od"
            type="time"
            label={t('from')}
            hint={t('fromHint')}
            defaultValue={from ?? undefined}
          />
        )}
        <Button type="submit" variant="secondary">
          {t('show')}
        </Button>
      </form>
      {(closed || isSuspended) && (
        <Notice kind="warning">
          <p>{closed ? t('closed', { from: closed.from ?? 'none', reason: closed.reason || '–' }) : t('suspended')}</p>
          {closed && !closed.may_open && <p>{t('closedByOwn')}</p>}
        </Notice>
      )}
      {mayClose && date && closed?.may_open && (
        <FoldedForm
          form={RESTAURANT_FORMS.reopen}
          answer={answer}
          hidden={{ restaurant: restaurant.id, date, attempt }}
          label={t('reopen.title')}
          about={restaurant.name}
          text={t('reopen.text')}
        />
      )}
      <StaffSection title={date ? t('ofDay', { day: formatDay(date) }) : t('ahead')}>
        {visits.length === 0 && <p>{t('none')}</p>}
        <ul className="stack-2">
          {visits.map((visit) => (
            <li key={visit.id}>
              <a href={subjectPath('reservation', String(visit.id))}>{visitText(t, visit, date === null)}</a>{' '}
              {visit.phone && <PhoneLink phone={visit.phone} />}
              {visit.status === 'pending' && ` · ${t('waiting')}`}
              {visit.visit_state === 'seated' && ` · ${t('seated')}`}
            </li>
          ))}
        </ul>
        {others > 0 && <p>{t('others', { count: others })}</p>}
      </StaffSection>
      {orders.length > 0 && (
        <StaffSection title={t('orders')}>
          <RestaurantOrderLines orders={orders} />
        </StaffSection>
      )}
      {isClosable && <CloseForm list={list} from={from} attempt={attempt} answer={answer} />}
    </StaffPage>
  )
}

function CloseForm({ list, from, attempt, answer }: Pick<Props, 'list' | 'from' | 'attempt' | 'answer'>) {
  const t = useTranslations('panel.consoleRestaurants.guests')
  const { date, restaurant, visits: all } = list
  const expected = all.filter(({ visit_state }) => visit_state === 'expected')
  const first = date && from ? wallTime(calendarDateOf(date, from), from) : ''
  const open = expected.filter(({ reserved_on }) => reserved_on >= first)
  const visits = open.map(({ id, version }) => `${id}:${version}`).join(',')
  const act = date ? 'close' : 'suspend'
  // A refused form comes back as it was ticked: nobody is called off by a page that was made anew.
  const isRefused = answer?.form === CLOSE_RESTAURANT.name && !isDone(answer.code)
  const kept = isRefused ? (answer.values.kept ?? '').split(',') : null
  return (
    <FoldedForm
      form={CLOSE_RESTAURANT}
      answer={answer}
      hidden={{ restaurant: restaurant.id, date: date ?? '', from: from ?? '', visits, attempt }}
      label={t(`${act}.title`)}
      about={restaurant.name}
      text={t(`${act}.text`)}
      submit={t(`${act}.confirm`)}
      isOpen={from !== null}
    >
      {from && <p>{t('fromText', { from, stay: expected.length - open.length })}</p>}
      {open.length > 0 && (
        <fieldset className="stack-3 to-start">
          <legend>{t('who')}</legend>
          <p>{t('whoText')}</p>
          {open.map((visit) => (
            <CheckboxField
              key={visit.id}
              id={`cancel-${visit.id}`}
              name={`cancel-${visit.id}`}
              label={visitText(t, visit, date === null)}
              defaultChecked={kept ? !kept.includes(String(visit.id)) : date !== null}
            />
          ))}
        </fieldset>
      )}
    </FoldedForm>
  )
}

type Translate = ReturnType<typeof useTranslations<'panel.consoleRestaurants.guests'>>

function visitText(t: Translate, { reserved_on, people, name }: GuestList['visits'][number], hasDay: boolean): string {
  const { date, time } = splitWallTime(reserved_on)
  return t('visit', { when: hasDay ? `${formatDayShort(date)}, ${time}` : time, people, name })
}
