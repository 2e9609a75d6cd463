import { useTranslations } from 'next-intl'
import pageStyles from '@/components/panel/page-sections.module.css'
import { Picture } from '@/components/ui/picture'
import { consoleRestaurantPath } from '@/lib/domain/console/pages'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { valueText } from '@/lib/domain/restaurant/file/differences'
import {
  type Choice,
  type DynamicChoices,
  type FormField,
  fieldText,
} from '@/lib/domain/restaurant/settings/form/form-field'
import { type Json, type PartValue, SETTINGS_PART_NAMES, valueAt } from '@/lib/domain/restaurant/settings/parts'
import type { SettingsView } from '@/lib/domain/restaurant/settings/wire'
import styles from './restaurants.module.css'

const { weekdays } = panelWords.settings.form

type Known = { pictures: SettingsView['pictures']; choices: Partial<Record<DynamicChoices, readonly Choice[]>> }
type Props = {
  restaurant: { id: number; name: string }
  view: SettingsView
  /** Fields of the part's form, as its owner has them. */
  fields: readonly FormField[]
  choices: Known['choices']
}

/** A part of the settings, with the labels of its form and the values as diners see them. Contract C41. */
export function SettingsReadPage({ restaurant: { id, name }, view, fields, choices }: Props) {
  const t = useTranslations('panel.consoleRestaurants')
  const parts = useTranslations('panel.settings.parts')
  const value = view.value as PartValue
  const shown = fields.filter((field) => valueAt(value, [field.name]) !== undefined)
  return (
    <div className={pageStyles.page}>
      <p>
        <a href={consoleRestaurantPath(id)}>{t('settings.back', { name })}</a>
      </p>
      <h1>
        {parts(`${view.part}.name`)}: {name}
      </h1>
      <p className={styles.soft}>{t('page.settingsText')}</p>
      <nav aria-label={t('settings.parts')}>
        <ul className={styles.parts}>
          {SETTINGS_PART_NAMES.map((part) => (
            <li key={part}>
              <a href={consoleRestaurantPath(id, part)} aria-current={part === view.part ? 'page' : undefined}>
                {parts(`${part}.name`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {shown.length === 0 && <p>{t('settings.absent')}</p>}
      <Values fields={shown} value={value} known={{ pictures: view.pictures, choices }} />
    </div>
  )
}

function Values({ fields, value, known }: { fields: readonly FormField[]; value: Json; known: Known }) {
  const isList = Array.isArray(value)
  return (
    <dl className={styles.facts}>
      {fields
        .filter(({ shownWith }) => !shownWith || shownWith.values.includes(String(valueAt(value, [shownWith.name]))))
        .map((field) => {
          const own = valueAt(value, [isList ? Number(field.name) : field.name]) ?? null
          const isMoney = field.kind === 'amount' && valueAt(value, ['type']) === 'value'
          return (
            <div key={field.name} className={styles.fact}>
              <dt>{field.label}</dt>
              <dd>
                <Value field={isMoney ? { ...field, kind: 'grosze' } : field} value={own} known={known} />
              </dd>
            </div>
          )
        })}
    </dl>
  )
}

function Value({ field, value, known }: { field: FormField; value: Json; known: Known }) {
  const t = useTranslations('panel.consoleRestaurants.settings')
  const { kind, choices = [], none, unit, item, fields } = field
  const options = typeof choices === 'string' ? (known.choices[choices] ?? []) : choices
  const labelOf = (one: Json) => options.find((option) => option.value === String(one))?.label ?? String(one)
  if (kind === 'choices') {
    if (!Array.isArray(value)) return none ?? t('nothing')
    return value.length > 0 ? value.map(labelOf).join(', ') : t('nothing')
  }
  if (value === null || value === '') return t('nothing')
  if (kind === 'group' && fields) return <Values fields={fields} value={value} known={known} />
  if (field.name === 'intervals') return valueText('', value)
  if (kind === 'list' && item) return <Items field={field} item={item} value={value} known={known} />
  if (kind === 'flag') return t(value === true ? 'yes' : 'no')
  if (kind === 'choice') return labelOf(value)
  if (kind === 'picture') {
    const picture = known.pictures[String(value)]
    if (!picture) return String(value)
    return <Picture picture={{ ...picture, alt: '' }} maxWidth={480} sizes="12rem" className={styles.thumb} />
  }
  const text = fieldText(kind, value)
  if (text === '') return t('nothing')
  return kind === 'amount' ? `${text} %` : unit ? `${text} ${unit}` : text
}

function Items({ field, item, value, known }: { field: FormField; item: FormField; value: Json; known: Known }) {
  const t = useTranslations('panel.consoleRestaurants.settings')
  const items = Array.isArray(value) ? value : []
  if (items.length === 0) return t('nothing')
  return (
    <ol className={styles.items}>
      {items.map((one, i) => {
        const name = nameOf(one)
        // A weekday shows its hours directly.
        const own = field.isFixed ? { ...item, name: 'intervals' } : item
        const inner = <Value field={own} value={one} known={known} />
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the page is made once.
          <li key={i} className={styles.item}>
            {name && field.name === 'products' ? (
              <details>
                <summary>{name}</summary>
                {inner}
              </details>
            ) : field.isFixed ? (
              <>
                <strong>{weekdays[i]}</strong> {inner}
              </>
            ) : (
              inner
            )}
          </li>
        )
      })}
    </ol>
  )
}

function nameOf(value: Json): string {
  const name = valueAt(value, ['name'])
  return typeof name === 'string' ? name : ''
}
