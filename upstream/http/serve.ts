import { createRoute, type z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { isDescribed } from '@/lib/domain/call/all-calls'
import type { Call } from '@/lib/domain/call/call'
import type { Db } from '@/upstream/db/database'
import type { Outcome } from '@/upstream/db/outcome'
import type { BrandCaller, PanelCaller } from '@/upstream/panel/accounts/panel-caller'
import type { Deps, Upstream, UpstreamEnv } from './deps'
import { idempotentWrite } from './idempotent-write'
import { consoleCallerOf, panelCallerOf } from './panel-wall'
import type { RefusalError } from './problem'
import { refusals, wallRefusals, writeHeaders, writeRefusals } from './routes/responses'

type Out<C, K extends keyof Call> = C extends { [N in K]: infer S extends z.ZodType } ? z.output<S> : undefined

type CallerOf<P> = P extends `/panel/${string}` ? PanelCaller : P extends `/console/${string}` ? BrandCaller : undefined

/** The parts of a request, as read by their schemas. */
export interface ServedCall<C extends Call> {
  c: Context<UpstreamEnv>
  /** Below /panel and /console: the person with the permission. */
  caller: CallerOf<C['path']>
  params: Out<C, 'params'>
  query: Out<C, 'query'>
  headers: Out<C, 'headers'>
  body: Out<C, 'body'>
}

type AnswerTo<C extends Call> = C extends { answer: infer S extends z.ZodType } ? z.input<S> : never

/**
 * The function behind a call: it returns the value to send as JSON, a whole response where it sends more, anything
 * where the answer is empty.
 */
type HandlerOf<C extends Call> = C extends { answer: z.ZodType }
  ? (served: ServedCall<C>) => AnswerTo<C> | Response | Promise<AnswerTo<C> | Response>
  : (served: ServedCall<C>) => Promise<unknown>

/** Serves a described call; its description names the permission, which the wall checks. Contract C21. */
export function serve<C extends Call>(app: Upstream, call: C, handler: HandlerOf<C>): void {
  if (!isDescribed(call)) throw new Error(`${call.method} ${call.path} stands in no list of calls`)
  const { status, answer: schema }: Call = call
  app.openapi(createRoute(routeOf(call)), (async (c: Context<UpstreamEnv>) => {
    const answer = await handler(servedCallOf(c, call))
    if (answer instanceof Response) return answer
    return schema && status !== 204 ? c.json(answer as object, status) : c.body(null, status)
  }) as never)
}

/**
 * Serves a write that runs once for each key, as its description says: its answer is stored with the key. `onConflict`:
 * see `idempotentWrite`.
 */
export function serveOnce<C extends Call & { isOnce: true }>(
  app: Upstream,
  deps: Deps,
  call: C,
  onConflict: (() => RefusalError) | undefined,
  work: (tx: Db, at: Date, served: ServedCall<C>) => Promise<Outcome<AnswerTo<C>>>,
): void {
  serve(app, call, ((served: ServedCall<C>) => {
    const answer = { status: call.status === 201 ? 201 : 200, body: served.body ?? null, onConflict } as const
    return idempotentWrite(served.c, deps, answer, (tx, at) => work(tx, at, served))
  }) as HandlerOf<C>)
}

function servedCallOf<C extends Call>(c: Context<UpstreamEnv>, { path }: C): ServedCall<C> {
  const read = (part: string) => c.req.valid(part as never)
  const caller = path.startsWith('/panel/')
    ? panelCallerOf(c)
    : path.startsWith('/console/')
      ? consoleCallerOf(c)
      : undefined
  const parts = { params: read('param'), query: read('query'), headers: read('header'), body: read('json') }
  return { c, caller, ...parts } as unknown as ServedCall<C>
}

function routeOf(call: Call) {
  const { may, method, path, summary, params, query, headers, body, takes, isOnce, status, answer, returns } = call
  return {
    method,
    path,
    summary,
    request: {
      ...(params && { params }),
      ...(query && { query }),
      ...((headers || isOnce) && { headers: headers ?? writeHeaders }),
      ...(body && { body: { required: true, content: contentOf(takes, body) } }),
    },
    responses: {
      [status]: { description: returns, ...(answer && { content: contentOf(call.gives, answer) }) },
      ...(may === 'machine' && { 401: { description: 'No token' } }),
      ...Object.fromEntries(Object.entries(call.also ?? {}).map(([code, description]) => [code, { description }])),
      ...(may !== 'public' && may !== 'machine' && wallRefusals),
      ...(method === 'get' || (call.isRead && !body) ? refusals : writeRefusals),
      ...(call.mayConflict && { 409: writeRefusals[409] }),
    },
  }
}

function contentOf(type: string | undefined, schema: z.ZodType) {
  return { [type ?? 'application/json']: { schema } }
}
