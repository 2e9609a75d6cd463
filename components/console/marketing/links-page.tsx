import { useTranslations } from 'next-intl'
import { AnswerNotice, isDone } from '@/components/panel/access/answer-notice'
import { dayText } from '@/components/panel/access/moment-text'
import pageStyles from '@/components/panel/page-sections.module.css'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { SelectField } from '@/components/ui/form/select-field'
import { TextField } from '@/components/ui/form/text-field'
import { consolePath } from '@/lib/domain/console/pages'
import { LISTS } from '@/lib/domain/list/list-kind'
import { linkPagePath } from '@/lib/domain/marketing/links/link-pages'
import { MAX_NOTE, MAX_PARAMETER } from '@/lib/domain/marketing/links/link-rules'
import type { MarketingLink } from '@/lib/domain/marketing/links/link-schema'
import type { FormAnswer } from '@/lib/domain/panel/access/form-answer'
import { CONSOLE_PATH } from '@/lib/domain/panel/access/paths'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { MOST } from '@/lib/domain/rate-limit/limits'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { linkText } from './link-text'
import styles from './marketing.module.css'

type Brand = Pick<Tenant, 'hosts' | 'cities'>
type Props = {
  brand: Brand
  items: readonly MarketingLink[]
  open: number
  state: 'open' | 'ended'
  nextCursor: string | null
  isFirst: boolean
  today: string
  answer: FormAnswer | null
}

const PAGES = Object.entries(panelWords.marketing.links.pages)
const CUISINES = [...new Set([...LISTS.reservations.cuisines, ...LISTS.orders.cuisines])].sort((a, b) =>
  a.localeCompare(b, 'pl'),
)
const PATH = consolePath('links')

/** The links of a brand's campaigns, and the form that makes one. Contract C39. */
export function LinksPage({ brand, items, open, state, nextCursor, isFirst, today, answer }: Props) {
  const t = useTranslations('panel.marketing.links')
  const query = state === 'ended' ? '?stan=zakonczone' : ''
  return (
    <div className={classNames(pageStyles.page, styles.page)}>
      <h1>{t('title')}</h1>
      <AnswerNotice answer={answer} />
      <p>{t('text', { host: brand.hosts[0] ?? '' })}</p>
      {state === 'open' && <MakeLink brand={brand} today={today} answer={answer} />}
      <section className={pageStyles.section} aria-labelledby="links-title">
        <h2 id="links-title">{t('listTitle', { state })}</h2>
        {state === 'open' && <p className={styles.soft}>{t('count', { open, most: MOST.openLinks.most })}</p>}
        {items.length === 0 ? (
          <p>{t('empty')}</p>
        ) : (
          <ul className={styles.links}>
            {items.map((link) => (
              <LinkEntry key={link.id} link={link} brand={brand} />
            ))}
          </ul>
        )}
        <p className={styles.pager}>
          {nextCursor && (
            <a href={`${PATH}${query ? `${query}&` : '?'}od=${encodeURIComponent(nextCursor)}`}>{t('older')}</a>
          )}
          {!isFirst && <a href={`${PATH}${query}`}>{t('newest')}</a>}
          {state === 'open' ? (
            <a href={`${PATH}?stan=zakonczone`}>{t('showEnded')}</a>
          ) : (
            <a href={PATH}>{t('showOpen')}</a>
          )}
        </p>
      </section>
    </div>
  )
}

function LinkEntry({ link, brand }: { link: MarketingLink; brand: Brand }) {
  const t = useTranslations('panel.marketing.links')
  const { id, source, medium, campaign, note, exists, made_at, made_by, prints } = link
  return (
    <li className={styles.link}>
      <h3>
        <a href={linkPagePath(id)}>{linkText(link, brand.cities)}</a>
      </h3>
      <p>
        {campaign} · {source} / {medium} {!exists && <Badge kind="warning">{t('gone')}</Badge>}
      </p>
      {note && <p>{note}</p>}
      <p className={styles.soft}>
        {t('prints', { count: prints.length })} ·{' '}
        {t('made', { name: made_by ?? t('formerPerson'), date: dayText(made_at) })}
      </p>
    </li>
  )
}

