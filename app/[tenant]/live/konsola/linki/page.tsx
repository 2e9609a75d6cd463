import { consolePage } from '@/app/_pages/console-page'
import { LinksPage } from '@/components/console/marketing/links-page'
import { linkCalls } from '@/lib/domain/marketing/links/link-calls'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { localDateOf } from '@/lib/domain/time/time'
import { readFormAnswer } from '@/lib/server/http/answer/form-answer'
import { readCursorParam } from '@/lib/server/panel/read-cursor-param'
import { callUpstream } from '@/lib/server/upstream/client/call'
import { pageOrFirst } from '@/lib/server/upstream/client/page-or-first'

export const metadata = { title: panelWords.console.pages.links }

/** Links of the brand's campaigns. Contract C39. */
export default consolePage('links', async ({ tenant, console: { bearer } }, { searchParams }) => {
  const query = await searchParams
  const state = query.stan === 'zakonczone' ? 'ended' : 'open'
  const { items, next_cursor, open, used, vouchers, isFirst } = await pageOrFirst(readCursorParam(query.od), (page) =>
    callUpstream(tenant, linkCalls.list, { bearer, query: { state, ...page } }),
  )
  return (
    <LinksPage
      brand={tenant}
      items={items}
      open={open}
      used={used}
      vouchers={vouchers}
      state={state}
      nextCursor={next_cursor}
      isFirst={isFirst}
      today={localDateOf(new Date())}
      answer={await readFormAnswer(query)}
    />
  )
})
