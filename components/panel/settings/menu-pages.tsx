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
import { type Json, listAt, type PartValue, valueAt } from '@/lib/domain/restaurant/settings/parts'
import { dishesByQuestion } from '@/lib/domain/restaurant/settings/shared-questions'
import type { SettingsView } from '@/lib/domain/restaurant/settings/wire'
import { MenuRows } from './client/menu-rows'
import { SettingsForm } from './client/settings-form'
import styles from './settings.module.css'

type Props = { restaurantId: number; view: SettingsView }

/** The categories of a menu, in their order. Contract C37. */
export function CategoriesForm({ restaurantId, view }: Props) {
  const t = useTranslations('panel.settings.menu')
  const categories = listAt(view.value as Json, 'categories')
  const unstated = categories.flatMap((category) => listAt(category, 'products')).filter(isUnstated).length
  return (
    <MenuForm restaurantId={restaurantId} view={view} at="categories" hasReview>
      {unstated > 0 && (
        <Notice kind="warning">
          <p>{t('noAllergensCount', { count: unstated })}</p>
        </Notice>
      )}
      <MenuRows
        {...draftOf(restaurantId, view)}
        list="categories"
        rows={categories.map((category, k) => ({
          key: `${valueAt(category, ['id']) ?? `new ${k}`}`,
          item: itemStub(category),
          name: textAt(category, 'name') || t('unnamed'),
          about: t('dishes', { count: listAt(category, 'products').length }),
          isWrong: isWrong(view, `categories[${k}]`),
        }))}
        hrefs={categories.map((_, category) => settingsPartPath(restaurantId, 'menu', { category }))}
      />
      <p>
        <Button type="submit" name="press" value="add|categories" variant="secondary">
          {t('addCategory')}
        </Button>
      </p>
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

type CategoryProps = Props & {
  category: number
  /** Fields of the category itself. */
  fields: readonly FormField[]
}

/**
 * One category: its name and when it is served, its dishes in their order, and the link to change all its prices by a
 * percentage. Contract C37.
 */
export function CategoryForm({ restaurantId, view, category: k, fields }: CategoryProps) {
  const t = useTranslations('panel.settings.menu')
  const at = `categories[${k}]`
  const category = valueAt(view.value as Json, ['categories', k]) ?? {}
  const dishes = listAt(category, 'products')
  return (
    <>
      <SettingsForm
        key={at}
        {...draftOf(restaurantId, view)}
        part="menu"
        fields={fields}
        at={at}
        value={Object.fromEntries(fields.map(({ name }) => [name, valueAt(category, [name]) ?? []]))}
        itemId={valueAt(category, ['id'])}
        isPartial
        problems={view.problems}
      />
      <MenuForm restaurantId={restaurantId} view={view} at={at}>
        <MenuRows
          {...draftOf(restaurantId, view)}
          key={at}
          list={`${at}.products`}
          owner={itemStub(category)}
          rows={dishes.map((dish, d) => ({
            key: `${valueAt(dish, ['id']) ?? `new ${d}`}`,
            item: itemStub(dish),
            name: textAt(dish, 'name') || t('unnamed'),
            about: [
              priceText(dish),
              isUnstated(dish) && t('noAllergens'),
              valueAt(dish, ['available']) === false && t('soldOut'),
            ]
              .filter(Boolean)
              .join(' · '),
            isWrong: isWrong(view, `${at}.products[${d}]`),
          }))}
          hrefs={dishes.map((_, dish) => settingsPartPath(restaurantId, 'menu', { category: k, dish }))}
        />
        <p>
          <Button type="submit" name="press" value={`add|${at}.products`} variant="secondary">
            {t('addDish')}
          </Button>
        </p>
      </MenuForm>
      <p>
        <a href={percentPricesPath(restaurantId, k)}>{t('percent')}</a>
      </p>
    </>
  )
}

/** A form for a place in a menu's draft. */
type MenuFormProps = Props & { at: string; hasReview?: boolean; children: ReactNode }

export function MenuForm({ restaurantId, view, at, hasReview = false, children }: MenuFormProps) {
  const t = useTranslations('panel.settings.form')
  return (
    <form method="post" action={`/panel/form/${restaurantId}/settings`} className={`stack-4 shrinks ${styles.form}`}>
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
export function QuestionList({ restaurantId, view }: Props) {
  const t = useTranslations('panel.settings.menu')
  const questions = listAt(view.value as Json, 'sharedQuestions')
  const counts = dishesByQuestion(view.value as PartValue)
  return (
    <MenuForm restaurantId={restaurantId} view={view} at="sharedQuestions" hasReview>
      <p>{t('questionsText')}</p>
      {questions.length === 0 && <p className="soft small">{t('noQuestions')}</p>}
      <MenuRows
        {...draftOf(restaurantId, view)}
        list="sharedQuestions"
        rows={questions.map((question, q) => ({
          key: textAt(question, 'key') || `new ${q}`,
          item: itemStub(question),
          name: textAt(question, 'title') || t('unnamed'),
          about: t('askedBy', { count: counts.get(textAt(question, 'key')) ?? 0 }),
          isWrong: isWrong(view, `sharedQuestions[${q}]`),
        }))}
        hrefs={questions.map((_, question) => settingsPartPath(restaurantId, 'menu', { question }))}
      />
      <p>
        <Button type="submit" name="press" value="add|sharedQuestions" variant="secondary">
          {t('addQuestion')}
        </Button>
      </p>
    </MenuForm>
  )
}

type QuestionProps = Props & { question: number; fields: readonly FormField[] }

/** One of them. */
export function QuestionForm({ restaurantId, view, question: q, fields }: QuestionProps) {
  const t = useTranslations('panel.settings.menu')
  const at = `sharedQuestions[${q}]`
  const question = valueAt(view.value as Json, ['sharedQuestions', q]) ?? {}
  const count = dishesByQuestion(view.value as PartValue).get(textAt(question, 'key')) ?? 0
  return (
    <>
      <p className="soft small">{t('askedText', { count })}</p>
      <SettingsForm
        key={at}
        {...draftOf(restaurantId, view)}
        part="menu"
        fields={fields}
        at={at}
        value={Object.fromEntries(fields.map(({ name }) => [name, valueAt(question, [name]) ?? '']))}
        isPartial
        problems={view.problems}
      />
    </>
  )
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
