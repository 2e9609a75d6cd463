'use client'

import { Map as GoogleMap } from '@vis.gl/react-google-maps'
import { useEffect } from 'react'
import styles from '@/components/map/map.module.css'
import type { Pin } from '@/components/map/pin'
import type { MapsConfig } from '@/lib/browser/maps/config'
import { MapsApi } from '@/lib/browser/maps/load-maps'
import { mapsRefusal } from '@/lib/browser/maps/maps-refusal'
import { Markers } from './markers'

export type GoogleMapViewProps = { config: MapsConfig; pins: Pin[]; onFailed: (error: unknown) => void }

const nothing = () => {}

/** The map itself, in a module of its own: it is fetched only when a diner opens the map. */
export function GoogleMapView({ config, pins, onFailed }: GoogleMapViewProps) {
  useEffect(() => {
    mapsRefusal().catch(onFailed)
  }, [onFailed])

  return (
    <MapsApi apiKey={config.key} onError={nothing}>
      <GoogleMap
        className={styles.canvas}
        mapId={config.mapId}
        colorScheme="FOLLOW_SYSTEM"
        defaultCenter={config.centre}
        defaultZoom={13}
        gestureHandling="cooperative"
        clickableIcons={false}
        streetViewControl={false}
        mapTypeControl={false}
        fullscreenControl={false}
      >
        <Markers pins={pins} onFailed={onFailed} />
      </GoogleMap>
    </MapsApi>
  )
}
