'use client'

import BrokenPage from './[tenant]/error'

/**
 * The last resort, when even the layout broke. It stands here also because Next's own last resort, with its styles
 * and its picture, would travel with every page.
 */
export default function BrokenSite(props: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <html lang="pl">
      <body>
        <BrokenPage {...props} />
      </body>
    </html>
  )
}
