/**
 * Tells the page cache what a cached page may not say itself: `404` and `503` pages go out with that status and are
 * never kept. Read by lib/server/page-cache/page-policy.ts. Decision 0002.
 */
export function PageStatus({ status }: { status: 404 | 429 | 503 }) {
  return <meta name="page-status" content={String(status)} />
}
