import RootErrorBoundary from 'next/dist/client/components/errors/root-error-boundary'
import { RootLayoutBoundary } from 'next/dist/lib/framework/boundary-components'
import { AppRouterContext, type AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import type { InitialRSCPayload } from 'next/dist/shared/lib/app-router-types'
import type { FullTransportData } from 'next/dist/shared/lib/rsc-transport'
import { reload } from '@/lib/browser/page/go-to'
import { RedirectBoundary } from './redirect-boundary'
import { RouteTreeContext } from './route-tree-context'

/** The only router method that Next's error boundary uses. */
const router = { refresh: reload } as AppRouterInstance

interface Props {
  actionQueue: FullTransportData
  globalErrorState: InitialRSCPayload['G']
}

/**
 * The root of the page, in place of Next's AppRouter (decision 0042): it shows the tree that came with the document and never
 * changes it. React's `useId` counts the positions of children, so each list has as many as Next's has on the server: the two
 * empty places are its history and its styles of webpack, the last is the announcer of navigations.
 */
export default function AppRouter({
  actionQueue: { t: tree, h: head },
  globalErrorState: [BrokenSite, styles],
}: Props) {
  return (
    <>
      {null}
      {null}
      <AppRouterContext value={router}>
        <RouteTreeContext value={{ node: tree, loading: null }}>
          <RootErrorBoundary errorComponent={BrokenSite} errorStyles={styles}>
            <RedirectBoundary>
              {head.r}
              <RootLayoutBoundary>{tree.d.r}</RootLayoutBoundary>
              {null}
            </RedirectBoundary>
          </RootErrorBoundary>
        </RouteTreeContext>
      </AppRouterContext>
    </>
  )
}
