import { consolePage } from '@/app/_pages/console-page'
import { VouchersPage } from '@/components/console/marketing/vouchers-page'
import { voucherCalls } from '@/lib/domain/marketing/vouchers/voucher-calls'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { localDateOf } from '@/lib/domain/time/time'
import { readFormAnswer } from '@/lib/server/http/answer/form-answer'
import { readCursorParam } from '@/lib/server/panel/read-cursor-param'
import { callUpstream } from '@/lib/server/upstream/client/call'
import { pageOrFirst } from '@/lib/server/upstream/client/page-or-first'

export const metadata = { title: panelWords.console.pages.vouchers }

/** Vouchers that are valid at the brand. Contract C39. */
export default consolePage('vouchers', async ({ tenant, console: { bearer } }, { searchParams }) => {
  const query = await searchParams
  const state = query.stan === 'zakonczone' ? 'ended' : 'open'
  const { items, next_cursor, isFirst } = await pageOrFirst(readCursorParam(query.od), (page) =>
    callUpstream(tenant, voucherCalls.list, { bearer, query: { state, ...page } }),
  )
  return (
    <VouchersPage
      brand={tenant}
      items={items}
      state={state}
      nextCursor={next_cursor}
      isFirst={isFirst}
      today={localDateOf(new Date())}
      attempt={crypto.randomUUID()}
      answer={await readFormAnswer(query)}
    />
  )
})
