import { useTranslations } from 'next-intl'
import { ReasonField } from '@/components/console/reason-field'
import access from '@/components/panel/access/access.module.css'
import { AnswerNotice, isDone } from '@/components/panel/access/answer-notice'
import { ConfirmedForm } from '@/components/panel/access/confirmed-form'
import { FoldedForm } from '@/components/panel/access/staff-form'
import pageStyles from '@/components/panel/page-sections.module.css'
import { Button } from '@/components/ui/button'
import { CheckboxField } from '@/components/ui/form/checkbox-field'
import { TextField } from '@/components/ui/form/text-field'
import { Notice } from '@/components/ui/notice'
import { PhoneLink } from '@/components/ui/phone-link'
import type { GuestList } from '@/lib/domain/console/guest-list-schema'
import { consoleRestaurantPath, guestListPath, subjectPath } from '@/lib/domain/console/pages'
import { RESTAURANT_FORMS } from '@/lib/domain/console/restaurant-forms'
import type { FormAnswer } from '@/lib/domain/panel/access/form-answer'
import { CONSOLE_PATH, formsPath } from '@/lib/domain/panel/access/paths'
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
    <div className={`stack-5 in-the-middle ${pageStyles.page}`}>
      <p>
        {list.is_own && <a href={consoleRestaurantPath(restaurant.id)}>{t('back')}</a>}
        {list.is_own && date && ' · '}
        {date && <a href={guestListPath(restaurant.id, null)}>{t('toAll')}</a>}
      </p>
      <h1>{t('title', { name: restaurant.name })}</h1>
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
      <AnswerNotice answer={answer} />
      {(closed || isSuspended) && (
        <Notice kind="warning">
          <p>{closed ? t('closed', { from: closed.from ?? 'none', reason: closed.reason || '–' }) : t('suspended')}</p>
          {closed && !closed.may_open && <p>{t('closedByOwn')}</p>}
        </Notice>
      )}
      {mayClose && date && closed?.may_open && (
        <FoldedForm
          form={RESTAURANT_FORMS.reopen}
          to={formsPath(null)}
          answer={answer}
          hidden={{ restaurant: restaurant.id, date, attempt }}
          label={t('reopen.title')}
          about={restaurant.name}
          text={t('reopen.text')}
        />
      )}
      <section className="stack-3" aria-labelledby="guests-title">
        <h2 id="guests-title">{date ? t('ofDay', { day: formatDay(date) }) : t('ahead')}</h2>
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
      </section>
      {orders.length > 0 && (
        <section className="stack-3" aria-labelledby="orders-title">
          <h2 id="orders-title">{t('orders')}</h2>
          <RestaurantOrderLines orders={orders} />
        </section>
      )}
      {isClosable && <CloseForm list={list} from={from} attempt={attempt} answer={answer} />}
    </div>
  )
}

function CloseForm({
  list: { date, restaurant, visits },
  from,
  attempt,
  answer,
}: Pick<Props, 'list' | 'from' | 'attempt' | 'answer'>) {
  const t = useTranslations('panel.consoleRestaurants.guests')
  const refused = answer?.form === 'close-restaurant' && !isDone(answer.code) ? answer : null
  const expected = visits.filter(({ visit_state }) => visit_state === 'expected')
  const first = date && from ? wallTime(calendarDateOf(date, from), from) : ''
  const open = expected.filter(({ reserved_on }) => reserved_on >= first)
  const act = date ? 'close' : 'suspend'
  return (
    <ConfirmedForm
      action={`${CONSOLE_PATH}/form/close-restaurant`}
      fields={{
        restaurant: String(restaurant.id),
        date: date ?? '',
        from: from ?? '',
        visits: open.map(({ id, version }) => `${id}:${version}`).join(','),
        attempt,
      }}
      label={t(`${act}.title`)}
      about={restaurant.name}
      text={t(`${act}.text`)}
      confirm={t(`${act}.confirm`)}
      isOpen={refused !== null || from !== null}
    >
      <ReasonField
        id="close-reason"
        label={t('reason')}
        defaultValue={refused?.values.reason}
        error={refused?.fields?.reason}
      />
      {from && <p>{t('fromText', { from, stay: expected.length - open.length })}</p>}
      {open.length > 0 && (
        <fieldset className={`stack-3 to-start pad-3 ${access.form}`}>
          <legend>{t('who')}</legend>
          <p>{t('whoText')}</p>
          {open.map((visit) => (
            <CheckboxField
              key={visit.id}
              id={`cancel-${visit.id}`}
              name={`cancel-${visit.id}`}
              label={visitText(t, visit, date === null)}
              defaultChecked={date !== null}
            />
          ))}
        </fieldset>
      )}
    </ConfirmedForm>
  )
}

type Translate = ReturnType<typeof useTranslations<'panel.consoleRestaurants.guests'>>

function visitText(t: Translate, { reserved_on, people, name }: GuestList['visits'][number], hasDay: boolean): string {
  const { date, time } = splitWallTime(reserved_on)
  return t('visit', { when: hasDay ? `${formatDayShort(date)}, ${time}` : time, people, name })
}
