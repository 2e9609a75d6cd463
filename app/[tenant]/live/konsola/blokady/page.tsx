import { consolePage } from '@/app/_pages/console-page'
import { BlocksPage } from '@/components/console/lookup/blocks-page'
import { blockCalls } from '@/lib/domain/console/block-calls'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { readFormAnswer } from '@/lib/server/http/answer/form-answer'
import { callUpstream } from '@/lib/server/upstream/client/call'
import { dataOrThrow } from '@/lib/server/upstream/client/data-or-throw'

export const metadata = { title: panelWords.console.pages.blocks }

/** Diners blocked from online reservations and orders for a time. Contract C40. */
export default consolePage('blocks', async ({ tenant, console: { bearer } }, { searchParams }) => (
  <BlocksPage
    blocks={dataOrThrow(await callUpstream(tenant, blockCalls.list, { bearer })).items}
    answer={await readFormAnswer(await searchParams)}
  />
))
