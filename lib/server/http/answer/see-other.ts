/** 303 to a page of ours, after a plain form post. */
export function seeOther(location: string, headers?: HeadersInit): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store', ...headers } })
}
