import { consolePage } from '@/app/_pages/console-page'
import { QueueWatch } from '@/components/console/queue/client/queue-watch'
import { QueuePage } from '@/components/console/queue/queue-page'
import { consolePath } from '@/lib/domain/console/pages'
import { QUEUE_KINDS } from '@/lib/domain/console/queue'
import { queueCalls } from '@/lib/domain/console/queue-calls'
import { CONSOLE_ALARM_PATH } from '@/lib/domain/panel/access/paths'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { readFormAnswer } from '@/lib/server/http/answer/form-answer'
import { readCursorParam } from '@/lib/server/panel/read-cursor-param'
import { callUpstream } from '@/lib/server/upstream/client/call'
import { pageOrFirst } from '@/lib/server/upstream/client/page-or-first'

export const metadata = { title: panelWords.consoleQueue.title }

/** Queue of cases for the brand's people. Contract C38. */
export default consolePage('queue', async ({ tenant, console: { bearer, person } }, { searchParams }) => {
  const { od, rodzaj, ...query } = await searchParams
  const kind = QUEUE_KINDS.find((one) => one === rodzaj) ?? null
  const { isFirst, ...queue } = await pageOrFirst(readCursorParam(od), (page) =>
    callUpstream(tenant, queueCalls.list, { bearer, query: { kind, ...page } }),
  )
  const path = consolePath('queue')
  return (
    <>
      <QueueWatch
        url={CONSOLE_ALARM_PATH}
        queuePath={path}
        shown={queue.revision}
        words={panelWords.consoleQueue.alarm}
      />
      <QueuePage
        path={path}
        queue={queue}
        kind={kind}
        isFirst={isFirst}
        ownId={person.id}
        now={new Date()}
        answer={await readFormAnswer(query)}
        attempt={crypto.randomUUID()}
      />
    </>
  )
})
