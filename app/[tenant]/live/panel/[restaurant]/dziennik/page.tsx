import { panelPage } from '@/app/_pages/panel-page'
import { AuditPage } from '@/components/panel/access/audit-page'
import { panelPath } from '@/lib/domain/panel/access/pages'
import { panelWords } from '@/lib/domain/panel/panel-words'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { readCursorParam } from '@/lib/server/panel/read-cursor-param'
import { getPanelMenu } from '@/lib/server/upstream/panel/opening'
import { staffAccess } from '@/lib/server/upstream/panel/staff-access'

export const metadata = { title: panelWords.shell.pages.audit }

/** The trail of the restaurant. Contract C21, C28. */
export default panelPage('audit', async ({ tenant, panel }, { searchParams }) => {
  const { restaurant, bearer } = panel
  const cursor = readCursorParam((await searchParams).od)
  const { items, next_cursor, isFirst } = await staffAccess(tenant, restaurant.id, { bearer }).audit(cursor)
  const isAboutDishes = items.some(({ action }) => action === 'set_sold_out')
  return (
    <AuditPage
      path={panelPath(restaurant.id, 'audit')}
      items={items}
      nextCursor={next_cursor}
      isFirst={isFirst}
      productNames={isAboutDishes ? await productNames(tenant, restaurant.id, bearer) : new Map()}
    />
  )
})

/** Names of the menu's dishes as it is now; an option is named after its dish. */
async function productNames(tenant: Tenant, restaurantId: number, bearer: string): Promise<Map<string, string>> {
  const menu = await getPanelMenu(tenant, restaurantId, { bearer })
  const names = new Map<string, string>()
  for (const { products } of menu?.categories ?? []) {
    for (const { id, name, questions } of products) {
      names.set(String(id), name)
      for (const question of questions) {
        for (const option of 'options' in question ? question.options : [])
          names.set(`${id} ${option.id}`, `${name}: ${option.name}`)
      }
    }
  }
  return names
}
