import { consolePage } from '@/app/_pages/console-page'
import { LinkPage } from '@/components/console/marketing/link-page'
import { PanelProblem } from '@/components/panel/access/panel-problem'
import { linkCalls } from '@/lib/domain/marketing/links/link-calls'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { localDateOf } from '@/lib/domain/time/time'
import { readFormAnswer } from '@/lib/server/http/answer/form-answer'
import { setPageStatus } from '@/lib/server/http/answer/set-page-status'
import { qrDataUrl, shortLinkUrl } from '@/lib/server/marketing/qr'
import { findUpstream } from '@/lib/server/upstream/client/call'

export const metadata = { title: panelWords.console.pages.links }

/** One link with its prints. Contract C39. */
export default consolePage('links', async ({ tenant, console: { bearer } }, { params, searchParams }) => {
  const asked = { bearer, params: { link: Number((await params).link) } }
  const link = await findUpstream(tenant, linkCalls.one, asked, [401, 403, 404])
  if (!link) {
    setPageStatus(404)
    return <PanelProblem kind="unknownConsolePage" />
  }
  const prints = link.prints.map((print) => {
    const url = shortLinkUrl(tenant, print.code)
    return { ...print, url, svg: qrDataUrl(url) }
  })
  return (
    <LinkPage
      brand={tenant}
      link={link}
      prints={prints}
      today={localDateOf(new Date())}
      answer={await readFormAnswer(await searchParams)}
    />
  )
})
