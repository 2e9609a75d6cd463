import { panelPage } from '@/app/_pages/panel-page'
import { OwnPinForm } from '@/components/panel/access/own-pin-form'
import { formsPath } from '@/lib/domain/panel/access/paths'
import { panelWords } from '@/lib/domain/panel/panel-words'

export const metadata = { title: panelWords.shell.pages.pin }

/** One's own PIN at one restaurant. Contract C21, C28. */
export default panelPage('pin', async ({ panel: { restaurant, session, byPin }, answer }) => {
  const hasPin = session.restaurants.some(({ id, has_pin }) => id === restaurant.id && has_pin)
  const to = formsPath(restaurant.id)
  return <OwnPinForm restaurant={restaurant} to={to} hasPin={hasPin} byPin={byPin} answer={answer} />
})
