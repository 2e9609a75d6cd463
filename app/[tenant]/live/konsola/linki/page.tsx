import { consolePage } from '@/app/_pages/console-page'
import { LinksPage } from '@/components/console/marketing/links-page'
import { linkCalls } from '@/lib/domain/marketing/links/link-calls'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { localDateOf } from '@/lib/domain/time/time'

export const metadata = { title: panelWords.console.pages.links }

/** Links of the brand's campaigns. Contract C39. */
export default consolePage('links', async ({ tenant, list, query, answer }) => {
  const state = query.stan === 'zakonczone' ? 'ended' : 'open'
  const links = await list(linkCalls.list, { state })
  return <LinksPage brand={tenant} links={links} state={state} today={localDateOf(new Date())} answer={answer} />
})
