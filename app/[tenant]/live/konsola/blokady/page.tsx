import { consolePage } from '@/app/_pages/console-page'
import { BlocksPage } from '@/components/console/lookup/blocks-page'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { readFormAnswer } from '@/lib/server/panel/form-answer'
import { consoleLookup } from '@/lib/server/upstream/console/lookup'

export const metadata = { title: panelWords.console.pages.blocks }

/** Who may send nothing online for a time. Contract C40. */
export default consolePage('blocks', async ({ tenant, console: { bearer } }, { searchParams }) => (
  <BlocksPage
    blocks={await consoleLookup(tenant, { bearer }).blocks()}
    answer={await readFormAnswer(await searchParams)}
  />
))
