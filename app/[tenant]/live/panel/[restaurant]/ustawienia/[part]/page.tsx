import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { type OpenedPanel, panelPage } from '@/app/_pages/panel-page'
import { BrandVouchers } from '@/components/panel/settings/brand-vouchers'
import { AddressCheckForm } from '@/components/panel/settings/client/address-check-form'
import { MenuTableForm } from '@/components/panel/settings/client/menu-table-form'
import { SettingsForm } from '@/components/panel/settings/client/settings-form'
import { LocationPage } from '@/components/panel/settings/location-page'
import { CategoriesForm, CategoryForm, QuestionForm, QuestionList } from '@/components/panel/settings/menu-pages'
import { PartPage } from '@/components/panel/settings/part-page'
import { PercentForm } from '@/components/panel/settings/percent-page'
import { PlainPictureForm } from '@/components/panel/settings/plain-picture-form'
import { ZonePage } from '@/components/panel/settings/zone-page'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { draftedZone } from '@/lib/domain/restaurant/settings/drafted-zone'
import { type Choice, type FormField, fieldAt } from '@/lib/domain/restaurant/settings/form/form-field'
import { menuChoices, nameIn } from '@/lib/domain/restaurant/settings/form/menu-choices'
import { partForm } from '@/lib/domain/restaurant/settings/form/part-forms'
import { readMenuPlace, settingsPartPath } from '@/lib/domain/restaurant/settings/pages'
import { type Json, type PartValue, type Path, partOfSlug, valueAt } from '@/lib/domain/restaurant/settings/parts'
import { pictureFilesIn } from '@/lib/domain/restaurant/settings/picture-names'
import { settingsCalls } from '@/lib/domain/restaurant/settings/settings-calls'
import { localDateOf } from '@/lib/domain/time/time'
import { pricesMark } from '@/lib/server/panel/prices-mark'
import type { AnswerTo } from '@/lib/server/upstream/client/call'

export const metadata = { title: panelWords.shell.pages.settings }

const words = panelWords.settings

/** A page of the part: its heading and the way back, where it is not the whole part. */
type Shown = { heading?: string; back?: { href: string; text: string }; content: ReactNode }
type Asked = Pick<OpenedPanel, 'tenant' | 'load' | 'query' | 'answer'> & {
  own: { restaurantId: number; view: AnswerTo<typeof settingsCalls.read> }
  value: PartValue
}

/** One part of the restaurant for its owner to edit; a menu by category and dish. Contract C37. */
export default panelPage('settings', async ({ tenant, own: { restaurantId }, load, params, query, answer }) => {
  const part = partOfSlug(String(params.part)) ?? notFound()
  const view = await load(settingsCalls.read, { params: { part } })
  const own = { restaurantId, view }
  const asked = { tenant, load, query, answer, own, value: view.value as PartValue }
  const beside = part === 'menu' ? menuPage(asked) : ((await zonePage(asked)) ?? (await locationPage(asked)))
  const { content, ...frame } = beside ?? (await wholePart(asked))
  return (
    <PartPage {...own} {...frame} answer={answer}>
      {content}
    </PartPage>
  )
})

function menuPage({ query, own, value }: Asked): Shown {
  const { restaurantId, view } = own
  const { category, dish, question } = readMenuPlace(query)
  const found = category === undefined ? null : valueAt(value, ['categories', category])
  const backTo = (text: string, place = {}) => ({ href: settingsPartPath(restaurantId, 'menu', place), text })
  const back = backTo(words.menu.toMenu)
  if (query.procent !== undefined)
    return { heading: words.menu.percent, back, content: <PercentForm {...own} query={query} markOf={pricesMark} /> }
  if (query.arkusz !== undefined) {
    const { revision, version } = view
    const draft = { restaurantId, revision, version }
    return { heading: words.menu.table, back, content: <MenuTableForm {...draft} words={words.table} /> }
  }
  if (question !== undefined) {
    const one = question === 'all' ? undefined : valueAt(value, ['sharedQuestions', question])
    const fields = fieldsAt(['sharedQuestions', 0])
    if (one === undefined || question === 'all')
      return { heading: words.menu.questions, back, content: <QuestionList {...own} /> }
    return {
      heading: nameOf(one),
      back: backTo(words.menu.toQuestions, { question: 'all' }),
      content: <QuestionForm {...own} no={question} fields={fields} />,
    }
  }
  if (category === undefined || found === null || found === undefined) return { content: <CategoriesForm {...own} /> }
  const path = ['categories', category, 'products', dish ?? 0]
  const at = dish === undefined ? undefined : valueAt(value, path)
  if (at === undefined) {
    const all = fieldsAt(['categories', category])
    const fields = all.filter(({ kind, name }) => kind !== 'list' || name !== 'products')
    return { heading: nameOf(found), back, content: <CategoryForm {...own} no={category} fields={fields} /> }
  }
  const place = `categories[${category}].products[${dish}]`
  return {
    heading: nameOf(at),
    back: backTo(words.menu.toCategory.replace('{name}', nameOf(found)), { category }),
    content: (
      <>
        <PlainPictureForm restaurantId={restaurantId} part="menu" at={`${place}.image`} />
        <SettingsForm
          key={JSON.stringify(path)}
          {...formOf(own, at)}
          fields={fieldsAt(path)}
          at={place}
          menu={{ questions: sharedQuestionsIn(value) }}
        />
      </>
    ),
  }
}

