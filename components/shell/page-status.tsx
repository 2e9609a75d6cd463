/**
 * Sets a status for the page cache, because a cached page cannot set it itself: `404` and `503` pages are sent with
 * that status and never stored; an incomplete page is marked `200`, and not stored either. Read by
 * server/page-policy.ts. Decision 0002.
 */
export function PageStatus({ status }: { status: 200 | 404 | 429 | 503 }) {
  return <meta name="page-status" content={String(status)} />
}