function MakeLink({ brand, today, answer }: { brand: Brand; today: string; answer: FormAnswer | null }) {
  const t = useTranslations('panel.marketing.links')
  const refused = answer?.form === 'make-link' && !isDone(answer.code) ? answer : null
  const { values = {} } = refused ?? {}
  const error = useLinkProblem(refused)
  return (
    <section className={pageStyles.section} aria-labelledby="make-title">
      <h2 id="make-title">{t('makeTitle')}</h2>
      <form method="post" action={`${CONSOLE_PATH}/form/make-link`} className={styles.form}>
        <fieldset className={styles.fields}>
          <legend>{t('target')}</legend>
          <SelectField
            id="link-page"
            name="page"
            label={t('page')}
            defaultValue={values.page ?? 'list-reservations'}
            error={error('page')}
          >
            {PAGES.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </SelectField>
          <SelectField
            id="link-city"
            name="city"
            label={t('city')}
            hint={t('listHint')}
            defaultValue={values.city ?? brand.cities[0]?.slug}
            error={error('city')}
          >
            <option value="">{t('noCity')}</option>
            {brand.cities.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </SelectField>
          <SelectField
            id="link-cuisine"
            name="cuisine"
            label={t('cuisine')}
            hint={t('listHint')}
            defaultValue={values.cuisine ?? ''}
            error={error('cuisine')}
          >
            <option value="">{t('anyCuisine')}</option>
            {CUISINES.map((cuisine) => (
              <option key={cuisine} value={cuisine}>
                {cuisine}
              </option>
            ))}
          </SelectField>
          <TextField
            id="link-restaurant"
            name="restaurant"
            label={t('restaurant')}
            hint={t('restaurantHint')}
            maxLength={300}
            autoComplete="off"
            defaultValue={values.restaurant}
            error={error('restaurant')}
          />
          <TextField
            id="link-day"
            name="visit_on"
            type="date"
            min={today}
            label={t('day')}
            optionalText={t('optional')}
            hint={t('dayHint')}
            defaultValue={values.visit_on}
            error={error('visit_on')}
          />
        </fieldset>
        <fieldset className={styles.fields} aria-describedby="link-rules">
          <legend>{t('campaignTitle')}</legend>
          <Parameter name="source" value={values.source} error={error('source')} />
          <Parameter name="medium" value={values.medium} error={error('medium')} />
          <Parameter name="campaign" value={values.campaign} error={error('campaign')} />
          <Parameter name="content" value={values.content} error={error('content')} isOptional />
          <TextField
            id="link-note"
            name="note"
            label={t('note')}
            optionalText={t('optional')}
            hint={t('noteHint')}
            maxLength={MAX_NOTE}
            autoComplete="off"
            defaultValue={values.note}
          />
        </fieldset>
        <p id="link-rules" className={styles.soft}>
          {t('rules')}
        </p>
        <Button type="submit">{t('make')}</Button>
      </form>
    </section>
  )
}

type ParameterProps = {
  name: 'source' | 'medium' | 'campaign' | 'content'
  value?: string
  error?: string
  isOptional?: boolean
}

/** One parameter of a campaign, typed as the brand writes it. */
export function Parameter({ name, value, error, isOptional }: ParameterProps) {
  const t = useTranslations('panel.marketing.links')
  return (
    <TextField
      id={`link-${name}`}
      name={name}
      label={t(name)}
      optionalText={isOptional ? t('optional') : undefined}
      hint={t(`hints.${name}`)}
      maxLength={MAX_PARAMETER}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      defaultValue={value}
      error={error}
    />
  )
}

/** Codes of the upstream, with the field that each is about. */
const FIELDS: Readonly<Record<string, string>> = {
  link_day_past: 'visit_on',
  link_day_of_orders: 'visit_on',
  unknown_list: 'city',
  unknown_link_restaurant: 'restaurant',
  several_restaurants: 'restaurant',
  no_menu_page: 'restaurant',
}

/** What a field of a refused form is told; `undefined` where nothing is wrong with it. */
export function useLinkProblem(refused: FormAnswer | null): (field: string) => string | undefined {
  return (field) => (refused && (FIELDS[refused.code] ?? refused.code) === field ? refused.message : undefined)
}
