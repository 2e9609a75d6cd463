import { useTranslations } from 'next-intl'
import { StaffForm } from '@/components/panel/access/staff-form'
import { StaffPage } from '@/components/panel/page/staff-page'
import { CheckboxField } from '@/components/ui/form/checkbox-field'
import { FieldError } from '@/components/ui/form/field-error'
import { consolePath } from '@/lib/domain/console/pages'
import { MAKE_RESTAURANT } from '@/lib/domain/console/restaurant-forms'
import { OFFERS } from '@/lib/domain/console/restaurants-schema'
import type { FormAnswer } from '@/lib/domain/panel/access/form-answer'

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
  return (
    <StaffPage title={t('new.title')} back={{ href: consolePath('restaurants'), text: t('page.back') }} answer={answer}>
      <p>{t('new.text')}</p>
      <StaffForm
        form={MAKE_RESTAURANT}
        answer={answer}
        hidden={{ attempt }}
        values={{ city: cities[0]?.slug }}
        choices={{ city: cities.map(({ slug, name }) => [slug, name] as const) }}
      >
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
      </StaffForm>
    </StaffPage>
  )
}
