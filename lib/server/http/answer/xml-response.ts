/**
 * XML that shared caches may keep for two seconds: with the page cache's two, a change shows within five.
 * Decision 0071.
 */
export function xmlResponse(xml: string): Response {
  return new Response(xml, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=0, s-maxage=2' },
  })
}
