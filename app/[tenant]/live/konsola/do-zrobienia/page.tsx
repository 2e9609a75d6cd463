import { consolePage } from '@/app/_pages/console-page'
import { QueueWatch } from '@/components/console/queue/client/queue-watch'
import { QueuePage } from '@/components/console/queue/queue-page'
import { consolePath } from '@/lib/domain/console/pages'
import { QUEUE_KINDS } from '@/lib/domain/console/queue'
import { queueCalls } from '@/lib/domain/console/queue-calls'
import { CONSOLE_ALARM_PATH } from '@/lib/domain/panel/access/paths'
import { panelWords } from '@/lib/domain/panel/panel-words'

export const metadata = { title: panelWords.consoleQueue.title }

/** Queue of cases for the brand's people. Contract C38. */
export default consolePage('queue', async ({ list, query, console: { person }, answer, attempt }) => {
  const kind = QUEUE_KINDS.find((one) => one === query.rodzaj) ?? null
  const { isFirst, ...queue } = await list(queueCalls.list, { kind })
  return (
    <>
      <QueueWatch
        url={CONSOLE_ALARM_PATH}
        queuePath={consolePath('queue')}
        shown={queue.revision}
        words={panelWords.consoleQueue.alarm}
      />
      <QueuePage
        queue={queue}
        kind={kind}
        isFirst={isFirst}
        ownId={person.id}
        now={new Date()}
        answer={answer}
        attempt={attempt}
      />
    </>
  )
})
