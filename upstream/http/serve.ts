import { createRoute, type RouteConfig, type RouteHandler, type z } from '@hono/zod-openapi'
import type { Call } from '@/lib/domain/call/call'
import type { Upstream, UpstreamEnv } from './deps'
import { wallRefusals } from './routes/panel/responses'
import { json, jsonBody, refusals, writeHeaders, writeRefusals } from './routes/responses'

type Content<T extends z.ZodType> = { 'application/json': { schema: T } }
type Part<C, K extends keyof Call, T> = C extends Record<K, infer V> ? (V extends undefined ? object : T) : object
type Of<C, K extends keyof Call> = C extends Record<K, infer V> ? V : never
type JsonBody<T> = T extends z.ZodType ? { required: true; content: Content<T> } : never

type RequestOf<C extends Call> = Part<C, 'params', { params: Of<C, 'params'> }> &
  Part<C, 'query', { query: Of<C, 'query'> }> &
  Part<C, 'isOnce', { headers: typeof writeHeaders }> &
  Part<C, 'body', { body: JsonBody<Of<C, 'body'>> }>

type AnswerOf<C extends Call> = C['answer'] extends z.ZodType
  ? { description: string; content: Content<C['answer']> }
  : { description: string }

type ResponsesOf<C extends Call> = { [S in C['status']]: AnswerOf<C> } & typeof wallRefusals & typeof writeRefusals

/** The route of a call, as Hono knows routes. */
export type RouteOf<C extends Call> = {
  method: C['method']
  path: C['path']
  summary: string
  request: RequestOf<C>
  responses: ResponsesOf<C>
}

type TypedHandler<C extends Call> =
  RouteOf<C> extends infer R extends RouteConfig ? RouteHandler<R, UpstreamEnv> : never

/** What answers a call: in its own type where it says anything. */
type HandlerOf<C extends Call> = C['answer'] extends z.ZodType
  ? TypedHandler<C>
  : (c: Parameters<TypedHandler<C>>[0]) => Promise<Response>

/** Serves a described call; who may make it stands in its description, and the wall reads it there. Contract C21. */
export function serve<C extends Call>(app: Upstream, call: C, handler: HandlerOf<C>): void {
  app.openapi(createRoute(routeOf(call)), handler as never)
}

function routeOf({ method, path, summary, params, query, body, isOnce, status, answer, told }: Call) {
  return {
    method,
    path,
    summary,
    request: {
      ...(params && { params }),
      ...(query && { query }),
      ...(isOnce && { headers: writeHeaders }),
      ...(body && { body: jsonBody(body) }),
    },
    responses: {
      [status]: answer ? json(answer, told) : { description: told },
      ...wallRefusals,
      ...(method === 'get' ? refusals : writeRefusals),
    },
  }
}
