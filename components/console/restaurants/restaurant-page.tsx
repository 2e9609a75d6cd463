import { useTranslations } from 'next-intl'
import { momentText } from '@/components/panel/access/moment-text'
import { FoldedForm } from '@/components/panel/access/staff-form'
import { Facts, StaffPage, StaffSection } from '@/components/panel/page/staff-page'
import { Badge } from '@/components/ui/badge'
import { Notice } from '@/components/ui/notice'
import { PhoneLink } from '@/components/ui/phone-link'
import { consolePath, guestListPath } from '@/lib/domain/console/pages'
import { RESTAURANT_FORMS } from '@/lib/domain/console/restaurant-forms'
import type { ConsoleRestaurantPage } from '@/lib/domain/console/restaurants-schema'
import { formatGrosze } from '@/lib/domain/money'
import type { FormAnswer } from '@/lib/domain/panel/access/form-answer'
import { panelPath } from '@/lib/domain/panel/access/pages'
import { PLANS } from '@/lib/domain/partner-enquiry/plans'
import { restaurantPath } from '@/lib/domain/restaurant/slug'
import { formatDayShort } from '@/lib/domain/time/dates-pl'
import { FIGURES, useFigureTexts } from './figure-texts'
import { StateBadge } from './state-badge'

type Props = { page: ConsoleRestaurantPage; today: string; mayManage: boolean; answer: FormAnswer | null }

/** A restaurant as its brand sees it, with the brand's actions. Contract C41. */
export function RestaurantPage({ page, today, mayManage, answer }: Props) {
  const t = useTranslations('panel.consoleRestaurants.page')
  const { id, name, city, state, reason } = page.restaurant
  return (
    <StaffPage title={name} back={{ href: consolePath('restaurants'), text: t('back') }} answer={answer}>
      <p>
        <StateBadge state={state} /> {city}{' '}
        {state === 'open' && <a href={restaurantPath({ id, slug: page.slug })}>{t('public')}</a>}
      </p>
      {state === 'suspended' && reason && (
        <Notice kind="warning">
          <p>{t('reason', { reason })}</p>
        </Notice>
      )}
      <Needs page={page} />
      <p>
        <a href={guestListPath(id, null)}>{t('guests')}</a>
        {' · '}
        <a href={guestListPath(id, today)}>{t('tonight')}</a>
      </p>
      {mayManage && <Actions page={page} answer={answer} />}
      <PlanSection page={page} today={today} mayManage={mayManage} answer={answer} />
      <Figures page={page} />
      <People people={page.people} />
      <Contact page={page} />
      <Settings id={id} />
      <Versions versions={page.versions} />
    </StaffPage>
  )
}

function Needs({ page: { needs, restaurant } }: Pick<Props, 'page'>) {
  const t = useTranslations('panel.consoleRestaurants.page')
  const names = useTranslations('panel.opening.needs')
  if (restaurant.state === 'open' && needs.every((one) => one.is_met)) return null
  return (
    <StaffSection title={t('needs')}>
      <ul className="stack-2">
        {needs.map(({ need, is_met: isMet }) => (
          <li key={need}>
            {names(`${need}.name`)} <Badge kind={isMet ? 'success' : 'warning'}>{t(isMet ? 'met' : 'unmet')}</Badge>
          </li>
        ))}
      </ul>
    </StaffSection>
  )
}

function Actions({ page: { restaurant }, answer }: Pick<Props, 'page' | 'answer'>) {
  const t = useTranslations('panel.consoleRestaurants.page')
  const { id, name, state, missing } = restaurant
  const own = { answer, about: name, hidden: { restaurant: id } }
  const { open, inviteOwner } = RESTAURANT_FORMS
  return (
    <div className="row-2 top">
      {state !== 'open' && missing.length === 0 && (
        <FoldedForm
          {...own}
          form={open}
          label={t('open')}
          text={t('openText', { name })}
          submit={t('openConfirm', { name })}
        />
      )}
      <FoldedForm {...own} form={inviteOwner} label={t('invite')} text={t('inviteText')} />
    </div>
  )
}

