import { absent, consolePage } from '@/app/_pages/console-page'
import { CasePage } from '@/components/console/queue/closed-page'
import { queueCalls } from '@/lib/domain/console/queue-calls'
import { panelWords } from '@/lib/domain/panel/panel-words'

export const metadata = { title: panelWords.consoleQueue.closed.title }

/** One report or enquiry, open or closed. Contract C38. */
export default consolePage('queue', async ({ find, params: { code = '' }, answer, attempt }) => {
  const one = (await find(queueCalls.read, { params: { number: code } })) ?? absent()
  return <CasePage one={one} attempt={attempt} answer={answer} />
})
