import { type ComponentType, lazy } from 'react'
import type { OpenOrderProps } from './open-order'

/** The open order, only for diners who have sent one. */
export const OpenOrder = lazy(() =>
  import('./open-order').then(
    ({ OpenOrder }): { default: ComponentType<OpenOrderProps> } => ({ default: OpenOrder }),
    () => ({ default: () => null }), // no network: the page of recent orders still shows it
  ),
)