/** The restaurant's plan, and how much of it is used. */
function PlanSection({ page: { plan, restaurant }, today, mayManage, answer }: Props) {
  const t = useTranslations('panel.consoleRestaurants.page.plan')
  const bought = PLANS.find(({ key }) => key === plan?.key)
  const left = plan && bought ? bought.orders - plan.used : 0
  return (
    <StaffSection id="plan" title={t('title')}>
      {plan && bought ? (
        <p>
          {t('text', {
            plan: plan.key,
            orders: bought.orders,
            price: formatGrosze(bought.priceGrosze),
            since: formatDayShort(plan.since),
          })}{' '}
          <strong>
            {left < 0
              ? t('over', { used: plan.used, orders: bought.orders, over: -left })
              : t('used', { used: plan.used, orders: bought.orders, left })}
          </strong>
        </p>
      ) : (
        <p>{t('none')}</p>
      )}
      {mayManage && (
        <FoldedForm
          form={RESTAURANT_FORMS.plan}
          answer={answer}
          about={restaurant.name}
          hidden={{ restaurant: restaurant.id }}
          values={{ plan: plan?.key, since: plan?.since ?? today }}
          label={t('change')}
          text={t('changeText')}
        />
      )}
    </StaffSection>
  )
}

function Figures({ page: { restaurant } }: Pick<Props, 'page'>) {
  const t = useTranslations('panel.consoleRestaurants')
  const texts = useFigureTexts()(restaurant.figures)
  return (
    <StaffSection title={t('page.figures')}>
      <Facts
        facts={[
          [t('page.answers'), restaurant.figures.answers],
          ...FIGURES.map((figure) => [t(`list.columns.${figure}`), texts[figure]] as const),
        ]}
      />
    </StaffSection>
  )
}

function People({ people }: Pick<ConsoleRestaurantPage, 'people'>) {
  const t = useTranslations('panel.consoleRestaurants.page')
  const shell = useTranslations('panel.shell')
  return (
    <StaffSection title={t('people')}>
      {people.length === 0 && <p>{t('noPeople')}</p>}
      <ul className="stack-2">
        {people.map(({ name, email, role, seen_at: seenAt }) => (
          <li key={`${name} ${email} ${role}`}>
            {name}, {shell(`roles.${role}`)}
            <span className="soft small block">
              {email && `${email} · `}
              {seenAt ? t('seen', { when: momentText(seenAt) }) : t('unseen')}
            </span>
          </li>
        ))}
      </ul>
    </StaffSection>
  )
}

function Contact({ page: { contact, address, trader } }: Pick<Props, 'page'>) {
  const { phone, email, website } = contact
  const t = useTranslations('panel.consoleRestaurants.page')
  return (
    <StaffSection title={t('contact')}>
      <Facts
        facts={[
          [t('address'), address],
          [t('phone'), <PhoneLink key="phone" phone={phone} />],
          [
            t('email'),
            <a key="email" href={`mailto:${email}`}>
              {email}
            </a>,
          ],
          [t('website'), website],
          [t('trader'), trader && `${trader.name}, ${trader.address}, NIP ${trader.nip}`],
        ]}
      />
    </StaffSection>
  )
}

function Settings({ id }: { id: number }) {
  const t = useTranslations('panel.consoleRestaurants.page')
  return (
    <StaffSection title={t('settings')}>
      <p className="soft">{t('settingsText')}</p>
      <p>
        <a href={panelPath(id, 'settings')}>{t('changeSettings')}</a>
      </p>
    </StaffSection>
  )
}

/** Number of lines shown of a change. */
const SHOWN_LINES = 4

function Versions({ versions }: Pick<ConsoleRestaurantPage, 'versions'>) {
  const t = useTranslations('panel.consoleRestaurants.page')
  const settings = useTranslations('panel.settings')
  return (
    <StaffSection title={t('versions')}>
      {versions.length === 0 && <p>{t('noVersions')}</p>}
      <ul className="stack-2">
        {versions.map(({ id, part, at, by, kind, differences }) => (
          <li key={id}>
            {settings(`parts.${part}.name`)}
            <span className="soft small block">
              {momentText(at)} · {settings(`versions.kinds.${kind}`)}
              {by && ` · ${by}`}
            </span>
            {differences.slice(0, SHOWN_LINES).map((line) => (
              <span key={line} className="soft small block">
                {line}
              </span>
            ))}
            {differences.length > SHOWN_LINES && (
              <span className="soft small block">
                {settings('versions.more', { count: differences.length - SHOWN_LINES })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </StaffSection>
  )
}
