import type { LoadingModuleData } from 'next/dist/shared/lib/app-router-types'
import type { FullTransportNode } from 'next/dist/shared/lib/rsc-transport'
import { createContext } from 'react'

/** The part of the route's tree whose children a `LayoutRouter` below shows, and the waiting state of its `loading.tsx`. */
export interface RouteTree {
  node: FullTransportNode
  loading: LoadingModuleData
}

export const RouteTreeContext = createContext<RouteTree | null>(null)
