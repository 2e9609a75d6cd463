import { consolePage } from '@/app/_pages/console-page'
import { LinksPage } from '@/components/console/marketing/links-page'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { localDateOf } from '@/lib/domain/time/time'
import { readFormAnswer } from '@/lib/server/panel/form-answer'
import { readCursorParam } from '@/lib/server/panel/read-cursor-param'
import { consoleMarketing } from '@/lib/server/upstream/console/marketing'

export const metadata = { title: panelWords.console.pages.links }

/** Links of the brand's campaigns. Contract C39. */
export default consolePage('links', async ({ tenant, console: { bearer } }, { searchParams }) => {
  const query = await searchParams
  const state = query.stan === 'zakonczone' ? 'ended' : 'open'
  const { items, next_cursor, open, isFirst } = await consoleMarketing(tenant, { bearer }).links(
    state,
    readCursorParam(query.od),
  )
  return (
    <LinksPage
      brand={tenant}
      items={items}
      open={open}
      state={state}
      nextCursor={next_cursor}
      isFirst={isFirst}
      today={localDateOf(new Date())}
      answer={await readFormAnswer(query)}
    />
  )
})
