import { queueCalls } from '@/lib/domain/console/queue-calls'
import { problemAnswer } from '@/lib/server/http/answer/problem'
import { callAs } from '@/lib/server/panel/call-as'
import { signedPanelRoute } from '@/lib/server/panel/panel-route'

/** State of the console's alarm, polled by every open page of it. Contract C38. */
export const GET = signedPanelRoute('read', async (request) => {
  const answer = await callAs(request, queueCalls.alarm, {})
  return answer.ok ? Response.json(answer.data) : problemAnswer(answer.status, answer.problem)
})
