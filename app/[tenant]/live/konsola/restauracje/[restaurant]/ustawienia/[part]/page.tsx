import { notFound } from 'next/navigation'
import { consolePage } from '@/app/_pages/console-page'
import { SettingsReadPage } from '@/components/console/restaurants/settings-page'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { menuChoices } from '@/lib/domain/restaurant/settings/form/menu-choices'
import { partForm } from '@/lib/domain/restaurant/settings/form/part-forms'
import { type PartValue, partOfSlug } from '@/lib/domain/restaurant/settings/parts'
import { consoleRestaurants } from '@/lib/server/upstream/console/restaurants'

export const metadata = { title: panelWords.shell.pages.settings }

/** A part of a restaurant's settings, as its owner sees it. Contract C41. */
export default consolePage('restaurants', async ({ tenant, console: { bearer } }, { params }) => {
  const { restaurant, part: slug } = await params
  const part = partOfSlug(String(slug)) ?? notFound()
  const calls = consoleRestaurants(tenant, { bearer })
  const id = Number(restaurant)
  const [page, view] = await Promise.all([calls.find(id), calls.settings(id, part)])
  if (!page || !view) notFound()
  const menu = part === 'promotions' ? await calls.settings(id, 'menu') : null
  return (
    <SettingsReadPage
      restaurant={page.restaurant}
      view={view}
      fields={partForm(part)}
      choices={menu ? menuChoices(menu.value as PartValue, panelWords.settings.menu.unnamed) : {}}
    />
  )
})
