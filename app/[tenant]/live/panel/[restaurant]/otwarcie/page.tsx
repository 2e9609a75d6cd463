import { panelPage } from '@/app/_pages/panel-page'
import { OpeningPage } from '@/components/panel/opening/opening-page'
import { openingCalls } from '@/lib/domain/panel/opening/opening-calls'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { findOwnPage } from '@/lib/server/marketing/own-page'
import messages from '@/messages/pl.json'

export const metadata = { title: panelWords.shell.pages.opening }

/** Steps done and missing before diners see the restaurant. Contract C28, C33. */
export default panelPage('opening', async ({ tenant, panel, own, load, answer }) => {
  const { restaurant, role, byPin, permissions } = panel
  return (
    <OpeningPage
      restaurant={restaurant}
      opening={await load(openingCalls.read)}
      ownPage={await findOwnPage(tenant, own.restaurantId, messages.embed.builder.label)}
      whoOpens={permissions.includes('open_restaurant') ? 'reader' : role === 'owner' && byPin ? 'byLink' : 'owner'}
      canFill={permissions.includes('change_settings')}
      supportEmail={tenant.support.operations.email}
      answer={answer}
    />
  )
})
