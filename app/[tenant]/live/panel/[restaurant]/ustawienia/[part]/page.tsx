import { notFound } from 'next/navigation'
import { panelPage } from '@/app/_pages/panel-page'
import { BrandVouchers } from '@/components/panel/settings/brand-vouchers'
import { AddressCheckForm } from '@/components/panel/settings/client/address-check-form'
import { MenuTableForm } from '@/components/panel/settings/client/menu-table-form'
import { SettingsForm } from '@/components/panel/settings/client/settings-form'
import { DoorPage } from '@/components/panel/settings/door-page'
import { CategoriesForm, CategoryForm, QuestionsForm } from '@/components/panel/settings/menu-pages'
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
import type { SettingsView } from '@/lib/domain/restaurant/settings/wire'
import { localDateOf } from '@/lib/domain/time/time'
import { readFormAnswer } from '@/lib/server/http/answer/form-answer'
import { loadOwn } from '@/lib/server/panel/call-as'
import { pricesMark } from '@/lib/server/panel/prices-mark'

export const metadata = { title: panelWords.shell.pages.settings }

const words = panelWords.settings

/** One part of the restaurant for its owner to edit; a menu by category and dish. Contract C37. */
export default panelPage('settings', async ({ tenant, panel, own: signed }, { params, searchParams }) => {
  const { restaurant } = panel
  const part = partOfSlug(String((await params).part)) ?? notFound()
  const query = await searchParams
  const view = await loadOwn(signed, settingsCalls.read, { params: { part } })
  const own = { restaurantId: restaurant.id, view }
  const shown = { ...own, answer: await readFormAnswer(query) }
  const value = view.value as PartValue
  if (part === 'menu') {
    const { category, dish, question } = readMenuPlace(query)
    const found = category === undefined ? null : valueAt(value, ['categories', category])
    const back = { href: settingsPartPath(restaurant.id, part), text: words.menu.toMenu }
    if (query.procent !== undefined) {
      return (
        <PartPage {...shown} heading={words.menu.percent} back={back}>
          <PercentForm {...own} query={query} markOf={pricesMark} />
        </PartPage>
      )
    }
    if (query.arkusz !== undefined) {
      return (
        <PartPage {...shown} heading={words.menu.table} back={back}>
          <MenuTableForm
            restaurantId={restaurant.id}
            revision={view.revision}
            version={view.version}
            words={words.table}
          />
        </PartPage>
      )
    }
    if (question !== undefined) {
      const one = question === 'all' ? undefined : valueAt(value, ['sharedQuestions', question])
      const toQuestions = {
        href: settingsPartPath(restaurant.id, part, { question: 'all' }),
        text: words.menu.toQuestions,
      }
      return (
        <PartPage
          {...shown}
          heading={one === undefined ? words.menu.questions : nameOf(one)}
          back={one === undefined ? back : toQuestions}
        >
          <QuestionsForm
            {...own}
            question={one === undefined ? 'all' : (question as number)}
            fields={fieldsAt(part, ['sharedQuestions', 0])}
          />
        </PartPage>
      )
    }
    if (category === undefined || found === null || found === undefined) {
      return (
        <PartPage {...shown}>
          <CategoriesForm {...own} />
        </PartPage>
      )
    }
    const name = nameOf(found)
    const path = ['categories', category, 'products', dish ?? 0]
    const at = dish === undefined ? undefined : valueAt(value, path)
    if (at === undefined) {
      return (
        <PartPage {...shown} heading={name} back={back}>
          <CategoryForm
            {...own}
            category={category}
            fields={fieldsAt(part, ['categories', category]).filter(
              ({ kind, name }) => kind !== 'list' || name !== 'products',
            )}
          />
        </PartPage>
      )
    }
    const toCategory = {
      href: settingsPartPath(restaurant.id, part, { category }),
      text: words.menu.toCategory.replace('{name}', name),
    }
    return (
      <PartPage {...shown} heading={nameOf(at)} back={toCategory}>
        <PlainPictureForm restaurantId={restaurant.id} part={part} at={`${placeOf(category, dish)}.image`} />
        <SettingsForm
          key={JSON.stringify(path)}
          restaurantId={restaurant.id}
          part={part}
          fields={fieldsAt(part, path)}
          at={placeOf(category, dish)}
          value={at}
          pictures={picturesIn(at, view)}
          revision={view.revision}
          version={view.version}
          problems={view.problems}
          menu={{ questions: sharedQuestionsIn(value) }}
          words={words.form}
        />
      </PartPage>
    )
  }
  const zone = part === 'delivery' && /^\d{1,2}$/.test(String(query.strefa)) ? Number(query.strefa) : null
  const drafted = zone === null ? null : draftedZone(value, zone)
  if (zone !== null && drafted) {
    const { name, mark, isUnread, area, max_km } = drafted
    const q = String(query.ulica ?? '')
      .trim()
      .slice(0, 60)
    return (
      <PartPage
        {...shown}
        heading={words.zone.title.replace('{name}', name || words.menu.unnamed)}
        back={{ href: settingsPartPath(restaurant.id, part), text: words.zone.back }}
      >
        <ZonePage
          {...shown}
          zone={zone}
          mark={mark}
          q={q}
          isUnread={isUnread}
          streets={await loadOwn(signed, settingsCalls.streets, { body: { area, max_km, q } })}
          supportEmail={tenant.support.operations.email}
        />
      </PartPage>
    )
  }
  if (part === 'profile' && query.adres !== undefined) {
    const typed = ['street', 'house'].map((name) => valueAt(value, ['address', name])).join(' ')
    const q = (String(query.adres).trim() || typed.trim()).slice(0, 100)
    const found = q.length < 3 ? [] : (await loadOwn(signed, settingsCalls.address, { body: { q } })).items
    return (
      <PartPage
        {...shown}
        heading={words.door.title}
        back={{ href: settingsPartPath(restaurant.id, part), text: words.door.back }}
      >
        <DoorPage {...own} q={q} found={found.filter(({ in_town }) => in_town)} />
      </PartPage>
    )
  }
  const all = partForm(part, value, localDateOf(new Date()))
  const fields = all.filter(({ name }) => value[name] !== undefined)
  const menu =
    part === 'promotions'
      ? menuChoices(
          (await loadOwn(signed, settingsCalls.read, { params: { part: 'menu' } })).value as PartValue,
          words.menu.unnamed,
        )
      : undefined
  return (
    <PartPage {...shown}>
      {fields.length < all.length && <p>{words.missing.replace('{email}', tenant.support.operations.email)}</p>}
      {part === 'pictures' && <PlainPictureForm restaurantId={restaurant.id} part={part} at="pictures" />}
      {fields.length > 0 && (
        <SettingsForm
          restaurantId={restaurant.id}
          part={part}
          fields={fields}
          at=""
          value={value}
          pictures={picturesIn(value, view)}
          revision={view.revision}
          version={view.version}
          problems={view.problems}
          menu={menu}
          words={words.form}
        />
      )}
      {view.brand_vouchers && <BrandVouchers vouchers={view.brand_vouchers} />}
      {part === 'delivery' && fields.length > 0 && (
        <AddressCheckForm restaurantId={restaurant.id} words={words.address} />
      )}
    </PartPage>
  )
})

function fieldsAt(part: 'menu', path: Path): readonly FormField[] {
  return fieldAt(partForm(part), path)?.fields ?? []
}

function placeOf(category: number, dish: number | undefined): string {
  return `categories[${category}].products[${dish}]`
}

/** Pictures that a form shows; a menu has many more. */
function picturesIn(value: Json, { pictures }: SettingsView): SettingsView['pictures'] {
  const named = pictureFilesIn(value)
  return Object.fromEntries(Object.entries(pictures).filter(([file]) => named.has(file)))
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
