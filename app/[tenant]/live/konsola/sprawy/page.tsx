import { consolePage } from '@/app/_pages/console-page'
import { ClosedPage } from '@/components/console/queue/closed-page'
import { queueCalls } from '@/lib/domain/console/queue-calls'
import { panelWords } from '@/lib/domain/panel/panel-words'

export const metadata = { title: panelWords.consoleQueue.closed.title }

/** Reports and enquiries that are closed. Contract C38. */
export default consolePage('queue', async ({ list }) => <ClosedPage closed={await list(queueCalls.closed)} />)
