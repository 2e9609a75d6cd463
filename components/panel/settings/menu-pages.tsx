import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/form/select-field'
import { TextField } from '@/components/ui/form/text-field'
import { Notice } from '@/components/ui/notice'
import { formatGrosze } from '@/lib/domain/money'
import { panelWords } from '@/lib/domain/panel/panel-words'
import type { FormField } from '@/lib/domain/restaurant/settings/form/form-field'
import { stepsOf } from '@/lib/domain/restaurant/settings/form/press'
import { settingsPartPath } from '@/lib/domain/restaurant/settings/pages'
import { type Json, valueAt } from '@/lib/domain/restaurant/settings/parts'
import { ROUNDINGS } from '@/lib/domain/restaurant/settings/percent-prices'
import type { SettingsView } from '@/lib/domain/restaurant/settings/wire'
import { SettingsForm } from './client/settings-form'
import styles from './settings.module.css'

type Props = { restaurantId: number; view: SettingsView }

/** The categories of a menu, in their order. Contract C37. */
export function CategoriesForm({ restaurantId, view }: Props) {
  const t = useTranslations('panel.settings.menu')
  const categories = listAt(view.value as Json, ['categories'])
  const unstated = categories.flatMap((category) => listAt(category, ['products'])).filter(isUnstated).length
  return (
    <MenuForm restaurantId={restaurantId} view={view} at="categories" hasReview>
      {unstated > 0 && (
        <Notice kind="warning">
          <p>{t('noAllergensCount', { count: unstated })}</p>
        </Notice>
      )}
      <ol className={styles.rows}>
        {categories.map((category, k) => {
          const place = `categories[${k}]`
          const name = textAt(category, 'name') || t('unnamed')
          return (
            <li key={place} id={place} className={styles.row}>
              <a href={settingsPartPath(restaurantId, 'menu', { category: k })}>{name}</a>
              <p className={styles.soft}>
                {t('dishes', { count: listAt(category, ['products']).length })} <Wrong view={view} place={place} />
              </p>
              <RowSteps place={place} name={name} no={k} count={categories.length} />
            </li>
          )
        })}
      </ol>
      <p>
        <Button type="submit" name="press" value="add|categories" variant="secondary">
          {t('addCategory')}
        </Button>
      </p>
    </MenuForm>
  )
}

type CategoryProps = Props & {
  category: number
  /** What is said of the category itself. */
  fields: readonly FormField[]
}

/** One category: its name and when it is served, its dishes in their order, and all its prices by a percentage. Contract C37. */
export function CategoryForm({ restaurantId, view, category: k, fields }: CategoryProps) {
  const t = useTranslations('panel.settings.menu')
  const at = `categories[${k}]`
  const category = valueAt(view.value as Json, ['categories', k]) ?? {}
  const dishes = listAt(category, ['products'])
  return (
    <>
      <SettingsForm
        key={at}
        restaurantId={restaurantId}
        part="menu"
        fields={fields}
        at={at}
        value={Object.fromEntries(fields.map(({ name }) => [name, valueAt(category, [name]) ?? []]))}
        isPartial
        revision={view.revision}
        problems={view.problems}
        words={panelWords.settings.form}
      />
      <MenuForm restaurantId={restaurantId} view={view} at={at}>
        <ol className={styles.rows}>
          {dishes.map((dish, d) => {
            const place = `${at}.products[${d}]`
            const name = textAt(dish, 'name') || t('unnamed')
            const price = valueAt(dish, ['priceGrosze'])
            return (
              <li key={place} id={place} className={styles.row}>
                <a href={settingsPartPath(restaurantId, 'menu', { category: k, dish: d })}>{name}</a>
                <p className={styles.soft}>
                  {typeof price === 'number' ? formatGrosze(price) : String(price ?? '')}
                  {isUnstated(dish) && ` · ${t('noAllergens')}`}
                  {valueAt(dish, ['available']) === false && ` · ${t('soldOut')}`} <Wrong view={view} place={place} />
                </p>
                <RowSteps place={place} name={name} no={d} count={dishes.length} />
              </li>
            )
          })}
        </ol>
        <p>
          <Button type="submit" name="press" value={`add|${at}.products`} variant="secondary">
            {t('addDish')}
          </Button>
        </p>
      </MenuForm>
      <details>
        <summary className={styles.fold}>{t('percent')}</summary>
        <MenuForm restaurantId={restaurantId} view={view} at={at}>
          <p className={styles.soft}>{t('percentText')}</p>
          <TextField id="percent" name="percent" label={t('percentField')} inputMode="decimal" autoComplete="off" />
          <SelectField id="rounding" name="rounding" label={t('rounding')} defaultValue="50gr">
            {ROUNDINGS.map((rounding) => (
              <option key={rounding} value={rounding}>
                {t(`roundings.${rounding}`)}
              </option>
            ))}
          </SelectField>
          <Button type="submit" name="press" value="percent" variant="secondary">
            {t('percentButton')}
          </Button>
        </MenuForm>
      </details>
    </>
  )
}

type MenuFormProps = Props & { at: string; hasReview?: boolean; children: ReactNode }

function MenuForm({ restaurantId, view, at, hasReview = false, children }: MenuFormProps) {
  const t = useTranslations('panel.settings.form')
  return (
    <form method="post" action={`/panel/form/${restaurantId}/settings`} className={styles.form}>
      <input type="hidden" name="part" value="menu" />
      <input type="hidden" name="at" value={at} />
      <input type="hidden" name="revision" value={view.revision ?? ''} />
      <button type="submit" name="press" value="save" className={styles.first} tabIndex={-1} aria-hidden="true" />
      {children}
      {hasReview && view.revision !== null && (
        <div className={styles.bar}>
          <Button type="submit" name="press" value="preview" variant="secondary">
            {t('preview')}
          </Button>
          <Button type="submit" name="press" value="review">
            {t('review')}
          </Button>
        </div>
      )}
    </form>
  )
}

function Wrong({ view, place }: { view: SettingsView; place: string }) {
  const t = useTranslations('panel.settings.menu')
  const isWrong = Object.keys(view.problems).some((one) => one === place || one.startsWith(`${place}.`))
  return isWrong ? <Badge kind="warning">{t('wrong')}</Badge> : null
}

type StepsProps = { place: string; name: string; no: number; count: number }

function RowSteps({ place, name, no, count }: StepsProps) {
  const t = useTranslations('panel.settings.form')
  const steps = stepsOf(no, count)
  return (
    <p className={styles.steps}>
      {steps.map((step) => (
        <button
          key={step}
          type="submit"
          name="press"
          value={`${step}|${place}`}
          className={styles.step}
          aria-label={`${t(`steps.${step}`)}: ${name}`}
        >
          {t(`steps.${step}`)}
        </button>
      ))}
    </p>
  )
}

function listAt(value: Json, path: string[]): Json[] {
  const found = valueAt(value, path)
  return Array.isArray(found) ? found : []
}

function textAt(value: Json, name: string): string {
  const found = valueAt(value, [name])
  return typeof found === 'string' ? found : ''
}

/** Not stated is not the same as none. */
function isUnstated(dish: Json): boolean {
  return (valueAt(dish, ['allergens']) ?? null) === null
}
