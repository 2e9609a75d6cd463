import { consolePage } from '@/app/_pages/console-page'
import { BlocksPage } from '@/components/console/lookup/blocks-page'
import { blockCalls } from '@/lib/domain/console/block-calls'
import { panelWords } from '@/lib/domain/panel/panel-words'

export const metadata = { title: panelWords.console.pages.blocks }

/** Diners blocked from online reservations and orders for a time. Contract C40. */
export default consolePage('blocks', async ({ load, answer }) => (
  <BlocksPage blocks={(await load(blockCalls.list)).items} answer={answer} />
))
