import { isRedirectError } from 'next/dist/client/components/redirect-error'
import { Component, type ReactNode } from 'react'
import { replacePage } from '@/lib/browser/page/go-to'

/**
 * Follows a `redirect()` that a page called after its first bytes were sent. In place of Next's RedirectBoundary
 * (decision 0042), which needs its router.
 */
export class RedirectErrorBoundary extends Component<{ children?: ReactNode }, { isLeaving: boolean }> {
  override state = { isLeaving: false }

  static getDerivedStateFromError(error: unknown) {
    if (!isRedirectError(error)) throw error
    return { isLeaving: true }
  }

  override componentDidCatch(error: Error & { digest?: string }) {
    // 'NEXT_REDIRECT;replace;/address;with;any;307;'
    replacePage(error.digest?.split(';').slice(2, -2).join(';') ?? '')
  }

  override render() {
    return this.state.isLeaving ? null : this.props.children
  }
}

export { RedirectErrorBoundary as RedirectBoundary }
