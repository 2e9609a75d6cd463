import 'server-only'
import type { Call } from '@/lib/domain/call/call'
import type { SignedRequest } from '@/lib/server/panel/panel-route'
import { type CallInput, callUpstream } from '@/lib/server/upstream/client/call'

/** Makes a described call in the name of who is signed in. */
export function callAs<C extends Call>({ tenant, call, bearer }: SignedRequest, described: C, input: CallInput<C>) {
  return callUpstream(tenant, described, { ...call, bearer, ...input })
}
