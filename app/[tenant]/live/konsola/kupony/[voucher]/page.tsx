import { consolePage } from '@/app/_pages/console-page'
import { VoucherPage } from '@/components/console/marketing/voucher-page'
import { PanelProblem } from '@/components/panel/access/panel-problem'
import { voucherCalls } from '@/lib/domain/marketing/vouchers/voucher-calls'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { readFormAnswer } from '@/lib/server/http/answer/form-answer'
import { setPageStatus } from '@/lib/server/http/answer/set-page-status'
import { findUpstream } from '@/lib/server/upstream/client/call'

export const metadata = { title: panelWords.console.pages.vouchers }

/** One voucher of the brand. Contract C39. */
export default consolePage('vouchers', async ({ tenant, console: { bearer } }, { params, searchParams }) => {
  const asked = { bearer, params: { voucher: Number((await params).voucher) } }
  const voucher = await findUpstream(tenant, voucherCalls.one, asked, [401, 403, 404])
  if (!voucher) {
    setPageStatus(404)
    return <PanelProblem kind="unknownConsolePage" />
  }
  return <VoucherPage brand={tenant} voucher={voucher} answer={await readFormAnswer(await searchParams)} />
})
