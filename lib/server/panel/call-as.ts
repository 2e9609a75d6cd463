import 'server-only'
import type { Call } from '@/lib/domain/call/call'
import { type AnswerTo, type CallInput, callUpstream } from '@/lib/server/upstream/client/call'
import type { UpstreamAnswer } from '@/lib/server/upstream/client/client'
import { dataOrThrow } from '@/lib/server/upstream/client/data-or-throw'
import type { SignedRequest } from './panel-route'

/** The person for whom a call is made. */
export type Signed = Pick<SignedRequest, 'tenant' | 'bearer'> & Partial<Pick<SignedRequest, 'call'>>

/** The same, with the restaurant of the panel's calls. */
export type Own = Signed & { restaurantId: number }

export type SignedInput<C extends Call> = Omit<CallInput<C>, 'idempotencyKey'> & { idempotencyKey?: string }
export type OwnInput<C extends Call> =
  SignedInput<C> extends { params: infer P } ? Omit<SignedInput<C>, 'params'> & ParamsBeside<P> : SignedInput<C>
/** Optional where the call has no required input. */
export type Rest<T> = object extends T ? [input?: T] : [input: T]
type ParamsBeside<P> = [Exclude<keyof P, 'restaurant'>] extends [never] ? unknown : { params: Omit<P, 'restaurant'> }

/**
 * Makes a described call for the signed-in person; a call that is done once gets a key here where its page gave none.
 */
export function callAs<C extends Call>({ tenant, call, bearer }: Signed, described: C, input: SignedInput<C>) {
  const idempotencyKey = input.idempotencyKey ?? ((described as Call).isOnce && crypto.randomUUID())
  return callUpstream(tenant, described, { ...call, bearer, ...input, idempotencyKey } as unknown as CallInput<C>)
}

/** Makes a call of the panel about its restaurant. */
export function callOwn<C extends Call>(
  own: Own,
  described: C,
  ...[input]: Rest<OwnInput<C>>
): Promise<UpstreamAnswer<AnswerTo<C>>> {
  const { params } = (input ?? {}) as { params?: object }
  const whole = { ...input, params: { ...params, restaurant: own.restaurantId } } as unknown as SignedInput<C>
  return callAs(own, described, whole)
}

/** Loads the answer of such a call; a refusal is an outage. */
export async function loadOwn<C extends Call>(
  own: Own,
  described: C,
  ...rest: Rest<OwnInput<C>>
): Promise<AnswerTo<C>> {
  return dataOrThrow(await callOwn(own, described, ...rest))
}

/** The restaurant in a form's URL, and its sender. */
export function ownOf(request: SignedRequest): Own {
  return { ...request, restaurantId: Number(request.params.form) }
}
