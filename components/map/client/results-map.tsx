'use client'

import { type ComponentType, useRef, useState } from 'react'
import styles from '@/components/map/map.module.css'
import type { MapWords, Pin } from '@/components/map/pin'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { pinPath } from '@/components/ui/icons/pin'
import { logMessage } from '@/lib/browser/logging/lazy-logger'
import { mapsConfig } from '@/lib/browser/maps/config'
import type { GoogleMapViewProps } from './google-map-view'
import { useVisibleOnWideScreen } from './use-visible-on-wide-screen'

type State = 'waiting' | 'loading' | 'failed' | ComponentType<GoogleMapViewProps>

/**
 * The map of a list. On wide screens its space is reserved and the map loads once it is visible; on phones a button
 * opens it. Nothing from Google is fetched before. See docs/design/orders.md.
 */
export function ResultsMap({ pins, words }: { pins: Pin[]; words: MapWords }) {
  const [state, setState] = useState<State>('waiting')
  const [isOpen, setIsOpen] = useState(false)
  const box = useRef<HTMLElement>(null)
  const config = useRef<ReturnType<typeof mapsConfig>>(null)

  async function load() {
    config.current = mapsConfig()
    if (state !== 'waiting' || !config.current) return
    setState('loading')
    try {
      const [{ GoogleMapView }, { loadMaps }] = await Promise.all([
        import('./google-map-view'),
        import('@/lib/browser/maps/load-maps'),
      ])
      await loadMaps(config.current)
      setState(() => GoogleMapView)
    } catch (error) {
      fail(error)
    }
  }

  function fail(error: unknown) {
    logMessage('error', `map: ${error instanceof Error ? error.message : 'failed'}`)
    setState('failed')
  }

  useVisibleOnWideScreen(box, load)

  const MapView = typeof state === 'function' ? state : null
  return (
    <section ref={box} className={`stack-3 ${styles.map}`} aria-label={words.label}>
      <Button
        variant="secondary"
        className={`self-start ${styles.toggle}`}
        aria-expanded={isOpen}
        onClick={() => {
          setIsOpen(!isOpen)
          void load()
        }}
      >
        <Icon path={pinPath} size={20} />
        {isOpen ? words.hide : words.show}
      </Button>
      <div className={`sunken relative edged ${styles.frame}`} data-open={isOpen}>
        {MapView && config.current ? (
          <MapView config={config.current} pins={pins} onFailed={fail} />
        ) : (
          <p className={`middle soft centre ${styles.status}`} role="status">
            {state === 'failed' ? words.failed : state === 'loading' ? words.loading : ''}
          </p>
        )}
      </div>
    </section>
  )
}
