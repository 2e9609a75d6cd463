import { absent, consolePage } from '@/app/_pages/console-page'
import { VoucherPage } from '@/components/console/marketing/voucher-page'
import { voucherCalls } from '@/lib/domain/marketing/vouchers/voucher-calls'
import { panelWords } from '@/lib/domain/panel/panel-words'

export const metadata = { title: panelWords.console.pages.vouchers }

/** One voucher of the brand. Contract C39. */
export default consolePage('vouchers', async ({ tenant, find, params, answer }) => {
  const asked = { params: { voucher: Number(params.voucher) } }
  const voucher = (await find(voucherCalls.one, asked, [401, 403, 404])) ?? absent()
  return <VoucherPage brand={tenant} voucher={voucher} answer={answer} />
})
