import { consolePage } from '@/app/_pages/console-page'
import { ClosedPage } from '@/components/console/queue/closed-page'
import { queueCalls } from '@/lib/domain/console/queue-calls'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { readCursorParam } from '@/lib/server/panel/read-cursor-param'
import { callUpstream } from '@/lib/server/upstream/client/call'
import { pageOrFirst } from '@/lib/server/upstream/client/page-or-first'

export const metadata = { title: panelWords.consoleQueue.closed.title }

/** Reports and enquiries that are closed. Contract C38. */
export default consolePage('lookup', async ({ tenant, console: { bearer } }, { searchParams }) => {
  const { isFirst, ...closed } = await pageOrFirst(readCursorParam((await searchParams).od), (query) =>
    callUpstream(tenant, queueCalls.closed, { bearer, query }),
  )
  return <ClosedPage closed={closed} isFirst={isFirst} />
})
