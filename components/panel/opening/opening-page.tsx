import { useTranslations } from 'next-intl'
import { StaffPage } from '@/components/panel/page/staff-page'
import { OwnPageSection } from '@/components/panel/settings/own-page'
import { Notice } from '@/components/ui/notice'
import type { OwnPage } from '@/lib/domain/embed/own-page'
import type { FormAnswer } from '@/lib/domain/panel/access/form-answer'
import type { Opening } from '@/lib/domain/panel/opening/opening-schema'
import { MailLink } from './mail-link'
import { OpenForm, type WhoOpens } from './open-form'
import { OpeningSteps } from './opening-steps'
import { OpeningTests } from './opening-tests'

type Props = {
  restaurant: { id: number; slug: string; name: string }
  opening: Opening
  /** Null while diners do not find the restaurant. */
  ownPage: OwnPage | null
  whoOpens: WhoOpens
  /** May the reader fill in the missing settings? */
  canFill: boolean
  /** E-mail of the brand's operator: steps without a settings page begin there. */
  supportEmail: string
  answer: FormAnswer | null
}

/** A restaurant's progress towards its opening, and the button that opens it. Contract C33. */
export function OpeningPage({ restaurant, opening, ownPage, whoOpens, canFill, supportEmail, answer }: Props) {
  const t = useTranslations('panel.opening')
  const { state, reason, needs } = opening
  const { id, name } = restaurant
  return (
    <StaffPage title={t(`title.${state}`)} answer={answer} width="narrow">
      <p>{t(`text.${state}`, { restaurant: name })}</p>
      {state === 'suspended' && (
        <Notice kind="warning">
          {reason && <p>{t('reason', { reason })}</p>}
          <p>{t('reopen')}</p>
          <MailLink email={supportEmail} subject={`${t('title.suspended')}: ${name}`} text="write" />
        </Notice>
      )}
      {ownPage && <OwnPageSection restaurant={restaurant} page={ownPage} />}
      <OpeningSteps restaurant={restaurant} opening={opening} canFill={canFill} supportEmail={supportEmail} />
      <OpeningTests restaurantId={id} tests={opening.tests} />
      {state === 'draft' && (
        <OpenForm
          restaurantId={id}
          missing={needs.flatMap(({ need, is_met }) => (is_met ? [] : [need]))}
          whoOpens={whoOpens}
        />
      )}
    </StaffPage>
  )
}
