import { panelPage } from '@/app/_pages/panel-page'
import { AuditPage } from '@/components/panel/access/audit-page'
import { accessCalls } from '@/lib/domain/panel/access/access-calls'
import { PANEL_PAGES, panelPath } from '@/lib/domain/panel/access/pages'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { settingsHistoryPath } from '@/lib/domain/restaurant/settings/pages'
import { callOwn, type Own } from '@/lib/server/panel/call-as'
import { findPanelMenu } from '@/lib/server/panel/find-panel-menu'
import { readCursorParam } from '@/lib/server/panel/read-cursor-param'
import { pageOrFirst } from '@/lib/server/upstream/client/page-or-first'

export const metadata = { title: panelWords.shell.pages.audit }

/** Audit log of the restaurant. Contract C21, C28. */
export default panelPage('audit', async ({ own, panel, query: { od } }) => {
  const log = await pageOrFirst(readCursorParam(od), (page) =>
    callOwn(own, accessCalls.audit, { query: { limit: 50, ...page } }),
  )
  const canOpenSettings = panel.permissions.includes(PANEL_PAGES.settings.permission)
  const isAboutDishes = log.items.some(({ action }) => action === 'set_sold_out')
  return (
    <AuditPage
      path={panelPath(own.restaurantId, 'audit')}
      log={log}
      productNames={isAboutDishes ? await productNames(own) : new Map()}
      hrefOf={({ action }) =>
        action === 'published_settings' && canOpenSettings ? settingsHistoryPath(own.restaurantId) : null
      }
    />
  )
})

/** Names of the menu's present dishes; an option is named after its dish. */
async function productNames(own: Own): Promise<Map<string, string>> {
  const menu = await findPanelMenu(own)
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
