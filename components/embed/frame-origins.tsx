/** Lists for the page cache the sites that may frame an embedded page. Read by server/page-policy.ts. Contract C16. */
export function FrameOrigins({ origins }: { origins: string[] }) {
  return <meta name="framed-by" content={origins.join(' ')} />
}
