import { problem } from '@/lib/server/http/answer/problem'
import { signedPanelRoute } from '@/lib/server/panel/panel-route'
import { queueCalls } from '@/lib/server/upstream/console/queue'

/** What sounds in the console; asked by every open page of it. Contract C38. */
export const GET = signedPanelRoute('read', async ({ tenant, call, bearer }) => {
  const answer = await queueCalls(tenant, { ...call, bearer }).alarm()
  return answer.ok ? Response.json(answer.data) : problem(answer.status, answer.problem)
})
