import { notFound } from 'next/navigation'
import { consolePage } from '@/app/_pages/console-page'
import { CasePage } from '@/components/console/queue/closed-page'
import { queueCalls } from '@/lib/domain/console/queue-calls'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { readFormAnswer } from '@/lib/server/http/answer/form-answer'
import { findUpstream } from '@/lib/server/upstream/client/call'

export const metadata = { title: panelWords.consoleQueue.closed.title }

/** One report or enquiry, open or closed. Contract C38. */
export default consolePage('lookup', async ({ tenant, console: { bearer } }, { params, searchParams }) => {
  const asked = { bearer, params: { number: String((await params).code) } }
  const one = (await findUpstream(tenant, queueCalls.read, asked)) ?? notFound()
  return <CasePage one={one} attempt={crypto.randomUUID()} answer={await readFormAnswer(await searchParams)} />
})
