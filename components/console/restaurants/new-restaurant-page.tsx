import { useTranslations } from 'next-intl'
import access from '@/components/panel/access/access.module.css'
import { AnswerNotice } from '@/components/panel/access/answer-notice'
import pageStyles from '@/components/panel/page-sections.module.css'
import { Button } from '@/components/ui/button'
import { CheckboxField } from '@/components/ui/form/checkbox-field'
import { FieldError } from '@/components/ui/form/field-error'
import { SelectField } from '@/components/ui/form/select-field'
import { TextField } from '@/components/ui/form/text-field'
import { consolePath } from '@/lib/domain/console/pages'
import { OFFERS } from '@/lib/domain/console/restaurants-schema'
import type { FormAnswer } from '@/lib/domain/panel/access/form-answer'
import { CONSOLE_PATH } from '@/lib/domain/panel/access/paths'

type Props = {
  cities: readonly { slug: string; name: string }[]
  /** Mark of one press of the button: sent twice, it creates one restaurant. */
  attempt: string
  answer: FormAnswer | null
}

/** The minimum for a draft of a restaurant, and its owner. Contract C41. */
export function NewRestaurantPage({ cities, attempt, answer }: Props) {
  const t = useTranslations('panel.consoleRestaurants')
  const typed = answer?.values
  const text = (name: string, label: string, more: Partial<Parameters<typeof TextField>[0]> = {}) => (
    <TextField
      id={name}
      name={name}
      label={label}
      required
      autoComplete="off"
      defaultValue={typed?.[name]}
      error={answer?.fields?.[name]}
      {...more}
    />
  )
  return (
    <div className={`stack-5 in-the-middle ${pageStyles.page}`}>
      <p>
        <a href={consolePath('restaurants')}>{t('page.back')}</a>
      </p>
      <h1>{t('new.title')}</h1>
      <AnswerNotice answer={answer} />
      <p>{t('new.text')}</p>
      <form
        method="post"
        action={`${CONSOLE_PATH}/form/new-restaurant`}
        className={`stack-3 to-start pad-3 ${access.form}`}
      >
        <input type="hidden" name="attempt" value={attempt} />
        <h2>{t('new.restaurant')}</h2>
        {text('name', t('new.name'), { maxLength: 80 })}
        <SelectField
          id="city"
          name="city"
          label={t('new.city')}
          defaultValue={typed?.city ?? cities[0]?.slug}
          error={answer?.fields?.city}
        >
          {cities.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </SelectField>
        {text('street', t('new.street'), { maxLength: 100 })}
        {text('house', t('new.house'), { maxLength: 20 })}
        {text('postal_code', t('new.postalCode'), { maxLength: 6, inputMode: 'numeric' })}
        {text('phone', t('new.phone'), { maxLength: 30, type: 'tel', hint: t('new.phoneHint') })}
        <fieldset id="offers">
          <legend>{t('new.offers')}</legend>
          {OFFERS.map((offer) => (
            <CheckboxField
              key={offer}
              id={offer}
              name={offer}
              label={t(`offers.${offer}`)}
              value="1"
              defaultChecked={typed ? typed[offer] !== '' : offer === 'reservations'}
            />
          ))}
          <FieldError id="offers" error={answer?.fields?.offers} />
        </fieldset>
        {text('trader', t('new.trader'), { maxLength: 200 })}
        {text('nip', t('new.nip'), { maxLength: 30, inputMode: 'numeric' })}
        <h2>{t('new.owner')}</h2>
        {text('owner', t('new.ownerName'), { maxLength: 60 })}
        {text('email', t('new.email'), { maxLength: 254, type: 'email', inputMode: 'email' })}
        <Button type="submit">{t('new.submit')}</Button>
      </form>
    </div>
  )
}
