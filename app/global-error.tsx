'use client'

import BrokenPage from './[tenant]/error'

/**
 * The fallback for errors in the layout itself. Without this file, Next's own fallback with its styles and picture
 * would load with every page.
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