/** The streets of a delivery zone of the draft. */
async function zonePage({ tenant, load, query, answer, own, value }: Asked): Promise<Shown | null> {
  if (own.view.part !== 'delivery' || !/^\d{1,2}$/.test(String(query.strefa))) return null
  const zone = Number(query.strefa)
  const drafted = draftedZone(value, zone)
  if (!drafted) return null
  const { name, mark, isUnread, area, max_km } = drafted
  const typed = String(query.ulica ?? '').trim()
  const q = typed.slice(0, 60)
  const streets = await load(settingsCalls.streets, { body: { area, max_km, q } })
  const shown = { ...own, answer, zone, mark, isUnread, q, streets }
  return {
    heading: words.zone.title.replace('{name}', name || words.menu.unnamed),
    back: { href: settingsPartPath(own.restaurantId, 'delivery'), text: words.zone.back },
    content: <ZonePage {...shown} supportEmail={tenant.support.operations.email} />,
  }
}

/** The restaurant's own address among the streets of its town. */
async function locationPage({ load, query, own, value }: Asked): Promise<Shown | null> {
  if (own.view.part !== 'profile' || query.adres === undefined) return null
  const typed = ['street', 'house'].map((name) => valueAt(value, ['address', name])).join(' ')
  const q = (String(query.adres).trim() || typed.trim()).slice(0, 100)
  const found = q.length < 3 ? [] : (await load(settingsCalls.address, { body: { q } })).items
  return {
    heading: words.location.title,
    back: { href: settingsPartPath(own.restaurantId, 'profile'), text: words.location.back },
    content: <LocationPage {...own} q={q} found={found.filter(({ in_town }) => in_town)} />,
  }
}

async function wholePart({ tenant, load, own, value }: Asked): Promise<Shown> {
  const { restaurantId, view } = own
  const { part } = view
  const all = partForm(part, value, localDateOf(new Date()))
  const fields = all.filter(({ name }) => value[name] !== undefined)
  const dishes = part === 'promotions' ? (await load(settingsCalls.read, { params: { part: 'menu' } })).value : null
  const menu = dishes ? menuChoices(dishes as PartValue, words.menu.unnamed) : undefined
  const content = (
    <>
      {fields.length < all.length && <p>{words.missing.replace('{email}', tenant.support.operations.email)}</p>}
      {part === 'pictures' && <PlainPictureForm restaurantId={restaurantId} part={part} at="pictures" />}
      {fields.length > 0 && <SettingsForm {...formOf(own, value)} fields={fields} at="" menu={menu} />}
      {view.brand_vouchers && <BrandVouchers vouchers={view.brand_vouchers} />}
      {part === 'delivery' && fields.length > 0 && (
        <AddressCheckForm restaurantId={restaurantId} words={words.address} />
      )}
    </>
  )
  return { content }
}

/** Props of the form of a value; of the pictures it gets those that it shows, since a menu has many more. */
function formOf({ restaurantId, view }: Asked['own'], value: Json) {
  const { part, revision, version, problems, far_point: farPoint } = view
  const named = pictureFilesIn(value)
  const pictures = Object.fromEntries(Object.entries(view.pictures).filter(([file]) => named.has(file)))
  return { restaurantId, part, value, pictures, revision, version, problems, farPoint, words: words.form }
}

function fieldsAt(path: Path): readonly FormField[] {
  return fieldAt(partForm('menu'), path)?.fields ?? []
}

function nameOf(value: Json): string {
  return nameIn(value, words.menu.unnamed)
}

/** Shared questions that a dish may use; a question without a title has no key yet. */
function sharedQuestionsIn({ sharedQuestions }: PartValue): Choice[] {
  return (Array.isArray(sharedQuestions) ? sharedQuestions : []).flatMap((question) => {
    const key = valueAt(question, ['key'])
    return typeof key === 'string' && key ? [{ value: key, label: nameOf(question) }] : []
  })
}
