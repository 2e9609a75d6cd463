import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { HiddenFields } from '@/components/ui/form/hidden-fields'
import { Notice } from '@/components/ui/notice'
import { formatGrosze } from '@/lib/domain/money'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { itemStub } from '@/lib/domain/restaurant/file/list-items'
import type { FormField } from '@/lib/domain/restaurant/settings/form/form-field'
import { menuTablePath, percentPricesPath, settingsPartPath } from '@/lib/domain/restaurant/settings/pages'
import { type Json, listAt, type PartValue, readPath, valueAt } from '@/lib/domain/restaurant/settings/parts'
import { dishesByQuestion } from '@/lib/domain/restaurant/settings/shared-questions'
import type { SettingsView } from '@/lib/domain/restaurant/settings/wire'
import { MenuRows } from './client/menu-rows'
import { SettingsForm } from './client/settings-form'
import styles from './settings.module.css'

type Props = { restaurantId: number; view: SettingsView }

/** The categories of a menu, in their order. Contract C37. */
export function CategoriesForm(own: Props) {
  const { restaurantId, view } = own
  const t = useTranslations('panel.settings.menu')
  const categories = listAt(view.value as Json, 'categories')
  const unstated = categories.flatMap((category) => listAt(category, 'products')).filter(isUnstated).length
  return (
    <MenuForm {...own} at="categories" hasReview>
      {unstated > 0 && (
        <Notice kind="warning">
          <p>{t('noAllergensCount', { count: unstated })}</p>
        </Notice>
      )}
      <MenuList
        {...own}
        list="categories"
        add={t('addCategory')}
        placeOf={(category) => ({ category })}
        aboutOf={(category) => t('dishes', { count: listAt(category, 'products').length })}
      />
      <p className="links flex wrap gap-4">
        <a href={settingsPartPath(restaurantId, 'menu', { question: 'all' })}>
          {t('questionsLink', { count: listAt(view.value as Json, 'sharedQuestions').length })}
        </a>
        {categories.length > 0 && <a href={percentPricesPath(restaurantId)}>{t('percent')}</a>}
        <a href={menuTablePath(restaurantId)}>{t('table')}</a>
      </p>
    </MenuForm>
  )
}

/** An item by its place in the list, and its own fields. */
type ItemProps = Props & { no: number; fields: readonly FormField[] }

/**
 * One category: its name and when it is served, its dishes in their order, and the link to change all its prices by a
 * percentage. Contract C37.
 */
export function CategoryForm({ no, fields, ...own }: ItemProps) {
  const t = useTranslations('panel.settings.menu')
  const at = `categories[${no}]`
  const aboutDish = (dish: Json) => [
    priceText(dish),
    isUnstated(dish) && t('noAllergens'),
    valueAt(dish, ['available']) === false && t('soldOut'),
  ]
  return (
    <>
      <ItemForm {...own} at={at} fields={fields}>
        <MenuList
          {...own}
          list={`${at}.products`}
          owner={itemStub(itemAt(own.view, at))}
          add={t('addDish')}
          placeOf={(dish) => ({ category: no, dish })}
          aboutOf={(dish) => aboutDish(dish).filter(Boolean).join(' · ')}
        />
      </ItemForm>
      <p>
        <a href={percentPricesPath(own.restaurantId, no)}>{t('percent')}</a>
      </p>
    </>
  )
}

/** A form for a place in a menu's draft. */
type MenuFormProps = Props & { at: string; hasReview?: boolean; children: ReactNode }

