import { ErrorBoundary, type ErrorComponent } from 'next/dist/client/components/error-boundary'
import { HTTPAccessFallbackBoundary } from 'next/dist/client/components/http-access-fallback/error-boundary'
import { TemplateContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { type ReactNode, Suspense, use } from 'react'
import { RedirectBoundary } from './redirect-boundary'
import { type RouteTree, RouteTreeContext } from './route-tree-context'

interface Props {
  parallelRouterKey: string
  error?: ErrorComponent
  errorStyles?: ReactNode
  errorScripts?: ReactNode
  templateStyles?: ReactNode
  templateScripts?: ReactNode
  template: ReactNode
  notFound?: ReactNode
  forbidden?: ReactNode
  unauthorized?: ReactNode
}

/**
 * One level of the route's tree, in place of Next's LayoutRouter (decision 0042): the same boundaries in the same order
 * and the same number of children, without scrolling after navigations, cached levels of earlier pages and route
 * parameters.
 */
export default function LayoutRouter(props: Props) {
  const { node, loading } = use(RouteTreeContext) as RouteTree
  const child = node.c?.get(props.parallelRouterKey)
  const segment = (
    <>
      <ErrorBoundary errorComponent={props.error} errorStyles={props.errorStyles} errorScripts={props.errorScripts}>
        <LoadingBoundary loading={loading}>
          <HTTPAccessFallbackBoundary
            notFound={props.notFound}
            forbidden={props.forbidden}
            unauthorized={props.unauthorized}
          >
            <RedirectBoundary>
              {child && <RouteTreeContext value={{ node: child, loading: null }}>{child.d.r}</RouteTreeContext>}
              {null}
            </RedirectBoundary>
          </HTTPAccessFallbackBoundary>
        </LoadingBoundary>
      </ErrorBoundary>
      {null}
    </>
  )
  // A list of one: Next shows the levels of earlier pages after it.
  return [
    <TemplateContext key={props.parallelRouterKey} value={segment}>
      {props.templateStyles}
      {props.templateScripts}
      {props.template}
    </TemplateContext>,
  ]
}

/** Passes the waiting state of a `loading.tsx` to the level below. */
export function LoadingBoundaryProvider({ loading, children }: Pick<RouteTree, 'loading'> & { children: ReactNode }) {
  const { node } = use(RouteTreeContext) as RouteTree
  return <RouteTreeContext value={{ node, loading }}>{children}</RouteTreeContext>
}

function LoadingBoundary({ loading, children }: Pick<RouteTree, 'loading'> & { children: ReactNode }) {
  if (!loading) return children
  const [content, styles, scripts] = loading
  return (
    <Suspense
      fallback={
        <>
          {styles}
          {scripts}
          {content}
        </>
      }
    >
      {children}
    </Suspense>
  )
}
