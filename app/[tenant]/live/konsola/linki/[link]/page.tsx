import { absent, consolePage } from '@/app/_pages/console-page'
import { LinkPage } from '@/components/console/marketing/link-page'
import { linkCalls } from '@/lib/domain/marketing/links/link-calls'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { localDateOf } from '@/lib/domain/time/time'
import { qrDataUrl, shortLinkUrl } from '@/lib/server/marketing/qr'

export const metadata = { title: panelWords.console.pages.links }

/** One link with its prints. Contract C39. */
export default consolePage('links', async ({ tenant, find, params, answer }) => {
  const asked = { params: { link: Number(params.link) } }
  const link = (await find(linkCalls.one, asked, [401, 403, 404])) ?? absent()
  const prints = link.prints.map((print) => {
    const url = shortLinkUrl(tenant, print.code)
    return { ...print, url, svg: qrDataUrl(url) }
  })
  return <LinkPage brand={tenant} link={link} prints={prints} today={localDateOf(new Date())} answer={answer} />
})