export function MenuForm({ restaurantId, view, at, hasReview = false, children }: MenuFormProps) {
  const t = useTranslations('panel.settings.form')
  return (
    <form
      method="post"
      autoComplete="off"
      action={`/panel/form/${restaurantId}/settings`}
      className={`stack-4 shrinks ${styles.form}`}
    >
      <HiddenFields fields={{ part: 'menu', at, revision: view.revision, version: view.version }} />
      <button type="submit" name="press" value="save" className={styles.enter} tabIndex={-1} aria-hidden="true" />
      {children}
      {hasReview && view.revision !== null && (
        <div className={`row-2 pad-2 ${styles.bar}`}>
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

/** Questions shared by several dishes. Contract C37. */
export function QuestionList(own: Props) {
  const t = useTranslations('panel.settings.menu')
  const { view } = own
  const counts = dishesByQuestion(view.value as PartValue)
  return (
    <MenuForm {...own} at="sharedQuestions" hasReview>
      <p>{t('questionsText')}</p>
      {listAt(view.value as Json, 'sharedQuestions').length === 0 && <p className="soft small">{t('noQuestions')}</p>}
      <MenuList
        {...own}
        list="sharedQuestions"
        add={t('addQuestion')}
        placeOf={(question) => ({ question })}
        aboutOf={(question) => t('askedBy', { count: counts.get(textAt(question, 'key')) ?? 0 })}
      />
    </MenuForm>
  )
}

/** One of them. */
export function QuestionForm({ no, fields, ...own }: ItemProps) {
  const t = useTranslations('panel.settings.menu')
  const at = `sharedQuestions[${no}]`
  const count = dishesByQuestion(own.view.value as PartValue).get(textAt(itemAt(own.view, at), 'key')) ?? 0
  return (
    <>
      <p className="soft small">{t('askedText', { count })}</p>
      <ItemForm {...own} at={at} fields={fields} />
    </>
  )
}

type FormProps = Props & { at: string; fields: readonly FormField[]; children?: ReactNode }

/** Form of some fields of an item. */
function ItemForm({ restaurantId, view, at, fields, children }: FormProps) {
  const item = itemAt(view, at)
  const value = fields.map(({ name, kind }) => [name, valueAt(item, [name]) ?? (kind === 'list' ? [] : '')])
  return (
    <SettingsForm
      key={at}
      {...draftOf(restaurantId, view)}
      part="menu"
      fields={fields}
      at={at}
      value={Object.fromEntries(value)}
      itemId={valueAt(item, ['id'])}
      isPartial
      problems={view.problems}
    >
      {children}
    </SettingsForm>
  )
}

type ListProps = Props & {
  list: string
  owner?: Json
  /** Label of the button that adds an item. */
  add: string
  /** Place of an item's own page. */
  placeOf: (no: number) => Parameters<typeof settingsPartPath>[2]
  aboutOf: (item: Json) => string
}

/** Items with pages of their own. */
function MenuList({ restaurantId, view, list, owner, add, placeOf, aboutOf }: ListProps) {
  const t = useTranslations('panel.settings.menu')
  const items = itemAt(view, list)
  const rows = (Array.isArray(items) ? items : []).map((item, no) => ({
    key: `${valueAt(item, ['id']) ?? `new ${no}`}`,
    item: itemStub(item),
    name: textAt(item, 'name') || textAt(item, 'title') || t('unnamed'),
    about: aboutOf(item),
    isWrong: isWrong(view, `${list}[${no}]`),
  }))
  const hrefs = rows.map((_, no) => settingsPartPath(restaurantId, 'menu', placeOf(no)))
  return (
    <>
      <MenuRows {...draftOf(restaurantId, view)} key={list} list={list} owner={owner} rows={rows} hrefs={hrefs} />
      <p>
        <Button type="submit" name="press" value={`add|${list}`} variant="secondary">
          {add}
        </Button>
      </p>
    </>
  )
}

function itemAt({ value }: SettingsView, place: string): Json {
  return valueAt(value as Json, readPath(place) ?? []) ?? {}
}

/** Draft's properties for every client part of a menu page. */
function draftOf(restaurantId: number, { revision, version }: SettingsView) {
  return { restaurantId, revision, version, words: panelWords.settings.form }
}

function isWrong({ problems }: SettingsView, place: string): boolean {
  return Object.keys(problems).some((one) => one === place || one.startsWith(`${place}.`))
}

function priceText(dish: Json): string {
  const price = valueAt(dish, ['priceGrosze'])
  return typeof price === 'number' ? formatGrosze(price) : String(price ?? '')
}

function textAt(value: Json, name: string): string {
  const found = valueAt(value, [name])
  return typeof found === 'string' ? found : ''
}

/** 'Not stated' differs from 'none'. */
function isUnstated(dish: Json): boolean {
  return (valueAt(dish, ['allergens']) ?? null) === null
}
