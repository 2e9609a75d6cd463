import { consentCalls } from '@/lib/domain/consents/consent-calls'
import { consentCsvHead, consentCsvLines } from '@/lib/domain/consents/consents-csv'
import { CONSENT_CHANNELS } from '@/lib/domain/consents/schema'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { csvFile } from '@/lib/server/http/answer/csv-file'
import { problemAnswer } from '@/lib/server/http/answer/problem'
import { streamOf } from '@/lib/server/http/answer/stream-of'
import { signedPanelRoute } from '@/lib/server/panel/panel-route'
import { publicOrigin } from '@/lib/server/routing/host'
import { callUpstream } from '@/lib/server/upstream/client/call'
import { WEB_REFUSALS } from '@/messages/content/web-refusals'

/**
 * `/konsola/zgody.csv?kanal=`: valid consents of a channel, for the mailing tool. Page by page, so that no list is
 * whole in memory. Contract C42.
 */
export const GET = signedPanelRoute('read', async ({ tenant, request, bearer, call }) => {
  const requested = new URL(request.url).searchParams.get('kanal')
  const channel = CONSENT_CHANNELS.find((one) => one === requested)
  const load = (cursor: string | null) =>
    channel && callUpstream(tenant, consentCalls.file, { ...call, bearer, query: { channel, cursor } })
  const first = await load(null)
  if (!first?.ok) return problemAnswer(404, { code: 'not_found', message: WEB_REFUSALS.unknownPage })
  const words = panelWords.consolePerson.consents
  const origin = publicOrigin(request.headers)
  async function* pages() {
    yield consentCsvHead(words)
    for (let page = first; page?.ok; ) {
      yield consentCsvLines(page.data.items, origin, words)
      const next = page.data.next_cursor
      if (next === null) return
      page = await load(next)
      // A file that ends early would look whole.
      if (!page?.ok) throw new Error('the list of consents broke off')
    }
  }
  return csvFile(`zgody-${channel}`, streamOf(pages()))
})
