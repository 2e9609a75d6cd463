import { forwardRefusal } from '@/lib/server/http/answer/problem'
import { signedPanelRoute } from '@/lib/server/panel/panel-route'
import { forwardPicture } from '@/lib/server/upstream/panel/picture-upload'

/** A picture from a screen of the panel, whose browser shows the progress. Contract C36. */
export const POST = signedPanelRoute('write', async ({ tenant, request, params, bearer, call }) => {
  const answer = await forwardPicture(tenant, Number(params.restaurant), { bearer, call, signal: request.signal })
  return answer.ok ? Response.json(answer.data) : forwardRefusal(answer)
})
