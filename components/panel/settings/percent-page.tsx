import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { CheckboxField } from '@/components/ui/form/checkbox-field'
import { HiddenFields } from '@/components/ui/form/hidden-fields'
import { SelectField } from '@/components/ui/form/select-field'
import { TextField } from '@/components/ui/form/text-field'
import { formatGrosze } from '@/lib/domain/money'
import { changePrices, percentIn, roundingIn } from '@/lib/domain/restaurant/settings/change-prices'
import { type Json, type PartValue, valueAt } from '@/lib/domain/restaurant/settings/parts'
import { ROUNDINGS } from '@/lib/domain/restaurant/settings/percent-prices'
import type { SettingsView } from '@/lib/domain/restaurant/settings/wire'
import { MenuForm } from './menu-pages'
import styles from './settings.module.css'

type Query = Readonly<Record<string, string | string[] | undefined>>
type Props = { restaurantId: number; view: SettingsView; query: Query; markOf: (value: PartValue) => string }

/** Prices of categories by a percentage: each old and new one is shown before the draft is changed. Contract C37. */
export function PercentForm({ restaurantId, view, query, markOf }: Props) {
  const t = useTranslations('panel.settings.menu')
  const categories = valueAt(view.value as Json, ['categories'])
  const names = (Array.isArray(categories) ? categories : []).map((one) =>
    String(valueAt(one, ['name']) || t('unnamed')),
  )
  const isAsked = query.zaokraglenie !== undefined
  const typed = String(query.procent ?? '')
  const percent = percentIn(typed)
  const given = [query.w ?? []]
    .flat()
    .map(Number)
    .filter((k) => k in names)
  const chosen = isAsked || given.length > 0 ? given : names.map((_, k) => k)
  const rounding = roundingIn(String(query.zaokraglenie ?? ''))
  const withOptions = !isAsked || query.dodatki === '1'
  const found =
    isAsked && percent !== null && chosen.length > 0
      ? changePrices(view.value as PartValue, { percent, rounding, categories: chosen, withOptions }, t('unnamed'))
      : null
  return (
    <>
      <form method="get" className={`stack-4 shrinks ${styles.form}`}>
        <TextField
          id="procent"
          name="procent"
          label={t('percentField')}
          inputMode="text"
          autoComplete="off"
          defaultValue={typed}
          error={isAsked && percent === null ? t('percentProblem') : undefined}
        />
        <SelectField id="zaokraglenie" name="zaokraglenie" label={t('rounding')} defaultValue={rounding}>
          {ROUNDINGS.map((one) => (
            <option key={one} value={one}>
              {t(`roundings.${one}`)}
            </option>
          ))}
        </SelectField>
        <fieldset className={`stack-3 shrinks ${styles.group}`}>
          <legend>{t('categories')}</legend>
          {isAsked && chosen.length === 0 && <p role="alert">{t('percentCategories')}</p>}
          {names.map((name, k) => (
            <CheckboxField
              // biome-ignore lint/suspicious/noArrayIndexKey: a category is named by its place in the draft.
              key={k}
              id={`w-${k}`}
              name="w"
              value={k}
              label={name}
              defaultChecked={chosen.includes(k)}
            />
          ))}
        </fieldset>
        <CheckboxField id="dodatki" name="dodatki" value="1" label={t('percentOptions')} defaultChecked={withOptions} />
        <p>
          <Button type="submit" variant={found ? 'secondary' : 'primary'}>
            {t('percentShow')}
          </Button>
        </p>
      </form>
      {found && (
        <section className="stack-4 shrinks" aria-live="polite">
          <h2>{t('percentChanges', { count: found.changes.length })}</h2>
          {found.changes.length > 0 && (
            <MenuForm restaurantId={restaurantId} view={view} at="categories">
              <HiddenFields fields={{ percent: typed, rounding, prices: markOf(found.value) }} />
              <HiddenFields fields={Object.fromEntries(chosen.map((k) => [`category-${k}`, 1]))} />
              {withOptions && <HiddenFields fields={{ options: 1 }} />}
              <p>
                <Button type="submit" name="press" value="percent">
                  {t('percentButton')}
                </Button>
              </p>
              <p className="soft small">{t('percentText')}</p>
            </MenuForm>
          )}
          <ul className="stack-1 small anywhere">
            {found.changes.map(({ name, isOption, beforeGrosze, afterGrosze }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the page is made once.
              <li key={i} className={isOption ? `soft ${styles.ofDish}` : undefined}>
                {name}: {formatGrosze(beforeGrosze)} → <strong>{formatGrosze(afterGrosze)}</strong>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
