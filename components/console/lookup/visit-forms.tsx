import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import accessStyles from '@/components/panel/access/access.module.css'
import { isDone } from '@/components/panel/access/answer-notice'
import { ConfirmedForm } from '@/components/panel/access/confirmed-form'
import pageStyles from '@/components/panel/page-sections.module.css'
import { NumberField } from '@/components/ui/form/number-field'
import { SelectField } from '@/components/ui/form/select-field'
import { TextField } from '@/components/ui/form/text-field'
import type { ReservationSubject } from '@/lib/domain/console/lookup-schema'
import { WISHED_BY } from '@/lib/domain/console/visit-schema'
import type { FormAnswer } from '@/lib/domain/panel/access/form-answer'
import { CONSOLE_PATH } from '@/lib/domain/panel/access/paths'
import { splitWallTime } from '@/lib/domain/time/time'

type Props = {
  reservation: ReservationSubject
  /** Marks the page: a double tap is one press. */
  attempt: string
  answer: FormAnswer | null
}

/** What is done with one reservation: cancel, move, correct, tell or send its page. Contract C40. */
export function VisitForms({ reservation, attempt, answer }: Props) {
  const t = useTranslations('panel.lookup.visit')
  const { id, version, is_open: isOpen, reserved_on, people, customer } = reservation
  const { date, time } = splitWallTime(reserved_on)
  const isMovable = reservation.cancelled_at === null && reservation.status !== 'declined'
  const refusedOf = (form: string) => (answer?.form === form && !isDone(answer.code) ? answer : null)
  const act = (name: 'cancel-visit' | 'move-visit' | 'correct-visit', fields: ReactNode) => {
    const refused = refusedOf(name)
    return (
      <ConfirmedForm
        action={`${CONSOLE_PATH}/form/${name}`}
        fields={{ number: id, version: String(version), attempt }}
        label={t(`${name}.label`)}
        about={t('about', { number: id })}
        text={t(`${name}.text`)}
        confirm={t(`${name}.confirm`)}
        isOpen={refused !== null}
      >
        {fields}
        <TextField
          id={`${name}-reason`}
          name="reason"
          label={t('reason')}
          hint={t(`${name}.reasonHint`)}
          autoComplete="off"
          required
          minLength={3}
          maxLength={300}
          defaultValue={refused?.values.reason}
          error={refused?.fields?.reason}
        />
      </ConfirmedForm>
    )
  }
  const moved = refusedOf('move-visit')?.values
  const corrected = refusedOf('correct-visit')
  return (
    <section id="czynnosci" className={pageStyles.section} aria-labelledby="acts-title">
      <h2 id="acts-title">{t('title')}</h2>
      {answer?.form === 'guest-link' && answer.token && (
        <p>
          <label htmlFor="guest-link">{t('link')}</label>
          <input id="guest-link" className={accessStyles.token} readOnly value={answer.token} />
        </p>
      )}
      <div className={accessStyles.actions}>
        {isOpen &&
          act(
            'cancel-visit',
            <SelectField
              id="cancel-wish"
              name="wished_by"
              label={t('wishedBy')}
              required
              defaultValue={refusedOf('cancel-visit')?.values.wished_by ?? ''}
            >
              <option value="">{t('choose')}</option>
              {WISHED_BY.map((one) => (
                <option key={one} value={one}>
                  {t(`wishes.${one}`)}
                </option>
              ))}
            </SelectField>,
          )}
        {isMovable &&
          act(
            'move-visit',
            <>
              <TextField
                id="move-day"
                name="day"
                type="date"
                label={t('day')}
                required
                defaultValue={moved?.day ?? date}
              />
              <TextField
                id="move-time"
                name="time"
                type="time"
                label={t('time')}
                required
                defaultValue={moved?.time ?? time}
              />
              <NumberField
                id="move-people"
                name="people"
                label={t('people')}
                min={1}
                max={50}
                required
                defaultValue={moved?.people ?? people}
              />
            </>,
          )}
        {isMovable &&
          act(
            'correct-visit',
            (['name', 'phone', 'email'] as const).map((field) => (
              <TextField
                key={field}
                id={`correct-${field}`}
                name={field}
                label={t(field)}
                autoComplete="off"
                maxLength={254}
                required={field === 'name'}
                defaultValue={corrected ? corrected.values[field] : customer[field]}
                error={corrected?.fields?.[field]}
              />
            )),
          )}
        {(['guest-link', 'send-guest-link'] as const)
          .filter((name) => name === 'guest-link' || (customer.email !== '' && isMovable))
          .map((name) => (
            <ConfirmedForm
              key={name}
              action={`${CONSOLE_PATH}/form/${name}`}
              fields={{ number: id, attempt }}
              label={t(`${name}.label`)}
              about={t('about', { number: id })}
              text={t(`${name}.text`, { email: customer.email })}
              confirm={t(`${name}.confirm`)}
            />
          ))}
      </div>
    </section>
  )
}
