'use client'

import { useEffect, useEffectEvent } from 'react'
import { isFramed } from '@/lib/browser/page/is-framed'
import type { connectToHost, HostEvent } from './connect-to-host'

/** Connects a page in a frame to the page around it; outside a frame it fetches nothing. Contract C16. */
export function FrameBridge({ event }: { event?: HostEvent }) {
  const connect = useEffectEvent((connectTo: typeof connectToHost) => connectTo(event))
  useEffect(() => {
    if (!isFramed()) return
    let disconnect: (() => void) | undefined
    let isUnmounted = false
    import('./connect-to-host').then(({ connectToHost }) => {
      if (!isUnmounted) disconnect = connect(connectToHost)
    }, ignoreFailure)
    return () => {
      isUnmounted = true
      disconnect?.()
    }
  }, [])
  return null
}

// Without the bridge the page still works; the host keeps the frame's initial height.
const ignoreFailure = () => {}
