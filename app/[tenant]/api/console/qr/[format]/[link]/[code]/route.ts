import { linkCalls } from '@/lib/domain/marketing/links/link-calls'
import { QR_FORMATS, qrFileName } from '@/lib/domain/marketing/links/link-pages'
import { problemAnswer } from '@/lib/server/http/answer/problem'
import { qrPng, qrSvg, shortLinkUrl } from '@/lib/server/marketing/qr'
import { signedPanelRoute } from '@/lib/server/panel/panel-route'
import { findUpstream } from '@/lib/server/upstream/client/call'
import { WEB_REFUSALS } from '@/messages/content/web-refusals'

/** `/konsola/linki/{link}/{code}.svg` and `.png`: the QR code of one print. Contract C39. */
export const GET = signedPanelRoute('read', async ({ tenant, bearer, params, call }) => {
  const input = { ...call, bearer, params: { link: Number(params.link) } }
  // A visitor without a session, with another role or of another brand gets no answer.
  const link = await findUpstream(tenant, linkCalls.one, input, [401, 403, 404])
  const print = link?.prints.find(({ code }) => code === params.code)
  const format = QR_FORMATS.find((one) => one === params.format)
  if (!link || !print || !format) return problemAnswer(404, { code: 'not_found', message: WEB_REFUSALS.unknownPage })
  const url = shortLinkUrl(tenant, print.code)
  const body = format === 'svg' ? qrSvg(url) : new Uint8Array(await qrPng(url))
  return new Response(body, {
    headers: {
      'content-type': format === 'svg' ? 'image/svg+xml' : 'image/png',
      'content-disposition': `attachment; filename="${qrFileName(link, print, format)}"`,
      'cache-control': 'no-store',
    },
  })
})
