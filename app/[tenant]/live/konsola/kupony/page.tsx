import { consolePage } from '@/app/_pages/console-page'
import { VouchersPage } from '@/components/console/marketing/vouchers-page'
import { voucherCalls } from '@/lib/domain/marketing/vouchers/voucher-calls'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { localDateOf } from '@/lib/domain/time/time'

export const metadata = { title: panelWords.console.pages.vouchers }

/** Vouchers that are valid at the brand. Contract C39. */
export default consolePage('vouchers', async ({ tenant, list, query, answer, attempt }) => {
  const state = query.stan === 'zakonczone' ? 'ended' : 'open'
  return (
    <VouchersPage
      brand={tenant}
      vouchers={await list(voucherCalls.list, { state })}
      state={state}
      today={localDateOf(new Date())}
      attempt={attempt}
      answer={answer}
    />
  )
})
